"""A board read from its text: a measure that is missing, unknown or mistyped is refused and named."""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any, TypeVar

from sjoelen.error import Figure, Phrase
from sjoelen.physics.board.equipment import Board, Condition, Dimensions, Measure
from sjoelen.physics.board.limits import LIMITS, LOAD, NUMBER_MAX
from sjoelen.physics.board.toml_errors import UNREADABLE, kind_of, toml_mistake
from sjoelen.physics.error import BrokenBoard, MeasureMissing, MeasureMistyped, MeasureUnknown, TableMissing

Table = Mapping[str, Any]
Part = TypeVar("Part", Dimensions, Condition)
NUMBERS = ("value", "tolerance", "least", "most")
TEXTS = ("article", "source")


def parse_board(text: str) -> Board:
    """Read a board from TOML.

    Raises BrokenBoard, TableMissing, MeasureMissing, MeasureUnknown, MeasureMistyped.
    """
    document = toml_of(text)
    _only(document, ("board", "dimension", "condition"), "")
    head = _table(document, "board", "")
    _only(head, ("id", "title", "sources"), "board.")
    sources = _field(head, "sources", list, "board")
    if not all(isinstance(each, str) for each in sources):
        raise MeasureMistyped(measure="board.sources", expected=Phrase("list-of-texts"))
    conditions = _table(document, "condition", "")
    if not conditions:
        raise TableMissing(table="condition.NAME")
    dimensions = _part(_table(document, "dimension", ""), Dimensions, "dimension")
    check_consistency(dimensions)
    woods = {
        name: _part(_table(conditions, name, "condition."), Condition, f"condition.{name}")
        for name in conditions
    }
    for name, wood in woods.items():
        check_wood(name, wood, dimensions)
    return Board(
        id=_field(head, "id", str, "board"),
        title=_field(head, "title", str, "board"),
        sources=tuple(sources),
        dimensions=dimensions,
        conditions=MappingProxyType(woods),
    )


def toml_of(text: str) -> Table:
    """The tables of a text; raises BrokenBoard."""
    try:
        return tomllib.loads(text)
    except UNREADABLE as error:
        raise BrokenBoard(reason=toml_mistake(error)) from None


def check_consistency(sizes: Dimensions) -> None:
    """Refuse dimensions that no board can have; raises MeasureMistyped."""
    across = 2 * sizes.beside_wall_mm.value + 4 * sizes.gate_width_mm.value + 3 * sizes.between_gates_mm.value
    for name, value, expected in (
        ("inside_width_mm", abs(sizes.inside_width_mm.value - across) < 1e-6, f"{across:g}"),  # noqa: PLR2004
        (
            "rim_radius_mm",
            1.2 * sizes.rim_radius_mm.value > sizes.disc_diameter_mm.value / 2,
            "> disc_diameter_mm / 2.4",
        ),
        (
            "rim_radius_mm",
            sizes.rim_radius_mm.value < sizes.disc_diameter_mm.value / 2,
            "< disc_diameter_mm / 2",
        ),
        ("disc_diameter_mm", sizes.disc_diameter_mm.value < sizes.gate_width_mm.value, "< gate_width_mm"),
        ("divider_mm", sizes.divider_mm.value < sizes.between_gates_mm.value, "< between_gates_mm"),
        ("line_to_end_mm", sizes.gate_to_end_mm.value < sizes.line_to_end_mm.value, "> gate_to_end_mm"),
        ("length_mm", sizes.line_to_end_mm.value < sizes.length_mm.value, "> line_to_end_mm"),
    ):
        if not value:
            raise MeasureMistyped(measure=f"dimension.{name}", expected=Figure(expected))


def check_wood(name: str, wood: Condition, sizes: Dimensions) -> None:
    """Refuse a condition that no disc can be in; raises MeasureMistyped."""
    if not wood.slow_mps.value < wood.fast_mps.value:
        raise MeasureMistyped(measure=f"condition.{name}.slow_mps", expected=Figure("< fast_mps"))
    radius_mm = sizes.disc_diameter_mm.value / 2
    least, most = (radius_mm * math.sqrt(each * wood.inertia.value) for each in LOAD)
    if not least <= sizes.rim_radius_mm.value <= most:
        raise MeasureMistyped(measure="dimension.rim_radius_mm", expected=Figure(f"{least:.3g}–{most:.3g}"))


def measure_of(table: Any, name: str) -> Measure:
    """One measure from its table."""
    if not isinstance(table, Mapping):
        raise MeasureMistyped(measure=name, expected=Phrase("table"))
    _only(table, (*NUMBERS, *TEXTS, "assumed"), f"{name}.")
    if "value" not in table:
        raise MeasureMissing(measure=f"{name}.value")
    read: dict[str, Any] = {each: _number(table[each], f"{name}.{each}") for each in NUMBERS if each in table}
    read |= {each: _field(table, each, str, name) for each in TEXTS if each in table}
    if "assumed" in table:
        read["assumed"] = _field(table, "assumed", bool, name)
    grounds = ("least", "most", "source") if read.get("assumed") else ("article",)
    for ground in grounds:
        if ground not in read:
            raise MeasureMissing(measure=f"{name}.{ground}")
    least, most = LIMITS[name.rpartition(".")[2]]
    if not least <= read["value"] <= most:
        raise MeasureMistyped(measure=f"{name}.value", expected=Figure(f"{least:g}–{most:g}"))
    if read.get("assumed") and not read["least"] <= read["value"] <= read["most"]:
        raise MeasureMistyped(measure=f"{name}.value", expected=Figure(f"{read['least']:g}–{read['most']:g}"))
    return Measure(**read)


def _part(table: Table, kind: type[Part], name: str) -> Part:
    names = tuple(field.name for field in fields(kind))
    _only(table, names, f"{name}.")
    for each in names:
        if each not in table:
            raise MeasureMissing(measure=f"{name}.{each}")
    return kind(**{each: measure_of(table[each], f"{name}.{each}") for each in names})


def _number(value: Any, name: str) -> float:
    if type(value) not in (int, float) or not 0 <= value <= NUMBER_MAX:
        raise MeasureMistyped(measure=name, expected=Phrase("number-from-zero"))
    return float(value)


def _field(table: Table, name: str, kind: type, within: str) -> Any:
    if name not in table:
        raise MeasureMissing(measure=f"{within}.{name}")
    if type(table[name]) is not kind:
        raise MeasureMistyped(measure=f"{within}.{name}", expected=kind_of(kind.__name__))
    return table[name]


def _table(document: Table, name: str, within: str) -> Table:
    if name not in document:
        raise TableMissing(table=f"{within}{name}")
    table = document[name]
    if not isinstance(table, dict):
        raise MeasureMistyped(measure=f"{within}{name}", expected=Phrase("table"))
    return table


def _only(table: Table, allowed: tuple[str, ...], within: str) -> None:
    for name in table:
        if name not in allowed:
            raise MeasureUnknown(measure=f"{within}{name}")
