"""An evening of forty from the first card to the published standing, then a knock-out at 20-2."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Sjoelen
from tests.databases import Place, words_of

NAMES = [f"P{number:02}" for number in range(1, 41)]
TURNS = range(1, 11)
Act = Callable[..., Any]


@pytest.fixture
def act(sjoelen: Sjoelen, place: Place) -> Act:
    def run(command: str, *words: str) -> Any:
        done = sjoelen("competition", command, *words, *words_of(place), "--json")
        assert done.code == 0, done.out
        return done.record

    return run


def slid(name: str, turn: int) -> int:
    """Who has a lower number slides more; P07 slides what P06 slides."""
    number = 6 if name == "P07" else int(name[1:])
    return 130 - number - (0 if number <= 20 else 20) + turn % 2


def play(act: Act, sheet: Path) -> None:
    """Ten turns of forty: two corrections, a replay, somebody who goes home."""
    sheet.write_text("name\n" + "\n".join(NAMES) + "\n", encoding="utf-8")
    act("new", "evening", "--seed", "5")
    act("enter", "evening", "--file", str(sheet))
    rings = act("start", "evening", "--boards", "10", "--rows", "2")["rings"]
    assert [sum(map(len, ring["groups"])) for ring in rings] == [20, 20]
    for turn in TURNS:
        for name in NAMES:
            if (name, turn) != ("P40", 10):
                act("record", "evening", name, str(turn), "--total", str(slid(name, turn)))
        if turn == 3:
            act("correct", "evening", "P01", "3", "--total", "140", "--reason", "misread")
            act("correct", "evening", "P02", "3", "--crossed-out", "128,118")
    act("withdraw", "evening", "P40", "--reason", "ill")
    act("replay", "evening", "P03", "4", "--reason", "a disc broke")
    act("record", "evening", "P03", "4", "--total", "100", "--replay")


def test_an_evening_of_forty_and_the_knockout_after_it(act: Act, tmp_path: Path) -> None:
    play(act, tmp_path / "people.csv")
    act("classes", "evening", "--limit", "A=105", "--limit", "B=70")
    by_lot = {row["name"] for row in act("standing", "evening")["standing"] if row["by"] == "lot"}
    assert by_lot < {"P06", "P07"}
    for name, points in (("P06", 20), ("P07", 24)):
        act("decider", "evening", name, str(points))
    rows = {row["name"]: row for row in act("publish", "evening")["standing"]}
    assert (rows["P01"]["rank"], rows["P01"]["points"]) == (1, 129 * 10 + 5 - 130 + 140)
    assert (rows["P02"]["points"], rows["P03"]["points"]) == (1285 - 129 + 118, 1275 - 127 + 100)
    assert (rows["P07"]["rank"], rows["P06"]["rank"], rows["P06"]["by"]) == (6, 7, "decider")
    assert (rows["P40"]["rank"], rows["P40"]["status"]) == (None, "withdrawn")
    classes = {each["name"]: len(each["standing"]) for each in act("classes", "evening")["classes"]}
    assert classes == {"A": 20, "B": 19, "X": 1}
    act("export", "evening", str(tmp_path / "evening.json"))
    assert act("verify", "evening")["events"] > 440
    knockout(act, [name for name, row in rows.items() if row["rank"] and row["rank"] <= 4])


def knockout(act: Act, best: list[str]) -> None:
    """The four best; the final goes to six discs."""
    act("new", "finals", "--format", "knockout-20-2", "--seed", "5")
    act("enter", "finals", ",".join(best))
    act("start", "finals")
    for one, other in ((best[0], best[3]), (best[1], best[2])):
        for _ in range(6):
            act("leg", "finals", one, other, "90", "80")
    for turn in range(13):
        points = ("85", "85") if turn == 12 else ("90", "80") if turn % 2 else ("80", "90")
        final = act("leg", "finals", best[0], best[1], *points)
    assert (final["score"], final["needs_decider"]) == ([13, 13], True)
    act("leg", "finals", best[1], best[0], "28", "24", "--decides")
    rows = act("publish", "finals")["standing"]
    assert [(row["name"], row["rank"]) for row in rows[:2]] == [(best[1], 1), (best[0], 2)]
    assert {row["rank"] for row in rows[2:]} == {3}
