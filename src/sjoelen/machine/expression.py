"""An expression as machine code."""

import ast
import builtins
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import sqrt
from types import FunctionType
from typing import Any

from llvmlite import ir

from sjoelen.machine.arithmetic import (
    as_truth,
    combined,
    compared,
    extreme,
    is_in,
    negative,
    opposite,
    root,
    size,
    whole,
)
from sjoelen.machine.scalar import Array, Kind, Scalar
from sjoelen.machine.source import refused, signature, written
from sjoelen.machine.ssa_value import WORDS, Value, as_kept, as_kind, constant, row, shared, words_of

OWN: dict[str, Any] = {each.__name__: each for each in (min, max, abs, int, float, sqrt)}


@dataclass(frozen=True, slots=True)
class Frame:
    """A function that is being translated; `names` are its variables, each where its words are."""

    act: FunctionType
    made: ir.Function
    builder: ir.IRBuilder
    names: dict[str, Value]
    code_of: Callable[[FunctionType], ir.Function]


def value_of(node: ast.expr, frame: Frame) -> Value:
    """Raises SyntaxError: this is outside of the language, there."""
    try:
        return _value_of(node, frame)
    except (TypeError, ValueError, IndexError) as error:
        raise refused(frame.act, node, str(error)) from error


def _value_of(node: ast.expr, frame: Frame) -> Value:
    builder = frame.builder
    match node:
        case ast.Constant(value=thing):
            return constant(thing)
        case ast.Name(id=name):
            return loaded(frame.names[name], frame) if name in frame.names else constant(_told(name, frame))
        case ast.Tuple(elts=parts):
            return row([value_of(each, frame) for each in parts])
        case ast.Subscript():
            return _element(node, frame)
        case ast.BinOp(left=one, op=sign, right=other):
            return combined(builder, sign, value_of(one, frame), value_of(other, frame))
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float() as number)):
            return constant(-number)
        case ast.UnaryOp(op=ast.USub(), operand=one):
            return negative(builder, value_of(one, frame))
        case ast.UnaryOp(op=ast.Not(), operand=one):
            return opposite(builder, value_of(one, frame))
        case ast.Compare(left=one, ops=signs, comparators=others):
            return _chain(value_of(one, frame), signs, others, frame)
        case ast.BoolOp(op=sign, values=[one, *others]):
            return _all_or_any(sign, value_of(one, frame), others, frame)
        case ast.IfExp(test=asked, body=one, orelse=other):
            truth = as_truth(value_of(asked, frame))
            return _either(truth, lambda: value_of(one, frame), lambda: value_of(other, frame), frame)
        case ast.Call(func=ast.Name(id=name), args=given, keywords=[]):
            return _called(name, [value_of(each, frame) for each in given], frame)
        case _:
            raise TypeError(f"no {type(node).__name__} in machine code")


def _told(name: str, frame: Frame) -> Any:
    if name not in frame.act.__globals__:
        raise TypeError(f"{name} has no value yet")
    return frame.act.__globals__[name]


def loaded(place: Value, frame: Frame) -> Value:
    """What a variable holds."""
    words = zip(place.words, words_of(place.kind), strict=True)
    return Value(place.kind, tuple(frame.builder.load(word, typ=form) for word, form in words))


def _element(node: ast.Subscript, frame: Frame) -> Value:
    """Of an array, of a tuple, or how long an array is."""
    match node.value, node.slice:
        case ast.Attribute(value=array, attr="shape"), ast.Constant(value=0):
            return Value(Scalar.INT, (_array(value_of(array, frame))[1][1],))
        case held, which:
            return _part(value_of(held, frame), which, frame)


def _part(held: Value, which: ast.expr, frame: Frame) -> Value:
    if isinstance(held.kind, tuple):
        place: int = ast.literal_eval(which)
        return held.parts()[place]
    kind, address = _place(held, which, frame)
    return Value(kind, (frame.builder.load(address, typ=WORDS[kind]),))


def element_at(node: ast.Subscript, frame: Frame) -> tuple[Scalar, Any]:
    """Where an element of an array is; it is not asked whether there is one."""
    return _place(value_of(node.value, frame), node.slice, frame)


