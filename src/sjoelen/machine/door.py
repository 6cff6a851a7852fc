"""How Python goes in and out of machine code.

Numbers go through as they are, truths as whole numbers, arrays as numpy's own records of them; a result of
several words is written into a record that is handed in.
"""

from collections.abc import Callable, Iterator
from ctypes import CFUNCTYPE, Structure, byref, c_double, c_int64, c_void_p, py_object
from itertools import chain
from typing import Any

import numpy as np

from sjoelen.machine.kind import Array, Kind, Scalar

DOOR = "door"
HEAD = object.__basicsize__  # numpy's record of an array: where it is, how many dimensions, how long they are
LENGTHS = HEAD + 16
FORMS: dict[Any, Any] = {Scalar.FLOAT: c_double, Scalar.INT: c_int64, Scalar.BOOL: c_int64}


def doorway(address: int, takes: tuple[Kind, ...], gives: Kind) -> Callable[..., Any]:
    """A function that calls what is behind a door.

    Raises TypeError for an array that is of another dtype or dimension, has gaps or may not be written.
    """
    leaves, results = [*_leaves(takes)], [FORMS[each] for each in _leaves(gives)]
    places = [c_void_p] * (len(results) > 1)
    forms = [py_object if isinstance(each, Array) else FORMS[each] for each in leaves]
    form = CFUNCTYPE(results[0] if len(results) == 1 else None, *forms, *places)
    inside = _coming_out(form(address), results, gives)
    dtypes = [(place, each.of.value) for place, each in enumerate(leaves) if isinstance(each, Array)]

    def enter(*given: Any) -> Any:
        if len(given) != len(leaves):
            raise TypeError(f"{len(leaves)} arguments, not {len(given)}")
        for place, dtype in dtypes:
            array = given[place]
            if (
                type(array) is not np.ndarray
                or array.dtype is not dtype
                or array.ndim != 1
                or not array.flags.carray
            ):
                raise TypeError(
                    f"argument {place} is an array of {dtype}, one dimension, no gaps, to write in"
                )
        return inside(*given)

    return (lambda *given: enter(*_flat(given))) if len(leaves) > len(takes) else enter


def _coming_out(call: Callable[..., Any], results: list[Any], gives: Kind) -> Callable[..., Any]:
    if gives is Scalar.BOOL:
        return lambda *given: bool(call(*given))
    if len(results) <= 1:
        return call
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


def _flat(given: Any) -> Iterator[Any]:
    for each in given:
        if isinstance(each, tuple):
            yield from _flat(each)
        else:
            yield each
