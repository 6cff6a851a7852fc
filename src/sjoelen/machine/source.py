"""Source of a function: its signature, its syntax tree, the functions it calls, and its fingerprint."""

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from inspect import CO_COROUTINE, CO_VARARGS, CO_VARKEYWORDS
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from sjoelen.machine.scalar import ValueType, type_of

TRANSLATOR = Path(__file__).parent
UNSUPPORTED_FLAGS = CO_VARARGS | CO_VARKEYWORDS | CO_COROUTINE


def signature(function: FunctionType) -> tuple[tuple[ValueType, ...], ValueType]:
    """Return the types of the parameters and of the result; raises SyntaxError."""
    code, annotations = function.__code__, function.__annotations__
    place = (code.co_filename, code.co_firstlineno, 1, function.__qualname__)
    names = [*code.co_varnames[: code.co_argcount], "return"]
    if [*annotations] != names or code.co_flags & UNSUPPORTED_FLAGS:
        raise SyntaxError("a function has annotated positional parameters and an annotated result", place)
    *parameters, result = annotations.values()
    try:
        return tuple(map(type_of, parameters)), () if result is None else type_of(result)
    except TypeError as error:
        raise SyntaxError(str(error), place) from error


def fingerprint(function: FunctionType) -> str:
    """Return a digest of all that the machine code depends on, except the machine."""
    digest = hashlib.sha256(_translator())
    for callee in call_graph(function):
        code = callee.__code__
        values = [(name, _fingerprint_of(callee.__globals__.get(name))) for name in code.co_names]
        parts = (callee.__qualname__, signature(callee), code.co_code, code.co_consts, values)
        digest.update(repr(parts).encode())
    return digest.hexdigest()


def call_graph(function: FunctionType) -> Iterator[FunctionType]:
    """Yield a function and every compiled function that it may call, directly or indirectly, once."""
    seen, ahead = {function}, [function]
    while ahead:
        caller = ahead.pop()
        yield caller
        for name in caller.__code__.co_names:
            callee = function_of(caller.__globals__.get(name))
            if callee is not None and callee not in seen:
                seen.add(callee)
                ahead.append(callee)


def function_of(value: Any) -> FunctionType | None:
    """Return the Python function of a compiled function; None for any other value."""
    function = getattr(value, "function", None)
    return function if isinstance(function, FunctionType) else None


def syntax_error(function: FunctionType, node: ast.expr | ast.stmt, reason: str) -> SyntaxError:
    """Return the error for code outside the language, with its place."""
    place = (function.__code__.co_filename, node.lineno, node.col_offset + 1, ast.unparse(node))
    return SyntaxError(reason, place)


def syntax_tree(function: FunctionType) -> ast.FunctionDef:
    """Return the syntax tree of a function; raises OSError if its source is missing or has changed."""
    definition = _definitions(function.__code__.co_filename).get(function.__code__.co_firstlineno)
    if definition is None:
        raise _changed(function)
    return definition


def check_unchanged(function: FunctionType) -> None:
    """Compare a function with its source; raises OSError if the file has changed since it was loaded."""
    file, line = function.__code__.co_filename, function.__code__.co_firstlineno
    on_line = [_comparable(code) for code in _codes(file) if code.co_firstlineno == line]
    if _comparable(function.__code__) not in on_line:
        raise _changed(function)


def _comparable(code: CodeType) -> tuple[Any, ...]:
    """Numbers are compared as text, since 0.0 == -0.0 == False."""
    constants = [
        _comparable(constant) if isinstance(constant, CodeType) else repr(constant)
        for constant in code.co_consts
    ]
    return code.co_name, code.co_code, constants, code.co_names


def _changed(function: FunctionType) -> OSError:
    return OSError(f"{function.__code__.co_filename} has changed since it was loaded")


@cache
def _definitions(file: str) -> dict[int, ast.FunctionDef]:
    """Return the functions of a file by the line of their first decorator, where their code begins."""
    functions = [node for node in ast.walk(_module(file)) if isinstance(node, ast.FunctionDef)]
    return {min([node.lineno, *(part.lineno for part in node.decorator_list)]): node for node in functions}


@cache
def _codes(file: str) -> list[CodeType]:
    """Return the code objects of a file, compiled where they stand: their imports count."""
    codes = [compile(_module(file), file, "exec", dont_inherit=True)]
    for code in codes:
        codes += [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    return codes


@cache
def _module(file: str) -> ast.Module:
    if not Path(file).is_file():
        raise _no_source(file)
    return ast.parse(Path(file).read_bytes(), file)


@cache
def _translator() -> bytes:
    sources = sorted(TRANSLATOR.glob("*.py"))
    if not sources:
        raise _no_source(TRANSLATOR / "*.py")
    return b"".join(source.read_bytes() for source in sources)


def _no_source(path: str | Path) -> OSError:
    return OSError(f"machine code is made from the source, and there is no {path}")


def _fingerprint_of(value: Any) -> str:
    function = function_of(value)
    if function:
        return function.__qualname__
    return repr(value) if isinstance(value, int | float | tuple) else ""
