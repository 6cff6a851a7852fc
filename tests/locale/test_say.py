import subprocess
import sys
from gettext import GNUTranslations
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from sjoelen.error import Figure, Phrase
from sjoelen.locale.say import LANGUAGES, MissingSentence, can_say, format_fact, languages, say
from tests.architecture.source import LOCALE, ROOT


def test_a_sentence_is_said_with_its_facts_in_the_reader_s_language() -> None:
    assert say("turn-before-first", "nl", turn=0) == "De eerste beurt is nummer 1, niet 0."
    assert say("turn-before-first", "en", turn=0) == "The first turn is number 1, not 0."


def test_a_list_is_said_with_commas() -> None:
    assert say("unknown-gate", "en", gate=5, known=(2, 3, 4, 1)).endswith("2, 3, 4, 1.")


@pytest.mark.parametrize(
    ("discs", "dutch", "english"),
    [
        (0, "0 proefschijven geschoven", "0 practice discs slid"),
        (1, "1 proefschijf geschoven", "1 practice disc slid"),
        (2, "2 proefschijven geschoven", "2 practice discs slid"),
    ],
)
def test_a_number_chooses_the_plural_form(discs: int, dutch: str, english: str) -> None:
    key = "event.practice_slid"
    assert (say(key, "nl", discs=discs), say(key, "en", discs=discs)) == (dutch, english)


def test_plural_forms_are_found_by_the_gettext_of_python_3_11_0(monkeypatch: pytest.MonkeyPatch) -> None:
    def gettext(catalogue: Any, key: str) -> str:
        sentence: str = catalogue._catalog.get(key) or catalogue._fallback.gettext(key)
        return sentence

    monkeypatch.setattr(GNUTranslations, "gettext", gettext)
    assert say("event.practice_slid", "en", discs=2) == "2 practice discs slid"
    assert say("gate", "en", gate=2) == "compartment 2"
    with pytest.raises(MissingSentence):
        say("no-such-key", "en")


@pytest.mark.parametrize(
    ("numbers", "dutch", "english"),
    [
        ((10,), "Een wedstrijd telt 10 beurten.", "A match has 10 turns."),
        ((5, 10, 20), "Een wedstrijd telt 5, 10 of 20 beurten.", "A match has 5, 10 or 20 turns."),
    ],
)
def test_a_list_of_choices_ends_in_or(numbers: tuple[int, ...], dutch: str, english: str) -> None:
    key = "clause.turns_per_match.numbers"
    assert (say(key, "nl", numbers=numbers), say(key, "en", numbers=numbers)) == (dutch, english)


@pytest.mark.parametrize(
    ("fact", "dutch", "english"),
    [
        (60.0, "60", "60"),
        (22.5, "22,5", "22.5"),
        (Figure("0.50"), "0,50", "0.50"),
        (Phrase("number"), "een getal", "a number"),
        (Phrase("one-of", words=(Figure("1.5"), "nl")), "een van deze: 1,5, nl", "one of these: 1.5, nl"),
        (None, "", ""),
        (7, 7, 7),
    ],
)
def test_a_fact_is_formatted_as_its_reader_writes_it(fact: object, dutch: object, english: object) -> None:
    assert (format_fact(fact, "nl"), format_fact(fact, "en")) == (dutch, english)


def test_a_fact_too_many_does_no_harm() -> None:
    assert say("name-empty", "en", key="a", language=None) == "Give a name."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_found(language: str) -> None:
    assert can_say("web.page.title", language)
    assert can_say("name-empty", language)


def test_a_missing_sentence_is_not_made_up() -> None:
    assert not can_say("no-such-key", "nl")
    with pytest.raises(MissingSentence):
        say("no-such-key", "nl")


def test_a_catalogue_that_was_not_compiled_is_named() -> None:
    with pytest.raises(MissingSentence, match="make"):
        say("name-empty", "xx")


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    """The sources of our own languages, and a copy of English by another name."""
    for source, language in (("nl", "nl"), ("en", "en"), ("en", "eo")):
        copytree(
            LOCALE / source, tmp_path / language, ignore=lambda _, names: [n for n in names if n[-2:] == "mo"]
        )
    return tmp_path


def compile_catalogues(locale: Path) -> str:
    command = [sys.executable, "tools/catalogues.py", str(locale)]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def test_no_language_but_the_source_is_offered_before_it_is_compiled(locale: Path) -> None:
    assert languages(locale) == ("nl",)


def test_a_third_folder_is_a_third_language(locale: Path) -> None:
    assert compile_catalogues(locale) == ""
    assert languages(locale) == ("nl", "en", "eo")


@pytest.mark.parametrize("entry", ["", 'msgid "web.bonus.missed"\nmsgstr ""\n\n'], ids=["missing", "empty"])
def test_an_incomplete_language_is_not_offered(locale: Path, entry: str) -> None:
    compile_catalogues(locale)
    catalogue = locale / "eo" / "LC_MESSAGES" / "web.po"
    text = catalogue.read_text(encoding="utf-8")
    catalogue.write_text(text.replace('msgid "web.bonus.missed"\nmsgstr "Miss"\n\n', entry), encoding="utf-8")
    assert compile_catalogues(locale) == "eo: web lacks web.bonus.missed\n"
    assert languages(locale) == ("nl", "en")
