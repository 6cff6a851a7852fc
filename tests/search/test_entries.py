from sjoelen.locale.say import LANGUAGES
from sjoelen.rules.disputes import disputes
from sjoelen.rules.statements import clauses
from sjoelen.search.clause_sentences import clause_fields
from sjoelen.search.entries import entries


def test_every_clause_can_be_found() -> None:
    assert {clause for entry in entries() for clause in entry.clauses} == set(clauses())


def test_every_dispute_is_an_entry_with_its_clause() -> None:
    by_id = {entry.id: entry for entry in entries()}
    assert [dispute.id for dispute in disputes() if dispute.rule not in by_id[dispute.id].clauses] == []


def test_every_clause_of_an_edition_answers_something() -> None:
    assert set(clause_fields()) <= {subject for entry in entries() for subject in entry.subjects}


def test_an_entry_answers_with_subjects_of_its_clauses() -> None:
    by_clause = clauses()
    for entry in entries():
        subjects = {subject for name in entry.clauses for subject in by_clause[name]}
        assert subjects & set(entry.subjects)


def test_an_entry_has_words_in_every_language() -> None:
    assert [entry.id for entry in entries() if set(entry.words) != set(LANGUAGES)] == []
