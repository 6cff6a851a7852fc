from random import Random

from sjoelen.generator.legs import bout_decisions, line_up_decisions, meeting_decisions
from sjoelen.tournament.direction.decision_chain import apply_decisions
from sjoelen.tournament.stages.advance import begin_stage
from sjoelen.tournament.stages.standing import unfinished_rows
from tests.tournament.competitions import new_competition, with_events


def dice(seed: int) -> Random:
    return Random(seed)  # noqa: S311


def test_a_generated_knockout_ends_with_a_champion_or_stays_open() -> None:
    start = new_competition("knockout-20-2", "anna", "bram", "cas")
    start = with_events(start, begin_stage(start))
    ends = [apply_decisions(start, bout_decisions(start, dice(seed)))[1] for seed in range(10)]
    assert {bool(unfinished_rows(end)) for end in ends} == {True, False}


def test_line_ups_are_opened_before_their_players_meet() -> None:
    start = new_competition("league-4", *(f"{side}{number}/{side}" for side in "AB" for number in range(5)))
    _, named = apply_decisions(start, line_up_decisions(start, dice(1)))
    assert len(named.line_ups) == 4
    ends = [apply_decisions(named, meeting_decisions(named, dice(seed)))[1] for seed in range(10)]
    assert {bool(unfinished_rows(end)) for end in ends} == {True, False}
