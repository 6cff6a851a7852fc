"""Entry point (ABI): calls from Python into machine code.

Numbers are passed as they are, booleans as 64-bit integers, arrays as the object of numpy. A result of
several registers is written into a structure that the caller passes.
"""

from collections.abc import Callable, Iterator
from ctypes import CFUNCTYPE, Structure, byref, c_double, c_int64, c_void_p, py_object
from itertools import chain
from typing import Any

import numpy as np

from sjoelen.machine.scalar import Array, Scalar, ValueType

ENTRY_POINT = "entry_point"
DATA_OFFSET = object.__basicsize__  # the object of a numpy array: address, number of dimensions, lengths
LENGTHS_OFFSET = DATA_OFFSET + 16
CTYPES: dict[Any, Any] = {Scalar.FLOAT: c_double, Scalar.INT: c_int64, Scalar.BOOL: c_int64}
INT_END = 2**63
ACCEPTS: dict[Scalar, Callable[[Any], bool]] = {
    Scalar.FLOAT: lambda argument: isinstance(argument, float) or ACCEPTS[Scalar.INT](argument),
    Scalar.INT: lambda argument: (
        isinstance(argument, int) and not isinstance(argument, bool) and -INT_END <= argument < INT_END
    ),
    Scalar.BOOL: lambda argument: isinstance(argument, bool),
}
NAMES = {Scalar.FLOAT: "a float", Scalar.INT: "a 64-bit integer", Scalar.BOOL: "a bool"}


def bind_entry_point(
    address: int, parameters: tuple[ValueType, ...], result: ValueType
) -> Callable[..., Any]:
    """Return a function that calls the entry point at an address.

    It raises TypeError for an argument of another type: an array of another dtype or dimension, with gaps or
    read-only, or an integer outside 64 bits.
    """
    leaves, results = [*_leaves(parameters)], [CTYPES[leaf] for leaf in _leaves(result)]
    structure = [c_void_p] * (len(results) > 1)
    ctypes = [py_object if isinstance(leaf, Array) else CTYPES[leaf] for leaf in leaves]
    prototype = CFUNCTYPE(results[0] if len(results) == 1 else None, *ctypes, *structure)
    call = _with_result(prototype(address), results, result)
    checks = [
        (_accepts_array(leaf.element.value) if isinstance(leaf, Array) else ACCEPTS[leaf], leaf)
        for leaf in leaves
    ]

    def enter(*arguments: Any) -> Any:
        if len(arguments) != len(checks):
            raise TypeError(f"{len(checks)} arguments, not {len(arguments)}")
        for place, (accepts, leaf) in enumerate(checks):
            if not accepts(arguments[place]):
                raise TypeError(f"argument {place} is {_name(leaf)}, not {arguments[place]!r:.40}")
        return call(*arguments)

    return (lambda *arguments: enter(*_flat(parameters, arguments))) if leaves != [*parameters] else enter


def _accepts_array(dtype: np.dtype[Any]) -> Callable[[Any], bool]:
    return lambda array: (
        type(array) is np.ndarray and array.dtype == dtype and array.ndim == 1 and array.flags.carray
    )


def _name(leaf: Scalar | Array) -> str:
    if isinstance(leaf, Array):
        return f"a contiguous, writable array of {leaf.element.value} with one dimension"
    return NAMES[leaf]


def _with_result(call: Callable[..., Any], results: list[Any], result: ValueType) -> Callable[..., Any]:
    """Return a call whose result has the type of the function."""
    if result is Scalar.BOOL:
        return lambda *arguments: bool(call(*arguments))
    if not isinstance(result, tuple) or not results:
        return call
    if len(results) == 1:
        return lambda *arguments: _nested(result, iter((call(*arguments),)))
    fields = [(f"_{place}", ctype) for place, ctype in enumerate(results)]
    record = type("Record", (Structure,), {"_fields_": fields})

    def call_with_structure(*arguments: Any) -> Any:
        structure = record()
        call(*arguments, byref(structure))
        return _nested(result, (getattr(structure, name) for name, _ in fields))

    return call_with_structure


def _leaves(value_type: ValueType) -> Iterator[Scalar | Array]:
    if isinstance(value_type, tuple):
        yield from chain.from_iterable(map(_leaves, value_type))
    else:
        yield value_type


def _nested(value_type: ValueType, leaves: Iterator[Any]) -> Any:
    if isinstance(value_type, tuple):
        return tuple(_nested(part, leaves) for part in value_type)
    return bool(next(leaves)) if value_type is Scalar.BOOL else next(leaves)


def _flat(types: tuple[ValueType, ...], arguments: Any) -> Iterator[Any]:
    """Yield the leaves of nested arguments; raises TypeError if they are nested in another way."""
    if not isinstance(arguments, tuple) or len(arguments) != len(types):
        raise TypeError(f"a tuple of {len(types)}, not {arguments!r:.40}")
    for value_type, argument in zip(types, arguments, strict=True):
        if isinstance(value_type, tuple):
            yield from _flat(value_type, argument)
        else:
            yield argument
