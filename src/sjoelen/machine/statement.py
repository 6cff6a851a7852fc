"""Translation of statements into machine code."""

import ast
from typing import Any, NamedTuple

from llvmlite import ir

from sjoelen.machine.arithmetic import binary_operation, bool_register, comparison
from sjoelen.machine.expression import Frame, element_address, resolve, value_of
from sjoelen.machine.scalar import Scalar, ValueType
from sjoelen.machine.source import signature, syntax_error
from sjoelen.machine.ssa_value import (
    INT,
    LLVM_TYPES,
    NONE,
    Value,
    convert,
    convert_for_storage,
    llvm_types,
)


class Loop(NamedTuple):
    """The blocks to which `continue` and `break` jump."""

    next: Any
    end: Any


def translate_body(body: list[ast.stmt], frame: Frame, loop: Loop | None) -> None:
    """Translate statements; raises SyntaxError with its place if one is outside the language."""
    for statement in body:
        try:
            _translate(statement, frame, loop)
        except (TypeError, ValueError) as error:
            raise syntax_error(frame.function, statement, str(error)) from error


def _translate(node: ast.stmt, frame: Frame, loop: Loop | None) -> None:
    match node, loop:
        case ast.Expr(value=ast.Constant()), _:
            pass
        case ast.Expr(value=expression), _:
            value_of(expression, frame)
        case ast.Assign(targets=[target], value=expression), _:
            assign(target, value_of(expression, frame), frame)
        case ast.AugAssign(target=target, op=operator, value=expression), _:
            _assign_augmented(target, operator, expression, frame)
        case ast.If(test=test, body=body, orelse=orelse), _:
            _translate_if(test, body, orelse, frame, loop)
        case ast.While(test=test, body=body, orelse=[]), _:
            _translate_while(test, body, frame)
        case ast.For(iter=ast.Call(func=ast.Name(id="range"), args=[_, *_] as bounds), orelse=[]), _:
            _translate_range(node, bounds, frame)
        case ast.For(orelse=[]), _:
            _unroll(node, frame)
        case ast.Return(value=expression), _:
            translate_return(value_of(expression, frame) if expression else NONE, frame)
        case ast.Continue(), Loop(next=block):
            _jump(block, frame)
        case ast.Break(), Loop(end=block):
            _jump(block, frame)
        case _:
            raise TypeError(f"no {type(node).__name__} in machine code")


def assign(target: ast.expr, value: Value, frame: Frame) -> None:
    """Assign to a variable, which keeps the type of its first value, to an element, or to a tuple."""
    match target:
        case ast.Name(id=name):
            variable = frame.variables.setdefault(name, _allocate(value.type, frame))
            registers = convert_for_storage(frame.builder, value, variable.type).registers
            for register, address in zip(registers, variable.registers, strict=True):
                frame.builder.store(register, address)
        case ast.Tuple(elts=targets):
            for part_target, part in zip(targets, value.parts(), strict=True):
                assign(part_target, part, frame)
        case ast.Subscript():
            element, address = element_address(target, frame)
            frame.builder.store(convert(frame.builder, value, element).registers[0], address)
        case _:
            raise TypeError(f"no assignment to {type(target).__name__}")


def _allocate(value_type: ValueType, frame: Frame) -> Value:
    with frame.builder.goto_entry_block():
        addresses = tuple(frame.builder.alloca(llvm_type) for llvm_type in llvm_types(value_type))
        return Value(value_type, addresses)


def _assign_augmented(target: ast.expr, operator: ast.operator, operand: ast.expr, frame: Frame) -> None:
    builder = frame.builder
    if not isinstance(target, ast.Subscript):
        left = value_of(target, frame)
        assign(target, binary_operation(builder, operator, left, value_of(operand, frame)), frame)
        return
    element, address = element_address(target, frame)
    left = Value(element, (builder.load(address, typ=LLVM_TYPES[element]),))
    value = binary_operation(builder, operator, left, value_of(operand, frame))
    builder.store(convert(builder, value, element).registers[0], address)


