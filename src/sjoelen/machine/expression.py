"""Translation of expressions into machine code."""

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
    absolute,
    binary_operation,
    bool_register,
    comparison,
    extreme,
    logical_not,
    membership,
    negation,
    square_root,
    truncated,
)
from sjoelen.machine.scalar import Array, Scalar, ValueType
from sjoelen.machine.source import function_of, signature, syntax_error
from sjoelen.machine.ssa_value import (
    LLVM_TYPES,
    Value,
    common_type,
    constant,
    convert,
    convert_for_storage,
    llvm_types,
    tuple_of,
)

BUILTINS: dict[str, Any] = {builtin.__name__: builtin for builtin in (min, max, abs, int, float, sqrt)}


@dataclass(frozen=True, slots=True)
class Frame:
    """The function in translation; `variables` hold the addresses of their registers."""

    function: FunctionType
    llvm_function: ir.Function
    builder: ir.IRBuilder
    variables: dict[str, Value]
    llvm_function_of: Callable[[FunctionType], ir.Function]


def value_of(node: ast.expr, frame: Frame) -> Value:
    """Translate an expression; raises SyntaxError with its place if it is outside the language."""
    try:
        return _value_of(node, frame)
    except (TypeError, ValueError, IndexError) as error:
        raise syntax_error(frame.function, node, str(error)) from error


def _value_of(node: ast.expr, frame: Frame) -> Value:
    builder = frame.builder
    match node:
        case ast.Constant(value=number):
            return constant(number)
        case ast.Name(id=name):
            if name in frame.variables:
                return load_variable(frame.variables[name], frame)
            return constant(_global(name, frame))
        case ast.Tuple(elts=parts):
            return tuple_of([value_of(part, frame) for part in parts])
        case ast.Subscript():
            return _subscript(node, frame)
        case ast.BinOp(left=left, op=operator, right=right):
            return binary_operation(builder, operator, value_of(left, frame), value_of(right, frame))
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float() as number)):
            return constant(-number)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return negation(builder, value_of(operand, frame))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return logical_not(builder, value_of(operand, frame))
        case ast.Compare(left=left, ops=operators, comparators=operands):
            return _comparison_chain(value_of(left, frame), operators, operands, frame)
        case ast.BoolOp(op=operator, values=[first, *operands]):
            return _short_circuit(operator, value_of(first, frame), operands, frame)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            condition = bool_register(value_of(test, frame))
            return _select(condition, lambda: value_of(body, frame), lambda: value_of(orelse, frame), frame)
        case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]):
            return _call(name, [value_of(argument, frame) for argument in arguments], frame)
        case _:
            raise TypeError(f"no {type(node).__name__} in machine code")


def _global(name: str, frame: Frame) -> Any:
    if name not in frame.function.__globals__:
        raise TypeError(f"{name} has no value yet")
    return frame.function.__globals__[name]


def load_variable(variable: Value, frame: Frame) -> Value:
    """Return the value of a variable."""
    pairs = zip(variable.registers, llvm_types(variable.type), strict=True)
    return Value(variable.type, tuple(frame.builder.load(address, typ=llvm) for address, llvm in pairs))


def _subscript(node: ast.Subscript, frame: Frame) -> Value:
    """Return the length of an array, or a part of an array or a tuple."""
    match node.value, node.slice:
        case ast.Attribute(value=array, attr="shape"), ast.Constant(value=0):
            return Value(Scalar.INT, (_array(value_of(array, frame))[1][1],))
        case container, index:
            return _part(value_of(container, frame), index, frame)


def _part(container: Value, index: ast.expr, frame: Frame) -> Value:
    if isinstance(container.type, tuple):
        place: int = ast.literal_eval(index)
        return container.parts()[place]
    element, address = _element_address(container, index, frame)
    return Value(element, (frame.builder.load(address, typ=LLVM_TYPES[element]),))


def element_address(node: ast.Subscript, frame: Frame) -> tuple[Scalar, Any]:
    """Return the type and the address of an element of an array, without a check of the bounds."""
    return _element_address(value_of(node.value, frame), node.slice, frame)


def _element_address(array: Value, index: ast.expr, frame: Frame) -> tuple[Scalar, Any]:
    element, (start, _) = _array(array)
    place = value_of(index, frame)
    if place.type is not Scalar.INT:
        raise TypeError(f"the index of an array is an integer, not {place.type}")
    (register,) = place.registers
    if isinstance(register, ir.Constant) and register.constant < 0:
        raise TypeError("no index from the end")
    return element, frame.builder.gep(start, [register], inbounds=True, source_etype=LLVM_TYPES[element])


