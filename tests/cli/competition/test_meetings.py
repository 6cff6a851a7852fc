import pytest

from tests.cli.competition.conftest import Act


@pytest.fixture
def duels(act: Act) -> Act:
    act("new", "--format", "all-against-all", "--seed", "7")
    act("enter", "Anna, Bram, Cas")
    return act


def test_a_meeting_is_written_shown_and_put_right(duels: Act) -> None:
    (written,) = duels("meeting", "Anna", "Bram", "100", "90").record["meetings"]
    assert sorted(written["points"]) == [90, 100]
    assert duels("meeting", "Anna", "Bram", "90", "90").error["key"] == "meeting-played"
    out = duels("meeting", "Anna", "Bram", "95", "90", "--reason", "misread", spoken=True).out
    assert out in ("Anna – Bram: 95-90\n", "Bram – Anna: 90-95\n")
    assert [each["open"] for each in duels("meetings").record["duels"]].count(0) == 1
    assert "Cas" in duels("meetings", spoken=True).out


def test_who_left_meets_nobody_any_more(duels: Act) -> None:
    duels("withdraw", "Cas", "--reason", "ill")
    assert duels("meetings", spoken=True).out.count("will not be played") == 2


def test_sides_are_told_with_all_their_meetings(act: Act) -> None:
    act("new", "--format", "sides-5", "--seed", "7")
    act("enter", "Anna", "--team", "A")
    act("enter", "Bram", "--team", "B")
    assert act("meetings", spoken=True).out == "Round 1: A – B\n  Anna – Bram\n"


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["Anna", "Anna", "1", "2"], "no-such-bout"),
        (["Anna", "Bram", "1", "x"], "not-a-count"),
        (["Anna", "Bram", "1", "2", "--round", "2"], "no-such-bout"),
        (["Anna", "Bram", "1", "2", "--reason", "x"], "leg-missing"),
    ],
)
def test_what_cannot_be_written_is_refused(duels: Act, words: list[str], key: str) -> None:
    assert duels("meeting", *words).error["key"] == key
