import pytest
from llvmlite import ir

from sjoelen.machine.scalar import Array, Scalar, ValueType
from sjoelen.machine.ssa_value import NONE, common_type, constant, convert, llvm_types, tuple_of


def test_a_tuple_has_the_registers_of_its_parts() -> None:
    value = constant((1, (True, 2.5)))
    assert value.type == (Scalar.INT, (Scalar.BOOL, Scalar.FLOAT))
    assert value.parts()[1] == constant((True, 2.5))
    assert tuple_of([NONE, NONE]).registers == ()


def test_an_array_has_an_address_and_a_length() -> None:
    assert [str(llvm_type) for llvm_type in llvm_types((Array(Scalar.INT), Scalar.BOOL))] == [
        "ptr",
        "i64",
        "i1",
    ]


def test_a_number_has_no_parts() -> None:
    with pytest.raises(TypeError, match="no tuple"):
        constant(1).parts()


@pytest.mark.parametrize("value", [None, "x", [1.0]])
def test_other_values_are_no_constants(value: object) -> None:
    with pytest.raises(TypeError, match="has no constant"):
        constant(value)


@pytest.mark.parametrize(
    ("first", "second", "both"),
    [
        (Scalar.BOOL, Scalar.INT, Scalar.INT),
        (Scalar.FLOAT, Scalar.INT, Scalar.FLOAT),
        ((Scalar.INT, ()), (Scalar.FLOAT, ()), (Scalar.FLOAT, ())),
        (Array(Scalar.INT), Array(Scalar.INT), Array(Scalar.INT)),
    ],
)
def test_the_common_type_is_the_wider_one(first: ValueType, second: ValueType, both: ValueType) -> None:
    assert common_type(first, second) == common_type(second, first) == both


@pytest.mark.parametrize("second", [Array(Scalar.INT), (Scalar.FLOAT,)])
def test_types_without_a_common_type_are_refused(second: ValueType) -> None:
    with pytest.raises(TypeError, match="no type holds both"):
        common_type(Scalar.FLOAT, second)


def test_no_value_becomes_narrower() -> None:
    with pytest.raises(TypeError, match="does not fit"):
        convert(ir.IRBuilder(), constant(1.5), Scalar.INT)
