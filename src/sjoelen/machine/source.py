"""What a function is made of: its bytecode, what it calls, and the text it was written as."""

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from sjoelen.machine.kind import Kind, kind_of

HERE = Path(__file__).parent


def signature(act: FunctionType) -> tuple[tuple[Kind, ...], Kind]:
    """The kinds of what it takes and of what it gives."""
    *takes, gives = (kind_of(each) for each in act.__annotations__.values())
    return tuple(takes), gives


def fingerprint(act: FunctionType) -> str:
    """Of all that its machine code depends on but the machine: equal as long as that code may be kept."""
    digest = hashlib.sha256(_translator())
    for each in reach(act):
        code = each.__code__
        named = [(name, _told(each.__globals__.get(name))) for name in code.co_names]
        digest.update(
            repr((each.__qualname__, signature(each), code.co_code, code.co_consts, named)).encode()
        )
    return digest.hexdigest()


def reach(act: FunctionType) -> Iterator[FunctionType]:
    """A function and every other that it may come to call, each once."""
    known, ahead = {act}, [act]
    while ahead:
        each = ahead.pop()
        yield each
        called = [written(each.__globals__.get(name)) for name in each.__code__.co_names]
        for other in called:
            if other is not None and other not in known:
                known.add(other)
                ahead.append(other)


def written(thing: Any) -> FunctionType | None:
    """The function behind machine code."""
    made = getattr(thing, "act", None)
    return made if isinstance(made, FunctionType) else None


def tree(act: FunctionType) -> ast.FunctionDef:
    """A function as it was written; raises OSError if it is no longer there."""
    found = _trees(act.__code__.co_filename).get(act.__code__.co_firstlineno)
    if found is None:
        raise _changed(act)
    return found


def check_unchanged(act: FunctionType) -> None:
    """Raises OSError if its file has changed since it was loaded, and with it the function."""
    module = compile(ast.Module([tree(act)], []), act.__code__.co_filename, "exec")
    found = [_parts(each) for each in module.co_consts if isinstance(each, CodeType)]
    if _parts(act.__code__) not in found:
        raise _changed(act)


def _parts(code: CodeType) -> tuple[Any, ...]:
    return code.co_name, code.co_code, code.co_consts, code.co_names


def _changed(act: FunctionType) -> OSError:
    return OSError(f"{act.__code__.co_filename} has changed since it was loaded")


@cache
def _trees(file: str) -> dict[int, ast.FunctionDef]:
    """The functions of a file by the line where their code begins, at the first decorator."""
    module = ast.parse(Path(file).read_text(encoding="utf-8"))
    functions = [each for each in ast.walk(module) if isinstance(each, ast.FunctionDef)]
    return {min([each.lineno, *(part.lineno for part in each.decorator_list)]): each for each in functions}


@cache
def _translator() -> bytes:
    return b"".join(source.read_bytes() for source in sorted(HERE.glob("*.py")))


def _told(thing: Any) -> str:
    made = written(thing)
    return made.__qualname__ if made else repr(thing) if isinstance(thing, int | float | tuple) else ""
