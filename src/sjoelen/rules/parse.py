"""Parser of an edition: a missing, unknown or mistyped clause is refused and named."""

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, get_args, get_origin, get_type_hints

from sjoelen.rules.edition import Bonus, Clause, Edition, Ruling, Stacking
from sjoelen.rules.error import (
    BrokenEdition,
    ClauseContradicts,
    ClauseMissing,
    ClauseMistyped,
    ClauseUnknown,
)
from sjoelen.rules.incident import Consequence, Incident, Timing

Table = Mapping[str, Any]
CITATION = {"article": str, "silent": bool, "follows": str, "house": bool}


def parse_edition(text: str) -> Edition:
    """Read an edition from TOML.

    Raises BrokenEdition, ClauseMissing, ClauseUnknown, ClauseMistyped, ClauseContradicts.
    """
    try:
        document: Table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BrokenEdition(reason=str(error)) from None
    hints = get_type_hints(Edition)
    clauses = {name: get_args(hint)[0] for name, hint in hints.items() if get_origin(hint) is Clause}
    _only(document, ("edition", "incident", *clauses), "")
    head = {"id": str, "title": str, "sources": tuple[str, ...]}
    parts: dict[str, Any] = _fields(_table(document, "edition"), head, "edition")
    parts |= {name: _clause(_table(document, name), kind, name) for name, kind in clauses.items()}
    edition = Edition(**parts, incidents=_incidents(_table(document, "incident")))
    check_consistency(edition)
    return edition


def check_consistency(edition: Edition) -> None:
    """Refuse an edition whose clauses contradict one another; raises ClauseContradicts."""
    bonus, values = edition.bonus.value, edition.gate_values.value
    sets, extras = divmod(edition.discs_per_turn.value, max(1, len(values)))
    most = edition.set_value.value * sets + max(values, default=0) * extras
    absolute = bonus.at_score + max(bonus.slides_after_subturn, default=0) * max(values, default=0)
    subturns = edition.subturns.value
    for clause, value, expected in (
        ("gate_values", sorted(values), [1, 2, 3, 4]),
        ("maximum", edition.maximum.value, most),
        ("bonus.at_score", bonus.at_score, most),
        ("bonus.slides_after_subturn", len(bonus.slides_after_subturn), subturns),
        ("absolute_maximum", edition.absolute_maximum.value, max(most, absolute)),
    ):
        if value != expected:
            raise ClauseContradicts(clause=clause, value=str(value), expected=str(expected))


def _incidents(tables: Table) -> Mapping[Incident, Ruling]:
    names = {incident.replace("-", "_"): incident for incident in Incident}
    _only(tables, tuple(names), "incident.")
    hints = {"consequence": Consequence, "timing": Timing}
    return MappingProxyType(
        {
            incident: Ruling(
                **_fields(_table(tables, name, "incident."), hints, f"incident.{name}", citation=True)
            )
            for name, incident in names.items()
        }
    )


def _clause(table: Table, kind: Any, name: str) -> Clause[Any]:
    if kind not in (Bonus, Stacking):
        return Clause(**_fields(table, {"value": kind}, name, citation=True))
    parts = get_type_hints(kind)
    read = _fields(table, parts, name, citation=True)
    value = kind(**{part: read.pop(part) for part in parts})
    return Clause(value, **read)


def _fields(table: Table, kinds: Mapping[str, Any], name: str, *, citation: bool = False) -> dict[str, Any]:
    """Return the fields of a table by their kinds; with `citation` also the article and the rest of it."""
    allowed = {**kinds, **(CITATION if citation else {})}
    required = (*kinds, "article") if citation else tuple(kinds)
    _only(table, tuple(allowed), f"{name}.")
    for field in required:
        if field not in table:
            raise ClauseMissing(clause=f"{name}.{field}")
    return {field: _typed(value, allowed[field], f"{name}.{field}") for field, value in table.items()}


def _typed(value: Any, kind: Any, clause: str) -> Any:
    if get_origin(kind) is tuple and isinstance(value, list):
        return tuple(_typed(item, get_args(kind)[0], clause) for item in value)
    if isinstance(kind, type) and issubclass(kind, StrEnum) and isinstance(value, str):
        if value in tuple(kind):
            return kind(value)
        raise ClauseMistyped(clause=clause, expected=", ".join(kind))
    natural = kind is not int or (type(value) is int and value >= 0)
    if type(value) is kind and natural:
        return value
    raise ClauseMistyped(clause=clause, expected=kind.__name__)


def _table(document: Table, name: str, within: str = "") -> Table:
    if name not in document:
        raise ClauseMissing(clause=f"{within}{name}")
    table = document[name]
    if not isinstance(table, dict):
        raise ClauseMistyped(clause=f"{within}{name}", expected="table")
    return table


def _only(table: Table, allowed: tuple[str, ...], within: str) -> None:
    for name in table:
        if name not in allowed:
            raise ClauseUnknown(clause=f"{within}{name}")
