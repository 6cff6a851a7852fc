import pytest

from sjoelen.tournament.standings.standing_row import Status
from sjoelen.tournament.standings.ties import TieBreak
from tests.cli.competition.conftest import RunCommand


@pytest.fixture
def short(run_command: RunCommand) -> RunCommand:
    run_command("new", "--format", "best-4-of-5", "--seed", "7")
    run_command("enter", "Anna, Bram")
    for player, points in (("Anna", 100), ("Bram", 100)):
        for turn in range(1, 6):
            run_command("record", player, str(turn), "--total", str(points))
    return run_command


def test_every_row_can_say_why_it_stands_there(spring: RunCommand) -> None:
    spring("record", "Anna", "1", "--total", "100")
    spring("record", "Bram", "1", "--total", "90")
    out = spring("standing", "--why", as_text=True).out
    assert "1. Anna: the most points, 100." in out
    assert "2. Bram: 90 points, 10 fewer than the one above." in out
    assert "Cas: not played yet." in out


@pytest.mark.parametrize("language", ["nl", "en"])
def test_there_is_a_sentence_for_every_reason(language: str) -> None:
    from sjoelen.locale.say import can_say  # noqa: PLC0415

    reasons = [
        "first",
        "tied",
        "points",
        *TieBreak,
        *(status for status in Status if status is not Status.PLAYING),
    ]
    assert all(can_say(f"cli.why.{reason}", language) for reason in reasons)


def test_a_lot_says_that_it_was_a_lot(short: RunCommand) -> None:
    rows = short("standing").record["standing"]
    assert [(row["rank"], row["by"], row["tied"]) for row in rows] == [(1, None, False), (2, "lot", False)]


def test_only_a_whole_standing_is_published(short: RunCommand) -> None:
    first = short("publish")
    assert (first.code, first.record["version"], first.record["reason"]) == (0, 1, None)
    assert short("publish").error["key"] == "reason-missing"
    again = short("publish", "--reason", "a card misread")
    assert (again.record["version"], again.record["reason"]) == (2, "a card misread")
    assert "version 3" in short("publish", "--reason", "again", as_text=True).out


def test_a_partial_standing_is_not_published(spring: RunCommand) -> None:
    done = spring("publish")
    assert (done.code, done.error["key"], done.error["facts"]) == (
        5,
        "standing-unfinished",
        {"contestants": 3, "turns": 30},
    )


def test_a_group_has_its_own_standing(spring: RunCommand) -> None:
    spring("enter", "Dirk", "--group", "youth")
    assert [row["name"] for row in spring("standing", "--group", "youth").record["standing"]] == ["Dirk"]
