"""Arithmetic like Python's, to the last bit: IEEE floats in the written order, 64-bit integers.

Machine code has no exceptions. It does not detect a division by zero, the root of a negative number, the
integer of a NaN, an integer outside 64 bits, a shift by more than that, or an integer of more than 53 bits
that meets a float.
"""

import ast
from functools import partial
from math import isnan
from typing import Any

from llvmlite import ir

from sjoelen.machine.scalar import Scalar
from sjoelen.machine.ssa_value import (
    BOOL,
    FLOAT,
    INT,
    Value,
    common_type,
    constant,
    convert,
    convert_for_storage,
)

NO_SIGNED_WRAP = ("nsw",)
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip


def binary_operation(builder: ir.IRBuilder, operator: ast.operator, left: Value, right: Value) -> Value:
    """Return the value of `left operator right`; raises TypeError."""
    if left.type == right.type == Scalar.BOOL:
        raise TypeError("no arithmetic of two bools: numpy computes another result")
    is_division = isinstance(operator, ast.Div)
    value_type = Scalar.FLOAT if is_division else common_type(left.type, right.type, Scalar.INT)
    registers = [convert(builder, value, value_type).registers[0] for value in (left, right)]
    operations = FLOAT_OPERATIONS if value_type is Scalar.FLOAT else INT_OPERATIONS
    if type(operator) not in operations:
        raise TypeError(f"no {type(operator).__name__} of {value_type}")
    return Value(value_type, (operations[type(operator)](builder, *registers),))


def _floor_divide(builder: ir.IRBuilder, left: Any, right: Any) -> Any:
    """Round down as Python does; the instruction rounds towards zero."""
    divisor = _safe_divisor(builder, right)
    rest = builder.srem(left, divisor)
    correction = builder.sext(_has_other_sign(builder, rest, divisor), INT)
    quotient = builder.add(builder.sdiv(left, divisor), correction)
    return builder.select(_equals(builder, right, -1), builder.neg(left), quotient)


def _modulo(builder: ir.IRBuilder, left: Any, right: Any) -> Any:
    divisor = _safe_divisor(builder, right)
    rest = builder.srem(left, divisor)
    return builder.select(_has_other_sign(builder, rest, divisor), builder.add(rest, divisor), rest)


def _safe_divisor(builder: ir.IRBuilder, right: Any) -> Any:
    """Replace 0 and -1 by 1: to divide by zero, or the least integer by -1, stops the process."""
    is_unsafe = builder.or_(_equals(builder, right, 0), _equals(builder, right, -1))
    return builder.select(is_unsafe, ir.Constant(INT, 1), right)


def _equals(builder: ir.IRBuilder, register: Any, number: int) -> Any:
    return builder.icmp_signed("==", register, ir.Constant(INT, number))


def _has_other_sign(builder: ir.IRBuilder, rest: Any, divisor: Any) -> Any:
    """Return whether a remainder is not zero and has another sign than the divisor."""
    zero = ir.Constant(INT, 0)
    differ = builder.icmp_signed("<", builder.xor(rest, divisor), zero)
    return builder.and_(builder.icmp_signed("!=", rest, zero), differ)


INT_OPERATIONS: dict[type[ast.operator], Any] = {
    ast.Add: partial(ir.IRBuilder.add, flags=NO_SIGNED_WRAP),
    ast.Sub: partial(ir.IRBuilder.sub, flags=NO_SIGNED_WRAP),
    ast.Mult: partial(ir.IRBuilder.mul, flags=NO_SIGNED_WRAP),
    ast.FloorDiv: _floor_divide,
    ast.Mod: _modulo,
    ast.BitAnd: ir.IRBuilder.and_,
    ast.BitOr: ir.IRBuilder.or_,
    ast.BitXor: ir.IRBuilder.xor,
    ast.LShift: ir.IRBuilder.shl,
    ast.RShift: ir.IRBuilder.ashr,
}
FLOAT_OPERATIONS: dict[type[ast.operator], Any] = {
    ast.Add: ir.IRBuilder.fadd,
    ast.Sub: ir.IRBuilder.fsub,
    ast.Mult: ir.IRBuilder.fmul,
    ast.Div: ir.IRBuilder.fdiv,
}


