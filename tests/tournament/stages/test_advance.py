import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.error import NobodyToDraw
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.events import Part, StageBegun, StageUndone
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.decision_chain import Facts
from sjoelen.tournament.duels import knockout_commands
from sjoelen.tournament.error import (
    ClassesMissing,
    NoStageLeft,
    StageBeingPlayed,
    StageTied,
    StandingUnfinished,
)
from sjoelen.tournament.match_card import commands as card_commands
from sjoelen.tournament.match_card.events import CardSlot, CardTurnCorrected
from sjoelen.tournament.stages.advance import begin_stage, needs_draw, with_consequences
from sjoelen.tournament.stages.standing import standing_of
from sjoelen.tournament.standings.standing_row import Status
from tests.tournament.competitions import new_competition, with_events, with_results

FOUR = ("anna", "bram", "cas", "dirk")
POINTS = {"anna": 100, "bram": 95, "cas": 90, "dirk": 85}
POOLS = new_competition("pools-knockouts", *FOUR)
DRAWN = with_events(POOLS, begin_stage(POOLS))
PLAYED = with_results(DRAWN, {name: [points] * 5 for name, points in POINTS.items()})
FINALS = with_events(PLAYED, begin_stage(PLAYED))


def corrected(player: str, points: int) -> Facts:
    return tuple(
        CardTurnCorrected(CardSlot(player, 1, turn), points, "leader", "misread", "7.2")
        for turn in range(1, 6)
    )


def test_the_halves_of_a_stage_are_the_parts_of_the_next() -> None:
    assert needs_draw(POOLS)
    assert not needs_draw(DRAWN)
    assert begin_stage(PLAYED) == (
        StageBegun(2, (Part("winners", ("anna", "bram")), Part("losers", ("cas", "dirk")))),
    )


def test_a_tie_at_the_cut_is_decided_before_a_stage_begins() -> None:
    level = with_events(PLAYED, corrected("cas", 95))
    with pytest.raises(StageTied) as refused:
        begin_stage(level)
    assert refused.value.facts == {"stage": 2, "part": "1", "rank": 2}
    decided = with_events(
        level, direction.play_decider(level, "bram", 20), direction.play_decider(level, "cas", 24)
    )
    (event,) = begin_stage(decided)
    assert isinstance(event, StageBegun)
    assert event.parts[0].contestants == ("anna", "cas")


def test_a_tie_above_the_cut_blocks_no_stage() -> None:
    (event,) = begin_stage(with_events(PLAYED, corrected("bram", 100)))
    assert isinstance(event, StageBegun)
    assert set(event.parts[0].contestants) == {"anna", "bram"}


@pytest.mark.parametrize(
    ("competition", "error"),
    [
        (DRAWN, StandingUnfinished),
        (FINALS, NoStageLeft),
        (new_competition("series-1x10", "anna"), NoStageLeft),
        (new_competition("knockout-20-2"), NobodyToDraw),
        (
            with_results(new_competition("series-classes-knockout", "anna"), {"anna": [90] * 10}),
            ClassesMissing,
        ),
    ],
)
def test_a_stage_that_is_not_ready_does_not_begin(
    competition: Competition, error: type[SjoelenError]
) -> None:
    with pytest.raises(error):
        begin_stage(competition)


def test_a_late_correction_equals_a_right_first_entry() -> None:
    after = with_consequences(FINALS, corrected("cas", 99))
    assert after[-1] == StageUndone(2)
    late = with_events(FINALS, after)
    right = with_results(DRAWN, {**{name: [points] * 5 for name, points in POINTS.items()}, "cas": [99] * 5})
    assert standing_of(late) == standing_of(right)
    assert begin_stage(late) == begin_stage(right)


def test_a_correction_that_changes_no_part_undoes_nothing() -> None:
    facts = corrected("anna", 110)
    assert with_consequences(FINALS, facts) == facts


def test_a_tie_made_by_a_correction_undoes_the_stage_as_well() -> None:
    assert with_consequences(FINALS, corrected("cas", 95))[-1] == StageUndone(2)


def test_a_stage_with_results_keeps_its_contestants() -> None:
    playing = with_events(FINALS, knockout_commands.play_leg(FINALS, "anna", "bram", (90, 80), decides=False))
    with pytest.raises(StageBeingPlayed):
        with_consequences(playing, corrected("cas", 99))
    season = new_competition("season-runner-up", "anna", "bram", "cas")
    season = with_results(season, {"anna": [100] * 10, "bram": [90] * 10, "cas": [80] * 10})
    season = with_results(with_events(season, begin_stage(season)), {"bram": [90]}, series=41)
    ruled = card_commands.rule_turn(
        CardSlot("anna", 1, 1), None, season.edition, by="direction", reason="unforeseen"
    )
    assert with_consequences(season, ruled) == ruled
    swapped = tuple(
        CardTurnCorrected(CardSlot("anna", 1, turn), 60, "leader", "misread", "7.2") for turn in range(1, 11)
    )
    with pytest.raises(StageBeingPlayed):
        with_consequences(season, swapped)


def test_a_player_who_withdraws_after_a_stage_stays_in_its_standing() -> None:
    before = standing_of(FINALS, stage=1)
    left = with_events(FINALS, direction.withdraw(FINALS, "anna", "ill"))
    assert standing_of(left, stage=1) == before
    assert with_consequences(FINALS, direction.withdraw(FINALS, "anna", "ill"))[-1] != StageUndone(2)
    assert {row.contestant: row.rank for row in standing_of(left) if row.part == "winners"} == {
        "bram": 1,
        "anna": 2,
    }


def test_late_entries_are_not_played_yet_and_change_no_later_stage() -> None:
    late = direction.enter(FINALS, "els")
    assert with_consequences(FINALS, late) == late
    rows = {row.contestant: row for row in standing_of(with_events(FINALS, late), stage=1)}
    assert (rows["els"].status, rows["els"].part) == (Status.UNPLAYED, "")
