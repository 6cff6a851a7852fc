"""The kinds of value that machine code knows, as annotations name them."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias, get_args, get_origin

import numpy as np
from numpy.typing import NDArray


class Scalar(Enum):
    """A number or a truth; the value is the dtype of an array of them."""

    FLOAT = np.dtype(np.float64)
    INT = np.dtype(np.int64)
    BOOL = np.dtype(np.bool_)


@dataclass(frozen=True, slots=True)
class Array:
    """One dimension, without gaps."""

    of: Scalar


Kind: TypeAlias = Scalar | Array | tuple["Kind", ...]
"""The tuple of nothing is what a function gives that gives nothing."""

NAMED: dict[Any, Kind] = {
    float: Scalar.FLOAT,
    int: Scalar.INT,
    bool: Scalar.BOOL,
    NDArray[np.float64]: Array(Scalar.FLOAT),
    NDArray[np.int64]: Array(Scalar.INT),
}


def kind_of(annotation: Any) -> Kind:
    """Raises TypeError if there is none."""
    if get_origin(annotation) is tuple and get_args(annotation):
        return tuple(kind_of(each) for each in get_args(annotation))
    if annotation not in NAMED:
        raise TypeError(f"machine code knows no {annotation}")
    return NAMED[annotation]
