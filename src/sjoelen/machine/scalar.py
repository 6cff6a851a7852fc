"""Value types of machine code, as annotations name them: scalars, arrays and tuples."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias, get_args, get_origin

import numpy as np
from numpy.typing import NDArray


class Scalar(Enum):
    """Scalar type; the value is the dtype of its arrays."""

    FLOAT = np.dtype(np.float64)
    INT = np.dtype(np.int64)
    BOOL = np.dtype(np.bool_)


@dataclass(frozen=True, slots=True)
class Array:
    """Contiguous array of one dimension."""

    element: Scalar


ValueType: TypeAlias = Scalar | Array | tuple["ValueType", ...]
"""The empty tuple is the type of a function without a result."""

ANNOTATIONS: dict[Any, ValueType] = {
    float: Scalar.FLOAT,
    int: Scalar.INT,
    bool: Scalar.BOOL,
    NDArray[np.float64]: Array(Scalar.FLOAT),
    NDArray[np.int64]: Array(Scalar.INT),
}


def type_of(annotation: Any) -> ValueType:
    """Return the value type of an annotation; raises TypeError if machine code has none."""
    if get_origin(annotation) is tuple and get_args(annotation):
        return tuple(type_of(part) for part in get_args(annotation))
    if annotation not in ANNOTATIONS:
        raise TypeError(f"machine code has no type {annotation}")
    return ANNOTATIONS[annotation]
