import pytest

from tests.cli.competition.conftest import RunCommand


def test_people_are_listed_by_the_rule_of_the_competition(spring: RunCommand) -> None:
    spring(
        "enter", "Jan", "--prefix", "van den", "--family", "Aalst", "--category", "jeugd", "--club", "Noord"
    )
    record = spring("people").record
    assert [person["listed"] for person in record["people"]] == ["Aalst, Jan van den", "Anna", "Bram", "Cas"]
    assert record["people"][0] == {
        "number": 4,
        "name": "Jan van den Aalst",
        "listed": "Aalst, Jan van den",
        "club": "Noord",
        "member": None,
        "team": None,
        "group": None,
        "category": "youth",
        "presence": "playing",
    }
    assert spring("sorting", "prefix").record["people"][-1]["listed"] == "Van den Aalst, Jan"
    out = spring("people", as_text=True).out
    assert out.splitlines()[0].split() == ["no", "player", "club", "category"]
    assert out.splitlines()[-1].split() == ["4", "Van", "den", "Aalst,", "Jan", "Noord", "youth"]
    assert "Van den Aalst, Jan" in spring("standing", as_text=True).out


def test_a_corrected_class_has_a_standing(spring: RunCommand) -> None:
    assert spring("group", "Anna", "B", "--category", "youth").record["group"] == "B"
    for group in ("B", "youth", "Jeugd"):
        assert [row["name"] for row in spring("standing", "--group", group).record["standing"]] == ["Anna"]
    assert spring("group", "Anna").record["group"] is None


def test_a_withdrawal_and_an_absence_are_recorded(spring: RunCommand) -> None:
    assert spring("withdraw", "Anna", "--reason", "ill").record["number"] == 1
    assert spring("absent", "Bram").record["series"] == 1
    statuses = {row["name"]: row["status"] for row in spring("standing").record["standing"]}
    assert statuses == {"Anna": "withdrawn", "Bram": "absent", "Cas": "unplayed"}


@pytest.mark.parametrize(
    ("command", "words", "code", "key"),
    [
        ("group", ["Zoe"], 4, "unknown-entrant"),
        ("group", ["Anna", "--category", "baby"], 2, "category-unknown"),
        ("sorting", ["shoe-size"], 2, "bad-option"),
        ("withdraw", ["Zoe", "--reason", "x"], 4, "unknown-entrant"),
        ("withdraw", ["Anna"], 2, "word-missing"),
        ("absent", ["Anna", "--series", "2"], 2, "series-out-of-range"),
    ],
)
def test_an_invalid_change_is_refused(
    spring: RunCommand, command: str, words: list[str], code: int, key: str
) -> None:
    done = spring(command, *words)
    assert (done.code, done.error["key"]) == (code, key)
