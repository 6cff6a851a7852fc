"""Which measured dimensions are out of tolerance, and by how much."""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from sjoelen.error import Phrase
from sjoelen.physics.board.equipment import Board, Dimensions
from sjoelen.physics.board.limits import NUMBER_MAX
from sjoelen.physics.board.parse import toml_of
from sjoelen.physics.error import BrokenBoard, MeasureMistyped, MeasureUnknown

ROUNDING_MM = 1e-9


@dataclass(frozen=True, slots=True)
class Finding:
    """A dimension as measured; `excess` is how far it lies outside the tolerance, 0 if inside."""

    name: str
    measured: float
    nominal: float
    tolerance: float
    excess: float
    article: str


def inspect(measured: Mapping[str, float], board: Board) -> tuple[Finding, ...]:
    """Every measured dimension beside the board's; raises MeasureUnknown, MeasureMistyped."""
    return tuple(_finding(name, value, board) for name, value in measured.items())


def read_measurements(text: str) -> dict[str, float]:
    """Dimensions from TOML, `name = millimetres`; raises BrokenBoard, MeasureMistyped."""
    read = dict(toml_of(text))
    for name, value in read.items():
        if type(value) not in (int, float) or not 0 < value <= NUMBER_MAX:
            raise MeasureMistyped(measure=name, expected=Phrase("number-above-zero"))
    if not read:
        raise BrokenBoard(reason=Phrase("empty"))
    return read


def _finding(name: str, value: float, board: Board) -> Finding:
    if name not in {field.name for field in fields(Dimensions)}:
        raise MeasureUnknown(measure=name)
    nominal = getattr(board.dimensions, name)
    if nominal.tolerance is None:
        raise MeasureMistyped(measure=name, expected=Phrase("tolerated"))
    excess = abs(value - nominal.value) - nominal.tolerance
    return Finding(
        name,
        value,
        nominal.value,
        nominal.tolerance,
        excess if excess > ROUNDING_MM else 0.0,
        nominal.article or "",
    )
