import pytest

from sjoelen.cli.output import Reader, cited, error_sentence, reader_of
from sjoelen.error import IllegalError
from sjoelen.rules.error import NotACount, TooManyDiscs


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ([], {}, "nl"),
        (["score", "--lang", "en"], {}, "en"),
        (["--lang=en", "score"], {}, "en"),
        (["score", "--lang", "de"], {}, "nl"),
        (["score", "--lang"], {"LANG": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "en_US.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "nl"),
        ([], {"LANG": "en_US.UTF-8", "LC_ALL": "nl_NL.UTF-8"}, "nl"),
        ([], {"LANG": "nl_NL.UTF-8", "SJOELEN_LANG": "en"}, "en"),
        (["--lang", "nl"], {"SJOELEN_LANG": "en"}, "nl"),
        ([], {"SJOELEN_LANG": "xx", "LANG": "de_DE"}, "nl"),
    ],
)
def test_the_reader_is_asked_first_then_the_environment_then_dutch(
    words: list[str], environment: dict[str, str], language: str
) -> None:
    assert reader_of(words, environment).language == language


def test_a_program_reads_json() -> None:
    assert reader_of(["score", "--json"], {}).as_json
    assert not reader_of(["score"], {}).as_json


ENGLISH = Reader("en", False)


@pytest.mark.parametrize(
    ("article", "text"),
    [
        ("3.2.1", "art. 3.2.1"),
        ("Play", "under “Play”"),
        ("ans-2026: 6.4", "our reading, as in ANS rules of play, 2026.09: art. 6.4"),
        ("R75", "house rule"),
    ],
)
def test_an_article_is_cited_as_people_do(article: str, text: str) -> None:
    assert cited(ENGLISH, article) == text


def test_a_refusal_is_a_sentence_with_its_article() -> None:
    error: IllegalError = TooManyDiscs("3.2.1", discs=31, most=30)
    assert error_sentence(ENGLISH, error).endswith("(art. 3.2.1)")


@pytest.mark.parametrize(
    ("typed", "repeated"),
    [
        ("zeven", "“zeven”"),
        ("a\x1b[2Jb\nc", "“a\ufffd[2Jb\ufffdc”"),
        ("\udcff", "“\ufffd”"),
        ("9" * 5000, f"“{'9' * 199}…”"),
        ("👨‍👩‍👧", "“👨‍👩‍👧”"),
    ],
)
def test_what_was_typed_is_repeated_on_one_line_of_a_screen(typed: str, repeated: str) -> None:
    assert error_sentence(ENGLISH, NotACount(text=typed)).startswith(repeated)


def test_a_placeholder_is_translated_and_an_abbreviation_stays() -> None:
    assert (
        Reader("nl", False).placeholders("[OPTIONS] FILE RAD/S [nl|en]") == "[OPTIES] BESTAND RAD/S [nl|en]"
    )
