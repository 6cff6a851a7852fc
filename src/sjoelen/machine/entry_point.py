"""How Python goes in and out of machine code.

Numbers go through as they are, truths as whole numbers, arrays as numpy's own records of them; a result of
several words is written into a record that is handed in.
"""

from collections.abc import Callable, Iterator
from ctypes import CFUNCTYPE, Structure, byref, c_double, c_int64, c_void_p, py_object
from itertools import chain
from typing import Any

import numpy as np

from sjoelen.machine.scalar import Array, Kind, Scalar

DOOR = "door"
HEAD = object.__basicsize__  # numpy's record of an array: where it is, how many dimensions, how long they are
LENGTHS = HEAD + 16
FORMS: dict[Any, Any] = {Scalar.FLOAT: c_double, Scalar.INT: c_int64, Scalar.BOOL: c_int64}
MOST = 2**63
FITS: dict[Scalar, Callable[[Any], bool]] = {
    Scalar.FLOAT: lambda given: isinstance(given, float) or FITS[Scalar.INT](given),
    Scalar.INT: lambda given: (
        isinstance(given, int) and not isinstance(given, bool) and -MOST <= given < MOST
    ),
    Scalar.BOOL: lambda given: isinstance(given, bool),
}


def doorway(address: int, takes: tuple[Kind, ...], gives: Kind) -> Callable[..., Any]:
    """A function that calls what is behind a door.

    It raises TypeError for a value of another kind: for an array also if it is of another dtype or dimension,
    has gaps or may not be written, for a whole number also outside 64 bits.
    """
    leaves, results = [*_leaves(takes)], [FORMS[each] for each in _leaves(gives)]
    places = [c_void_p] * (len(results) > 1)
    forms = [py_object if isinstance(each, Array) else FORMS[each] for each in leaves]
    form = CFUNCTYPE(results[0] if len(results) == 1 else None, *forms, *places)
    inside = _coming_out(form(address), results, gives)
    checks = [
        (_is_array_of(each.of.value), each) if isinstance(each, Array) else (FITS[each], each)
        for each in leaves
    ]

    def enter(*given: Any) -> Any:
        if len(given) != len(checks):
            raise TypeError(f"{len(checks)} arguments, not {len(given)}")
        for place, (fits, kind) in enumerate(checks):
            if not fits(given[place]):
                raise TypeError(f"argument {place} is {_told(kind)}, not {given[place]!r:.40}")
        return inside(*given)

    return (lambda *given: enter(*_flat(takes, given))) if leaves != [*takes] else enter


def _is_array_of(dtype: np.dtype[Any]) -> Callable[[Any], bool]:
    return lambda array: (
        type(array) is np.ndarray and array.dtype == dtype and array.ndim == 1 and array.flags.carray
    )


def _told(kind: Scalar | Array) -> str:
    if isinstance(kind, Array):
        return f"an array of {kind.of.value}, one dimension, no gaps, to write in"
    return {Scalar.FLOAT: "a float", Scalar.INT: "a whole number of 64 bits", Scalar.BOOL: "a truth"}[kind]


def _coming_out(call: Callable[..., Any], results: list[Any], gives: Kind) -> Callable[..., Any]:
    if gives is Scalar.BOOL:
        return lambda *given: bool(call(*given))
    if not isinstance(gives, tuple) or not results:
        return call
    if len(results) == 1:
        return lambda *given: _built(gives, iter((call(*given),)))
    fields = [(f"_{place}", form) for place, form in enumerate(results)]
    record = type("Record", (Structure,), {"_fields_": fields})

    def several(*given: Any) -> Any:
        found = record()
        call(*given, byref(found))
        return _built(gives, (getattr(found, name) for name, _ in fields))

    return several


def _leaves(kind: Kind) -> Iterator[Scalar | Array]:
    if isinstance(kind, tuple):
        yield from chain.from_iterable(map(_leaves, kind))
    else:
        yield kind


def _built(kind: Kind, words: Iterator[Any]) -> Any:
    if isinstance(kind, tuple):
        return tuple(_built(each, words) for each in kind)
    return bool(next(words)) if kind is Scalar.BOOL else next(words)


def _flat(kinds: tuple[Kind, ...], given: Any) -> Iterator[Any]:
    """The leaves of what is given; raises TypeError if it is built otherwise."""
    if not isinstance(given, tuple) or len(given) != len(kinds):
        raise TypeError(f"{len(kinds)} values in a row, not {given!r:.40}")
    for kind, each in zip(kinds, given, strict=True):
        if isinstance(kind, tuple):
            yield from _flat(kind, each)
        else:
            yield each
