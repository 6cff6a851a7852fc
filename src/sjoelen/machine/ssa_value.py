"""SSA value: a value in machine code, with its type and the registers that hold it."""

from itertools import islice
from typing import Any, NamedTuple, cast

from llvmlite import ir

from sjoelen.machine.scalar import Array, Scalar, ValueType

INT, BOOL, FLOAT, POINTER = ir.IntType(64), ir.IntType(1), ir.DoubleType(), ir.PointerType()
LLVM_TYPES = {Scalar.FLOAT: FLOAT, Scalar.INT: INT, Scalar.BOOL: BOOL}
WIDENING = (Scalar.BOOL, Scalar.INT, Scalar.FLOAT)


class Value(NamedTuple):
    """A scalar has one register, an array two (address and length), a tuple those of its parts."""

    type: ValueType
    registers: tuple[Any, ...]

    def parts(self) -> tuple["Value", ...]:
        """Return the parts of a tuple; raises TypeError."""
        if not isinstance(self.type, tuple):
            raise TypeError("this is no tuple")
        rest = iter(self.registers)
        return tuple(Value(part, tuple(islice(rest, len(llvm_types(part))))) for part in self.type)


NONE = Value((), ())


def llvm_types(value_type: ValueType) -> list[ir.Type]:
    """Return the LLVM types of the registers that hold a value."""
    match value_type:
        case Scalar():
            return [LLVM_TYPES[value_type]]
        case Array():
            return [POINTER, INT]
        case _:
            return [llvm_type for part in value_type for llvm_type in llvm_types(part)]


def tuple_of(values: tuple[Value, ...] | list[Value]) -> Value:
    """Return a tuple of values."""
    registers = tuple(register for value in values for register in value.registers)
    return Value(tuple(value.type for value in values), registers)


def constant(number: Any) -> Value:
    """Return a constant: a number, a bool, or a tuple of them; raises TypeError."""
    match number:
        case bool():
            return Value(Scalar.BOOL, (ir.Constant(BOOL, number),))
        case int() if -(2**63) <= number < 2**63:
            return Value(Scalar.INT, (ir.Constant(INT, number),))
        case float():
            return Value(Scalar.FLOAT, (ir.Constant(FLOAT, number),))
        case tuple():
            return tuple_of([constant(part) for part in number])
        case _:
            raise TypeError(f"machine code has no constant {number!r}")


def common_type(*types: ValueType) -> ValueType:
    """Return the narrowest type that can hold all of these; raises TypeError."""
    if all(isinstance(value_type, Scalar) for value_type in types):
        return max(cast("tuple[Scalar, ...]", types), key=WIDENING.index)
    if all(isinstance(value_type, tuple) for value_type in types):
        columns = zip(*cast("tuple[tuple[ValueType, ...], ...]", types), strict=True)
        return tuple(common_type(*column) for column in columns)
    if len(set(types)) == 1:
        return types[0]
    raise TypeError(f"no type holds both of {types}")


def convert_for_storage(builder: ir.IRBuilder, value: Value, value_type: ValueType) -> Value:
    """Convert a value that is stored or passed, not computed with; raises TypeError.

    An integer does not become a float there: Python would keep the integer, whose zero is unsigned.
    """
    pairs = zip(llvm_types(value.type), llvm_types(value_type), strict=False)
    if any(pair == (INT, FLOAT) for pair in pairs):
        raise TypeError("an integer becomes a float only by arithmetic or float()")
    return convert(builder, value, value_type)


def convert(builder: ir.IRBuilder, value: Value, value_type: ValueType) -> Value:
    """Convert a value to a wider type; raises TypeError."""
    if value.type == value_type:
        return value
    if common_type(value.type, value_type) != value_type:
        raise TypeError(f"{value.type} does not fit in {value_type}")
    if isinstance(value_type, tuple):
        pairs = zip(value.parts(), value_type, strict=True)
        return tuple_of([convert(builder, part, part_type) for part, part_type in pairs])
    (register,) = value.registers
    if value_type is Scalar.INT:
        return Value(value_type, (builder.zext(register, INT),))
    widen = builder.sitofp if value.type is Scalar.INT else builder.uitofp
    return Value(value_type, (widen(register, FLOAT),))
