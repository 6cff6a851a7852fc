"""Statements as machine code."""

import ast
from typing import Any, NamedTuple

from llvmlite import ir

from sjoelen.machine.arithmetic import as_truth, combined, compared
from sjoelen.machine.expression import Frame, element_at, meaning, value_of
from sjoelen.machine.scalar import Kind, Scalar
from sjoelen.machine.source import refused, signature
from sjoelen.machine.ssa_value import INT, NONE, WORDS, Value, as_kept, as_kind, words_of


class Loop(NamedTuple):
    """Where `continue` and `break` go."""

    on: Any
    out: Any


def write(body: list[ast.stmt], frame: Frame, loop: Loop | None) -> None:
    """Translate statements; raises SyntaxError: this is outside of the language, there."""
    for each in body:
        try:
            _write(each, frame, loop)
        except (TypeError, ValueError) as error:
            raise refused(frame.act, each, str(error)) from error


def _write(node: ast.stmt, frame: Frame, loop: Loop | None) -> None:
    match node, loop:
        case ast.Expr(value=ast.Constant()), _:
            pass
        case ast.Expr(value=act), _:
            value_of(act, frame)
        case ast.Assign(targets=[target], value=given), _:
            assign(target, value_of(given, frame), frame)
        case ast.AugAssign(target=target, op=sign, value=given), _:
            _change(target, sign, given, frame)
        case ast.If(test=asked, body=one, orelse=other), _:
            _fork(asked, one, other, frame, loop)
        case ast.While(test=asked, body=body, orelse=[]), _:
            _while(asked, body, frame)
        case ast.For(iter=ast.Call(func=ast.Name(id="range"), args=[_, *_] as bounds), orelse=[]), _:
            _count(node, bounds, frame)
        case ast.For(orelse=[]), _:
            _for_each(node, frame)
        case ast.Return(value=given), _:
            give(value_of(given, frame) if given else NONE, frame)
        case ast.Continue(), Loop(on=place):
            _leave(place, frame)
        case ast.Break(), Loop(out=place):
            _leave(place, frame)
        case _:
            raise TypeError(f"no {type(node).__name__} in machine code")


def assign(target: ast.expr, value: Value, frame: Frame) -> None:
    """Put a value in a variable, which keeps the kind of its first, in an element, or in a row of them."""
    match target:
        case ast.Name(id=name):
            place = frame.names.setdefault(name, _room(value.kind, frame))
            for word, where in zip(as_kept(frame.builder, value, place.kind).words, place.words, strict=True):
                frame.builder.store(word, where)
        case ast.Tuple(elts=targets):
            for each, part in zip(targets, value.parts(), strict=True):
                assign(each, part, frame)
        case ast.Subscript():
            kind, address = element_at(target, frame)
            frame.builder.store(as_kind(frame.builder, value, kind).words[0], address)
        case _:
            raise TypeError(f"no {type(target).__name__} to put a value in")


def _room(kind: Kind, frame: Frame) -> Value:
    with frame.builder.goto_entry_block():
        return Value(kind, tuple(frame.builder.alloca(word) for word in words_of(kind)))


def _change(target: ast.expr, sign: ast.operator, given: ast.expr, frame: Frame) -> None:
    if not isinstance(target, ast.Subscript):
        assign(target, combined(frame.builder, sign, value_of(target, frame), value_of(given, frame)), frame)
        return
    kind, address = element_at(target, frame)
    held = Value(kind, (frame.builder.load(address, typ=WORDS[kind]),))
    changed = combined(frame.builder, sign, held, value_of(given, frame))
    frame.builder.store(as_kind(frame.builder, changed, kind).words[0], address)


def _fork(
    asked: ast.expr, one: list[ast.stmt], other: list[ast.stmt], frame: Frame, loop: Loop | None
) -> None:
    truth, (first, second, end) = as_truth(value_of(asked, frame)), _blocks(3, frame)
    frame.builder.cbranch(truth, first, second)
    for block, body in ((first, one), (second, other)):
        frame.builder.position_at_end(block)
        write(body, frame, loop)
        frame.builder.branch(end)
    frame.builder.position_at_end(end)


def _while(asked: ast.expr, body: list[ast.stmt], frame: Frame) -> None:
    ask, inside, out = _blocks(3, frame)
    frame.builder.branch(ask)
    frame.builder.position_at_end(ask)
    frame.builder.cbranch(as_truth(value_of(asked, frame)), inside, out)
    frame.builder.position_at_end(inside)
    write(body, frame, Loop(ask, out))
    frame.builder.branch(ask)
    frame.builder.position_at_end(out)


def _count(node: ast.For, bounds: list[ast.expr], frame: Frame) -> None:
    """Over a range, whose step is known beforehand."""
    builder = frame.builder
    if meaning("range", frame) is not range or len(bounds) > 3:  # noqa: PLR2004
        raise TypeError("this is no range")
    given = [as_kind(builder, value_of(each, frame), Scalar.INT) for each in bounds]
    zero, one = (Value(Scalar.INT, (ir.Constant(INT, number),)) for number in (0, 1))
    start, stop, step = {1: (zero, *given, one), 2: (*given, one), 3: tuple(given)}[len(given)]
    if not isinstance(step.words[0], ir.Constant) or step.words[0].constant == 0:
        raise TypeError("the step of a range is a constant, and not zero")
    counter, (ask, inside, on, out) = _room(Scalar.INT, frame).words[0], _blocks(4, frame)
    builder.store(start.words[0], counter)
    builder.branch(ask)
    builder.position_at_end(ask)
    at = Value(Scalar.INT, (builder.load(counter, typ=INT),))
    sign = ast.Lt() if step.words[0].constant > 0 else ast.Gt()
    builder.cbranch(compared(builder, sign, at, stop).words[0], inside, out)
    builder.position_at_end(inside)
    assign(node.target, at, frame)
    write(node.body, frame, Loop(on, out))
    builder.branch(on)
    builder.position_at_end(on)
    builder.store(combined(builder, ast.Add(), at, step).words[0], counter)
    builder.branch(ask)
    builder.position_at_end(out)


def _for_each(node: ast.For, frame: Frame) -> None:
    """Over a tuple: its body once for each."""
    parts = value_of(node.iter, frame).parts()
    if not parts:
        raise TypeError("there is nothing to go through")
    *starts, out = _blocks(len(parts) + 1, frame)
    for part, start, on in zip(parts, starts, (*starts[1:], out), strict=True):
        frame.builder.branch(start)
        frame.builder.position_at_end(start)
        assign(node.target, part, frame)
        write(node.body, frame, Loop(on, out))
    frame.builder.branch(out)
    frame.builder.position_at_end(out)


def give(value: Value, frame: Frame) -> None:
    """Return."""
    builder, kind = frame.builder, signature(frame.act)[1]
    words = as_kept(builder, value, kind).words
    if len(words) > 1:
        result: Any = ir.Constant(frame.made.function_type.return_type, ir.Undefined)
        for place, word in enumerate(words):
            result = builder.insert_value(result, word, place)
        builder.ret(result)
    elif words:
        builder.ret(words[0])
    else:
        builder.ret_void()
    builder.position_at_end(frame.made.append_basic_block())


def _leave(place: Any, frame: Frame) -> None:
    """What is written behind a leap is never reached, and falls away."""
    frame.builder.branch(place)
    frame.builder.position_at_end(frame.made.append_basic_block())


def _blocks(count: int, frame: Frame) -> list[Any]:
    return [frame.made.append_basic_block() for _ in range(count)]
