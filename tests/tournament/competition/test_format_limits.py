from dataclasses import replace
from typing import Any

import pytest

from sjoelen.tournament.competition.builtin_formats import formats
from sjoelen.tournament.competition.format import (
    Contestant,
    Division,
    Format,
    Procedure,
    Scoring,
    Stage,
    Unit,
)
from sjoelen.tournament.competition.format_limits import possible_points, problems
from sjoelen.tournament.standings.ties import TieBreak

CARDS = Stage(Procedure.SUM)
CUP = Format("cup", "ans-2026", Contestant.PERSON, 1, 5, (CARDS,))
DUELS = Stage(Procedure.DUELS, points=(2, 1, 0))
TEAMS: dict[str, Any] = {"contestant": Contestant.TEAM, "team_size": 2}


def stages(*chosen: Stage, **head: Any) -> Format:
    return replace(CUP, stages=chosen, **head)


@pytest.mark.parametrize("chosen", formats(), ids=lambda chosen: chosen.id)
def test_the_programs_own_formats_can_be_played(chosen: Format) -> None:
    assert list(problems(chosen)) == []


@pytest.mark.parametrize(
    ("chosen", "stage", "field"),
    [
        (replace(CUP, id="Cup"), 0, "id"),
        (replace(CUP, id="../x"), 0, "id"),
        (replace(CUP, edition="nope"), 0, "edition"),
        (replace(CUP, team_size=2), 0, "team_size"),
        (replace(CUP, contestant=Contestant.TEAM), 0, "team_size"),
        (replace(CUP, turns=0), 0, "turns"),
        (replace(CUP, turns=100), 0, "turns"),
        (stages(), 0, "stage"),
        (stages(replace(CARDS, division=Division.HALVES)), 1, "division"),
        (stages(DUELS, replace(CARDS, division=Division.CLASSES)), 2, "division"),
        (stages(CARDS, replace(CARDS, division=Division.CLASSES), **TEAMS), 2, "division"),
        (stages(replace(CARDS, size=3)), 1, "size"),
        (stages(replace(CARDS, division=Division.POOLS)), 1, "size"),
        (stages(replace(CARDS, division=Division.POOLS, size=1)), 1, "size"),
        (stages(CARDS, replace(CARDS, division=Division.BEHIND)), 2, "size"),
        (stages(replace(CARDS, edition="nope")), 1, "edition"),
        (stages(replace(CARDS, series=0)), 1, "series"),
        (stages(replace(CARDS, best=6)), 1, "best"),
        (stages(replace(CARDS, unit=Unit.SERIES, series=2, best=3)), 1, "best"),
        (stages(replace(CARDS, scoring=Scoring.RANKING)), 1, "scoring"),
        (stages(replace(CARDS, scoring=Scoring.ASSIGNED, unit=Unit.SERIES), **TEAMS), 1, "scoring"),
        (stages(replace(CARDS, ties=(TieBreak.LEG_POINTS,))), 1, "ties"),
        (stages(replace(CARDS, ties=(TieBreak.LOT, TieBreak.LOT))), 1, "ties"),
        (stages(replace(CARDS, targets=(9,))), 1, "targets"),
        (stages(Stage(Procedure.KNOCKOUT)), 1, "targets"),
        (stages(Stage(Procedure.KNOCKOUT, targets=(9, 7))), 1, "targets"),
        (stages(Stage(Procedure.KNOCKOUT, targets=(0, 7))), 1, "targets"),
        (stages(Stage(Procedure.KNOCKOUT, targets=(9,), ties=(TieBreak.LOT,))), 1, "ties"),
        (stages(replace(DUELS, points=())), 1, "points"),
        (stages(replace(DUELS, points=(0, 1, 2))), 1, "points"),
        (stages(replace(DUELS, meetings=0)), 1, "meetings"),
        (stages(replace(DUELS, series=2)), 1, "series"),
        (stages(Stage(Procedure.LEAGUE, points=(2, 1, 0))), 1, "procedure"),
    ],
)
def test_a_format_that_cannot_be_played_is_refused_by_its_field(
    chosen: Format, stage: int, field: str
) -> None:
    assert [(problem.stage, problem.field) for problem in problems(chosen)] == [(stage, field)]


def test_teams_may_count_the_best_of_all_their_turns() -> None:
    assert list(problems(stages(replace(CARDS, best=10), **TEAMS))) == []
    assert [problem.field for problem in problems(stages(replace(CARDS, best=11), **TEAMS))] == ["best"]


def test_points_of_a_duel_are_three_that_do_not_rise() -> None:
    assert possible_points((3, 1, 0))
    assert not possible_points((3, 1))
    assert not possible_points((1, 3, 0))
