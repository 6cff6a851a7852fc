"""Inspection of a board: its measured dimensions beside the rule book's, with their tolerance."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Annotated

from pydantic import Field

from sjoelen.error import Phrase
from sjoelen.physics.board.equipment import Board, Dimensions
from sjoelen.physics.board.limits import NUMBER_MAX
from sjoelen.physics.board.toml_file import FieldError, parse_toml, validated
from sjoelen.physics.error import BrokenBoard, MeasureMistyped, MeasureUnknown

ROUNDING_MM = 1e-9
Millimetres = Annotated[float, Field(gt=0, le=NUMBER_MAX)]


@dataclass(frozen=True, slots=True)
class MeasuredDimension:
    """A dimension as measured; `excess` is its distance from the tolerance, 0 inside."""

    name: str
    measured: float
    nominal: float
    tolerance: float
    excess: float
    article: str


def inspect(measured: Mapping[str, float], board: Board) -> tuple[MeasuredDimension, ...]:
    """Compare every measured dimension with the board's; raises MeasureUnknown, MeasureMistyped."""
    return tuple(_compared(name, value, board) for name, value in measured.items())


def read_dimensions(text: str) -> dict[str, float]:
    """Read dimensions from TOML, `name = millimetres`; raises BrokenBoard, MeasureMistyped."""
    document = parse_toml(text, BrokenBoard)
    if not document:
        raise BrokenBoard(reason=Phrase("empty"))
    try:
        return validated(document, dict[str, Millimetres])
    except FieldError as error:
        raise MeasureMistyped(measure=error.field, expected=Phrase("number-above-zero")) from None


def _compared(name: str, value: float, board: Board) -> MeasuredDimension:
    if name not in {field.name for field in fields(Dimensions)}:
        raise MeasureUnknown(measure=name)
    nominal = getattr(board.dimensions, name)
    if nominal.tolerance is None:
        raise MeasureMistyped(measure=name, expected=Phrase("tolerated"))
    excess = abs(value - nominal.value) - nominal.tolerance
    return MeasuredDimension(
        name,
        value,
        nominal.value,
        nominal.tolerance,
        excess if excess > ROUNDING_MM else 0.0,
        nominal.article or "",
    )
