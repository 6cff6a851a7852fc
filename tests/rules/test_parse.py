import re

import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.builtin_editions import EDITION_IDS, edition, packaged_text
from sjoelen.rules.error import (
    BrokenEdition,
    ClauseContradicts,
    ClauseMissing,
    ClauseMistyped,
    ClauseUnknown,
)
from sjoelen.rules.parse import parse_edition

TEXT = packaged_text("editions/ans-2026.toml")
TABLES = re.findall(r"^\[([a-z_.]+)\]$", TEXT, re.MULTILINE)


def refusal(text: str) -> SjoelenError:
    with pytest.raises(SjoelenError) as refused:
        parse_edition(text, edition)
    return refused.value


def changed(table: str, line: str, other: str) -> str:
    head, tail = TEXT.split(f"[{table}]\n", 1)
    assert line in tail
    return f"{head}[{table}]\n" + tail.replace(line, other, 1)


@pytest.mark.parametrize("name", EDITION_IDS)
def test_every_packaged_edition_reads_as_itself(name: str) -> None:
    assert parse_edition(packaged_text(f"editions/{name}.toml"), edition) == edition(name)


def test_what_is_no_toml_is_refused() -> None:
    error = refusal("[edition\n")
    assert isinstance(error, BrokenEdition)
    assert "line 1" in str(error.facts["reason"])


@pytest.mark.parametrize("table", TABLES)
def test_a_missing_clause_is_named(table: str) -> None:
    head, tail = TEXT.split(f"[{table}]\n", 1)
    rest = tail.split("\n[", 1)
    error = refusal(head + ("[" + rest[1] if len(rest) > 1 else ""))
    assert isinstance(error, ClauseMissing)
    assert error.facts == {"clause": table}


@pytest.mark.parametrize(
    ("table", "line", "field"),
    [
        ("discs_per_turn", "value = 30\n", "discs_per_turn.value"),
        ("discs_per_turn", 'article = "3.2.1"\n', "discs_per_turn.article"),
        ("bonus", "at_score = 148\n", "bonus.at_score"),
        ("edition", 'id = "ans-2026"\n', "edition.id"),
        ("incident.left_board", 'timing = "at_once"\n', "incident.left_board.timing"),
    ],
)
def test_a_missing_field_is_named(table: str, line: str, field: str) -> None:
    error = refusal(changed(table, line, ""))
    assert isinstance(error, ClauseMissing)
    assert error.facts == {"clause": field}


@pytest.mark.parametrize(
    ("table", "added", "field"),
    [
        ("discs_per_turn", "surprise = 1\n", "discs_per_turn.surprise"),
        ("edition", "surprise = 1\n", "edition.surprise"),
        ("edition", "silent = true\n", "edition.silent"),
        ("incident.left_board", "surprise = 1\n", "incident.left_board.surprise"),
        ("incident.left_board", "[incident.surprise]\n", "incident.surprise"),
        ("discs_per_turn", "[surprise]\n", "surprise"),
    ],
)
def test_an_unknown_clause_is_named(table: str, added: str, field: str) -> None:
    head = f"[{table}]\n"
    error = refusal(TEXT.replace(head, added + head if added.startswith("[") else head + added, 1))
    assert isinstance(error, ClauseUnknown)
    assert error.facts == {"clause": field}


@pytest.mark.parametrize(
    ("table", "line", "other", "field", "expected"),
    [
        ("discs_per_turn", "value = 30", 'value = "30"', "discs_per_turn.value", "int"),
        ("discs_per_turn", "value = 30", "value = 30.0", "discs_per_turn.value", "int"),
        ("discs_per_turn", "value = 30", "value = true", "discs_per_turn.value", "int"),
        ("discs_per_turn", "value = 30", "value = -30", "discs_per_turn.value", "int"),
        ("discs_per_turn", '"3.2.1"', "3", "discs_per_turn.article", "str"),
        ("gate_values", "[2, 3, 4, 1]", '[2, 3, 4, "1"]', "gate_values.value", "int"),
        ("gate_values", "[2, 3, 4, 1]", "2", "gate_values.value", "tuple"),
        ("position", '"behind_board"', '"nowhere"', "position.value", "behind_board, anywhere"),
        ("position", '"behind_board"', "1", "position.value", "Position"),
        ("stacking", "stacked = true", "stacked = 1", "stacking.stacked", "bool"),
        ("edition", 'id = "ans-2026"', "id = 1", "edition.id", "str"),
    ],
)  # fmt: skip
def test_a_mistyped_value_is_named_with_what_was_expected(
    table: str, line: str, other: str, field: str, expected: str
) -> None:
    error = refusal(changed(table, line, other))
    assert isinstance(error, ClauseMistyped)
    assert error.facts == {"clause": field, "expected": expected}


@pytest.mark.parametrize(("name", "within"), [("discs_per_turn", ""), ("left_board", "incident.")])
def test_a_clause_that_is_no_table_is_refused(name: str, within: str) -> None:
    head, tail = TEXT.split(f"[{within}{name}]\n", 1)
    rest = head + "[" + tail.split("\n[", 1)[1]
    text = (
        f"{name} = 1\n{rest}"
        if not within
        else rest.replace("[incident.over_gate_bar]", "[incident]\nleft_board = 1\n[incident.over_gate_bar]")
    )
    error = refusal(text)
    assert isinstance(error, ClauseMistyped)
    assert error.facts == {"clause": f"{within}{name}", "expected": "table"}


@pytest.mark.parametrize(
    ("table", "line", "other", "contradiction"),
    [
        ("gate_values", "[2, 3, 4, 1]", "[2, 3, 4, 4]", ("gate_values", "[2, 3, 4, 4]", "[1, 2, 3, 4]")),
        ("gate_values", "[2, 3, 4, 1]", "[]", ("gate_values", "[]", "[1, 2, 3, 4]")),
        ("maximum", "value = 148", "value = 150", ("maximum", "150", "148")),
        ("bonus", "at_score = 148", "at_score = 147", ("bonus.at_score", "147", "148")),
        ("bonus", "[2, 1, 0]", "[2, 1]", ("bonus.slides_after_subturn", "2", "3")),
        ("bonus", "[2, 1, 0]", "[]", ("bonus.slides_after_subturn", "0", "3")),
        ("absolute_maximum", "value = 156", "value = 148", ("absolute_maximum", "148", "156")),
        ("bonus", "[2, 1, 0]", "[1, 1, 0]", ("absolute_maximum", "156", "152")),
        ("subturns", "value = 3", "value = 2", ("bonus.slides_after_subturn", "3", "2")),
    ],
)  # fmt: skip
def test_clauses_that_contradict_each_other_are_refused(
    table: str, line: str, other: str, contradiction: tuple[str, str, str]
) -> None:
    error = refusal(changed(table, line, other))
    assert isinstance(error, ClauseContradicts)
    assert error.facts == dict(zip(("clause", "value", "expected"), contradiction, strict=True))
