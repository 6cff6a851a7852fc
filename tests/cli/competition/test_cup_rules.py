import pytest

from tests.cli.competition.conftest import RunCommand

COMMITTEE = ("--committee", "Cup committee North")


def test_what_a_cup_committee_declares_stands_on_cards_and_standings(spring: RunCommand) -> None:
    assert spring("cup-rule", as_text=True).out == "There are no cup rules.\n"
    declared = spring("cup-rule", "crossed_out", "--told", "stamps were stolen", *COMMITTEE).record
    (rule,) = declared["cup_rules"]
    assert (rule["clauses"], rule["told"], rule["by"], rule["article"]) == (
        ["crossed_out"],
        "stamps were stolen",
        "Cup committee North",
        "1.2",
    )
    for words in (["card", "Anna"], ["standing"], ["cup-rule"]):
        assert spring(*words).record["cup_rules"] == [rule]
        assert (
            "Cup rule (Cup committee North): A crossing-out. stamps were stolen"
            in spring(*words, as_text=True).out
        )


def test_a_house_rule_of_the_cup_counts_from_then_on(spring: RunCommand) -> None:
    spring("cup-rule", "--house", "discs-20", "--told", "small boards", *COMMITTEE)
    assert spring("record", "Anna", "1", "--total", "148").error["key"] == "unreachable-total"
    assert spring("record", "Anna", "1", "--total", "100").code == 0


@pytest.mark.parametrize(
    ("words", "code", "key"),
    [
        (["crossed_out", "--told", "x"], 2, "word-missing"),
        (["crossed_out", *COMMITTEE], 2, "reason-missing"),
        (["nothing", "--told", "x", *COMMITTEE], 4, "unknown-clause"),
        (["--house", "free-beer", "--told", "x", *COMMITTEE], 4, "unknown-house-rule"),
    ],
)
def test_a_cup_rule_needs_a_committee_a_clause_and_a_reason(
    spring: RunCommand, words: list[str], code: int, key: str
) -> None:
    done = spring("cup-rule", *words)
    assert (done.code, done.error["key"]) == (code, key)
