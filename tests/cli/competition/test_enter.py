from pathlib import Path

import pytest

from tests.cli.competition.conftest import RunCommand


def test_people_are_numbered_in_the_order_of_entry(spring: RunCommand) -> None:
    done = spring("enter", "Dirk", "--group", "youth")
    assert done.record["entered"] == 1
    (dirk,) = [row for row in done.record["people"] if row["name"] == "Dirk"]
    assert (dirk["number"], dirk["group"]) == (4, "youth")


def test_a_list_is_shown_before_it_is_entered(run_command: RunCommand, tmp_path: Path) -> None:
    run_command("new")
    people = tmp_path / "people.csv"
    people.write_text("naam;klasse\nRenée;A\nBram;\n", encoding="cp1252")
    preview = run_command("enter", "--file", str(people), "--preview").record
    assert [(row["name"], row["group"]) for row in preview["preview"]] == [("Renée", "A"), ("Bram", None)]
    assert run_command("standing").record["standing"] == []
    assert run_command("enter", "--file", str(people)).record["entered"] == 2


def test_a_list_with_an_invalid_line_enters_nobody_and_reports_the_line(
    run_command: RunCommand, tmp_path: Path
) -> None:
    run_command("new")
    people = tmp_path / "people.csv"
    people.write_text("naam;klasse\nAnna;A\n;B\n", encoding="utf-8")
    done = run_command("enter", "--file", str(people))
    assert (done.code, done.record["doubts"][0]["line"], done.record["doubts"][0]["key"]) == (
        2,
        3,
        "name-missing",
    )
    assert run_command("standing").record["standing"] == []
    assert "line 3: The name is missing." in run_command("enter", "--file", str(people), as_text=True).out


def test_every_refused_line_is_reported(spring: RunCommand, tmp_path: Path) -> None:
    people = tmp_path / "people.csv"
    people.write_text(
        "voornaam;tussenvoegsel;achternaam;categorie\nJan;van;Aalst;senior\nCas;;;\nPiet;de;;\nEls;;;baby\n",
        encoding="utf-8",
    )
    done = spring("enter", "--file", str(people))
    assert [(row["line"], row["key"]) for row in done.record["doubts"]] == [
        (3, "namesake-unsaid"),
        (4, "prefix-alone"),
        (5, "category-unknown"),
    ]
    assert [row["name"] for row in done.record["preview"]] == ["Jan van Aalst"]
    assert len(spring("people").record["people"]) == 3
    out = spring("enter", "--file", str(people), as_text=True).out
    assert "Nobody was entered, because 3 lines cannot be true" in out
    assert "Aalst, Jan van" in out


def test_a_corrected_name_keeps_the_other_fields(spring: RunCommand) -> None:
    spring("rename", "Anna", "--club", "Noord", "--member", "0107")
    renamed = spring("rename", "Anna", "Anna de Boer").record
    assert (renamed["listed"], renamed["club"], renamed["member"]) == ("Boer, Anna de", "Noord", "0107")
    assert "Boer, Anna de" in spring("rename", "1", "--family", "Boer", "--prefix", "de", as_text=True).out


@pytest.mark.parametrize(
    ("command", "words", "code", "key"),
    [
        ("enter", ["anna"], 5, "namesake-unsaid"),
        ("enter", [], 2, "word-missing"),
        ("enter", ["Dirk", "--file", "x.csv"], 2, "word-too-many"),
        ("enter", ["Dirk", "--category", "baby"], 2, "category-unknown"),
        ("enter", ["--file", "/nowhere.csv"], 4, "unknown-file"),
        ("rename", ["Zoe", "Zoë"], 4, "unknown-entrant"),
        ("rename", ["Anna", "Bram"], 5, "namesake-unsaid"),
        ("rename", ["Anna", "x" * 41], 2, "name-too-long"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    spring: RunCommand, command: str, words: list[str], code: int, key: str
) -> None:
    done = spring(command, *words)
    assert (done.code, done.error["key"]) == (code, key)
