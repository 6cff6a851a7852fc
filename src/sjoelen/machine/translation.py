"""A function with all that it calls in LLVM's language."""

import ast
from collections.abc import Iterator
from types import FunctionType

from llvmlite import ir

from sjoelen.machine.entry_point import DOOR, HEAD, LENGTHS
from sjoelen.machine.expression import Frame, unpacked
from sjoelen.machine.flow import check_flow, check_unshared
from sjoelen.machine.scalar import Array, Kind, Scalar
from sjoelen.machine.source import check_unchanged, reach, refused, signature, tree
from sjoelen.machine.ssa_value import INT, POINTER, Value, as_kind, words_of
from sjoelen.machine.statement import assign, write

BYTE = ir.IntType(8)


def translated(act: FunctionType) -> str:
    """Raises SyntaxError: a function is outside of the language; OSError: its file has changed."""
    module = ir.Module("sjoelen")
    made = {each: _declared(each, module) for each in reach(act)}
    for each in made:
        _define(each, made)
    _open_door(act, made[act])
    return str(module)


def _declared(act: FunctionType, module: ir.Module) -> ir.Function:
    takes, gives = signature(act)
    words = [word for each in takes for word in words_of(each)]
    name = module.get_unique_name(f"{act.__module__}.{act.__qualname__}")
    made = ir.Function(module, ir.FunctionType(_given(gives), words), name)
    made.linkage = "internal"
    return _plain(made)


def _plain(made: ir.Function) -> ir.Function:
    """It raises nothing, and its loops do not become calls of the C library."""
    made.attributes.add("nounwind")
    set.add(made.attributes, '"no-builtins"')  # llvmlite lets add() only what it knows
    return made


def _given(kind: Kind) -> ir.Type:
    words = words_of(kind)
    return ir.VoidType() if not words else words[0] if len(words) == 1 else ir.LiteralStructType(words)


def _define(act: FunctionType, made: dict[FunctionType, ir.Function]) -> None:
    function, builder = made[act], ir.IRBuilder(made[act].append_basic_block())
    frame = Frame(act, function, builder, {}, made.__getitem__)
    begin = function.append_basic_block()  # the block before it is the variables'
    builder.branch(begin)
    builder.position_at_end(begin)
    for check in (check_unchanged, check_unshared, check_flow):
        check(act)
    words = iter(function.args)
    for name, kind in zip(act.__code__.co_varnames, signature(act)[0], strict=False):
        assign(ast.Name(name), Value(kind, tuple(next(words) for _ in words_of(kind))), frame)
    write(tree(act).body, frame, None)
    if words_of(signature(act)[1]):
        builder.unreachable()
    else:
        builder.ret_void()


def _open_door(act: FunctionType, made: ir.Function) -> None:
    takes, gives = signature(act)
    if POINTER in words_of(gives):
        raise refused(act, tree(act), "no array comes out of machine code")
    several = len(words_of(gives)) > 1
    forms = [*_forms(takes), *[POINTER] * several]
    result = ir.VoidType() if several else _given(as_handed(gives))
    door = _plain(ir.Function(made.module, ir.FunctionType(result, forms), DOOR))
    builder, handed = ir.IRBuilder(door.append_basic_block()), iter(door.args)
    words = _let_in(builder, takes, handed)
    found = unpacked(builder, builder.call(made, words), gives)
    found = as_kind(builder, found, as_handed(gives))
    if several:
        for place, word in enumerate(found.words):
            builder.store(word, _behind(builder, door.args[-1], 8 * place))
        builder.ret_void()
    elif found.words:
        builder.ret(found.words[0])
    else:
        builder.ret_void()


def as_handed(kind: Kind) -> Kind:
    """Truths go through the door as whole numbers."""
    if isinstance(kind, tuple):
        return tuple(as_handed(each) for each in kind)
    return Scalar.INT if kind is Scalar.BOOL else kind


def _forms(kind: Kind) -> list[ir.Type]:
    if isinstance(kind, tuple):
        return [form for each in kind for form in _forms(each)]
    return [POINTER] if isinstance(kind, Array) else words_of(as_handed(kind))


def _let_in(builder: ir.IRBuilder, kind: Kind, handed: Iterator[ir.Argument]) -> list[ir.Value]:
    match kind:
        case tuple():
            return [word for each in kind for word in _let_in(builder, each, handed)]
        case Array():
            record = next(handed)
            lengths = builder.load(_behind(builder, record, LENGTHS), typ=POINTER)
            return [builder.load(_behind(builder, record, HEAD), typ=POINTER), builder.load(lengths, typ=INT)]
        case Scalar.BOOL:
            return [builder.icmp_signed("!=", next(handed), ir.Constant(INT, 0))]
        case _:
            return [next(handed)]


def _behind(builder: ir.IRBuilder, place: ir.Value, count: int) -> ir.Value:
    return builder.gep(place, [ir.Constant(INT, count)], source_etype=BYTE)
