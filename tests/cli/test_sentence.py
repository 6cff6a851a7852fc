from sjoelen.cli.output import Reader
from sjoelen.cli.sentence import sentence_of

ENGLISH = Reader("en", False)


def test_a_clause_is_said_with_its_numbers() -> None:
    assert sentence_of(ENGLISH, "subturns", "number", (3,)) == "A turn consists of 3 sub-turns."
    assert sentence_of(ENGLISH, "turns_per_match", "numbers", (5, 10)) == "A match has 5 or 10 turns."


def test_an_incident_is_said_by_its_consequence() -> None:
    assert sentence_of(ENGLISH, "incident.foreign-disc", "taken_out", ()) == "The jury takes it out."
