import pytest

from tests.cli.competition.conftest import RunCommand


@pytest.fixture
def duels(run_command: RunCommand) -> RunCommand:
    run_command("new", "--format", "all-against-all", "--seed", "7")
    run_command("enter", "Anna, Bram, Cas")
    return run_command


def test_a_meeting_is_recorded_shown_and_corrected(duels: RunCommand) -> None:
    (meeting,) = duels("meeting", "Anna", "Bram", "100", "90").record["meetings"]
    assert sorted(meeting["points"]) == [90, 100]
    assert duels("meeting", "Anna", "Bram", "90", "90").error["key"] == "meeting-played"
    out = duels("meeting", "Anna", "Bram", "95", "90", "--reason", "misread", as_text=True).out
    assert out in ("Anna – Bram: 95-90\n", "Bram – Anna: 90-95\n")
    assert [duel["open"] for duel in duels("meetings").record["duels"]].count(0) == 1
    assert "Cas" in duels("meetings", as_text=True).out


def test_a_withdrawn_player_has_no_more_meetings(duels: RunCommand) -> None:
    duels("withdraw", "Cas", "--reason", "ill")
    assert duels("meetings", as_text=True).out.count("will not be played") == 2


def test_sides_are_listed_with_all_their_meetings(run_command: RunCommand) -> None:
    run_command("new", "--format", "sides-5", "--seed", "7")
    run_command("enter", "Anna", "--team", "A")
    run_command("enter", "Bram", "--team", "B")
    assert run_command("meetings", as_text=True).out == "Round 1: A – B\n  Anna – Bram\n"


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["Anna", "Anna", "1", "2"], "no-such-bout"),
        (["Anna", "Bram", "1", "x"], "not-a-count"),
        (["Anna", "Bram", "1", "2", "--round", "2"], "no-such-bout"),
        (["Anna", "Bram", "1", "2", "--reason", "x"], "leg-missing"),
    ],
)
def test_an_invalid_meeting_is_refused(duels: RunCommand, words: list[str], key: str) -> None:
    assert duels("meeting", *words).error["key"] == key
