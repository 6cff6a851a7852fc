import datetime as dt
import math

import pytest

from sjoelen.error import Phrase
from sjoelen.locale.say import LANGUAGES, can_say, format_fact, say
from sjoelen.physics.board.parse import BoardFile
from sjoelen.physics.board.toml_file import EXPECTED, FieldError, parse_toml, validated
from sjoelen.physics.error import BrokenScene
from sjoelen.physics.fitting.fit import Measurements
from sjoelen.physics.scene.scene_file import SceneFile
from sjoelen.play.situation_file import DiscEntry


def refusal(document: object, form: type, *within: str) -> FieldError:
    with pytest.raises(FieldError) as refused:
        validated(document, form, *within)
    return refused.value


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[scene", "no-toml-at-end"),
        ("a = 1\nb = = 2\n", "no-toml-at 2 5"),
        ("a =", "no-toml-at-end"),
        ("a = " + "9" * 5000, "too-much"),
        ("a = " + "[" * 5000, "too-much"),
    ],
)
def test_a_text_that_stops_being_toml_is_refused_with_the_line_and_the_column(
    text: str, problem: str
) -> None:
    with pytest.raises(BrokenScene) as refused:
        parse_toml(text, BrokenScene)
    assert refused.value.facts == {"reason": problem}


@pytest.mark.parametrize(
    ("document", "dutch", "english"),
    [
        ({"stop": [{"speed": 1}]}, "stop 1.way ontbreekt", "stop 1.way is missing"),
        ({"stops": []}, "stops hoort er niet", "stops does not belong here"),
        (
            {"stop": [{"speed": 1, "way": 1, "x": 2}]},
            "stop 1.x hoort er niet",
            "stop 1.x does not belong here",
        ),
        ({"stop": {}}, "stop moet een lijst zijn", "stop should be a list"),
        ({"stop": [1]}, "stop 1 moet een tabel zijn", "stop 1 should be a table"),
        (
            {"stop": [{"speed": "x", "way": 1}]},
            "stop 1.speed moet een getal zijn",
            "stop 1.speed should be a number",
        ),
        (
            {"stop": [{"speed": 0, "way": 1}]},
            "stop 1.speed moet een getal > 0 zijn",
            "stop 1.speed should be a number > 0",
        ),
        (
            {"stop": [{"speed": 16, "way": 1}]},
            "stop 1.speed moet een getal <= 15 zijn",
            "stop 1.speed should be a number <= 15",
        ),
    ],
)
def test_a_wrong_field_is_named_as_people_count(document: object, dutch: str, english: str) -> None:
    phrase = refusal(document, Measurements).phrase
    assert (format_fact(phrase, "nl"), format_fact(phrase, "en")) == (dutch, english)


@pytest.mark.parametrize(
    ("disc", "problem"),
    [
        ({"gate": "x"}, "field-should-be disc 1.gate whole-number"),
        ({"off": "x"}, "field-should-be disc 1.off one-of ('wall', 'end')"),
        ({"in_play": 3}, "field-should-be disc 1.in_play yes-or-no"),
        ({"returned": ["x"]}, "field-should-be disc 1.returned 1 whole-number"),
    ],
)
def test_a_field_of_a_disc_is_named_with_its_number(disc: dict[str, object], problem: str) -> None:
    assert refusal([disc], tuple[DiscEntry, ...], "disc").phrase == problem


@pytest.mark.parametrize("value", [math.nan, math.inf, True, "1", [1], 10**400, dt.date(2026, 9, 1)])
def test_only_a_finite_number_is_a_number(value: object) -> None:
    assert refusal({"stop": [{"speed": value, "way": 1}]}, Measurements).expected == "number"


def test_a_date_is_no_text() -> None:
    error = refusal({"scene": {"board": dt.date(2026, 9, 1)}}, SceneFile)
    assert (error.field, error.expected) == ("scene.board", "text")


def test_an_unknown_field_is_named_before_a_missing_one() -> None:
    assert refusal({"bord": {}}, BoardFile).phrase == "field-unknown bord"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_expected_kind_of_value_has_its_words(language: str) -> None:
    assert all(can_say(f"phrase.{key}", language) for key in EXPECTED.values())
    assert say("broken-scene", language, reason=Phrase("no-toml-at", line=1, column=7)).endswith(" TOML.")
