"""Parser of an edition: a missing, unknown or mistyped clause is refused and named."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from sjoelen.rules.citation import following
from sjoelen.rules.edition import Bonus, Clause, Edition, Ruling, Stacking
from sjoelen.rules.error import (
    BrokenEdition,
    ClauseContradicts,
    ClauseMissing,
    ClauseMistyped,
    ClauseUnknown,
)
from sjoelen.rules.incident import Actor, Consequence, Incident, Timing

Table = Mapping[str, Any]
EditionLookup = Callable[[str], Edition]
Cited = TypeVar("Cited", Clause[Any], Ruling)


def parse_edition(text: str, edition_of: EditionLookup) -> Edition:
    """Read an edition from TOML; a clause that follows another edition is taken from there.

    Raises BrokenEdition, ClauseMissing, ClauseUnknown, ClauseMistyped, ClauseContradicts, UnknownEdition.
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
    for name, kind in clauses.items():
        table = _table(document, name)
        if source := _followed(table, name):
            parts[name] = _taken(getattr(edition_of(source), name), source)
        else:
            parts[name] = _clause(table, kind, name)
    edition = Edition(**parts, incidents=_incidents(_table(document, "incident"), edition_of))
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


def _incidents(tables: Table, edition_of: EditionLookup) -> Mapping[Incident, Ruling]:
    names = {incident.replace("-", "_"): incident for incident in Incident}
    _only(tables, tuple(names), "incident.")
    kinds = {"consequence": Consequence, "timing": Timing, "by": Actor}
    rulings = {}
    for name, incident in names.items():
        table, clause = _table(tables, name, "incident."), f"incident.{name}"
        if source := _followed(table, clause):
            rulings[incident] = _taken(edition_of(source).incidents[incident], source)
        else:
            rulings[incident] = Ruling(**_cited(table, kinds, clause))
    return MappingProxyType(rulings)


def _followed(table: Table, name: str) -> str | None:
    """Return the id of the edition that a clause follows, None if the clause speaks for itself."""
    return _fields(table, {"follows": str}, name)["follows"] if "follows" in table else None


def _taken(clause: Cited, source: str) -> Cited:
    return replace(clause, article=following(source, clause.article))


def _clause(table: Table, kind: Any, name: str) -> Clause[Any]:
    compound = kind in (Bonus, Stacking)
    read = _cited(table, get_type_hints(kind) if compound else {"value": kind}, name)
    citation = {"article": read.pop("article"), "parts": read.pop("parts")}
    return Clause(kind(**read) if compound else read["value"], **citation)


def _cited(table: Table, kinds: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Return the fields of a table by their kinds, its article, and the articles of its parts."""
    parts = _table({"parts": {}, **table}, "parts", f"{name}.")
    rest = {field: value for field, value in table.items() if field != "parts"}
    return {
        **_fields(rest, {**kinds, "article": str}, name),
        "parts": {part: _typed(article, str, f"{name}.parts.{part}") for part, article in parts.items()},
    }


def _fields(table: Table, kinds: Mapping[str, Any], name: str) -> dict[str, Any]:
    _only(table, tuple(kinds), f"{name}.")
    for field in kinds:
        if field not in table:
            raise ClauseMissing(clause=f"{name}.{field}")
    return {field: _typed(value, kinds[field], f"{name}.{field}") for field, value in table.items()}


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
