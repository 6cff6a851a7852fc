import pytest

from sjoelen.rules.shelf import edition
from sjoelen.tournament.error import UnknownFormat
from sjoelen.tournament.format import FORMAT_IDS, Contestant, Unit, format_of, formats


def test_every_format_is_named_by_its_file_and_played_by_an_edition_there_is() -> None:
    assert tuple(each.id for each in formats()) == FORMAT_IDS
    assert {edition(each.edition).id for each in formats()} == {"ans-2026", "system-20-2"}


def test_a_format_is_data() -> None:
    best = format_of("best-4-of-8")
    assert (best.series, best.turns, best.best, best.unit) == (8, 10, 4, Unit.SERIES)
    teams = format_of("teams-4")
    assert (teams.contestant, teams.team_size) == (Contestant.TEAM, 4)


def test_an_unknown_format_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownFormat) as refused:
        format_of("../secret")
    assert refused.value.facts == {"format": "../secret", "known": FORMAT_IDS}
