import pytest

from tests.cli.competition.conftest import RunCommand, cell


def test_a_turn_is_written_as_counts_or_as_a_total(spring: RunCommand) -> None:
    assert spring("record", "Anna", "1", "9", "5", "7", "5").record["points"] == 116
    done = spring("record", "1", "2", "7,7,9,7", "--after", "2", "--bonus", "2")
    assert (done.record["points"], done.record["total"]) == (150, 266)
    assert spring("record", "Bram", "1", "--total", "104").record["total"] == 104


def test_the_board_is_the_one_of_the_schedule(spring: RunCommand) -> None:
    (ring,) = spring("schedule").record["rings"]
    planned = next(place for place in ring["places"] if (place["slider"], place["turn"]) == ("Anna", 4))
    spring("record", "Anna", "4", "--total", "100")
    assert cell(spring, "Anna", 4)["board"] == planned["board"]
    spring("record", "Anna", "5", "--total", "100", "--board", "R9", "--juror", "Bram")
    assert cell(spring, "Anna", 5)["board"] == "R9"


def test_an_announced_turn_counts_after_the_agreement(spring: RunCommand) -> None:
    assert spring("record", "Anna", "1", "--total", "100", "--announce").record["state"] == "announced"
    assert spring("card", "Anna").record["total"] == 0
    assert spring("agree", "Anna", "1").record["total"] == 100


def test_two_different_entries_are_a_dispute_for_the_ring_leader(spring: RunCommand) -> None:
    spring("record", "Anna", "1", "--total", "100")
    done = spring("record", "Anna", "1", "--total", "101")
    assert (done.record["state"], done.record["written"], done.record["points"]) == (
        "disputed",
        [100, 101],
        None,
    )


def test_a_deciding_leg_is_written(spring: RunCommand) -> None:
    assert spring("decider", "Anna", "24").record == {"competition": "spring", "name": "Anna", "points": 24}
    assert "Anna" in spring("decider", "Anna", "24", as_text=True).out


@pytest.mark.parametrize(
    ("words", "code", "key"),
    [
        (["Anna", "1", "8", "8", "8", "8"], 3, "too-many-discs"),
        (["Anna", "1", "7", "7", "9", "7", "--after", "1"], 3, "bonus-still-due"),
        (["Anna", "1", "--total", "157"], 3, "unreachable-total"),
        (["Anna", "1"], 2, "word-missing"),
        (["Anna", "11", "--total", "1"], 3, "turn-after-last"),
        (["Anna", "0", "--total", "1"], 2, "turn-before-first"),
        (["Anna", "x", "--total", "1"], 2, "not-a-count"),
        (["Anna", "1", "--total", "1", "--juror", "Anna"], 3, "own-card"),
        (["Anna", "1", "--total", "1", "--replay"], 2, "replay-not-ordered"),
        (["Zoe", "1", "--total", "1"], 4, "unknown-entrant"),
    ],
)
def test_an_impossible_turn_is_refused(spring: RunCommand, words: list[str], code: int, key: str) -> None:
    done = spring("record", *words)
    assert (done.code, done.error["key"]) == (code, key)
    assert spring("card", "Anna").record["total"] == 0
