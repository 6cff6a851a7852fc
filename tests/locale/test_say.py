import pytest

from sjoelen.locale.say import LANGUAGES, NothingToSay, can_say, say


def test_a_sentence_is_said_with_its_facts_in_the_reader_s_language() -> None:
    assert say("turn-before-first", "nl", turn=0) == "De eerste beurt is nummer 1, niet 0."
    assert say("turn-before-first", "en", turn=0) == "The first turn is number 1, not 0."


def test_a_list_is_said_with_commas() -> None:
    assert say("unknown-gate", "en", gate=5, known=(2, 3, 4, 1)).endswith("2, 3, 4, 1.")


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
