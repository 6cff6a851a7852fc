from sjoelen.cli.output import Reader
from sjoelen.cli.sentence import sentence_of

ENGLISH = Reader("en", False)


def test_the_sentence_of_a_clause_has_its_numbers() -> None:
    assert sentence_of(ENGLISH, "subturns", "number", (3,)) == "A turn consists of 3 sub-turns."
    assert sentence_of(ENGLISH, "turns_per_match", "numbers", (5, 10)) == "A match has 5 or 10 turns."


def test_the_sentence_of_an_incident_is_its_consequence() -> None:
    assert sentence_of(ENGLISH, "incident.foreign-disc", "taken_out", ()) == "The jury takes it out."
