"""Names in lists, sorted and printed by the rule of the competition."""

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import groupby
from typing import assert_never

from sjoelen.desk.person import Person, split_name
from sjoelen.tournament.people.sorting import Sorting
from sjoelen.tournament.standings.standing_row import StandingRow

Key = tuple[int | str, ...]


def list_name(person: Person, rule: Sorting) -> str:
    """Return the name as lists print it: the part that they are sorted by comes first."""
    parts = split_name(person)
    match rule:
        case Sorting.FAMILY:
            first, rest = parts.family, f"{parts.given} {parts.prefix}".strip()
        case Sorting.PREFIX:
            first, rest = f"{parts.prefix} {parts.family}".strip(), parts.given
            first = first[:1].upper() + first[1:]
        case Sorting.GIVEN | Sorting.NUMBER:
            return full_name(person)
        case _:
            assert_never(rule)
    return f"{first}, {rest}" if rest else first


def full_name(person: Person) -> str:
    """Return the full name, Jan van den Berg, also of "Berg, Jan van den"."""
    return split_name(person).name


def sort_key(person: Person, number: int, rule: Sorting) -> Key:
    """Return the sorting key of a person; namesakes are sorted by number."""
    parts = split_name(person)
    first, prefix, family = _plain(parts.given), _plain(parts.prefix), _plain(parts.family)
    match rule:
        case Sorting.FAMILY:
            return family, first, prefix, number
        case Sorting.PREFIX:
            return f"{prefix} {family}".strip(), first, number
        case Sorting.GIVEN:
            return first or family, family, prefix, number
        case Sorting.NUMBER:
            return (number,)
        case _:
            assert_never(rule)


def sort_equal_ranks(places: Iterable[StandingRow], key: Callable[[str], Key]) -> tuple[StandingRow, ...]:
    """Return the standing with equal ranks in the sorting order of names."""
    rows = list[StandingRow]()
    for _, shared in groupby(places, key=lambda place: (place.part, place.rank, place.status)):
        level = list(shared)
        named = sorted(level, key=lambda place: key(place.contestant))
        rows += [replace(row, by=old.by, behind=old.behind) for row, old in zip(named, level, strict=True)]
    return tuple(rows)


def _plain(text: str) -> str:
    """Return the text without capitals, accents and apostrophes: É is sorted as E, 't as t."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in parts if character.isalnum() or character in " -")
