import re
from dataclasses import fields
from pathlib import Path

from sjoelen.tournament.competition.builtin_formats import format_of, parse_own_format
from sjoelen.tournament.competition.format import (
    Contestant,
    Division,
    Format,
    Procedure,
    Scoring,
    Stage,
    Unit,
)
from sjoelen.tournament.competition.format_parser import parse_format
from sjoelen.tournament.standings.ties import TieBreak
from tests.tournament.competition.own_formats import CUP, EVENINGS

MANUAL = Path(__file__).parents[3] / "docs" / "using" / "competition.md"


def test_series_are_numbered_through_the_stages() -> None:
    season = format_of("season-runner-up")
    assert (season.series, season.series_of(1), season.series_of(2)) == (41, range(1, 41), range(41, 42))
    assert (season.stage_with(40), season.stage_with(41)) == (1, 2)


def test_a_title_is_one_text_or_one_for_each_language() -> None:
    cup, evenings = parse_format(CUP), parse_format(EVENINGS)
    assert [cup.title_in(language) for language in ("nl", "en")] == ["Village cup"] * 2
    titles = [evenings.title_in(language) for language in ("nl", "en", "de")]
    assert titles == ["Drie avonden", "Three evenings", "Drie avonden"]


def test_the_manual_explains_every_field_and_choice_by_a_format_that_can_be_played() -> None:
    text = MANUAL.read_text(encoding="utf-8").partition("## Formats")[2].partition("\n## ")[0]
    (example,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert parse_own_format(example).id == "village-cup"
    explained = set(re.findall(r"`(?:unit = \")?(\w+)\"?`", text))
    names = {field.name for kind in (Format, Stage) for field in fields(kind)} - {"stages"}
    choices = {word for kind in (Procedure, Division, Scoring, Contestant, Unit, TieBreak) for word in kind}
    assert names | choices <= explained
