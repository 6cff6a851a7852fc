from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from sjoelen.tournament.bouts.events import LegCorrected, LegPlayed
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.events import LineUpRuled
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.stages.standing import standing_of, unfinished_rows
from sjoelen.tournament.standings.standing_row import Status
from tests.tournament.competitions import new_competition, with_events

FOUR = ("anna", "bram", "cas", "dirk")
PAIRS = list(combinations(FOUR, 2))
ALL = new_competition("all-against-all", *FOUR)
LEGS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=6, max_size=6)
LEAGUE = new_competition("league-4", *(f"{side}{number}/{side}" for side in "AB" for number in range(1, 5)))


def played_leg(player: str, opponent: str, points: tuple[int, int], round_: int = 1) -> LegPlayed:
    return LegPlayed(round_, player, opponent, *points, decides=False)


def ranks(competition: Competition) -> dict[str, int | None]:
    return {row.contestant: row.rank for row in standing_of(competition)}


@given(LEGS, st.randoms(use_true_random=False))
def test_the_order_of_the_legs_and_of_their_players_does_not_matter(
    legs: list[tuple[int, int]], dice: Random
) -> None:
    events = [played_leg(*pair, leg) for pair, leg in zip(PAIRS, legs, strict=True)]
    swapped = [played_leg(event.other, event.one, (event.points_other, event.points_one)) for event in events]
    dice.shuffle(swapped)
    assert standing_of(with_events(ALL, tuple(swapped))) == standing_of(with_events(ALL, tuple(events)))


@given(LEGS, st.tuples(st.integers(0, 3), st.integers(0, 3)))
def test_a_late_correction_equals_a_right_first_entry(
    legs: list[tuple[int, int]], wrong: tuple[int, int]
) -> None:
    right = tuple(played_leg(*pair, leg) for pair, leg in zip(PAIRS, legs, strict=True))
    correction = LegCorrected(1, "anna", "bram", 1, *legs[0], decides=False, by="leader", reason="misread")
    late: tuple[LegPlayed | LegCorrected, ...] = (played_leg("anna", "bram", wrong), *right[1:], correction)
    assert standing_of(with_events(ALL, late)) == standing_of(with_events(ALL, right))


@given(LEGS)
def test_renaming_changes_no_rank(legs: list[tuple[int, int]]) -> None:
    new_names = dict(zip(FOUR, ("zoe", "yvo", "xena", "wim"), strict=True))
    events = tuple(played_leg(*pair, leg) for pair, leg in zip(PAIRS, legs, strict=True))
    renamed = tuple(
        replace(event, one=new_names[event.one], other=new_names[event.other]) for event in events
    )
    ranks_by_new_name = ranks(with_events(new_competition("all-against-all", *new_names.values()), renamed))
    assert {name: ranks_by_new_name[new_names[name]] for name in FOUR} == ranks(with_events(ALL, events))


def test_unplayed_absent_and_withdrawn_are_different_and_not_zero_points() -> None:
    competition = with_events(
        ALL, (played_leg("anna", "bram", (0, 0)),), direction.mark_absent(ALL, "cas", 1)
    )
    competition = with_events(competition, direction.withdraw(competition, "bram", "ill"))
    assert [(row.contestant, row.rank, row.status, row.open_turns) for row in standing_of(competition)] == [
        ("anna", 1, Status.PLAYING, 1),
        ("dirk", None, Status.UNPLAYED, 1),
        ("cas", None, Status.ABSENT, 0),
        ("bram", None, Status.WITHDRAWN, 0),
    ]


def test_legs_against_a_withdrawn_player_stay() -> None:
    competition = with_events(ALL, (played_leg("anna", "bram", (90, 80)),))
    competition = with_events(competition, direction.withdraw(competition, "bram", "ill"))
    assert standing_of(competition)[0].score == 2


def test_no_contestant_a_single_one_and_only_withdrawn_ones_have_a_standing() -> None:
    assert standing_of(new_competition("all-against-all")) == ()
    assert ranks(new_competition("all-against-all", "anna")) == {"anna": None}
    gone = new_competition("league-4", "anna/A")
    gone = with_events(gone, direction.withdraw(gone, "anna", "ill"))
    assert [(row.contestant, row.status) for row in standing_of(gone)] == [("A", Status.WITHDRAWN)]
    assert unfinished_rows(gone) == ()


def test_a_league_match_counts_once_it_is_complete() -> None:
    named = tuple(
        LineUpRuled(1, "A", "B", side, tuple(f"{side}{number}" for number in range(1, 5)), "x", "y")
        for side in "AB"
    )
    legs = [played_leg(f"A{number}", f"B{number}", (90, 80)) for number in range(1, 4)]
    part = with_events(LEAGUE, named, tuple(legs))
    assert ranks(part) == {"A": None, "B": None}
    whole = with_events(part, (played_leg("A4", "B4", (80, 90)),))
    rows = [(row.contestant, row.score, row.points) for row in standing_of(whole)]
    assert rows == [("A", Fraction(2), 350), ("B", Fraction(0), 330)]
    assert [row.open_turns for row in standing_of(whole)] == [4, 4]
