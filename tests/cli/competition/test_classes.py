import pytest

from tests.cli.competition.conftest import RunCommand

LIMITS = ("--limit", "A=100", "--limit", "B=90,5", "--least", "1", "--unrated", "none")


@pytest.fixture
def played(run_command: RunCommand) -> RunCommand:
    run_command("new", "--seed", "7")
    run_command("enter", "Anna, Bram")
    for turn in range(1, 11):
        run_command("record", "Anna", str(turn), "--total", "101")
    return run_command


def test_each_class_has_a_standing(played: RunCommand) -> None:
    record = played("classes", *LIMITS).record
    assert [(table["name"], [row["name"] for row in table["standing"]]) for table in record["classes"]] == [
        ("A", ["Anna"]),
        ("B", []),
        ("none", ["Bram"]),
    ]


def test_an_empty_class_is_listed_too(played: RunCommand) -> None:
    played("classes", *LIMITS)
    out = played("classes", as_text=True).out
    assert "Class A, from an average of 100" in out
    assert "Class B, from an average of 90.50\nNobody." in out
    assert "Class none: a lower average, or fewer than 1 complete series" in out


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ([], "classes-missing"),
        (["--limit", "A"], "word-missing"),
        (["--limit", "A=x"], "average-impossible"),
        (["--limit", "A=90", "--limit", "B=95"], "classes-disordered"),
        (["--limit", "A=90", "--limit", "A=80"], "classes-disordered"),
        (["--limit", "=90"], "classes-disordered"),
        (["--limit", "A=90", "--least", "x"], "not-a-count"),
    ],
)
def test_invalid_limits_of_classes_are_refused(played: RunCommand, words: list[str], key: str) -> None:
    assert played("classes", *words).error["key"] == key
