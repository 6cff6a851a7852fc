import pytest

from sjoelen.error import Figure, Phrase
from sjoelen.locale.say import LANGUAGES, NothingToSay, can_say, say, told


def test_a_sentence_is_said_with_its_facts_in_the_reader_s_language() -> None:
    assert say("turn-before-first", "nl", turn=0) == "De eerste beurt is nummer 1, niet 0."
    assert say("turn-before-first", "en", turn=0) == "The first turn is number 1, not 0."


def test_a_list_is_said_with_commas() -> None:
    assert say("unknown-gate", "en", gate=5, known=(2, 3, 4, 1)).endswith("2, 3, 4, 1.")


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
def test_a_fact_is_told_as_its_reader_writes_it(fact: object, dutch: object, english: object) -> None:
    assert (told(fact, "nl"), told(fact, "en")) == (dutch, english)


def test_a_fact_too_many_does_no_harm() -> None:
    assert say("name-empty", "en", key="a", language=None) == "Give a name."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_found(language: str) -> None:
    assert can_say("web.page.title", language)
    assert can_say("name-empty", language)


def test_what_no_catalogue_has_is_not_made_up() -> None:
    assert not can_say("no-such-key", "nl")
    with pytest.raises(NothingToSay):
        say("no-such-key", "nl")


def test_a_catalogue_that_was_not_compiled_is_named() -> None:
    with pytest.raises(NothingToSay, match="make"):
        say("name-empty", "xx")
