import pytest

from tests.cli.competition.conftest import RunCommand


def test_a_spare_takes_the_place_of_a_failed_board(spring: RunCommand) -> None:
    assert spring("board", "3", "R1").code == 0
    boards = {place["board"] for ring in spring("schedule").record["rings"] for place in ring["places"]}
    assert "R1" in boards
    assert "3" not in boards
    assert spring("board", "99", "R2").error["key"] == "unknown-board"
    assert spring("board", "4", " ").error["key"] == "word-missing"


def test_a_late_entry_gets_a_place(spring: RunCommand) -> None:
    spring("enter", "Dirk")
    placed = spring("late", "Dirk").record
    assert (placed["ring"], placed["wave"]) == (1, 2)
    assert "Dirk" in {place["slider"] for place in spring("schedule").record["rings"][0]["places"]}
    assert spring("late", "Dirk").error["key"] == "placed-already"


def test_a_substitute_plays_on_and_is_named_on_card_and_schedule(spring: RunCommand) -> None:
    spring("record", "Anna", "1", "--total", "100")
    record = spring("substitute", "Anna", "Opa Klaas", "--from", "2").record
    assert (record["name"], record["substitute"], record["turn"]) == ("Anna", "Opa Klaas", 2)
    assert [turn["player"] for turn in spring("card", "Anna").record["turns"][:3]] == [
        "Anna",
        "Opa Klaas",
        "Opa Klaas",
    ]
    places = spring("schedule", "--of", "Opa Klaas").record["rings"][0]["places"]
    assert len([place for place in places if place["slider"] == "Opa Klaas"]) == 9
    assert spring("record", "Anna", "2", "--total", "90", "--juror", "Opa Klaas").error["key"] == "own-card"
    assert "Opa Klaas plays" in spring("card", "Anna", as_text=True).out


def test_a_ring_leader_is_a_player_or_a_guest(spring: RunCommand) -> None:
    assert spring("leader", "1", "Zoe").error["key"] == "unknown-entrant"
    assert spring("leader", "1", "Zoe", "--guest").record["name"] == "Zoe"
    last = spring("schedule").record["rings"][0]["places"][-1]["slider"]
    assert spring("leader", "1", last, "--wave", "2").error["key"] == "leader-slides"
    assert spring("leader", "1", last, "--wave", "1").record["wave"] == 1
    assert spring("schedule").record["rings"][0]["leaders"] == [last, "Zoe"]
    assert f"Ring leader in half 1: {last}" in spring("schedule", as_text=True).out


@pytest.mark.parametrize(
    ("words", "code", "key"),
    [
        (["late", "Zoe"], 4, "unknown-entrant"),
        (["late", "Anna", "--series", "2"], 2, "series-out-of-range"),
        (["substitute", "Anna", "Els"], 2, "word-missing"),
        (["substitute", "Anna", "Bram", "--from", "2"], 5, "already-entered"),
        (["substitute", "Anna", "Els", "--from", "12"], 3, "turn-after-last"),
        (["leader", "7", "Anna"], 4, "unknown-ring"),
    ],
)
def test_a_place_that_cannot_be_given_is_refused(
    spring: RunCommand, words: list[str], code: int, key: str
) -> None:
    done = spring(*words)
    assert (done.code, done.error["key"]) == (code, key)
