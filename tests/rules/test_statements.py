import pytest

from sjoelen.locale.say import LANGUAGES, can_say
from sjoelen.rules.builtin_editions import EDITION_IDS, edition, editions
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.statements import (
    Sentence,
    clause_of,
    clauses,
    sections,
    stands_in,
    statements,
    subjects_of,
    turn_steps,
)
from sjoelen.rules.verdict import title_key


@pytest.mark.parametrize("name", list(statements()))
def test_a_statement_has_a_title_and_a_sentence_in_every_language(name: str) -> None:
    key = title_key(f"statement.{name}")
    for language in LANGUAGES:
        assert can_say(key, language)
        assert can_say(f"{key}.sentence", language)


@pytest.mark.parametrize("name", list(statements()))
def test_a_statement_names_editions_there_are(name: str) -> None:
    statement = statements()[name]
    assert statement.articles
    assert set(statement.articles) | set(statement.only or ()) <= set(EDITION_IDS)


def test_an_edition_that_is_silent_follows_the_first_that_speaks() -> None:
    articles = {rules.id: clause_of(rules, "statement.permission").article for rules in editions()}
    assert (articles["ans-2026"], articles["ans-classic"]) == ("5.1.2", "5.b")
    assert articles["english"] == "ans-2026: 5.1.2"


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("example-116", 116),
        ("example-104", 104),
        ("example-102", 102),
        ("example-88", 88),
        ("example-148", 148),
    ],
)
def test_an_example_is_worth_what_its_name_says(name: str, points: int) -> None:
    sentence = clause_of(edition(), f"statement.{name}").value  # type: ignore[union-attr]
    assert isinstance(sentence, Sentence)
    assert sentence.numbers[0] == points


def test_an_example_of_thirty_discs_is_not_said_of_twenty() -> None:
    twenty = apply_house_rules(edition(), ["discs-20"])
    assert not stands_in("statement.example-148", twenty)
    assert stands_in("statement.example-88", twenty)


def test_a_section_lists_its_clauses_in_the_order_of_reading() -> None:
    assert list(sections()) == ["turn", "incidents", "points", "match", "home", "equipment"]
    assert subjects_of("incidents", edition())[0] == ("R20", "incident.left-board")
    assert clauses()["R5"] == ("subturns", "early_end")


def test_what_cannot_be_said_of_an_edition_is_left_out() -> None:
    subjects = [subject for _, subject in subjects_of("points", edition("six-pack"))]
    assert "maximum" in subjects
    assert "statement.example-148" not in subjects


def test_a_turn_begins_before_the_first_disc_and_ends_on_the_card() -> None:
    first, *_, last = turn_steps()
    assert (first, last) == ("before", "writing")
