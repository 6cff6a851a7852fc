"""Compiled functions: typed Python that runs as machine code."""

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

PLAIN = os.environ.get("SJOELEN_PLAIN", "") not in {"", "0"}
"""Run everything as plain Python: the same bits, a hundred times slower."""

if not PLAIN:
    from sjoelen.machine.compiled import Compiled

Function = TypeVar("Function", bound=Callable[..., Any])
Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]


def compiled(function: Function) -> Function:
    """Return the function as machine code: IEEE arithmetic in the written order."""
    return function if PLAIN else cast("Function", Compiled(function))


def is_ready(function: Callable[..., Any]) -> bool:
    """Return whether the machine code of a function exists already."""
    return PLAIN or cast("Compiled", function).is_ready()
