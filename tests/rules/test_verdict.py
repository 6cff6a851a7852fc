import pytest

from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.incident import Incident
from sjoelen.rules.verdict import sentence_key, sentence_numbers, title_key, verdict_of

ANS = edition("ans-2026")


@pytest.mark.parametrize(
    ("clause", "verdict"),
    [
        ("discs_per_turn", ("number", (30,))),
        ("gate_values", ("numbers", (2, 3, 4, 1))),
        ("friendly_turns", ("free", ())),
        ("position", ("behind_board", ())),
        ("bonus", ("single_slides", (148, 2, 1, 0))),
        ("stacking", ("front", (4, 3, 5))),
    ],
)
def test_a_clause_is_a_word_and_its_numbers(clause: str, verdict: tuple[str, tuple[int, ...]]) -> None:
    assert verdict_of(getattr(ANS, clause)) == verdict


def test_house_rules_have_their_own_words() -> None:
    house = apply_house_rules(ANS, ["no-bonus", "no-stacking"])
    assert verdict_of(house.bonus) == ("none", (148, 0, 0, 0))
    assert verdict_of(house.stacking) == ("not_stacked", ())


def test_an_incident_is_its_consequence() -> None:
    assert verdict_of(ANS.incidents[Incident.LEFT_BOARD]) == ("aside", ())


def test_numbers_have_the_names_that_sentences_use() -> None:
    assert sentence_numbers((4, 3)) == {"numbers": (4, 3), "n1": 4, "n2": 3}


@pytest.mark.parametrize(
    ("subject", "verdict", "title", "sentence"),
    [
        ("subturns", "number", "clause.subturns", "clause.subturns.number"),
        ("incident.on-wall", "counts", "incident.on-wall", "incident.counts"),
        ("statement.permission", "sentence", "statement.permission", "statement.permission.sentence"),
        ("statement.example-148", "sentence", "statement.example", "statement.example.sentence"),
    ],
)
def test_a_subject_has_its_keys_in_the_catalogue(
    subject: str, verdict: str, title: str, sentence: str
) -> None:
    assert (title_key(subject), sentence_key(subject, verdict)) == (title, sentence)
