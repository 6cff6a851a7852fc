"""How a list of people is sorted and printed, by the rule of the competition."""

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
    """The name as lists print it: what they are sorted by stands first."""
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
    """The name as it is said: Jan van den Berg, also where a list wrote Berg, Jan van den."""
    return split_name(person).name


def sort_key(person: Person, number: int, rule: Sorting) -> Key:
    """What a list is sorted by; namesakes stand by their number."""
    parts = split_name(person)
    given, prefix, family = _plain(parts.given), _plain(parts.prefix), _plain(parts.family)
    match rule:
        case Sorting.FAMILY:
            return family, given, prefix, number
        case Sorting.PREFIX:
            return f"{prefix} {family}".strip(), given, number
        case Sorting.GIVEN:
            return given or family, family, prefix, number
        case Sorting.NUMBER:
            return (number,)
        case _:
            assert_never(rule)


def sort_equal_ranks(places: Iterable[StandingRow], key: Callable[[str], Key]) -> tuple[StandingRow, ...]:
    """The same standing: who shares a rank, or has none for the same reason, stands as in other lists."""
    rows = list[StandingRow]()
    for _, shared in groupby(places, key=lambda place: (place.part, place.rank, place.status)):
        level = list(shared)
        named = sorted(level, key=lambda place: key(place.contestant))
        rows += [replace(place, by=at.by, behind=at.behind) for place, at in zip(named, level, strict=True)]
    return tuple(rows)


def _plain(text: str) -> str:
    """Without capitals, accents and apostrophes: É stands with E, 't with t."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parts if sign.isalnum() or sign in " -")
