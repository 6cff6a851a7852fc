from dataclasses import replace
from fractions import Fraction
from itertools import chain
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.tournament.competition.builtin_formats import format_ids, format_of
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.competition.events import CompetitionEvent, DeciderPlayed
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.match_card.events import CardCounts, CardSlot, CardTurnCorrected, TurnEntered
from sjoelen.tournament.people.events import PlayerEntered
from sjoelen.tournament.stages.advance import begin_stage, needs_draw
from sjoelen.tournament.stages.standing import standing_of, unfinished_rows
from sjoelen.tournament.standings.standing_row import StandingRow, Status
from tests.tournament.competitions import new_competition, with_events, with_results

SHORT = "best-4-of-5"  # five turns, the best four count


def creation_events(
    *players: str, format_id: str = SHORT, groups: dict[str, str] | None = None
) -> list[CompetitionEvent]:
    people = [PlayerEntered(name, n, None, (groups or {}).get(name)) for n, name in enumerate(players, 1)]
    return [*direction.create(format_of(format_id), seed=3), *people]


def entered(name: str, *points: int) -> list[TurnEntered]:
    return [
        TurnEntered(CardSlot(name, 1, turn), "1", None, CardCounts(), point)
        for turn, point in enumerate(points, 1)
    ]


def rows(competition: Competition) -> list[tuple[int | None, str, Status]]:
    return [(place.rank, place.contestant, place.status) for place in standing_of(competition)]


def test_an_average_is_exact_and_only_the_best_turns_count() -> None:
    (place,) = standing_of(replay(chain(creation_events("anna"), entered("anna", 100, 99, 98, 97, 10))))
    assert place == StandingRow(
        1,
        "anna",
        Status.PLAYING,
        Fraction(394),
        394,
        (100, 99, 98, 97),
        Fraction(197, 2),
        100,
        Fraction(0),
        None,
        tied=False,
        open_turns=0,
    )


def test_unplayed_absent_and_withdrawn_are_different_and_not_zero_points() -> None:
    competition = replay(chain(creation_events("anna", "bram", "cas", "dirk"), entered("anna", 0)))
    competition = replay(direction.withdraw(competition, "bram", "ill"), competition)
    competition = replay(direction.mark_absent(competition, "cas", 1), competition)
    assert rows(competition) == [
        (1, "anna", Status.PLAYING),
        (None, "dirk", Status.UNPLAYED),
        (None, "cas", Status.ABSENT),
        (None, "bram", Status.WITHDRAWN),
    ]


def test_no_entrant_a_single_one_and_only_withdrawn_ones_have_a_standing() -> None:
    assert standing_of(replay(creation_events())) == ()
    alone = replay(creation_events("anna"))
    assert rows(alone) == [(None, "anna", Status.UNPLAYED)]
    assert rows(replay(direction.withdraw(alone, "anna", "x"), alone)) == [(None, "anna", Status.WITHDRAWN)]


def test_a_withdrawn_player_does_not_lead() -> None:
    competition = replay(chain(creation_events("anna", "bram"), entered("anna", 148), entered("bram", 50)))
    competition = replay(direction.withdraw(competition, "anna", "ill"), competition)
    assert rows(competition)[0] == (1, "bram", Status.PLAYING)


def test_a_group_has_its_own_standing_even_when_it_is_empty() -> None:
    competition = replay(
        chain(
            creation_events("anna", "bram", groups={"bram": "youth"}),
            entered("anna", 100),
            entered("bram", 90),
        )
    )
    assert [place.contestant for place in standing_of(competition, "youth")] == ["bram"]
    assert standing_of(competition, "seniors") == ()


def test_each_row_names_the_tie_break_that_ranked_it() -> None:
    events = chain(
        creation_events("anna", "bram", "cas"),
        entered("anna", 100, 90),
        entered("bram", 95, 95),
        entered("cas", 20),
    )
    first, second, third = standing_of(replay(events))
    assert [row.by for row in (first, second, third)] == [None, "highest_turn", "points"]
    assert (second.behind, third.behind) == (Fraction(0), Fraction(170))


