"""Translation of a function, with all that it calls, into LLVM's assembly language."""

import ast
from collections.abc import Iterator
from types import FunctionType

from llvmlite import ir

from sjoelen.machine.entry_point import DATA_OFFSET, ENTRY_POINT, LENGTHS_OFFSET
from sjoelen.machine.expression import Frame, unpack_result
from sjoelen.machine.flow import check_assignment, check_no_closure
from sjoelen.machine.scalar import Array, Scalar, ValueType
from sjoelen.machine.source import call_graph, check_unchanged, signature, syntax_error, syntax_tree
from sjoelen.machine.ssa_value import INT, POINTER, Value, convert, llvm_types
from sjoelen.machine.statement import assign, translate_body

BYTE = ir.IntType(8)


def translate(function: FunctionType) -> str:
    """Return the assembly of a function and its callees.

    Raises SyntaxError for code outside the language, OSError for a file that has changed.
    """
    module = ir.Module("sjoelen")
    llvm_functions = {callee: _declare(callee, module) for callee in call_graph(function)}
    for callee in llvm_functions:
        _define(callee, llvm_functions)
    _define_entry_point(function, llvm_functions[function])
    return str(module)


def _declare(function: FunctionType, module: ir.Module) -> ir.Function:
    parameters, result = signature(function)
    types = [llvm_type for parameter in parameters for llvm_type in llvm_types(parameter)]
    name = module.get_unique_name(f"{function.__module__}.{function.__qualname__}")
    llvm_function = ir.Function(module, ir.FunctionType(_return_type(result), types), name)
    llvm_function.linkage = "internal"
    return _with_attributes(llvm_function)


def _with_attributes(llvm_function: ir.Function) -> ir.Function:
    """Declare that it raises nothing, and that its loops do not become calls of the C library."""
    llvm_function.attributes.add("nounwind")
    set.add(llvm_function.attributes, '"no-builtins"')  # add() of llvmlite refuses unknown attributes
    return llvm_function


def _return_type(value_type: ValueType) -> ir.Type:
    types = llvm_types(value_type)
    return ir.VoidType() if not types else types[0] if len(types) == 1 else ir.LiteralStructType(types)


def _define(function: FunctionType, llvm_functions: dict[FunctionType, ir.Function]) -> None:
    llvm_function = llvm_functions[function]
    builder = ir.IRBuilder(llvm_function.append_basic_block())
    frame = Frame(function, llvm_function, builder, {}, llvm_functions.__getitem__)
    start = llvm_function.append_basic_block()  # the block before it allocates the variables
    builder.branch(start)
    builder.position_at_end(start)
    for check in (check_unchanged, check_no_closure, check_assignment):
        check(function)
    registers = iter(llvm_function.args)
    for name, value_type in zip(function.__code__.co_varnames, signature(function)[0], strict=False):
        value = Value(value_type, tuple(next(registers) for _ in llvm_types(value_type)))
        assign(ast.Name(name), value, frame)
    translate_body(syntax_tree(function).body, frame, None)
    if llvm_types(signature(function)[1]):
        builder.unreachable()
    else:
        builder.ret_void()


def _define_entry_point(function: FunctionType, llvm_function: ir.Function) -> None:
    parameters, result = signature(function)
    if POINTER in llvm_types(result):
        raise syntax_error(function, syntax_tree(function), "no array as a result")
    has_structure = len(llvm_types(result)) > 1
    types = [*_abi_types(parameters), *[POINTER] * has_structure]
    return_type = ir.VoidType() if has_structure else _return_type(abi_type(result))
    function_type = ir.FunctionType(return_type, types)
    entry_point = _with_attributes(ir.Function(llvm_function.module, function_type, ENTRY_POINT))
    builder, arguments = ir.IRBuilder(entry_point.append_basic_block()), iter(entry_point.args)
    registers = _registers(builder, parameters, arguments)
    value = unpack_result(builder, builder.call(llvm_function, registers), result)
    value = convert(builder, value, abi_type(result))
    if has_structure:
        for place, register in enumerate(value.registers):
            builder.store(register, _address(builder, entry_point.args[-1], 8 * place))
        builder.ret_void()
    elif value.registers:
        builder.ret(value.registers[0])
    else:
        builder.ret_void()


def abi_type(value_type: ValueType) -> ValueType:
    """Return the type in which a value is passed: a bool as a 64-bit integer."""
    if isinstance(value_type, tuple):
        return tuple(abi_type(part) for part in value_type)
    return Scalar.INT if value_type is Scalar.BOOL else value_type


def _abi_types(value_type: ValueType) -> list[ir.Type]:
    if isinstance(value_type, tuple):
        return [llvm_type for part in value_type for llvm_type in _abi_types(part)]
    return [POINTER] if isinstance(value_type, Array) else llvm_types(abi_type(value_type))


def _registers(
    builder: ir.IRBuilder, value_type: ValueType, arguments: Iterator[ir.Argument]
) -> list[ir.Value]:
    """Return the registers of a value from the arguments of the entry point."""
    match value_type:
        case tuple():
            return [register for part in value_type for register in _registers(builder, part, arguments)]
        case Array():
            array = next(arguments)
            lengths = builder.load(_address(builder, array, LENGTHS_OFFSET), typ=POINTER)
            data = builder.load(_address(builder, array, DATA_OFFSET), typ=POINTER)
            return [data, builder.load(lengths, typ=INT)]
        case Scalar.BOOL:
            return [builder.icmp_signed("!=", next(arguments), ir.Constant(INT, 0))]
        case _:
            return [next(arguments)]


def _address(builder: ir.IRBuilder, start: ir.Value, offset: int) -> ir.Value:
    return builder.gep(start, [ir.Constant(INT, offset)], source_etype=BYTE)
