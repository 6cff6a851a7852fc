from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.error import UnreachableTotal
from sjoelen.tournament.bouts.events import LegCorrected, LegPlayed
from sjoelen.tournament.competition.builtin_formats import format_of
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.duels.knockout_commands import bout_of, brackets, correct_leg, play_leg
from sjoelen.tournament.error import BoutIsDecided, LegMissing, NextRoundPlayed, NoSuchBout
from sjoelen.tournament.people.events import PlayerEntered
from sjoelen.tournament.stages.advance import begin_stage

NAMES = ("anna", "bram", "cas", "dirk")
EMPTY = replay(direction.create(format_of("knockout-20-2"), 1))
ENTERED = replay([PlayerEntered(name, n, None, None) for n, name in enumerate(NAMES, 1)], EMPTY)
DRAWN = replay(begin_stage(ENTERED), ENTERED)


def play_legs(competition: Competition, player: str, opponent: str, *points: tuple[int, int]) -> Competition:
    for leg in points:
        competition = replay(play_leg(competition, player, opponent, leg, decides=False), competition)
    return competition


SEMI = play_legs(DRAWN, "anna", "dirk", *[(90, 80)] * 6)
BOTH = play_legs(SEMI, "bram", "cas", *[(90, 80)] * 6)
FINAL = play_legs(BOTH, "anna", "bram", (90, 88))
LEVEL = play_legs(DRAWN, "anna", "dirk", *[(90, 80), (80, 90)] * 5, (85, 85))


def test_a_knockout_has_one_bracket_and_before_the_draw_none() -> None:
    assert {part: len(tree) for part, tree in brackets(DRAWN).items()} == {"": 2}
    assert brackets(ENTERED) == {}


def test_a_leg_belongs_to_the_bout_of_its_two_players() -> None:
    assert play_leg(DRAWN, "dirk", "anna", (80, 90), decides=False) == (
        LegPlayed(1, "dirk", "anna", 80, 90, decides=False),
    )
    assert bout_of(FINAL, "anna", "bram").score == (2, 0)


def test_six_discs_decide_only_where_both_reached_the_target_together() -> None:
    assert bout_of(LEVEL, "anna", "dirk").needs_decider
    assert play_leg(LEVEL, "anna", "dirk", (24, 20), decides=True) == (
        LegPlayed(1, "anna", "dirk", 24, 20, decides=True),
    )


def test_a_leg_is_corrected_in_either_order_of_the_players() -> None:
    (event,) = correct_leg(
        SEMI, "dirk", "anna", (88, 88), number=1, decides=False, by="leader", reason="misread"
    )
    assert event == LegCorrected(1, "dirk", "anna", 1, 88, 88, decides=False, by="leader", reason="misread")
    corrected = replay((event,), SEMI)
    assert bout_of(corrected, "anna", "dirk").score == (11, 1)


CORRECT: dict[str, Any] = {"number": 1, "decides": False, "by": "leader", "reason": "x"}


@pytest.mark.parametrize(
    ("error", "command"),
    [
        (NoSuchBout, lambda: play_leg(EMPTY, "anna", "bram", (1, 2), decides=False)),
        (NoSuchBout, lambda: play_leg(DRAWN, "anna", "bram", (1, 2), decides=False)),
        (NoSuchBout, lambda: play_leg(DRAWN, "anna", "anna", (1, 2), decides=False)),
        (BoutIsDecided, lambda: play_leg(SEMI, "anna", "dirk", (1, 2), decides=False)),
        (BoutIsDecided, lambda: play_leg(DRAWN, "anna", "dirk", (1, 2), decides=True)),
        (BoutIsDecided, lambda: play_leg(LEVEL, "anna", "dirk", (1, 2), decides=False)),
        (UnreachableTotal, lambda: play_leg(DRAWN, "anna", "dirk", (97, 2), decides=False)),
        (UnreachableTotal, lambda: play_leg(LEVEL, "anna", "dirk", (29, 2), decides=True)),
        (LegMissing, lambda: correct_leg(DRAWN, "anna", "dirk", (1, 2), **CORRECT)),
        (LegMissing, lambda: correct_leg(SEMI, "anna", "dirk", (1, 2), **{**CORRECT, "decides": True})),
        (UnreachableTotal, lambda: correct_leg(SEMI, "anna", "dirk", (98, 2), **CORRECT)),
        (NextRoundPlayed, lambda: correct_leg(FINAL, "bram", "cas", (80, 90), **CORRECT)),
    ],
)
def test_an_invalid_command_of_a_knockout_is_refused(
    error: type[SjoelenError], command: Callable[[], tuple[CompetitionEvent, ...]]
) -> None:
    with pytest.raises(error):
        command()


def test_before_the_next_round_is_played_a_winner_may_change() -> None:
    events = chain(correct_leg(BOTH, "bram", "cas", (80, 90), **CORRECT))
    assert bout_of(replay(events, BOTH), "bram", "cas").winner is None
