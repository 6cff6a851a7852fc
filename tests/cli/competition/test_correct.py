import pytest

from tests.cli.competition.conftest import RunCommand, cell


@pytest.fixture
def played(spring: RunCommand) -> RunCommand:
    spring("record", "Anna", "1", "--total", "100")
    return spring


def test_a_stamped_correction_stands_in_place_of_what_was_written(played: RunCommand) -> None:
    done = played("correct", "Anna", "1", "9", "5", "7", "5", "--reason", "misread")
    assert (done.record["points"], done.record["written"]) == (116, [100])
    assert played("correct", "Anna", "1", "--crossed-out", "98,100").error["key"] == "stamped-stands"


def test_of_a_crossed_out_card_the_lowest_number_counts(played: RunCommand) -> None:
    assert played("correct", "Anna", "1", "--crossed-out", "104, 98").record["points"] == 98


def test_a_dispute_is_decided(played: RunCommand) -> None:
    played("record", "Anna", "1", "--total", "101")
    assert played("correct", "Anna", "1", "--decide", "101").record["points"] == 101


def test_a_ruling_may_give_points_or_take_the_turn_out(played: RunCommand) -> None:
    assert (
        played("correct", "Anna", "1", "--total", "90", "--ruling", "--reason", "light").record["points"]
        == 90
    )
    assert played("correct", "Anna", "1", "--uncounted", "--reason", "light").record["points"] is None


def test_a_replay_comes_after_the_last_turn(played: RunCommand) -> None:
    assert played("replay", "Anna", "1", "--reason", "broken disc").record["state"] == "replay_due"
    early = played("record", "Anna", "1", "--total", "120", "--replay")
    assert (early.code, early.error["key"], early.error["article"]) == (3, "replay-too-early", "7.6")
    for turn in range(2, 11):
        played("record", "Anna", str(turn), "--total", "100")
    assert played("record", "Anna", "1", "--total", "120", "--replay").record["total"] == 1020
    assert cell(played, "Anna", 1)["state"] == "recorded"


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["Anna", "1", "--total", "90"], "word-missing"),
        (["Anna", "2", "--total", "90", "--reason", "x"], "nothing-to-correct"),
        (["Anna", "1", "--decide", "100"], "not-disputed"),
        (["Anna", "1", "--crossed-out", "x"], "not-a-count"),
        (["Anna", "1", "--reason", "x"], "word-missing"),
    ],
)
def test_an_invalid_correction_is_refused(played: RunCommand, words: list[str], key: str) -> None:
    done = played("correct", *words)
    assert (done.code, done.error["key"]) == (2, key)
    assert played("card", "Anna").record["total"] == 100
