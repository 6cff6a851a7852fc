from pathlib import Path

import pytest

from tests.cli.competition.conftest import Act


def test_people_are_numbered_in_the_order_of_entry(spring: Act) -> None:
    done = spring("enter", "Dirk", "--group", "youth")
    assert done.record["entered"] == 1
    assert done.record["people"][-1] == {
        "number": 4,
        "name": "Dirk",
        "team": None,
        "group": "youth",
        "presence": "playing",
    }


def test_a_list_is_shown_before_it_is_entered(act: Act, tmp_path: Path) -> None:
    act("new")
    people = tmp_path / "people.csv"
    people.write_text("naam;klasse\nRenée;A\nBram;\n", encoding="cp1252")
    shown = act("enter", "--file", str(people), "--preview").record
    assert shown["preview"] == [
        {"name": "Renée", "team": None, "group": "A"},
        {"name": "Bram", "team": None, "group": None},
    ]
    assert act("standing").record["standing"] == []
    assert act("enter", "--file", str(people)).record["entered"] == 2


def test_a_list_with_a_line_that_cannot_be_read_enters_nobody_and_names_the_line(
    act: Act, tmp_path: Path
) -> None:
    act("new")
    people = tmp_path / "people.csv"
    people.write_text("naam;klasse\nAnna;A\n;B\n", encoding="utf-8")
    done = act("enter", "--file", str(people))
    assert (done.code, done.record["doubts"][0]["line"], done.record["doubts"][0]["key"]) == (
        2,
        3,
        "name-missing",
    )
    assert act("standing").record["standing"] == []
    assert "line 3: There is no name." in act("enter", "--file", str(people), spoken=True).out


def test_who_stops_or_does_not_come_is_noted(spring: Act) -> None:
    assert spring("withdraw", "Anna", "--reason", "ill").record["number"] == 1
    assert spring("absent", "Bram").record["series"] == 1
    statuses = {row["name"]: row["status"] for row in spring("standing").record["standing"]}
    assert statuses == {"Anna": "withdrawn", "Bram": "absent", "Cas": "unplayed"}


@pytest.mark.parametrize(
    ("command", "words", "code", "key"),
    [
        ("enter", ["anna"], 5, "name-taken"),
        ("enter", [], 2, "word-missing"),
        ("enter", ["--file", "/nowhere.csv"], 4, "unknown-file"),
        ("withdraw", ["Zoe", "--reason", "x"], 4, "unknown-entrant"),
        ("withdraw", ["Anna"], 2, "word-missing"),
        ("absent", ["Anna", "--series", "2"], 2, "series-out-of-range"),
    ],
)
def test_what_cannot_be_is_refused(spring: Act, command: str, words: list[str], code: int, key: str) -> None:
    done = spring(command, *words)
    assert (done.code, done.error["key"]) == (code, key)
