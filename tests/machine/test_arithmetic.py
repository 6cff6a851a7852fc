import math
import struct
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.machine.compiled import Compiled

WHOLE = st.integers(-(2**31), 2**31)
FLOAT = st.floats(width=64)


def bits(number: float) -> bytes:
    return b"nan" if math.isnan(number) else struct.pack("<d", number)


@Compiled
def divided(one: int, other: int) -> tuple[int, int, int, int]:
    return one // other, one % other, one // 88, one % 88


@Compiled
def wholes(one: int, other: int) -> tuple[int, int, int, int, int, int]:
    return one + other, one - other, one * other, -one, abs(one), one & other ^ one | other


@Compiled
def shifted(one: int, by: int) -> tuple[int, int]:
    return one << by, one >> by


@Compiled
def floats(one: float, other: float) -> tuple[float, float, float, float, float]:
    return one + other, one - other, one * other, -one, abs(one)


@Compiled
def extremes(one: float, other: float, third: float) -> tuple[float, float, float]:
    return min(one, other, third), max(one, other), max(one, other, third)


@Compiled
def orders(one: float, other: float) -> tuple[bool, bool, bool, bool, bool, bool]:
    return one < other, one <= other, one == other, one != other, one >= other, one > other


@Compiled
def mixed(one: int, other: float, truth: bool) -> tuple[float, float, int, bool]:
    return one / 4, one + other, one + truth, not truth


@Compiled
def rounded(number: float) -> tuple[int, float]:
    return int(int(number)), float(int(number))  # noqa: RUF046


@Compiled
def rooted(number: float) -> float:
    return sqrt(number)


@Compiled
def among(one: int, other: float) -> tuple[bool, bool]:
    return one in (1, 2, 3), other not in (0.5, 1)


@given(WHOLE, WHOLE.filter(bool))
def test_whole_numbers_are_divided_downwards(one: int, other: int) -> None:
    assert divided(one, other) == divided.act(one, other)


@given(st.integers(-(2**63), 2**63 - 1))
def test_no_whole_number_stops_the_process(one: int) -> None:
    for other in (-1, -3, 2**63 - 1, -(2**63)):
        assert divided(one, other)[1:] == divided.act(one, other)[1:]


def test_a_division_by_nothing_does_not_stop_the_process() -> None:
    assert divided(7, 0)[2:] == (0, 7)


@given(WHOLE, WHOLE)
def test_whole_numbers_are_those_of_python(one: int, other: int) -> None:
    assert wholes(one, other) == wholes.act(one, other)


@given(WHOLE, st.integers(0, 31))
def test_a_shift_keeps_the_sign(one: int, by: int) -> None:
    assert shifted(one, by) == shifted.act(one, by)


@given(FLOAT, FLOAT)
def test_floats_are_those_of_python_to_the_last_bit(one: float, other: float) -> None:
    assert [*map(bits, floats(one, other))] == [*map(bits, floats.act(one, other))]
    assert orders(one, other) == orders.act(one, other)


@given(FLOAT, FLOAT, FLOAT)
def test_least_and_most_are_the_ones_that_python_takes(one: float, other: float, third: float) -> None:
    assert [*map(bits, extremes(one, other, third))] == [*map(bits, extremes.act(one, other, third))]


@given(WHOLE, FLOAT, st.booleans())
def test_the_wider_kind_is_the_common_one(one: int, other: float, truth: bool) -> None:
    found, expected = mixed(one, other, truth), mixed.act(one, other, truth)
    assert [*map(bits, found)] == [*map(bits, expected)]
    assert [*map(type, found)] == [*map(type, expected)]


@given(st.floats(-1e15, 1e15))
def test_a_float_is_made_whole_towards_nothing(number: float) -> None:
    assert rounded(number) == rounded.act(number)


@given(st.floats(0.0))
def test_a_root_is_the_nearest_float(number: float) -> None:
    assert rooted(number) == sqrt(number)


def test_what_python_refuses_is_no_number() -> None:
    assert math.isnan(rooted(-1.0))


@pytest.mark.parametrize("one", range(5))
@pytest.mark.parametrize("other", [0.5, 1.0, 1.5])
def test_a_value_is_sought_in_a_row(one: int, other: float) -> None:
    assert among(one, other) == among.act(one, other)


@Compiled
def power(number: float) -> float:
    return number**2.0


@Compiled
def floored(number: float) -> float:
    return number // 2.0


@Compiled
def same(number: float) -> bool:
    return number is number  # noqa: PLR0124


@Compiled
def doubtful(number: float) -> bool:
    return not number


@Compiled
def truths(number: float) -> int:
    return (number > 0.0) + (number > 1.0)


@Compiled
def opposed(number: float) -> int:
    return -(number > 0.0)


@pytest.mark.parametrize("act", [power, floored, same, doubtful, truths, opposed])
def test_arithmetic_outside_of_the_language_is_refused(act: Compiled) -> None:
    with pytest.raises(SyntaxError, match="no "):
        act(1)
