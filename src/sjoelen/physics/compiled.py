"""Functions that run as machine code."""

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

OFF = os.environ.get("NUMBA_DISABLE_JIT", "0") != "0"
"""Everything is plain Python then, a hundred times slower, with the same bits."""

if not OFF:
    from sjoelen.machine.compiled import Compiled

Act = TypeVar("Act", bound=Callable[..., Any])
Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]


def compiled(act: Act) -> Act:
    """The function as machine code: IEEE arithmetic in the order written."""
    return act if OFF else cast("Act", Compiled(act))


def is_ready(act: Callable[..., Any]) -> bool:
    """Whether a compiled function can run at once."""
    return OFF or cast("Compiled", act).is_ready()
