import re
from dataclasses import fields

import pytest

from sjoelen.error import SjoelenError
from sjoelen.physics.board.builtin_boards import BOARD_IDS, board, packaged
from sjoelen.physics.board.equipment import Board
from sjoelen.physics.board.parse import parse_board
from sjoelen.physics.error import BrokenBoard, MeasureMissing, MeasureMistyped, MeasureUnknown, TableMissing

TEXT = packaged("boards/competition.toml")
MEASURES = re.findall(r"^\[([a-z]+\.[a-z_0-9.]+)\]$", TEXT, re.MULTILINE)


def refusal(text: str) -> SjoelenError:
    with pytest.raises(SjoelenError) as refused:
        parse_board(text)
    return refused.value


def changed(table: str, line: str, other: str) -> str:
    head, tail = TEXT.split(f"[{table}]\n", 1)
    assert line in tail
    return f"{head}[{table}]\n" + tail.replace(line, other, 1)


def without(table: str) -> str:
    """Return the text without a table and the tables in it."""
    return re.sub(rf"^\[{table}[].].*?(?=^\[|\Z)", "", TEXT, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", BOARD_IDS)
def test_every_built_in_board_can_be_read(name: str) -> None:
    read, expected = parse_board(packaged(f"boards/{name}.toml")), board(name)
    assert all(getattr(read, field.name) == getattr(expected, field.name) for field in fields(Board))


def test_a_text_that_is_no_toml_is_refused() -> None:
    assert isinstance(refusal("[board\n"), BrokenBoard)


@pytest.mark.parametrize("table", ["board", "dimension", "condition"])
def test_a_missing_table_is_named_as_a_table(table: str) -> None:
    error = refusal(without(table))
    assert isinstance(error, TableMissing)
    assert error.facts == {"table": table}


def test_a_board_without_any_condition_lacks_the_table_of_one() -> None:
    error = refusal(without("condition") + "\n[condition]\n")
    assert isinstance(error, TableMissing)
    assert error.facts == {"table": "condition.NAME"}


@pytest.mark.parametrize("table", MEASURES)
def test_a_missing_measure_is_named(table: str) -> None:
    head, tail = TEXT.split(f"[{table}]\n", 1)
    rest = tail.split("\n[", 1)
    error = refusal(head + ("[" + rest[1] if len(rest) > 1 else ""))
    assert isinstance(error, MeasureMissing)
    assert error.facts == {"measure": table}


@pytest.mark.parametrize(
    ("table", "line", "field"),
    [
        ("dimension.length_mm", "value = 2000\n", "dimension.length_mm.value"),
        ("dimension.length_mm", 'article = "E1"\n', "dimension.length_mm.article"),
        ("dimension.gate_height_mm", "least = 16\n", "dimension.gate_height_mm.least"),
        ("board", 'id = "competition"\n', "board.id"),
    ],
)
def test_a_missing_field_is_named(table: str, line: str, field: str) -> None:
    error = refusal(changed(table, line, ""))
    assert isinstance(error, MeasureMissing)
    assert error.facts == {"measure": field}


@pytest.mark.parametrize(
    ("table", "added", "field"),
    [
        ("dimension.length_mm", "[dimension.depth_mm]\n", "dimension.depth_mm"),
        ("condition.club.friction_slow", "[condition.club.wax]\n", "condition.club.wax"),
        ("dimension.length_mm", "[surprise]\n", "surprise"),
    ],
)
def test_an_unknown_measure_is_named(table: str, added: str, field: str) -> None:
    error = refusal(TEXT.replace(f"[{table}]\n", f"{added}[{table}]\n", 1))
    assert isinstance(error, MeasureUnknown)
    assert error.facts == {"measure": field}


@pytest.mark.parametrize(
    ("table", "line", "other", "field"),
    [
        ("dimension.length_mm", "value = 2000", 'value = "2000"', "dimension.length_mm.value"),
        ("dimension.length_mm", "value = 2000", "value = -1", "dimension.length_mm.value"),
        ("dimension.length_mm", "value = 2000", "value = nan", "dimension.length_mm.value"),
        ("dimension.length_mm", "value = 2000", "value = 1500", "dimension.length_mm"),
        ("dimension.length_mm", '"E1"', "1", "dimension.length_mm.article"),
        ("dimension.rim_radius_mm", "value = 24", "value = 25.6", "dimension.rim_radius_mm.value"),
        ("dimension.gate_width_mm", "value = 60", "value = 61", "dimension.inside_width_mm"),
        ("dimension.disc_diameter_mm", "value = 52", "value = 47", "dimension.rim_radius_mm"),
        ("condition.club.inertia", "assumed = true", "assumed = 1", "condition.club.inertia.assumed"),
        ("dimension.length_mm", "value = 2000", "value = 1" + "0" * 400, "dimension.length_mm.value"),
        ("dimension.length_mm", "value = 2000", "value = 20000", "dimension.length_mm.value"),
        ("board", 'sources = ["S0", "S2", "S3"]', "sources = [1]", "board.sources 1"),
    ],
)  # fmt: skip
def test_an_impossible_value_is_refused_with_its_field(table: str, line: str, other: str, field: str) -> None:
    error = refusal(changed(table, line, other))
    assert isinstance(error, MeasureMistyped)
    assert error.facts["measure"] == field


@pytest.mark.parametrize(
    ("measure", "value"),
    [
        ("friction_slow", 0),  # never stops
        ("gravity_mps2", 0),
        ("friction_bands", 9),  # there is room for eight
        ("friction_bands", 1e8),
        ("floor_restitution", 1),  # hops for ever
        ("inertia", 0.4),
        ("wall_restitution_slow", 1.1),
    ],
)
def test_a_measure_without_an_end_is_refused_whatever_its_range(measure: str, value: float) -> None:
    anything = f"value = {value}\nassumed = true\nleast = 0\nmost = 1e9\nsource = "
    table = rf"(\[condition.club.{measure}\]\n).*?source = "
    text = re.sub(table, rf"\g<1>{anything}", TEXT, flags=re.DOTALL)
    error = refusal(text)
    assert isinstance(error, MeasureMistyped)
    assert error.facts["measure"] == f"condition.club.{measure}.value"


def test_slow_is_slower_than_fast() -> None:
    text = TEXT.replace(
        "value = 1.6\nassumed = true\nleast = 0.8", "value = 0.4\nassumed = true\nleast = 0.4"
    )
    assert refusal(text).facts == {"measure": "condition.club.slow_mps", "expected": "< fast_mps"}


def test_a_disc_whose_slide_and_spin_do_not_end_together_is_refused() -> None:
    text = TEXT.replace("value = 24\n", "value = 25.9\n").replace("most = 25.5\n", "most = 26\n")
    error = refusal(text)
    assert error.facts == {"measure": "dimension.rim_radius_mm", "expected": "20.1–25.7"}


@pytest.mark.parametrize("text", ["board = 1\n", "dimension = 1\n", "condition = 1\n"])
def test_a_part_that_is_no_table_is_refused(text: str) -> None:
    name = text.split(maxsplit=1)[0]
    assert isinstance(refusal(text + without(name)), MeasureMistyped)


def test_a_measure_that_is_no_table_is_refused() -> None:
    rest = TEXT.replace(
        '[dimension.length_mm]\nvalue = 2000\ntolerance = 3\narticle = "E1"\n',
        "[dimension]\nlength_mm = 2000\n",
    )
    assert isinstance(refusal(rest), MeasureMistyped)