def _array(value: Value) -> tuple[Scalar, tuple[Any, ...]]:
    if not isinstance(value.type, Array):
        raise TypeError(f"{value.type} is no array")
    return value.type.element, value.registers


def _comparison_chain(
    left: Value, operators: list[ast.cmpop], operands: list[ast.expr], frame: Frame
) -> Value:
    """Evaluate an operand only if the comparisons before it hold."""
    right = value_of(operands[0], frame)
    match operators[0]:
        case ast.In():
            result = membership(frame.builder, left, right)
        case ast.NotIn():
            result = logical_not(frame.builder, membership(frame.builder, left, right))
        case operator:
            result = comparison(frame.builder, operator, left, right)
    if len(operators) == 1:
        return result
    rest = partial(_comparison_chain, right, operators[1:], operands[1:], frame)
    return _select(bool_register(result), rest, lambda: constant(False), frame)


def _short_circuit(operator: ast.boolop, first: Value, operands: list[ast.expr], frame: Frame) -> Value:
    """Evaluate an operand only if the operands before it leave the result open."""
    is_and, condition = isinstance(operator, ast.And), bool_register(first)
    if not operands:
        return first
    rest, decided = partial(_rest, operator, operands, frame), partial(constant, not is_and)
    return _select(condition, *((rest, decided) if is_and else (decided, rest)), frame)


def _rest(operator: ast.boolop, operands: list[ast.expr], frame: Frame) -> Value:
    return _short_circuit(operator, value_of(operands[0], frame), operands[1:], frame)


def _select(condition: Any, body: Callable[[], Value], orelse: Callable[[], Value], frame: Frame) -> Value:
    """Evaluate one of two expressions, in blocks of their own."""
    builder = frame.builder
    blocks = [frame.llvm_function.append_basic_block() for _ in range(2)]
    end = frame.llvm_function.append_basic_block()
    builder.cbranch(condition, *blocks)
    values = []
    for block, evaluate in zip(blocks, (body, orelse), strict=True):
        builder.position_at_end(block)
        values.append((evaluate(), builder.block))
    value_type = common_type(*(value.type for value, _ in values))
    incoming = []
    for value, block in values:
        builder.position_at_end(block)
        incoming.append((convert_for_storage(builder, value, value_type).registers, block))
        builder.branch(end)
    builder.position_at_end(end)
    phis = [builder.phi(llvm_type) for llvm_type in llvm_types(value_type)]
    for registers, block in incoming:
        for phi, register in zip(phis, registers, strict=True):
            phi.add_incoming(register, block)
    return Value(value_type, tuple(phis))


def _call(name: str, arguments: list[Value], frame: Frame) -> Value:
    builder, callee = frame.builder, resolve(name, frame)
    function = function_of(callee)
    if function is not None:
        return _call_compiled(function, arguments, frame)
    if callee is not BUILTINS.get(name):
        raise TypeError(f"{name} is neither compiled nor a builtin of the language")
    match name, arguments:
        case "min", [_, _, *_]:
            return extreme(builder, ast.Lt(), arguments)
        case "max", [_, _, *_]:
            return extreme(builder, ast.Gt(), arguments)
        case "abs", [argument]:
            return absolute(builder, argument)
        case "sqrt", [argument]:
            return square_root(builder, argument)
        case "int", [argument]:
            return truncated(builder, argument)
        case "float", [argument]:
            return convert(builder, argument, Scalar.FLOAT)
        case _:
            raise TypeError(f"no {name} of {len(arguments)} in machine code")


def resolve(name: str, frame: Frame) -> Any:
    """Return the global or builtin object of a name; raises TypeError for a variable."""
    if name in frame.variables:
        raise TypeError(f"{name} is a variable here")
    return frame.function.__globals__.get(name, vars(builtins).get(name))


def _call_compiled(function: FunctionType, arguments: list[Value], frame: Frame) -> Value:
    parameters, result_type = signature(function)
    registers = convert_for_storage(frame.builder, tuple_of(arguments), parameters).registers
    result = frame.builder.call(frame.llvm_function_of(function), registers)
    return unpack_result(frame.builder, result, result_type)


def unpack_result(builder: ir.IRBuilder, result: Any, result_type: ValueType) -> Value:
    """Return the value of a call: no register, one, or those of a structure."""
    count = len(llvm_types(result_type))
    if count <= 1:
        return Value(result_type, (result,) * count)
    return Value(result_type, tuple(builder.extract_value(result, place) for place in range(count)))
