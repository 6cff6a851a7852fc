"""The entries of the search: clauses, incidents and disputes, with the words that people use for them."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from sjoelen.rules.disputes import disputes


@dataclass(frozen=True, slots=True)
class Entry:
    """One subject of the search.

    `title` is a key of the catalogue. `subjects` are the clauses and incidents of an edition that answer;
    without them the sentence is `TITLE.sentence`, from the sources. `words` are extra words by language.
    """

    id: str
    clauses: tuple[str, ...]
    title: str
    subjects: tuple[str, ...]
    sources: tuple[str, ...]
    words: Mapping[str, str]


@cache
def entries() -> tuple[Entry, ...]:
    """Return all entries, those that people ask for most first."""
    text = files("sjoelen.search").joinpath("entries.toml").read_text(encoding="utf-8")
    return tuple(_entry(name, table) for name, table in tomllib.loads(text).items())


def _entry(name: str, table: dict[str, Any]) -> Entry:
    of_disputes = {dispute.id: dispute.subjects for dispute in disputes()}
    subjects = (*of_disputes.get(name, ()), *table.pop("subjects", ()))
    clauses, sources = tuple(table.pop("clauses")), tuple(table.pop("sources", ()))
    if name in of_disputes:
        title = f"dispute.{name}"
    elif sources:
        title = f"answer.{name}"
    else:
        title = subjects[0] if subjects[0].startswith("incident.") else f"clause.{subjects[0]}"
    return Entry(name, clauses, title, subjects, sources, table)
