import pytest

from sjoelen.locale.say import LANGUAGES, say
from sjoelen.rules.builtin_editions import edition, editions
from sjoelen.rules.disputes import disputes
from sjoelen.rules.edition import Edition
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.statements import clause_of
from sjoelen.search.clause_sentences import (
    answer_sentences,
    citation,
    clause_fields,
    edition_with_sentence_keys,
    title_of,
    verdict_in,
)


@pytest.mark.parametrize("rules", editions(), ids=lambda rules: rules.id)
def test_whoever_reads_an_edition_can_say_each_clause_by_its_keys(rules: Edition) -> None:
    values = edition_with_sentence_keys(apply_house_rules(rules, ["no-stacking"]))
    clauses = {field: values[field] for field in clause_fields()}
    clauses |= {f"incident.{incident}": clause for incident, clause in values["incidents"].items()}
    for field, clause in clauses.items():
        keys = clause["says"]
        assert clause["article"] == clause_of(apply_house_rules(rules, ["no-stacking"]), field).article
        for language in LANGUAGES:
            assert say(keys["title"], language) == title_of(field, language)
            assert say(keys["verdict"], language, **keys["facts"]) != keys["verdict"]


@pytest.mark.parametrize("language", ["nl", "en"])
def test_every_answer_of_every_edition_can_be_said(language: str) -> None:
    for rules in editions():
        for dispute in disputes():
            sentences = list(answer_sentences(dispute, rules, language))
            assert sentences
            assert all(answer["sentence"] and answer["citation"] for answer in sentences)


def test_a_clause_says_where_it_stands() -> None:
    rules = edition("ans-2026")
    assert citation(rules.discs_per_turn, "en") == "art. 3.2.1"
    assert citation(apply_house_rules(rules, ["no-bonus"]).bonus, "en") == "house rule"


def test_a_clause_is_said_with_its_numbers() -> None:
    assert "30" in verdict_in(edition("ans-2026"), "discs_per_turn", "nl")
    assert title_of("incident.left-board", "en") != title_of("incident.left-board", "nl")
