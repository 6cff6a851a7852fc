import pytest

from sjoelen.rules.builtin_editions import DEFAULT_EDITION, EDITION_IDS, edition, editions
from sjoelen.rules.citation import followed
from sjoelen.rules.edition import Clause, Edition, Ruling
from sjoelen.rules.error import UnknownEdition
from sjoelen.rules.incident import Incident


def test_the_default_edition_stands_first() -> None:
    assert edition() == edition(DEFAULT_EDITION) == editions()[0]


def test_an_edition_is_named_by_its_id() -> None:
    assert tuple(rules.id for rules in editions()) == EDITION_IDS


def test_an_unknown_edition_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownEdition) as refused:
        edition("../secret")
    assert refused.value.facts == {"edition": "../secret", "known": EDITION_IDS}


@pytest.mark.parametrize("rules", editions(), ids=lambda rules: rules.id)
def test_every_clause_has_its_article_or_is_marked_silent(rules: Edition) -> None:
    values = [getattr(rules, name) for name in rules.__dataclass_fields__]
    clauses: list[Clause[object] | Ruling] = [rules for rules in values if isinstance(rules, Clause)]
    for clause in (*clauses, *rules.incidents.values()):
        assert clause.article
        source = followed(clause.article)
        assert source is None or source[0] in EDITION_IDS


def test_a_clause_that_follows_has_the_value_and_the_article_from_there() -> None:
    english, ans = edition("english"), edition("ans-2026")
    assert english.lubricant.value is ans.lubricant.value
    assert english.lubricant.article == f"ans-2026: {ans.lubricant.article}"
    assert english.incidents[Incident.FOREIGN_DISC].article == "ans-classic: 3.2.d.3.d"
