import pytest

from sjoelen.rules.builtin_editions import DEFAULT_EDITION, EDITION_IDS, edition, editions
from sjoelen.rules.edition import Clause, Edition, Ruling
from sjoelen.rules.error import UnknownEdition


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
        assert clause.silent == (clause.article == "R60")
        assert clause.silent or clause.follows is None


@pytest.mark.parametrize("rules", editions(), ids=lambda rules: rules.id)
def test_a_silent_clause_is_what_the_edition_it_follows_says(rules: Edition) -> None:
    for name in rules.__dataclass_fields__:
        clause = getattr(rules, name)
        if isinstance(clause, Clause) and clause.follows:
            assert clause.value == getattr(edition(clause.follows), name).value
    for incident, ruled in rules.incidents.items():
        if ruled.follows:
            assert ruled.consequence is edition(ruled.follows).incidents[incident].consequence
