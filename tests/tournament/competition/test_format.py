import pytest

from sjoelen.rules.builtin_editions import edition
from sjoelen.tournament.competition.format import FORMAT_IDS, Contestant, Unit, format_of, formats
from sjoelen.tournament.error import UnknownFormat


def test_every_format_is_named_by_its_file_and_played_by_an_edition_there_is() -> None:
    assert tuple(each.id for each in formats()) == FORMAT_IDS
    played = {
        name for each in formats() for name in (each.edition, *(stage.edition for stage in each.stages))
    }
    assert {edition(name).id for name in played if name} == {"ans-2026", "system-20-2"}


def test_a_format_is_data() -> None:
    best = format_of("best-4-of-8")
    (stage,) = best.stages
    assert (best.series, best.turns, stage.best, stage.unit) == (8, 10, 4, Unit.SERIES)
    teams = format_of("teams-4")
    assert (teams.contestant, teams.team_size) == (Contestant.TEAM, 4)


def test_series_are_numbered_through_the_stages() -> None:
    season = format_of("season-runner-up")
    assert (season.series, season.series_of(1), season.series_of(2)) == (41, range(1, 41), range(41, 42))
    assert (season.stage_with(40), season.stage_with(41)) == (1, 2)


def test_an_unknown_format_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownFormat) as refused:
        format_of("../secret")
    assert refused.value.facts == {"format": "../secret", "known": FORMAT_IDS}