def test_a_deciding_leg_separates_the_tied() -> None:
    events = creation_events("anna", "bram", format_id="series-1x10")
    events += [*entered("anna", 100), *entered("bram", 100)]
    decided = replay([*events, DeciderPlayed("anna", 20), DeciderPlayed("bram", 24)])
    assert [(place.contestant, place.by) for place in standing_of(decided)] == [
        ("bram", None),
        ("anna", "decider"),
    ]


def test_contestants_with_open_turns_are_unfinished() -> None:
    competition = replay(chain(creation_events("anna", "bram"), entered("anna", 1, 2, 3, 4, 5)))
    assert [(place.contestant, place.open_turns) for place in unfinished_rows(competition)] == [("bram", 5)]


POINTS = st.lists(st.integers(0, 148), min_size=5, max_size=5)


@given(POINTS, POINTS, st.integers(1, 5), st.integers(0, 148), st.randoms(use_true_random=False))
def test_a_late_correction_equals_a_right_first_entry_in_any_order(
    anna: list[int],
    bram: list[int],
    turn: int,
    wrong: int,
    dice: Random,
) -> None:
    right = standing_of(
        replay(chain(creation_events("anna", "bram"), entered("anna", *anna), entered("bram", *bram)))
    )
    first = entered("anna", *(wrong if n == turn else points for n, points in enumerate(anna, 1)))
    entries = [*first, *entered("bram", *bram)]
    dice.shuffle(entries)
    corrected = CardTurnCorrected(CardSlot("anna", 1, turn), anna[turn - 1], "leader", "misread", "7.2")
    assert standing_of(replay(chain(creation_events("anna", "bram"), entries, [corrected]))) == right


@pytest.mark.parametrize("format_id", format_ids())
@pytest.mark.parametrize("size", [0, 1, 5])
def test_every_format_has_a_standing_with_no_entrant_one_and_only_withdrawn_ones(
    format_id: str, size: int
) -> None:
    people = [f"p{number}/T{number % 2}" for number in range(size)]
    competition = new_competition(format_id, *people)
    if size and needs_draw(competition):
        competition = with_events(competition, begin_stage(competition))
    assert len({row.contestant for row in standing_of(competition)}) in (size, min(size, 2))
    for player in competition.entrants:
        competition = with_events(competition, direction.withdraw(competition, player, "ill"))
    assert unfinished_rows(competition) == ()
    assert {row.rank for row in standing_of(competition)} & {1} == set()
    assert standing_of(competition, "no such class") == ()


SEASONS = ("season-average", "season-plus-minus", "season-assigned", "season-ranking")


@pytest.mark.parametrize("format_id", SEASONS)
@given(POINTS, POINTS, st.integers(0, 148), st.randoms(use_true_random=False))
def test_in_a_season_a_late_correction_equals_a_right_first_entry_in_any_order(
    format_id: str, anna: list[int], bram: list[int], wrong: int, dice: Random
) -> None:
    start = new_competition(format_id, "anna", "bram")
    start = with_events(start, direction.assign_average(start, "bram", Fraction(221, 2)))
    right = with_results(
        with_results(start, {"anna": anna, "bram": bram}), {"anna": bram, "bram": anna}, series=2
    )
    entries = [*entered("anna", wrong, *anna[1:]), *entered("bram", *bram)]
    entries += [replace(event, slot=replace(event.slot, series=2)) for event in entered("anna", *bram)]
    entries += [replace(event, slot=replace(event.slot, series=2)) for event in entered("bram", *anna)]
    dice.shuffle(entries)
    corrected = CardTurnCorrected(CardSlot("anna", 1, 1), anna[0], "leader", "misread", "7.2")
    assert standing_of(replay([*entries, corrected], start)) == standing_of(right)
