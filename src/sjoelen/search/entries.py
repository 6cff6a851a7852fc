"""The entries of the search: clauses, incidents and disputes, with the words that people use for them."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from sjoelen.rules.disputes import disputes
from sjoelen.rules.verdict import title_key


@dataclass(frozen=True, slots=True)
class Entry:
    """One subject of the search.

    `title` is a key of the catalogue. `subjects` are the clauses, incidents and statements of an edition
    that answer. `words` are extra words by language.
    """

    id: str
    clauses: tuple[str, ...]
    title: str
    subjects: tuple[str, ...]
    words: Mapping[str, str]


@cache
def entries() -> tuple[Entry, ...]:
    """Return all entries, those that people ask for most first."""
    text = files("sjoelen.search").joinpath("entries.toml").read_text(encoding="utf-8")
    return tuple(_entry(name, table) for name, table in tomllib.loads(text).items())


def _entry(name: str, table: dict[str, Any]) -> Entry:
    grounds = {dispute.id: [ground.subject for ground in dispute.grounds] for dispute in disputes()}
    subjects = (*grounds.get(name, ()), *table.pop("subjects", ()))
    title = f"dispute.{name}" if name in grounds else title_key(subjects[0])
    return Entry(name, tuple(table.pop("clauses")), title, subjects, table)
