"""What a function is made of: its bytecode, what it calls, and the text it was written as."""

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from inspect import CO_COROUTINE, CO_VARARGS, CO_VARKEYWORDS
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from sjoelen.machine.scalar import Kind, kind_of

HERE = Path(__file__).parent
UNFIT = CO_VARARGS | CO_VARKEYWORDS | CO_COROUTINE


def signature(act: FunctionType) -> tuple[tuple[Kind, ...], Kind]:
    """The kinds of what it takes and of what it gives; raises SyntaxError."""
    code, said = act.__code__, act.__annotations__
    where = (code.co_filename, code.co_firstlineno, 1, act.__qualname__)
    if [*said] != [*code.co_varnames[: code.co_argcount], "return"] or code.co_flags & UNFIT:
        raise SyntaxError(
            "a function has annotated arguments in their places, and an annotated result", where
        )
    *takes, gives = said.values()
    try:
        return tuple(map(kind_of, takes)), () if gives is None else kind_of(gives)
    except TypeError as error:
        raise SyntaxError(str(error), where) from error


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


def refused(act: FunctionType, node: ast.expr | ast.stmt, why: str) -> SyntaxError:
    """What is outside of the language, and where it is."""
    place = (act.__code__.co_filename, node.lineno, node.col_offset + 1, ast.unparse(node))
    return SyntaxError(why, place)


def tree(act: FunctionType) -> ast.FunctionDef:
    """A function as it was written; raises OSError if that is not there, or no longer."""
    found = _trees(act.__code__.co_filename).get(act.__code__.co_firstlineno)
    if found is None:
        raise _changed(act)
    return found


def check_unchanged(act: FunctionType) -> None:
    """Raises OSError if its file has changed since it was loaded, and with it the function."""
    file, line = act.__code__.co_filename, act.__code__.co_firstlineno
    if _parts(act.__code__) not in [_parts(each) for each in _codes(file) if each.co_firstlineno == line]:
        raise _changed(act)


def _parts(code: CodeType) -> tuple[Any, ...]:
    """Numbers as they are written, as 0.0 == -0.0 == False."""
    held = [_parts(each) if isinstance(each, CodeType) else repr(each) for each in code.co_consts]
    return code.co_name, code.co_code, held, code.co_names


def _changed(act: FunctionType) -> OSError:
    return OSError(f"{act.__code__.co_filename} has changed since it was loaded")


@cache
def _trees(file: str) -> dict[int, ast.FunctionDef]:
    """The functions of a file by the line where their code begins, at the first decorator."""
    functions = [each for each in ast.walk(_module(file)) if isinstance(each, ast.FunctionDef)]
    return {min([each.lineno, *(part.lineno for part in each.decorator_list)]): each for each in functions}


@cache
def _codes(file: str) -> list[CodeType]:
    """Each as Python makes it where it stands: what is imported around it counts."""
    found = [compile(_module(file), file, "exec", dont_inherit=True)]
    for each in found:
        found += [inner for inner in each.co_consts if isinstance(inner, CodeType)]
    return found


@cache
def _module(file: str) -> ast.Module:
    if not Path(file).is_file():
        raise _no_source(file)
    return ast.parse(Path(file).read_bytes(), file)


@cache
def _translator() -> bytes:
    sources = sorted(HERE.glob("*.py"))
    if not sources:
        raise _no_source(HERE / "*.py")
    return b"".join(source.read_bytes() for source in sources)


def _no_source(place: str | Path) -> OSError:
    return OSError(f"machine code is made from the source, and there is no {place}")


def _told(thing: Any) -> str:
    made = written(thing)
    return made.__qualname__ if made else repr(thing) if isinstance(thing, int | float | tuple) else ""
