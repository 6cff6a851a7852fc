"""Compiled function: typed Python that runs as machine code."""

import os
import sys
from collections.abc import Callable
from functools import cached_property, update_wrapper
from threading import Lock
from types import FunctionType
from typing import Any, cast

from sjoelen.machine import object_cache, target
from sjoelen.machine.entry_point import ENTRY_POINT, bind_entry_point
from sjoelen.machine.source import fingerprint, signature

COMPILE_LOCK = Lock()
if sys.platform != "win32":  # a child process would inherit a lock that no thread of its own releases
    os.register_at_fork(
        before=COMPILE_LOCK.acquire,
        after_in_parent=COMPILE_LOCK.release,
        after_in_child=COMPILE_LOCK.release,
    )


class Compiled:
    """A function, and all that it calls, as machine code: cached on disk, or made at the first call.

    It runs without the lock of Python. The first call raises SyntaxError for code outside the language.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = cast("FunctionType", function)
        self._enter: Callable[..., Any] = self._compile_and_enter
        update_wrapper(self, function)

    def __call__(self, *arguments: Any) -> Any:
        """Call the machine code; raises TypeError for an argument of another type."""
        return self._enter(*arguments)

    def __reduce__(self) -> str:
        """Pickle by name, like a function."""
        return self.function.__qualname__

    def is_ready(self) -> bool:
        """Return whether the machine code exists already."""
        if self._enter != self._compile_and_enter:
            return True
        return object_cache.load(self.function, self._stamp) is not None

    def _compile_and_enter(self, *arguments: Any) -> Any:
        with COMPILE_LOCK:
            if self._enter == self._compile_and_enter:
                self._engine = _engine(self.function, self._stamp)
                address = self._engine.get_function_address(ENTRY_POINT)
                self._enter = bind_entry_point(address, *signature(self.function))
        return self._enter(*arguments)

    @cached_property
    def _stamp(self) -> str:
        return f"{target.name()} {fingerprint(self.function)}"


def _engine(function: FunctionType, stamp: str) -> Any:
    code = object_cache.load(function, stamp)
    if code is None:
        from sjoelen.machine.translation import translate  # noqa: PLC0415 slow, and seldom needed

        code = target.object_code(translate(function))
        object_cache.store(function, stamp, code)
    return target.load_object(code)
