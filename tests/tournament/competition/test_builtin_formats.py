import pytest

from sjoelen.locale.say import LANGUAGES, say
from sjoelen.rules.builtin_editions import edition
from sjoelen.tournament.competition.builtin_formats import format_ids, format_of, formats, parse_own_format
from sjoelen.tournament.competition.format import Contestant, Unit
from sjoelen.tournament.error import FormatFieldMissing, FormatFieldWrong, UnknownFormat
from tests.tournament.competition.own_formats import CUP


def test_every_format_is_named_by_its_file_and_played_by_an_edition_there_is() -> None:
    assert tuple(chosen.id for chosen in formats()) == format_ids() == tuple(sorted(format_ids()))
    played = {
        name for chosen in formats() for name in (chosen.edition, *(stage.edition for stage in chosen.stages))
    }
    assert {edition(name).id for name in played if name} == {"ans-2026", "system-20-2"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_titles_of_the_programs_formats_are_in_the_catalogues(language: str) -> None:
    titles = {say(f"format.{chosen.id}", language) for chosen in formats()}
    assert len(titles) == len(formats())
    assert {chosen.title for chosen in formats()} == {""}


def test_a_format_is_data() -> None:
    best = format_of("best-4-of-8")
    (stage,) = best.stages
    assert (best.series, best.turns, stage.best, stage.unit) == (8, 10, 4, Unit.SERIES)
    teams = format_of("teams-4")
    assert (teams.contestant, teams.team_size) == (Contestant.TEAM, 4)


def test_an_unknown_format_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownFormat) as refused:
        format_of("../secret")
    assert refused.value.facts == {"format": "../secret", "known": format_ids()}


def test_a_format_of_ones_own_has_a_title_and_an_id_of_its_own() -> None:
    assert parse_own_format(CUP).title_in("en") == "Village cup"
    with pytest.raises(FormatFieldMissing) as untitled:
        parse_own_format(CUP.replace('title = "Village cup"', ""))
    assert untitled.value.facts == {"field": "title", "line": 1}
    with pytest.raises(FormatFieldWrong) as taken:
        parse_own_format(CUP.replace('"village-cup"', '"pools"'))
    assert (taken.value.facts["field"], taken.value.facts["line"]) == ("id", 1)
