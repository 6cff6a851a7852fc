"""An evening of forty from the first card to the published standing, then a knock-out at 20-2."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Sjoelen
from tests.databases import Place, words_of

NAMES = [f"P{number:02}" for number in range(1, 41)]
TURNS = range(1, 11)
Command = Callable[..., Any]


@pytest.fixture
def command(sjoelen: Sjoelen, place: Place) -> Command:
    def run(name: str, *words: str) -> Any:
        done = sjoelen("competition", name, *words, *words_of(place), "--json")
        assert done.code == 0, done.out
        return done.record

    return run


def slid(name: str, turn: int) -> int:
    """Return the points of a turn: a lower number slides more, and P07 what P06 slides."""
    number = 6 if name == "P07" else int(name[1:])
    return 130 - number - (0 if number <= 20 else 20) + turn % 2


def play(command: Command, sheet: Path) -> None:
    """Ten turns of forty: two corrections, a replay, somebody who goes home."""
    sheet.write_text("name\n" + "\n".join(NAMES) + "\n", encoding="utf-8")
    command("new", "evening", "--seed", "5")
    command("enter", "evening", "--file", str(sheet))
    rings = command("start", "evening", "--boards", "10", "--rows", "2")["rings"]
    assert [sum(map(len, ring["groups"])) for ring in rings] == [20, 20]
    for turn in TURNS:
        for name in NAMES:
            if (name, turn) != ("P40", 10):
                command("record", "evening", name, str(turn), "--total", str(slid(name, turn)))
        if turn == 3:
            command("correct", "evening", "P01", "3", "--total", "140", "--reason", "misread")
            command("correct", "evening", "P02", "3", "--crossed-out", "128,118")
    command("withdraw", "evening", "P40", "--reason", "ill")
    command("replay", "evening", "P03", "4", "--reason", "a disc broke")
    command("record", "evening", "P03", "4", "--total", "100", "--replay")


def test_an_evening_of_forty_and_the_knockout_after_it(command: Command, tmp_path: Path) -> None:
    play(command, tmp_path / "people.csv")
    command("classes", "evening", "--limit", "A=105", "--limit", "B=70")
    by_lot = {row["name"] for row in command("standing", "evening")["standing"] if row["by"] == "lot"}
    assert by_lot < {"P06", "P07"}
    for name, points in (("P06", 20), ("P07", 24)):
        command("decider", "evening", name, str(points))
    rows = {row["name"]: row for row in command("publish", "evening")["standing"]}
    assert (rows["P01"]["rank"], rows["P01"]["points"]) == (1, 129 * 10 + 5 - 130 + 140)
    assert (rows["P02"]["points"], rows["P03"]["points"]) == (1285 - 129 + 118, 1275 - 127 + 100)
    assert (rows["P07"]["rank"], rows["P06"]["rank"], rows["P06"]["by"]) == (6, 7, "decider")
    assert (rows["P40"]["rank"], rows["P40"]["status"]) == (None, "withdrawn")
    classes = {part["name"]: len(part["standing"]) for part in command("classes", "evening")["classes"]}
    assert classes == {"A": 20, "B": 19, "X": 1}
    command("export", "evening", str(tmp_path / "evening.json"))
    assert command("verify", "evening")["events"] > 440
    knockout(command, [name for name, row in rows.items() if row["rank"] and row["rank"] <= 4])


def knockout(command: Command, best: list[str]) -> None:
    """The four best; the final goes to six discs."""
    command("new", "finals", "--format", "knockout-20-2", "--seed", "5")
    command("enter", "finals", ",".join(best))
    command("start", "finals")
    for first, second in ((best[0], best[3]), (best[1], best[2])):
        for _ in range(6):
            command("leg", "finals", first, second, "90", "80")
    for turn in range(13):
        points = ("85", "85") if turn == 12 else ("90", "80") if turn % 2 else ("80", "90")
        final = command("leg", "finals", best[0], best[1], *points)
    assert (final["score"], final["needs_decider"]) == ([13, 13], True)
    command("leg", "finals", best[1], best[0], "28", "24", "--decides")
    rows = command("publish", "finals")["standing"]
    assert [(row["name"], row["rank"]) for row in rows[:2]] == [(best[1], 1), (best[0], 2)]
    assert {row["rank"] for row in rows[2:]} == {3}
