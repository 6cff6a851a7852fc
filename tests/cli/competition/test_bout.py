import pytest

from tests.cli.competition.conftest import RunCommand


@pytest.fixture
def knockout(run_command: RunCommand) -> RunCommand:
    run_command("new", "--format", "knockout-20-2", "--seed", "1")
    run_command("enter", "Anna, Bram, Cas")
    parts = run_command("start").record["parts"]
    assert parts == [{"name": "", "contestants": ["Anna", "Bram", "Cas"]}]
    return run_command


def test_a_bracket_shows_byes_bouts_and_winners(knockout: RunCommand) -> None:
    (part,) = knockout("bracket").record["parts"]
    first, final = part["rounds"]
    assert [(bout["one"], bout["other"], bout["bye"]) for bout in first] == [
        ("Anna", None, True),
        ("Bram", "Cas", False),
    ]
    assert (final[0]["one"], final[0]["other"], final[0]["target"]) == ("Anna", None, 13)
    for _ in range(6):
        knockout("leg", "Cas", "Bram", "90", "80")
    out = knockout("bracket", as_text=True).out
    assert "Anna has a bye" in out
    assert "Bram – Cas: 0-12, Cas goes on" in out
    assert "Anna – Cas: 0-0" in out
    assert "Bram: lost in that round." in knockout("standing", "--why", as_text=True).out
    assert "Anna: still playing." in knockout("standing", "--why", as_text=True).out


def test_a_leg_is_corrected_with_a_reason(knockout: RunCommand) -> None:
    knockout("leg", "Bram", "Cas", "90", "80")
    assert knockout("leg", "Bram", "Cas", "80", "90", "--corrects", "1").error["key"] == "word-missing"
    done = knockout("leg", "Bram", "Cas", "80", "90", "--corrects", "1", "--reason", "misread")
    assert done.record["score"] == [0, 2]


def test_six_discs_are_asked_for(knockout: RunCommand) -> None:
    for points in [("90", "80"), ("80", "90")] * 5 + [("85", "85")]:
        done = knockout("leg", "Bram", "Cas", *points, as_text=True)
    assert "six discs decide" in done.out
    assert knockout("leg", "Bram", "Cas", "90", "80").error["key"] == "bout-is-decided"
    assert knockout("leg", "Bram", "Cas", "28", "24", "--decides").record["winner"] == "Bram"


@pytest.mark.parametrize(
    ("words", "code", "key"),
    [
        (["Anna", "Bram", "90", "80"], 4, "no-such-bout"),
        (["Bram", "Cas", "97", "80"], 3, "unreachable-total"),
        (["Bram", "Cas", "x", "80"], 2, "not-a-count"),
        (["Bram", "Zoe", "90", "80"], 4, "unknown-entrant"),
        (["Bram", "Cas", "90", "80", "--corrects", "1", "--reason", "x"], 2, "leg-missing"),
    ],
)
def test_an_invalid_leg_is_refused(knockout: RunCommand, words: list[str], code: int, key: str) -> None:
    done = knockout("leg", *words)
    assert (done.code, done.error["key"]) == (code, key)
