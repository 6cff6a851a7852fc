import pytest

from sjoelen.rules.disputes import disputes
from sjoelen.rules.house import agree
from sjoelen.rules.shelf import edition, editions
from sjoelen.web.spoken import answered, citation, label_of, verdict_in


@pytest.mark.parametrize("language", ["nl", "en"])
def test_every_answer_of_every_edition_can_be_said(language: str) -> None:
    for rules in editions():
        for each in disputes():
            told = list(answered(each, rules, language))
            assert told
            assert all(all(answer.values()) for answer in told)


def test_a_clause_says_where_it_stands() -> None:
    rules = edition("ans-2026")
    assert citation(rules.discs_per_turn, "en") == "art. 3.2.1"
    assert citation(agree(rules, ["no-bonus"]).bonus, "en") == "house rule"


def test_a_clause_is_said_with_its_numbers() -> None:
    assert "30" in verdict_in(edition("ans-2026"), "discs_per_turn", "nl")
    assert label_of("incident.left-board", "en") != label_of("incident.left-board", "nl")
