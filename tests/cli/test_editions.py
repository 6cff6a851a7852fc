import pytest

from sjoelen.rules.builtin_editions import EDITION_IDS, edition
from sjoelen.rules.statements import sections, subjects_of
from tests.cli.conftest import Sjoelen


def test_the_editions_are_listed(sjoelen: Sjoelen) -> None:
    assert [edition["edition"] for edition in sjoelen("editions", "--json").record["editions"]] == list(
        EDITION_IDS
    )
    assert sjoelen("editions").out.splitlines()[0] == "ans-2026     Spelreglement ANS, 2026.09"


@pytest.mark.parametrize("name", EDITION_IDS)
@pytest.mark.parametrize("language", ["nl", "en"])
def test_every_clause_of_every_edition_has_a_sentence(sjoelen: Sjoelen, name: str, language: str) -> None:
    done = sjoelen("editions", "show", name, "--lang", language)
    assert done.code == 0
    rules = edition(name)
    assert len(done.out.splitlines()) == 1 + sum(
        2 + len(subjects_of(section, rules)) for section in sections()
    )


def test_an_edition_is_shown_with_its_articles(sjoelen: Sjoelen) -> None:
    clauses = sjoelen("editions", "show", "ans-2026", "--json").record["clauses"]
    assert clauses["discs_per_turn"]["value"] == 30
    assert clauses["discs_per_turn"]["article"] == "3.2.1"
    assert clauses["incident.left-board"]["consequence"] == "aside"


def test_a_house_rule_is_shown_as_one(sjoelen: Sjoelen) -> None:
    out = sjoelen("editions", "show", "ans-2026", "--house", "no-bonus", "--lang", "en").out
    assert "There are no bonus discs. (house rule)" in out


def test_only_what_differs_is_in_the_difference(sjoelen: Sjoelen) -> None:
    differences = sjoelen("editions", "diff", "ans-2026", "ans-classic", "--json").record["differences"]
    assert "incident.out-of-board" in differences
    assert "discs_per_turn" not in differences
    assert [clause["consequence"] for clause in differences["incident.out-of-board"]] == ["restored", "aside"]
    assert "ans-classic" in sjoelen("editions", "diff", "ans-2026", "ans-classic").out


def test_an_edition_does_not_differ_from_itself(sjoelen: Sjoelen) -> None:
    assert sjoelen("editions", "diff", "english", "english", "--json").record["differences"] == {}
    assert sjoelen("editions", "diff", "english", "english").out == ""


@pytest.mark.parametrize(
    "words", [["show", "nope"], ["diff", "nope", "english"], ["diff", "english", "nope"]]
)
def test_an_unknown_edition_is_unknown(sjoelen: Sjoelen, words: list[str]) -> None:
    done = sjoelen("editions", *words, "--json")
    assert (done.code, done.error["key"]) == (4, "unknown-edition")
