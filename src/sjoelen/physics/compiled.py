"""Functions compiled by numba, kept on disk until any file of this room or their own changes."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config, types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array
from numpy.typing import NDArray

Act = TypeVar("Act", bound=Callable[..., Any])
Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]

HERE = Path(__file__).parent

OFF = bool(vars(config)["DISABLE_JIT"])
OPTIONS: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}


def compiled(act: Act) -> Act:
    """The function as machine code: IEEE arithmetic in the order written, without the lock of Python.

    It counts no references to arrays (that took a third of the time), so it can make none.
    """
    made: Any = numba.njit(**OPTIONS)(act)
    kept = getattr(getattr(made, "_cache", None), "_cache_file", None)
    if kept is not None:
        kept._source_stamp = _stamp(Path(act.__code__.co_filename).parent)  # noqa: SLF001 there is no other way
    return cast("Act", made)


@cache
def _stamp(room: Path) -> tuple[float, int]:
    """Of this room and another: numba asks only a function's own file whether it is stale."""
    sources = [source.stat() for each in {HERE, room} for source in each.glob("*.py")]
    return max(each.st_mtime for each in sources), sum(each.st_size for each in sources)


def _pointer(_typing: Any, array: Any) -> Any:
    def numbers(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        made: Any = make_array
        return made(signature.args[0])(context, builder, given[0]).data

    pointer: Any = types.CPointer
    return pointer(array.dtype)(array), numbers


def _itself(array: Floats) -> Floats:
    return array


bare: Callable[[Floats], Floats] = _itself if OFF else cast("Any", intrinsic(_pointer))
"""An array as a mere pointer, within compiled functions: it knows no length and cannot count from its end.

Handed on, an array is seven words a call, and each index is asked for its sign: a quarter of the time.
"""