def _place(array: Value, which: ast.expr, frame: Frame) -> tuple[Scalar, Any]:
    kind, (where, _) = _array(array)
    place = value_of(which, frame)
    if place.kind is not Scalar.INT:
        raise TypeError(f"{place.kind} is no place in an array")
    (index,) = place.words
    if isinstance(index, ir.Constant) and index.constant < 0:
        raise TypeError("no place is counted from the end")
    return kind, frame.builder.gep(where, [index], inbounds=True, source_etype=WORDS[kind])


def _array(value: Value) -> tuple[Scalar, tuple[Any, ...]]:
    if not isinstance(value.kind, Array):
        raise TypeError(f"{value.kind} is no array")
    return value.kind.of, value.words


def _chain(one: Value, signs: list[ast.cmpop], others: list[ast.expr], frame: Frame) -> Value:
    """What stands further on is only looked at if what comes before it is so."""
    other = value_of(others[0], frame)
    match signs[0]:
        case ast.In():
            truth = is_in(frame.builder, one, other)
        case ast.NotIn():
            truth = opposite(frame.builder, is_in(frame.builder, one, other))
        case sign:
            truth = compared(frame.builder, sign, one, other)
    if len(signs) == 1:
        return truth
    return _either(
        as_truth(truth), lambda: _chain(other, signs[1:], others[1:], frame), lambda: constant(False), frame
    )


def _all_or_any(sign: ast.boolop, one: Value, others: list[ast.expr], frame: Frame) -> Value:
    """What stands further on is only looked at if it still counts."""
    every, truth = isinstance(sign, ast.And), as_truth(one)
    if not others:
        return one
    rest, known = partial(_rest, sign, others, frame), partial(constant, not every)
    return _either(truth, *((rest, known) if every else (known, rest)), frame)


def _rest(sign: ast.boolop, others: list[ast.expr], frame: Frame) -> Value:
    return _all_or_any(sign, value_of(others[0], frame), others[1:], frame)


def _either(truth: Any, one: Callable[[], Value], other: Callable[[], Value], frame: Frame) -> Value:
    """One of two values; the other is not computed."""
    builder = frame.builder
    ways = [frame.made.append_basic_block() for _ in range(2)]
    end = frame.made.append_basic_block()
    builder.cbranch(truth, *ways)
    found = []
    for way, act in zip(ways, (one, other), strict=True):
        builder.position_at_end(way)
        found.append((act(), builder.block))
    kind = shared(*(value.kind for value, _ in found))
    arrived = []
    for value, block in found:
        builder.position_at_end(block)
        arrived.append((as_kept(builder, value, kind).words, block))
        builder.branch(end)
    builder.position_at_end(end)
    joined = [builder.phi(form) for form in words_of(kind)]
    for words, block in arrived:
        for phi, word in zip(joined, words, strict=True):
            phi.add_incoming(word, block)
    return Value(kind, tuple(joined))


def _called(name: str, given: list[Value], frame: Frame) -> Value:
    builder, meant = frame.builder, meaning(name, frame)
    other = written(meant)
    if other is not None:
        return _call(other, given, frame)
    if meant is not OWN.get(name):
        raise TypeError(f"{name} is neither compiled nor Python's own")
    match name, given:
        case "min", [_, _, *_]:
            return extreme(builder, ast.Lt(), given)
        case "max", [_, _, *_]:
            return extreme(builder, ast.Gt(), given)
        case "abs", [one]:
            return size(builder, one)
        case "sqrt", [one]:
            return root(builder, one)
        case "int", [one]:
            return whole(builder, one)
        case "float", [one]:
            return as_kind(builder, one, Scalar.FLOAT)
        case _:
            raise TypeError(f"no {name} of {len(given)} in machine code")


def meaning(name: str, frame: Frame) -> Any:
    """What is called by a name; raises TypeError."""
    if name in frame.names:
        raise TypeError(f"{name} is a variable here")
    return frame.act.__globals__.get(name, vars(builtins).get(name))


def _call(act: FunctionType, given: list[Value], frame: Frame) -> Value:
    takes, gives = signature(act)
    words = as_kept(frame.builder, row(given), takes).words
    result = frame.builder.call(frame.code_of(act), words)
    return unpacked(frame.builder, result, gives)


def unpacked(builder: ir.IRBuilder, result: Any, kind: Kind) -> Value:
    """What a call gives: nothing, a word, or words side by side."""
    count = len(words_of(kind))
    if count <= 1:
        return Value(kind, (result,) * count)
    return Value(kind, tuple(builder.extract_value(result, each) for each in range(count)))
