"""Each format, from `new` to `publish`, against a standing that was computed by hand."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sjoelen.tournament.competition.builtin_formats import format_ids, format_of
from sjoelen.tournament.competition.competition import replay
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.stages.advance import needs_draw
from tests.cli.conftest import Sjoelen
from tests.databases import Fresh, Place, words_of

JOURNEYS = Path(__file__).with_name("formats")


def test_every_format_has_its_journey() -> None:
    assert {path.stem for path in JOURNEYS.glob("*.toml")} == set(format_ids())


@pytest.mark.parametrize("name", format_ids())
def test_a_competition_ends_as_it_was_computed_by_hand(
    name: str, sjoelen: Sjoelen, place: Place, fresh: Fresh, tmp_path: Path
) -> None:
    journey = tomllib.loads((JOURNEYS / f"{name}.toml").read_text(encoding="utf-8"))

    def command(name: str, *words: str) -> Any:
        done = sjoelen("competition", name, "c", *words, *words_of(place), "--json")
        assert done.code == 0, done.out
        return done.record

    command("new", "--format", name, "--seed", "1")
    for person in journey["person"]:
        team = ["--team", person["team"]] if "team" in person else []
        command("enter", person["name"], *team)
        if "average" in person:
            command("average", person["name"], person["average"])
    if "classes" in journey:
        command("classes", *(word for limit in journey["classes"] for word in ("--limit", limit)))
    if needs_draw(replay(direction.create(format_of(name), 1))):
        command("start")
    play(command, journey, first_series=1)
    for later in journey.get("then", ()):
        command("advance")
        play(command, later, first_series=later.get("first_series", 0))
    published = command("publish")
    assert stands_elsewhere(command, sjoelen, fresh, tmp_path / "c.json") == command("standing")
    assert published["version"] == 1
    rows = sorted(published["standing"], key=lambda row: (row["part"], row["rank"], row["name"]))
    assert [
        {key: row[key] for key in expected} for row, expected in zip(rows, journey["standing"], strict=True)
    ] == journey["standing"]


def play(command: Callable[..., Any], stage: dict[str, Any], first_series: int) -> None:
    """What happens in a stage: line-ups, meetings, bouts and cards."""
    words = {}
    for line_up in stage.get("line_up", ()):
        fields = (line_up["home"], line_up["away"], line_up["team"], line_up["players"])
        words[fields] = command("line-up", *fields)["word"]
    for fields, word in words.items():
        command("line-up", *fields, "--word", word)
    for first, second, *points in stage.get("meetings", ()):
        command("meeting", first, second, *map(str, points))
    for bout in stage.get("bout", ()):
        for points in bout["legs"]:
            command("leg", *bout["players"], *map(str, points))
        for points in bout.get("deciders", ()):
            command("leg", *bout["players"], *map(str, points), "--decides")
    for player, series in stage.get("results", {}).items():
        for number, turns in enumerate(series, first_series):
            for turn, points in enumerate(turns, 1):
                command("record", player, str(turn), "--total", str(points), "--series", str(number))
            if turns:
                command("hand-in", player, "--series", str(number))


def stands_elsewhere(command: Callable[..., Any], sjoelen: Sjoelen, fresh: Fresh, file: Path) -> Any:
    """The standing of the same competition after it went there in a file."""
    command("export", str(file))
    with fresh() as there:
        assert sjoelen("competition", "import", str(file), *words_of(there), "--json").record["new"]
        return sjoelen("competition", "standing", "c", *words_of(there), "--json").record