def _translate_if(
    test: ast.expr, body: list[ast.stmt], orelse: list[ast.stmt], frame: Frame, loop: Loop | None
) -> None:
    condition, (then_block, else_block, end) = bool_register(value_of(test, frame)), _blocks(3, frame)
    frame.builder.cbranch(condition, then_block, else_block)
    for block, statements in ((then_block, body), (else_block, orelse)):
        frame.builder.position_at_end(block)
        translate_body(statements, frame, loop)
        frame.builder.branch(end)
    frame.builder.position_at_end(end)


def _translate_while(test: ast.expr, body: list[ast.stmt], frame: Frame) -> None:
    test_block, body_block, end = _blocks(3, frame)
    frame.builder.branch(test_block)
    frame.builder.position_at_end(test_block)
    frame.builder.cbranch(bool_register(value_of(test, frame)), body_block, end)
    frame.builder.position_at_end(body_block)
    translate_body(body, frame, Loop(test_block, end))
    frame.builder.branch(test_block)
    frame.builder.position_at_end(end)


def _translate_range(node: ast.For, bounds: list[ast.expr], frame: Frame) -> None:
    """Translate a loop over a range with a constant step."""
    builder = frame.builder
    if resolve("range", frame) is not range or len(bounds) > 3:  # noqa: PLR2004
        raise TypeError("this is no range")
    values = [convert(builder, value_of(bound, frame), Scalar.INT) for bound in bounds]
    zero, one_step = (Value(Scalar.INT, (ir.Constant(INT, number),)) for number in (0, 1))
    start, stop, step = {1: (zero, *values, one_step), 2: (*values, one_step), 3: tuple(values)}[len(values)]
    if not isinstance(step.registers[0], ir.Constant) or step.registers[0].constant == 0:
        raise TypeError("the step of a range is a constant other than zero")
    counter = _allocate(Scalar.INT, frame).registers[0]
    test_block, body_block, next_block, end = _blocks(4, frame)
    builder.store(start.registers[0], counter)
    builder.branch(test_block)
    builder.position_at_end(test_block)
    count = Value(Scalar.INT, (builder.load(counter, typ=INT),))
    operator = ast.Lt() if step.registers[0].constant > 0 else ast.Gt()
    builder.cbranch(comparison(builder, operator, count, stop).registers[0], body_block, end)
    builder.position_at_end(body_block)
    assign(node.target, count, frame)
    translate_body(node.body, frame, Loop(next_block, end))
    builder.branch(next_block)
    builder.position_at_end(next_block)
    builder.store(binary_operation(builder, ast.Add(), count, step).registers[0], counter)
    builder.branch(test_block)
    builder.position_at_end(end)


def _unroll(node: ast.For, frame: Frame) -> None:
    """Translate a loop over a tuple: one copy of its body for each part."""
    parts = value_of(node.iter, frame).parts()
    if not parts:
        raise TypeError("no loop over an empty tuple")
    *starts, end = _blocks(len(parts) + 1, frame)
    for part, start, following in zip(parts, starts, (*starts[1:], end), strict=True):
        frame.builder.branch(start)
        frame.builder.position_at_end(start)
        assign(node.target, part, frame)
        translate_body(node.body, frame, Loop(following, end))
    frame.builder.branch(end)
    frame.builder.position_at_end(end)


def translate_return(value: Value, frame: Frame) -> None:
    """Translate a return; several registers return as a structure."""
    builder, result_type = frame.builder, signature(frame.function)[1]
    registers = convert_for_storage(builder, value, result_type).registers
    if len(registers) > 1:
        structure: Any = ir.Constant(frame.llvm_function.function_type.return_type, ir.Undefined)
        for place, register in enumerate(registers):
            structure = builder.insert_value(structure, register, place)
        builder.ret(structure)
    elif registers:
        builder.ret(registers[0])
    else:
        builder.ret_void()
    builder.position_at_end(frame.llvm_function.append_basic_block())


def _jump(block: Any, frame: Frame) -> None:
    """Jump to a block; the code after a jump is unreachable and goes into a block of its own."""
    frame.builder.branch(block)
    frame.builder.position_at_end(frame.llvm_function.append_basic_block())


def _blocks(count: int, frame: Frame) -> list[Any]:
    return [frame.llvm_function.append_basic_block() for _ in range(count)]
