from fractions import Fraction

import pytest

from sjoelen.desk.listing import full_name, list_name, sort_equal_ranks, sort_key
from sjoelen.desk.person import Person
from sjoelen.tournament.people.sorting import Sorting
from sjoelen.tournament.standings.standing_row import StandingRow, Status

JAN = Person("Jan", "van den", "Berg")
PEOPLE = {
    "jan": JAN,
    "eva": Person("Éva Aalders"),
    "piet": Person("Piet de Wit"),
    "anna": Person("Anna"),
    "elsa": Person("Elsa Berg"),
}


@pytest.mark.parametrize(
    ("rule", "printed"),
    [
        (Sorting.FAMILY, "Berg, Jan van den"),
        (Sorting.PREFIX, "Van den Berg, Jan"),
        (Sorting.GIVEN, "Jan van den Berg"),
        (Sorting.NUMBER, "Jan van den Berg"),
    ],
)
def test_what_a_list_is_sorted_by_stands_first(rule: Sorting, printed: str) -> None:
    assert list_name(JAN, rule) == printed
    assert (list_name(Person("Anna"), rule), list_name(Person(""), rule)) == ("Anna", "")


@pytest.mark.parametrize(
    ("rule", "order"),
    [
        (Sorting.FAMILY, ["eva", "anna", "elsa", "jan", "piet"]),
        (Sorting.PREFIX, ["eva", "anna", "elsa", "piet", "jan"]),
        (Sorting.GIVEN, ["anna", "elsa", "eva", "jan", "piet"]),
        (Sorting.NUMBER, ["jan", "eva", "piet", "anna", "elsa"]),
    ],
)
def test_jan_van_den_berg_stands_under_b_under_v_under_j_or_by_number(
    rule: Sorting, order: list[str]
) -> None:
    numbers = {player: number for number, player in enumerate(PEOPLE)}
    assert sorted(PEOPLE, key=lambda player: sort_key(PEOPLE[player], numbers[player], rule)) == order


def test_however_a_name_was_written_it_is_said_the_same() -> None:
    assert full_name(Person("Berg, Jan van den")) == full_name(JAN) == full_name(Person("Jan van den Berg"))


def row(player: str, rank: int | None, by: str | None, behind: int) -> StandingRow:
    status = Status.UNPLAYED if rank is None else Status.PLAYING
    return StandingRow(
        rank, player, status, Fraction(9), 9, (9,), None, 9, Fraction(behind), by, tied=False, open_turns=0
    )


def test_who_shares_a_rank_is_listed_by_name_and_no_rank_changes() -> None:
    places = [row("z", 1, None, 0), row("b", 2, "points", 5), row("a", 2, None, 0), row("y", None, None, 0)]
    rows = sort_equal_ranks([*places, row("x", None, None, 0)], lambda player: (player,))
    assert [place.contestant for place in rows] == ["z", "a", "b", "x", "y"]
    assert [place.rank for place in rows[:3]] == [1, 2, 2]
    assert [(place.by, int(place.behind)) for place in rows[:3]] == [(None, 0), ("points", 5), (None, 0)]
