"""Arithmetic as Python does it, to the last bit: IEEE floats in the order written, and whole numbers.

What Python refuses (a division by nothing, a root below it, a whole number of NaN) is not noticed, nor are
whole numbers outside 64 bits, shifts by more than that, and whole numbers of over 53 bits beside floats.
"""

import ast
from functools import partial
from math import isnan
from typing import Any

from llvmlite import ir

from sjoelen.machine.scalar import Scalar
from sjoelen.machine.ssa_value import BOOL, FLOAT, INT, Value, as_kept, as_kind, constant, shared

NO_WRAP = ("nsw",)
SIGNS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip


def combined(builder: ir.IRBuilder, sign: ast.operator, one: Value, other: Value) -> Value:
    """The value of `one sign other`; raises TypeError."""
    if one.kind == other.kind == Scalar.BOOL:
        raise TypeError("no arithmetic of truths alone, which numpy does otherwise")
    kind = Scalar.FLOAT if isinstance(sign, ast.Div) else shared(one.kind, other.kind, Scalar.INT)
    words = [as_kind(builder, each, kind).words[0] for each in (one, other)]
    signs = FLOAT_SIGNS if kind is Scalar.FLOAT else INT_SIGNS
    if type(sign) not in signs:
        raise TypeError(f"no {type(sign).__name__} of {kind}")
    return Value(kind, (signs[type(sign)](builder, *words),))


def _divided(builder: ir.IRBuilder, one: Any, other: Any) -> Any:
    """Python rounds down, the machine towards nothing."""
    divisor = _divisor(builder, other)
    left = builder.srem(one, divisor)
    found = builder.add(builder.sdiv(one, divisor), builder.sext(_is_beyond(builder, left, divisor), INT))
    return builder.select(_is(builder, other, -1), builder.neg(one), found)


def _remainder(builder: ir.IRBuilder, one: Any, other: Any) -> Any:
    divisor = _divisor(builder, other)
    left = builder.srem(one, divisor)
    return builder.select(_is_beyond(builder, left, divisor), builder.add(left, divisor), left)


def _divisor(builder: ir.IRBuilder, other: Any) -> Any:
    """To divide by nothing, or the least number by -1, would stop the process; we divide by one then."""
    stops = builder.or_(_is(builder, other, 0), _is(builder, other, -1))
    return builder.select(stops, ir.Constant(INT, 1), other)


def _is(builder: ir.IRBuilder, word: Any, number: int) -> Any:
    return builder.icmp_signed("==", word, ir.Constant(INT, number))


def _is_beyond(builder: ir.IRBuilder, left: Any, other: Any) -> Any:
    """Whether something is left, with another sign than the divisor's."""
    nothing = ir.Constant(INT, 0)
    differ = builder.icmp_signed("<", builder.xor(left, other), nothing)
    return builder.and_(builder.icmp_signed("!=", left, nothing), differ)


INT_SIGNS: dict[type[ast.operator], Any] = {
    ast.Add: partial(ir.IRBuilder.add, flags=NO_WRAP),
    ast.Sub: partial(ir.IRBuilder.sub, flags=NO_WRAP),
    ast.Mult: partial(ir.IRBuilder.mul, flags=NO_WRAP),
    ast.FloorDiv: _divided,
    ast.Mod: _remainder,
    ast.BitAnd: ir.IRBuilder.and_,
    ast.BitOr: ir.IRBuilder.or_,
    ast.BitXor: ir.IRBuilder.xor,
    ast.LShift: ir.IRBuilder.shl,
    ast.RShift: ir.IRBuilder.ashr,
}
FLOAT_SIGNS: dict[type[ast.operator], Any] = {
    ast.Add: ir.IRBuilder.fadd,
    ast.Sub: ir.IRBuilder.fsub,
    ast.Mult: ir.IRBuilder.fmul,
    ast.Div: ir.IRBuilder.fdiv,
}


