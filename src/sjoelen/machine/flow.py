"""Definite assignment: every variable has a value where it is read, and every path returns one."""

import ast
from collections.abc import Iterator
from types import FunctionType
from typing import TypeAlias

from sjoelen.machine.source import signature, syntax_error, syntax_tree

Assigned: TypeAlias = frozenset[str] | None
"""The variables that have a value on every path; None where no path leads."""


def check_no_closure(function: FunctionType) -> None:
    """Refuse a variable shared with another function, inside or outside; raises SyntaxError."""
    shared = (*function.__code__.co_freevars, *function.__code__.co_cellvars)
    for node in ast.walk(syntax_tree(function)):
        if isinstance(node, ast.Name) and node.id in shared:
            raise syntax_error(function, node, f"{node.id} is shared with another function")


def check_assignment(function: FunctionType) -> None:
    """Refuse a read where Python might find no value; raises SyntaxError."""
    code, definition = function.__code__, syntax_tree(function)
    parameters = frozenset(code.co_varnames[: code.co_argcount])
    end = _after_body(definition.body, parameters, [], function)
    if end is not None and signature(function)[1] != ():
        raise syntax_error(function, definition.body[-1], "the end is reached without a value to return")


def _after_body(
    body: list[ast.stmt], assigned: Assigned, breaks: list[Assigned], function: FunctionType
) -> Assigned:
    for statement in body:
        if assigned is None:
            break
        assigned = _after(statement, assigned, breaks, function)
    return assigned


def _after(
    node: ast.stmt, assigned: frozenset[str], breaks: list[Assigned], function: FunctionType
) -> Assigned:
    match node:
        case ast.If(test=test, body=body, orelse=orelse):
            _check_reads(test, assigned, function)
            after_then = _after_body(body, assigned, breaks, function)
            return _on_every_path(after_then, _after_body(orelse, assigned, breaks, function))
        case ast.While(test=test, body=body):
            _check_reads(test, assigned, function)
            ends: list[Assigned] = []
            _after_body(body, assigned, ends, function)
            is_endless = isinstance(test, ast.Constant) and test.value is True
            return _on_every_path(None if is_endless else assigned, *ends)
        case ast.For(target=target, iter=iterable, body=body):
            _check_reads(iterable, assigned, function)
            _check_reads(target, assigned, function)
            _after_body(body, assigned | _targets(target), [], function)
            return assigned
        case ast.Return() | ast.Break() | ast.Continue():
            _check_reads(node, assigned, function)
            if isinstance(node, ast.Break):
                breaks.append(assigned)
            return None
        case ast.AugAssign(target=ast.Name(id=name) as target) if name not in assigned:
            raise syntax_error(function, target, f"{name} has no value yet")
        case _:
            _check_reads(node, assigned, function)
            return assigned | _targets(node)


def _on_every_path(*paths: Assigned) -> Assigned:
    reachable = [path for path in paths if path is not None]
    return frozenset.intersection(*reachable) if reachable else None


def _check_reads(node: ast.AST, assigned: frozenset[str], function: FunctionType) -> None:
    for name in _names(node, ast.Load):
        if name.id in function.__code__.co_varnames and name.id not in assigned:
            raise syntax_error(function, name, f"{name.id} has no value yet, or not on every path")


def _targets(node: ast.AST) -> frozenset[str]:
    return frozenset(name.id for name in _names(node, ast.Store))


def _names(node: ast.AST, context: type[ast.expr_context]) -> Iterator[ast.Name]:
    for child in ast.walk(node):
        if isinstance(child, ast.Name) and isinstance(child.ctx, context):
            yield child
