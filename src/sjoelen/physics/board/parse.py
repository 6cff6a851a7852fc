"""Reader of board files: it names the measure that is missing, unknown or wrong."""

import math
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import ClassVar

from pydantic import ConfigDict

from sjoelen.error import Figure, Phrase
from sjoelen.physics.board.equipment import Board, Condition, Dimensions, Measure
from sjoelen.physics.board.limits import LIMITS, NUMBER_MAX, SPIN_COUPLING
from sjoelen.physics.board.toml_file import STRICT, FieldError, parse_toml, validated
from sjoelen.physics.error import BrokenBoard, MeasureMissing, MeasureMistyped, MeasureUnknown, TableMissing

ROUNDING_MM = 1e-6


@dataclass(frozen=True, slots=True)
class BoardHead:
    """The table [board] of a file."""

    id: str
    title: str
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardFile:
    """The tables of a file."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    board: BoardHead
    dimension: Dimensions
    condition: dict[str, Condition]


def parse_board(text: str) -> Board:
    """Read a board from TOML.

    Raises BrokenBoard, TableMissing, MeasureMissing, MeasureUnknown, MeasureMistyped.
    """
    document = parse_toml(text, BrokenBoard)
    try:
        file = validated(document, BoardFile)
    except FieldError as error:
        raise _refusal(error) from None
    if not file.condition:
        raise TableMissing(table="condition.NAME")
    check_measures("dimension", file.dimension)
    check_dimensions(file.dimension)
    for name, condition in file.condition.items():
        check_measures(f"condition.{name}", condition)
        check_condition(name, condition, file.dimension)
    head = file.board
    return Board(head.id, head.title, head.sources, file.dimension, MappingProxyType(file.condition))


def _refusal(error: FieldError) -> TableMissing | MeasureMissing | MeasureUnknown | MeasureMistyped:
    if error.reason == "unknown":
        return MeasureUnknown(measure=error.field)
    if error.reason == "wrong":
        return MeasureMistyped(measure=error.field, expected=error.expected)
    return MeasureMissing(measure=error.field) if len(error.place) > 1 else TableMissing(table=error.field)


def check_measures(table: str, part: Dimensions | Condition) -> None:
    """Refuse a measure without its grounds, or outside its limits; raises MeasureMissing, MeasureMistyped."""
    for field in fields(part):
        _check_measure(f"{table}.{field.name}", getattr(part, field.name), *LIMITS[field.name])


def _check_measure(name: str, measure: Measure, least: float, most: float) -> None:
    numbers = {number: getattr(measure, number) for number in ("value", "tolerance", "least", "most")}
    for number, value in numbers.items():
        if value is not None and not 0 <= value <= NUMBER_MAX:
            raise MeasureMistyped(measure=f"{name}.{number}", expected=Phrase("number-from-zero"))
    for ground in ("least", "most", "source") if measure.assumed else ("article",):
        if getattr(measure, ground) is None:
            raise MeasureMissing(measure=f"{name}.{ground}")
    _check_range(name, measure.value, least, most)
    if measure.assumed and measure.least is not None and measure.most is not None:
        _check_range(name, measure.value, measure.least, measure.most)


def _check_range(name: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise MeasureMistyped(measure=f"{name}.value", expected=Figure(f"{least:g}–{most:g}"))


def check_dimensions(sizes: Dimensions) -> None:
    """Refuse dimensions that contradict each other; raises MeasureMistyped."""
    gates_mm = 4 * sizes.gate_width_mm.value + 3 * sizes.between_gates_mm.value
    width_mm, radius_mm = 2 * sizes.beside_wall_mm.value + gates_mm, sizes.disc_diameter_mm.value / 2
    inside_mm, rim_mm = sizes.inside_width_mm.value, sizes.rim_radius_mm.value
    for name, is_met, expected in (
        ("inside_width_mm", abs(inside_mm - width_mm) < ROUNDING_MM, f"{width_mm:g}"),
        ("rim_radius_mm", 1.2 * rim_mm > radius_mm, "> disc_diameter_mm / 2.4"),
        ("rim_radius_mm", rim_mm < radius_mm, "< disc_diameter_mm / 2"),
        ("disc_diameter_mm", 2 * radius_mm < sizes.gate_width_mm.value, "< gate_width_mm"),
        ("divider_mm", sizes.divider_mm.value < sizes.between_gates_mm.value, "< between_gates_mm"),
        ("line_to_end_mm", sizes.gate_to_end_mm.value < sizes.line_to_end_mm.value, "> gate_to_end_mm"),
        ("length_mm", sizes.line_to_end_mm.value < sizes.length_mm.value, "> line_to_end_mm"),
    ):
        if not is_met:
            raise MeasureMistyped(measure=f"dimension.{name}", expected=Figure(expected))


def check_condition(name: str, condition: Condition, sizes: Dimensions) -> None:
    """Refuse a condition that contradicts itself or the disc; raises MeasureMistyped."""
    if not condition.slow_mps.value < condition.fast_mps.value:
        raise MeasureMistyped(measure=f"condition.{name}.slow_mps", expected=Figure("< fast_mps"))
    radius_mm = sizes.disc_diameter_mm.value / 2
    least, most = (radius_mm * math.sqrt(coupling * condition.inertia.value) for coupling in SPIN_COUPLING)
    if not least <= sizes.rim_radius_mm.value <= most:
        raise MeasureMistyped(measure="dimension.rim_radius_mm", expected=Figure(f"{least:.3g}–{most:.3g}"))
