"""A function that runs as machine code."""

import os
import sys
from collections.abc import Callable
from functools import cached_property, update_wrapper
from threading import Lock
from types import FunctionType
from typing import Any, cast

from sjoelen.machine import object_cache, target
from sjoelen.machine.entry_point import DOOR, doorway
from sjoelen.machine.source import fingerprint, signature

ONE_AT_A_TIME = Lock()
if sys.platform != "win32":  # a child must not find it taken by a thread that it does not have
    os.register_at_fork(
        before=ONE_AT_A_TIME.acquire,
        after_in_parent=ONE_AT_A_TIME.release,
        after_in_child=ONE_AT_A_TIME.release,
    )


class Compiled:
    """Its code, with all that it calls, is found where it was kept or made when it is first called.

    The lock of Python is free while it runs. That call raises SyntaxError if it is outside of the language.
    """

    def __init__(self, act: Callable[..., Any]) -> None:
        self.act = cast("FunctionType", act)
        self._enter: Callable[..., Any] = self._first
        update_wrapper(self, act)

    def __call__(self, *given: Any) -> Any:
        """Of arguments in their order; raises TypeError."""
        return self._enter(*given)

    def __reduce__(self) -> str:
        """Another process finds it by its name, as it does a function."""
        return self.act.__qualname__

    def is_ready(self) -> bool:
        """Whether its code need not be made any more."""
        return self._enter != self._first or object_cache.found(self.act, self._stamp) is not None

    def _first(self, *given: Any) -> Any:
        with ONE_AT_A_TIME:
            if self._enter == self._first:
                self._engine = _engine(self.act, self._stamp)
                address = self._engine.get_function_address(DOOR)
                self._enter = doorway(address, *signature(self.act))
        return self._enter(*given)

    @cached_property
    def _stamp(self) -> str:
        return f"{target.name()} {fingerprint(self.act)}"


def _engine(act: FunctionType, stamp: str) -> Any:
    code = object_cache.found(act, stamp)
    if code is None:
        from sjoelen.machine.translation import translated  # noqa: PLC0415 slow, and seldom needed

        code = target.assembled(translated(act))
        object_cache.keep(act, stamp, code)
    return target.loaded(code)
