import tomllib

import pytest
from msgspec import ValidationError, convert

from sjoelen.error import Phrase
from sjoelen.locale.say import LANGUAGES, can_say, format_fact, say
from sjoelen.physics.board.toml_errors import KINDS, UNREADABLE, field_mistake, toml_mistake
from sjoelen.physics.fitting.fit import Measured
from sjoelen.play.situation import Through


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("[scene", "no-toml-at-end"),
        ("a = 1\nb = = 2\n", "no-toml-at 2 5"),
        ("a =", "no-toml-at-end"),
        ("a = " + "9" * 5000, "too-much"),
        ("a = " + "[" * 5000, "too-much"),
    ],
)
def test_where_a_text_stops_being_toml_is_told(text: str, mistake: str) -> None:
    try:
        tomllib.loads(text)
    except UNREADABLE as error:
        assert toml_mistake(error) == mistake  # noqa: PT017 of two kinds
    else:
        pytest.fail("was read")


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
def test_a_field_that_is_wrong_is_named_as_people_count(document: object, dutch: str, english: str) -> None:
    with pytest.raises(ValidationError) as refused:
        convert(document, Measured)
    mistake = field_mistake(refused.value)
    assert (format_fact(mistake, "nl"), format_fact(mistake, "en")) == (dutch, english)


@pytest.mark.parametrize(
    ("disc", "mistake"),
    [
        ({"gate": "x"}, "field-should-be disc 1.gate whole-number"),
        ({"off": "x"}, "field-should-be disc 1.off something-else"),
        ({"in_play": 3}, "field-should-be disc 1.in_play yes-or-no"),
        ({"returned": ["x"]}, "field-should-be disc 1.returned 1 whole-number"),
    ],
)
def test_a_field_of_a_disc_is_named_with_its_number(disc: dict[str, object], mistake: str) -> None:
    with pytest.raises(ValidationError) as refused:
        convert([disc], list[Through])
    assert field_mistake(refused.value, "disc") == mistake


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_value_can_be_said(language: str) -> None:
    assert all(can_say(f"phrase.{key}", language) for key in KINDS.values())
    assert say("broken-scene", language, reason=Phrase("no-toml-at", line=1, column=7)).endswith(" TOML.")
