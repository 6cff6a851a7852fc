"""Which way a function goes: that whatever is asked has a value by then, and that its end gives one."""

import ast
from collections.abc import Iterator
from types import FunctionType
from typing import TypeAlias

from sjoelen.machine.source import refused, signature, tree

Known: TypeAlias = frozenset[str] | None
"""The variables that surely have a value; None where nobody comes."""


def check_unshared(act: FunctionType) -> None:
    """Raises SyntaxError where a variable is shared with another function, inside or outside."""
    shared = (*act.__code__.co_freevars, *act.__code__.co_cellvars)
    for node in ast.walk(tree(act)):
        if isinstance(node, ast.Name) and node.id in shared:
            raise refused(act, node, f"{node.id} is shared with another function")


def check_flow(act: FunctionType) -> None:
    """Raises SyntaxError where Python might find no value."""
    code, written = act.__code__, tree(act)
    end = _after(written.body, frozenset(code.co_varnames[: code.co_argcount]), [], act)
    if end is not None and signature(act)[1] != ():
        raise refused(act, written.body[-1], "the end is reached without a value to give")


def _after(body: list[ast.stmt], known: Known, breaks: list[Known], act: FunctionType) -> Known:
    for each in body:
        if known is None:
            break
        known = _after_one(each, known, breaks, act)
    return known


def _after_one(node: ast.stmt, known: frozenset[str], breaks: list[Known], act: FunctionType) -> Known:
    match node:
        case ast.If(test=asked, body=one, orelse=other):
            _check_known(asked, known, act)
            return _both(_after(one, known, breaks, act), _after(other, known, breaks, act))
        case ast.While(test=asked, body=body):
            _check_known(asked, known, act)
            out: list[Known] = []
            _after(body, known, out, act)
            is_endless = isinstance(asked, ast.Constant) and asked.value is True
            return _both(None if is_endless else known, *out)
        case ast.For(target=target, iter=over, body=body):
            _check_known(over, known, act)
            _check_known(target, known, act)
            _after(body, known | _put_in(target), [], act)
            return known
        case ast.Return() | ast.Break() | ast.Continue():
            _check_known(node, known, act)
            if isinstance(node, ast.Break):
                breaks.append(known)
            return None
        case ast.AugAssign(target=ast.Name(id=name) as target) if name not in known:
            raise refused(act, target, f"{name} has no value yet")
        case _:
            _check_known(node, known, act)
            return known | _put_in(node)


def _both(*ways: Known) -> Known:
    taken = [each for each in ways if each is not None]
    return frozenset.intersection(*taken) if taken else None


def _check_known(node: ast.AST, known: frozenset[str], act: FunctionType) -> None:
    for each in _names(node, ast.Load):
        if each.id in act.__code__.co_varnames and each.id not in known:
            raise refused(act, each, f"{each.id} has no value yet, or not by every way")


def _put_in(node: ast.AST) -> frozenset[str]:
    return frozenset(each.id for each in _names(node, ast.Store))


def _names(node: ast.AST, use: type[ast.expr_context]) -> Iterator[ast.Name]:
    for each in ast.walk(node):
        if isinstance(each, ast.Name) and isinstance(each.ctx, use):
            yield each
