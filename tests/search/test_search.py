import tomllib
from pathlib import Path

import pytest

from sjoelen.locale.say import LANGUAGES, say
from sjoelen.rules.builtin_editions import EDITION_IDS, edition
from sjoelen.rules.disputes import disputes
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.search.entries import entries
from sjoelen.search.search import BEST, NEAREST, matching_disputes, search


def table(name: str) -> dict[str, dict[str, list[str]]]:
    return tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))


QUESTIONS, HELD_OUT = table("questions.toml"), table("held_out.toml")
RIGHT_MIN = 0.9


def is_answered(question: str, clauses: list[str], language: str) -> bool:
    result = search(question, edition(), language)
    return result.fits and any(set(answer.entry.clauses) & set(clauses) for answer in result.hits)


@pytest.mark.parametrize("language", QUESTIONS)
def test_nine_of_ten_questions_have_a_right_answer_among_three(language: str) -> None:
    questions = QUESTIONS[language]
    failures = [text for text, clauses in questions.items() if not is_answered(text, clauses, language)]
    assert 1 - len(failures) / len(questions) >= RIGHT_MIN, failures


def test_nine_of_ten_questions_that_nobody_tuned_for_have_a_right_answer_among_three() -> None:
    questions = [
        (text, clauses, language) for language in HELD_OUT for text, clauses in HELD_OUT[language].items()
    ]
    failures = [question for question in questions if not is_answered(*question)]
    assert 1 - len(failures) / len(questions) >= RIGHT_MIN, failures


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITION_IDS)
def test_the_title_of_an_entry_finds_it_in_every_edition(name: str, language: str) -> None:
    for entry in entries():
        title = say(entry.title, language)
        result = search(title, edition(name), language)
        assert title in {answer.title for answer in result.hits}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITION_IDS)
def test_every_answer_is_cited_in_every_edition(name: str, language: str) -> None:
    for entry in entries():
        for answer in search(say(entry.title, language), edition(name), language).hits:
            assert answer.sentences
            assert all(part.sentence and part.citation for part in answer.sentences)


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("wat is de hoofdstad van Frankrijk", "nl"),
        ("train to Amsterdam tomorrow", "en"),
        ("hoe bak ik een taart", "nl"),
        ("de het een", "nl"),
        ("", "en"),
    ],
)
def test_the_nearest_five_stand_where_nothing_fits(question: str, language: str) -> None:
    result = search(question, edition(), language)
    assert (result.fits, len(result.hits)) == (False, NEAREST)


@pytest.mark.parametrize(
    ("question", "language"),
    [("STAPELEN", "nl"), ("stápelen", "nl"), ("stapellen", "nl"), ("stackng", "en"), ("Stacking!", "en")],
)
def test_capitals_accents_and_a_typing_error_make_no_difference(question: str, language: str) -> None:
    result = search(question, edition(), language)
    assert len(result.hits) == BEST
    assert result.hits[0].entry.id == "stack"


def test_an_answer_is_that_of_the_edition_and_its_house_rules() -> None:
    answers = [
        search("stapelen", rules, "nl").hits[0].sentences[0]
        for rules in (edition(), edition("english"), apply_house_rules(edition(), ["no-stacking"]))
    ]
    assert len({answer.sentence for answer in answers}) == len(answers)
    assert answers[-1].citation == say("cite.house", "nl")


def test_what_an_edition_leaves_out_is_cited_from_another() -> None:
    (own, other) = (search("board length", edition(name), "en") for name in ("ans-2026", "english"))
    assert own.hits[0].sentences[0].citation == "art. 2.2; 2.7.1"
    assert "our reading, as in" in other.hits[0].sentences[0].citation


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dispute_is_found_by_its_question(language: str) -> None:
    for dispute in disputes():
        result = matching_disputes(say(f"dispute.{dispute.id}", language), edition(), language)
        assert result[0] == dispute.id


def test_answers_are_plain_json_values() -> None:
    record = search("board length", edition(), "en").record()
    assert (record["fits"], record["answers"][0]["clauses"]) == (True, ("E1",))
    assert record["answers"][0]["sentences"][0]["subject"] == "statement.board-length"
