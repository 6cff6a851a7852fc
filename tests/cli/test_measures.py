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
def test_a_board_of_ours_says_what_it_is_and_why_in_every_language(name: str, language: str) -> None:
    found = board(name)
    measures = [getattr(found.dimensions, field.name) for field in fields(Dimensions)]
    measures += [getattr(each, field.name) for each in found.conditions.values() for field in fields(each)]
    keys = {f"board.source.{each.source}" for each in measures if each.source}
    keys |= {f"board.condition.{each}" for each in found.conditions} | {f"board.title.{found.title}"}
    assert [key for key in keys if not can_say(key, language)] == []


def test_a_reason_stands_once_under_the_measures_that_share_it() -> None:
    guess = Measure(0.5, assumed=True, least=0.1, most=0.9, source="zo gevoeld")
    lines = list(measure_lines(READER, {"disc_grip": guess, "wall_grip": guess}))
    assert [line.split()[0] for line in lines] == ["maat", "Wrijving", "Wrijving", "zo"]


def test_a_text_of_somebodys_own_stays_as_it_stands() -> None:
    assert text_or_translation(READER, "board.title", "Bak van opa") == "Bak van opa"


@pytest.mark.parametrize(
    ("name", "unit"), [("length_mm", "mm"), ("gravity_mps2", "m/s²"), ("disc_grip", ""), ("inertia", "")]
)
def test_a_measure_tells_its_unit_in_its_name(name: str, unit: str) -> None:
    assert unit_of(name) == unit
