import pytest
from llvmlite import ir

from sjoelen.machine.scalar import Array, Kind, Scalar
from sjoelen.machine.ssa_value import NONE, as_kind, constant, row, shared, words_of


def test_a_tuple_is_the_words_of_its_parts() -> None:
    value = constant((1, (True, 2.5)))
    assert value.kind == (Scalar.INT, (Scalar.BOOL, Scalar.FLOAT))
    assert value.parts()[1] == constant((True, 2.5))
    assert row([NONE, NONE]).words == ()


def test_an_array_is_where_it_is_and_how_long() -> None:
    assert [str(word) for word in words_of((Array(Scalar.INT), Scalar.BOOL))] == ["ptr", "i64", "i1"]


def test_a_number_has_no_parts() -> None:
    with pytest.raises(TypeError, match="no tuple"):
        constant(1).parts()


@pytest.mark.parametrize("thing", [None, "x", [1.0]])
def test_other_things_are_no_constants(thing: object) -> None:
    with pytest.raises(TypeError, match="knows no"):
        constant(thing)


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (Scalar.BOOL, Scalar.INT, Scalar.INT),
        (Scalar.FLOAT, Scalar.INT, Scalar.FLOAT),
        ((Scalar.INT, ()), (Scalar.FLOAT, ()), (Scalar.FLOAT, ())),
        (Array(Scalar.INT), Array(Scalar.INT), Array(Scalar.INT)),
    ],
)
def test_two_kinds_share_the_wider_one(one: Kind, other: Kind, both: Kind) -> None:
    assert shared(one, other) == shared(other, one) == both


@pytest.mark.parametrize("other", [Array(Scalar.INT), (Scalar.FLOAT,)])
def test_kinds_that_share_nothing_are_refused(other: Kind) -> None:
    with pytest.raises(TypeError, match="nothing holds both"):
        shared(Scalar.FLOAT, other)


def test_no_value_becomes_narrower() -> None:
    with pytest.raises(TypeError, match="is no"):
        as_kind(ir.IRBuilder(), constant(1.5), Scalar.INT)
