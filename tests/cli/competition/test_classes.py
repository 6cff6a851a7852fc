import pytest

from tests.cli.competition.conftest import Act

LIMITS = ("--limit", "A=100", "--limit", "B=90,5", "--least", "1", "--unrated", "none")


@pytest.fixture
def played(act: Act) -> Act:
    act("new", "--seed", "7")
    act("enter", "Anna, Bram")
    for turn in range(1, 11):
        act("record", "Anna", str(turn), "--total", "101")
    return act


def test_who_plays_in_which_class_is_told_with_a_standing_of_each(played: Act) -> None:
    record = played("classes", *LIMITS).record
    assert [(each["name"], [row["name"] for row in each["standing"]]) for each in record["classes"]] == [
        ("A", ["Anna"]),
        ("B", []),
        ("none", ["Bram"]),
    ]


def test_an_empty_class_is_told_as_well(played: Act) -> None:
    played("classes", *LIMITS)
    out = played("classes", spoken=True).out
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
def test_what_makes_no_classes_is_refused(played: Act, words: list[str], key: str) -> None:
    assert played("classes", *words).error["key"] == key