def comparison(builder: ir.IRBuilder, operator: ast.cmpop, left: Value, right: Value) -> Value:
    """Return the bool of `left operator right`; raises TypeError."""
    if type(operator) not in COMPARISONS:
        raise TypeError(f"no {type(operator).__name__} in machine code")
    value_type, sign = common_type(left.type, right.type, Scalar.INT), COMPARISONS[type(operator)]
    registers = [convert(builder, value, value_type).registers[0] for value in (left, right)]
    if value_type is Scalar.INT:
        return Value(Scalar.BOOL, (builder.icmp_signed(sign, *registers),))
    compare = builder.fcmp_unordered if isinstance(operator, ast.NotEq) else builder.fcmp_ordered
    return Value(Scalar.BOOL, (compare(sign, *registers),))


def membership(builder: ir.IRBuilder, value: Value, values: Value) -> Value:
    """Return the bool of `value in values`, a tuple; raises TypeError for floats that may be NaN.

    Python finds a NaN that is the same object.
    """
    result = ir.Constant(BOOL, 0)
    for part in values.parts():
        if _may_be_nan(value) and _may_be_nan(part):
            raise TypeError("no search for a float that may be NaN among floats that may be NaN")
        result = builder.or_(result, comparison(builder, ast.Eq(), value, part).registers[0])
    return Value(Scalar.BOOL, (result,))


def _may_be_nan(value: Value) -> bool:
    if value.type is not Scalar.FLOAT:
        return False
    (register,) = value.registers
    return not isinstance(register, ir.Constant) or isnan(register.constant)


def logical_not(builder: ir.IRBuilder, value: Value) -> Value:
    """Return the bool of `not value`; raises TypeError."""
    return Value(Scalar.BOOL, (builder.not_(bool_register(value)),))


def bool_register(value: Value) -> Any:
    """Return the register of a bool; raises TypeError: a number must be compared first."""
    if value.type is not Scalar.BOOL:
        raise TypeError(f"{value.type} is no bool")
    return value.registers[0]


def negation(builder: ir.IRBuilder, value: Value) -> Value:
    """Return the value of `-value`; raises TypeError."""
    if value.type not in (Scalar.INT, Scalar.FLOAT):
        raise TypeError(f"no negation of {value.type}")
    (register,) = value.registers
    if isinstance(register, ir.Constant):
        return constant(-register.constant)
    negate = builder.neg if value.type is Scalar.INT else builder.fneg
    return Value(value.type, (negate(register),))


def extreme(builder: ir.IRBuilder, operator: ast.cmpop, values: list[Value]) -> Value:
    """Return the least (<) or the greatest (>) as Python does.

    Of equal values that is the first. A NaN is the result only if it is the first value.
    """
    value_type = common_type(*(value.type for value in values))
    best, *others = (convert_for_storage(builder, value, value_type) for value in values)
    for other in others:
        is_better = comparison(builder, operator, other, best).registers[0]
        best = Value(value_type, (builder.select(is_better, other.registers[0], best.registers[0]),))
    return best


def square_root(builder: ir.IRBuilder, value: Value) -> Value:
    """Return the square root, NaN below zero."""
    return _float_intrinsic(builder, "llvm.sqrt", value)


def absolute(builder: ir.IRBuilder, value: Value) -> Value:
    """Return the absolute value."""
    if value.type is Scalar.FLOAT:
        return _float_intrinsic(builder, "llvm.fabs", value)
    (register,) = convert(builder, value, Scalar.INT).registers
    is_negative = builder.icmp_signed("<", register, ir.Constant(INT, 0))
    return Value(Scalar.INT, (builder.select(is_negative, builder.neg(register), register),))


def _float_intrinsic(builder: ir.IRBuilder, name: str, value: Value) -> Value:
    registers = convert(builder, value, Scalar.FLOAT).registers
    return Value(Scalar.FLOAT, (builder.call(builder.module.declare_intrinsic(name, [FLOAT]), registers),))


def truncated(builder: ir.IRBuilder, value: Value) -> Value:
    """Return the integer, rounded towards zero."""
    if value.type is Scalar.FLOAT:
        return Value(Scalar.INT, (builder.fptosi(value.registers[0], INT),))
    return convert(builder, value, Scalar.INT)
