"""A value on its way through machine code: its kind, and the words that hold it."""

from itertools import islice
from typing import Any, NamedTuple, cast

from llvmlite import ir

from sjoelen.machine.scalar import Array, Kind, Scalar

INT, BOOL, FLOAT, POINTER = ir.IntType(64), ir.IntType(1), ir.DoubleType(), ir.PointerType()
WORDS = {Scalar.FLOAT: FLOAT, Scalar.INT: INT, Scalar.BOOL: BOOL}
RANKS = (Scalar.BOOL, Scalar.INT, Scalar.FLOAT)


class Value(NamedTuple):
    """An array is two words, where it is and how long; a tuple is the words of its parts."""

    kind: Kind
    words: tuple[Any, ...]

    def parts(self) -> tuple["Value", ...]:
        """Of a tuple; raises TypeError."""
        if not isinstance(self.kind, tuple):
            raise TypeError("this is no tuple")
        left = iter(self.words)
        return tuple(Value(each, tuple(islice(left, len(words_of(each))))) for each in self.kind)


NONE = Value((), ())


def words_of(kind: Kind) -> list[ir.Type]:
    """The types of the words that hold a value."""
    match kind:
        case Scalar():
            return [WORDS[kind]]
        case Array():
            return [POINTER, INT]
        case _:
            return [word for each in kind for word in words_of(each)]


def row(values: tuple[Value, ...] | list[Value]) -> Value:
    """A tuple of values."""
    return Value(tuple(each.kind for each in values), tuple(word for each in values for word in each.words))


def constant(thing: Any) -> Value:
    """A number, a truth, or a tuple of them; raises TypeError."""
    match thing:
        case bool():
            return Value(Scalar.BOOL, (ir.Constant(BOOL, thing),))
        case int() if -(2**63) <= thing < 2**63:
            return Value(Scalar.INT, (ir.Constant(INT, thing),))
        case float():
            return Value(Scalar.FLOAT, (ir.Constant(FLOAT, thing),))
        case tuple():
            return row([constant(each) for each in thing])
        case _:
            raise TypeError(f"machine code knows no {thing!r}")


def shared(*kinds: Kind) -> Kind:
    """The kind that can hold all of these; raises TypeError."""
    if all(isinstance(each, Scalar) for each in kinds):
        return max(cast("tuple[Scalar, ...]", kinds), key=RANKS.index)
    if all(isinstance(each, tuple) for each in kinds):
        return tuple(shared(*each) for each in zip(*cast("tuple[tuple[Kind, ...], ...]", kinds), strict=True))
    if len(set(kinds)) == 1:
        return kinds[0]
    raise TypeError(f"nothing holds both of {kinds}")


def as_kept(builder: ir.IRBuilder, value: Value, kind: Kind) -> Value:
    """A value where it is put down and not reckoned with; raises TypeError.

    A whole number is not made a float there: Python would go on with one, and its nothing has no sign.
    """
    if any(pair == (INT, FLOAT) for pair in zip(words_of(value.kind), words_of(kind), strict=False)):
        raise TypeError("a whole number is only made a float by arithmetic or float()")
    return as_kind(builder, value, kind)


def as_kind(builder: ir.IRBuilder, value: Value, kind: Kind) -> Value:
    """A value as one of a wider kind; raises TypeError."""
    if value.kind == kind:
        return value
    if shared(value.kind, kind) != kind:
        raise TypeError(f"{value.kind} is no {kind}")
    if isinstance(kind, tuple):
        return row([as_kind(builder, *each) for each in zip(value.parts(), kind, strict=True)])
    (word,) = value.words
    if kind is Scalar.INT:
        return Value(kind, (builder.zext(word, INT),))
    widen = builder.sitofp if value.kind is Scalar.INT else builder.uitofp
    return Value(kind, (widen(word, FLOAT),))
