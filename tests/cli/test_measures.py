from dataclasses import fields

import pytest

from sjoelen.cli.measures import measure_lines, text_or_translation, unit_of
from sjoelen.cli.output import Reader
from sjoelen.locale.say import LANGUAGES, can_say
from sjoelen.physics.board.builtin_boards import BOARD_IDS, board
from sjoelen.physics.board.equipment import Condition, Dimensions, Measure

NAMES = [field.name for part in (Dimensions, Condition) for field in fields(part)]
READER = Reader("nl", as_json=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_measure_has_a_name(language: str) -> None:
    assert [name for name in NAMES if not can_say(f"measure.{name}", language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARD_IDS)
def test_a_built_in_board_has_its_texts_in_every_language(name: str, language: str) -> None:
    shown_board = board(name)
    measures = [getattr(shown_board.dimensions, field.name) for field in fields(Dimensions)]
    measures += [
        getattr(entry, field.name) for entry in shown_board.conditions.values() for field in fields(entry)
    ]
    keys = {f"board.source.{entry.source}" for entry in measures if entry.source}
    keys |= {f"board.condition.{entry}" for entry in shown_board.conditions} | {
        f"board.title.{shown_board.title}"
    }
    assert [key for key in keys if not can_say(key, language)] == []


def test_a_reason_stands_once_under_the_measures_that_share_it() -> None:
    guess = Measure(0.5, assumed=True, least=0.1, most=0.9, source="zo gevoeld")
    lines = list(measure_lines(READER, {"disc_grip": guess, "wall_grip": guess}))
    assert [line.split()[0] for line in lines] == ["maat", "Wrijving", "Wrijving", "zo"]


def test_a_text_without_a_translation_stays_as_it_is() -> None:
    assert text_or_translation(READER, "board.title", "Bak van opa") == "Bak van opa"


@pytest.mark.parametrize(
    ("name", "unit"), [("length_mm", "mm"), ("gravity_mps2", "m/s²"), ("disc_grip", ""), ("inertia", "")]
)
def test_the_name_of_a_measure_ends_in_its_unit(name: str, unit: str) -> None:
    assert unit_of(name) == unit
