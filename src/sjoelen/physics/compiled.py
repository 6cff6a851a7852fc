"""Functions compiled by numba, kept on disk until any file of this room changes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

Act = TypeVar("Act", bound=Callable[..., Any])
Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]

# numba asks only the file of a function itself whether its compiled form is stale, not those it calls.
_SOURCES = [source.stat() for source in sorted(Path(__file__).parent.glob("*.py"))]
_STAMP = (max(each.st_mtime for each in _SOURCES), sum(each.st_size for each in _SOURCES))

OPTIONS: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}


def compiled(act: Act) -> Act:
    """The function as machine code: IEEE arithmetic in the order written, without the lock of Python.

    It counts no references to arrays (that took a third of the time), so it can make none.
    """
    made: Any = numba.njit(**OPTIONS)(act)
    kept = getattr(getattr(made, "_cache", None), "_cache_file", None)
    if kept is not None:
        kept._source_stamp = _STAMP  # noqa: SLF001 numba offers no other way
    return cast("Act", made)
