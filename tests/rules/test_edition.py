import pytest

from sjoelen.rules.builtin_editions import editions
from sjoelen.rules.edition import Clause, Ruling, clauses_of


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: str(edition.id))
def test_every_clause_and_every_ruling_has_a_name(edition: object) -> None:
    clauses = clauses_of(edition)  # type: ignore[arg-type]
    assert {type(clause) for clause in clauses.values()} == {Clause, Ruling}
    assert all(name.startswith("incident.") == isinstance(clause, Ruling) for name, clause in clauses.items())
