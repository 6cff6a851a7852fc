from docs.pages.clause_list import entries as clauses
from sjoelen.locale.say import LANGUAGES
from sjoelen.rules.disputes import disputes
from sjoelen.search.clause_sentences import clause_fields
from sjoelen.search.entries import entries


def test_every_clause_can_be_found() -> None:
    assert {clause for entry in entries() for clause in entry.clauses} == set(clauses())


def test_every_dispute_is_an_entry_with_its_clause() -> None:
    by_id = {entry.id: entry for entry in entries()}
    assert [dispute.id for dispute in disputes() if dispute.rule not in by_id[dispute.id].clauses] == []


def test_every_clause_of_an_edition_answers_something() -> None:
    assert set(clause_fields()) <= {subject for entry in entries() for subject in entry.subjects}


def test_an_entry_answers_with_an_edition_or_with_the_sources_of_its_clause() -> None:
    for entry in entries():
        assert bool(entry.subjects) != bool(entry.sources)
        if entry.sources:
            (clause,) = entry.clauses
            cited = [source for source in clauses()[clause]["sources"] if source != "R60"]
            assert list(entry.sources) == cited


def test_an_entry_has_words_in_every_language() -> None:
    assert [entry.id for entry in entries() if set(entry.words) != set(LANGUAGES)] == []