def compared(builder: ir.IRBuilder, sign: ast.cmpop, one: Value, other: Value) -> Value:
    """The truth of `one sign other`; raises TypeError."""
    if type(sign) not in SIGNS:
        raise TypeError(f"no {type(sign).__name__}")
    kind = shared(one.kind, other.kind, Scalar.INT)
    words = [as_kind(builder, each, kind).words[0] for each in (one, other)]
    if kind is Scalar.INT:
        return Value(Scalar.BOOL, (builder.icmp_signed(SIGNS[type(sign)], *words),))
    ask = builder.fcmp_unordered if isinstance(sign, ast.NotEq) else builder.fcmp_ordered
    return Value(Scalar.BOOL, (ask(SIGNS[type(sign)], *words),))


def is_in(builder: ir.IRBuilder, one: Value, others: Value) -> Value:
    """Whether a value is one of a tuple's; raises TypeError for floats that may be NaN.

    Python finds a NaN that is the same object.
    """
    found = ir.Constant(BOOL, 0)
    for each in others.parts():
        if _may_be_nan(one) and _may_be_nan(each):
            raise TypeError("a float is only sought if it is a constant, or all the others are")
        found = builder.or_(found, compared(builder, ast.Eq(), one, each).words[0])
    return Value(Scalar.BOOL, (found,))


def _may_be_nan(value: Value) -> bool:
    if value.kind is not Scalar.FLOAT:
        return False
    (word,) = value.words
    return not isinstance(word, ir.Constant) or isnan(word.constant)


def opposite(builder: ir.IRBuilder, value: Value) -> Value:
    """The truth of `not value`; raises TypeError."""
    return Value(Scalar.BOOL, (builder.not_(as_truth(value)),))


def as_truth(value: Value) -> Any:
    """The word of a truth; raises TypeError: what is not one is compared first."""
    if value.kind is not Scalar.BOOL:
        raise TypeError(f"{value.kind} is no truth")
    return value.words[0]


def negative(builder: ir.IRBuilder, value: Value) -> Value:
    """The value of `-value`; raises TypeError."""
    kind, (word,) = value.kind, value.words
    if kind not in (Scalar.INT, Scalar.FLOAT):
        raise TypeError(f"no opposite of {kind}")
    if isinstance(word, ir.Constant):
        return constant(-word.constant)
    return Value(kind, (builder.neg(word) if kind is Scalar.INT else builder.fneg(word),))


def extreme(builder: ir.IRBuilder, sign: ast.cmpop, values: list[Value]) -> Value:
    """The least (<) or the most (>) as Python finds it: the first of equals, a NaN only if it is first."""
    kind = shared(*(each.kind for each in values))
    best, *others = (as_kept(builder, each, kind) for each in values)
    for each in others:
        better = compared(builder, sign, each, best).words[0]
        best = Value(kind, (builder.select(better, each.words[0], best.words[0]),))
    return best


def root(builder: ir.IRBuilder, value: Value) -> Value:
    """The square root, NaN below nothing."""
    return _of_float(builder, "llvm.sqrt", value)


def size(builder: ir.IRBuilder, value: Value) -> Value:
    """The value without its sign."""
    if value.kind is Scalar.FLOAT:
        return _of_float(builder, "llvm.fabs", value)
    (word,) = as_kind(builder, value, Scalar.INT).words
    below = builder.icmp_signed("<", word, ir.Constant(INT, 0))
    return Value(Scalar.INT, (builder.select(below, builder.neg(word), word),))


def _of_float(builder: ir.IRBuilder, name: str, value: Value) -> Value:
    given = as_kind(builder, value, Scalar.FLOAT)
    return Value(Scalar.FLOAT, (builder.call(builder.module.declare_intrinsic(name, [FLOAT]), given.words),))


def whole(builder: ir.IRBuilder, value: Value) -> Value:
    """The whole number towards nothing."""
    if value.kind is Scalar.FLOAT:
        return Value(Scalar.INT, (builder.fptosi(value.words[0], INT),))
    return as_kind(builder, value, Scalar.INT)
