import math
import struct
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.machine.compiled import Compiled

INTEGERS = st.integers(-(2**31), 2**31)
FLOATS = st.floats(width=64)


def bits(number: float) -> bytes:
    return b"nan" if math.isnan(number) else struct.pack("<d", number)


@Compiled
def divided(first: int, second: int) -> tuple[int, int, int, int]:
    return first // second, first % second, first // 88, first % 88


@Compiled
def integers(first: int, second: int) -> tuple[int, int, int, int, int, int]:
    return first + second, first - second, first * second, -first, abs(first), first & second ^ first | second


@Compiled
def shifted(first: int, by: int) -> tuple[int, int]:
    return first << by, first >> by


@Compiled
def floats(first: float, second: float) -> tuple[float, float, float, float, float]:
    return first + second, first - second, first * second, -first, abs(first)


@Compiled
def extremes(first: float, second: float, third: float) -> tuple[float, float, float]:
    return min(first, second, third), max(first, second), max(first, second, third)


@Compiled
def orders(first: float, second: float) -> tuple[bool, bool, bool, bool, bool, bool]:
    return first < second, first <= second, first == second, first != second, first >= second, first > second


@Compiled
def mixed(first: int, second: float, flag: bool) -> tuple[float, float, int, bool]:
    return first / 4, first + second, first + flag, not flag


@Compiled
def rounded(number: float) -> tuple[int, float]:
    return int(int(number)), float(int(number))  # noqa: RUF046


@Compiled
def rooted(number: float) -> float:
    return sqrt(number)


@Compiled
def among(first: int, second: float) -> tuple[bool, bool]:
    return first in (1, 2, 3), second not in (0.5, 1)


@given(INTEGERS, INTEGERS.filter(bool))
def test_integers_are_divided_downwards(first: int, second: int) -> None:
    assert divided(first, second) == divided.function(first, second)


@given(st.integers(-(2**63), 2**63 - 1))
def test_no_integer_division_stops_the_process(first: int) -> None:
    for second in (-1, -3, 2**63 - 1, -(2**63)):
        assert divided(first, second)[1:] == divided.function(first, second)[1:]


def test_a_division_by_zero_does_not_stop_the_process() -> None:
    assert divided(7, 0)[2:] == (0, 7)


@given(INTEGERS, INTEGERS)
def test_integer_arithmetic_is_that_of_python(first: int, second: int) -> None:
    assert integers(first, second) == integers.function(first, second)


@given(INTEGERS, st.integers(0, 31))
def test_a_shift_keeps_the_sign(first: int, by: int) -> None:
    assert shifted(first, by) == shifted.function(first, by)


@given(FLOATS, FLOATS)
def test_float_arithmetic_is_that_of_python_to_the_last_bit(first: float, second: float) -> None:
    assert [*map(bits, floats(first, second))] == [*map(bits, floats.function(first, second))]
    assert orders(first, second) == orders.function(first, second)


@given(FLOATS, FLOATS, FLOATS)
def test_minimum_and_maximum_are_those_of_python(first: float, second: float, third: float) -> None:
    assert [*map(bits, extremes(first, second, third))] == [
        *map(bits, extremes.function(first, second, third))
    ]


@given(INTEGERS, FLOATS, st.booleans())
def test_the_result_has_the_wider_type(first: int, second: float, flag: bool) -> None:
    result, expected = mixed(first, second, flag), mixed.function(first, second, flag)
    assert [*map(bits, result)] == [*map(bits, expected)]
    assert [*map(type, result)] == [*map(type, expected)]


@given(st.floats(-1e15, 1e15))
def test_a_float_is_rounded_towards_zero(number: float) -> None:
    assert rounded(number) == rounded.function(number)


@given(st.floats(0.0))
def test_a_root_is_the_nearest_float(number: float) -> None:
    assert rooted(number) == sqrt(number)


def test_the_root_of_a_negative_number_is_nan() -> None:
    assert math.isnan(rooted(-1.0))


@pytest.mark.parametrize("first", range(5))
@pytest.mark.parametrize("second", [0.5, 1.0, 1.5])
def test_a_value_is_found_in_a_tuple(first: int, second: float) -> None:
    assert among(first, second) == among.function(first, second)


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
def not_of_float(number: float) -> bool:
    return not number


@Compiled
def sum_of_bools(number: float) -> int:
    return (number > 0.0) + (number > 1.0)


@Compiled
def negated_bool(number: float) -> int:
    return -(number > 0.0)


@pytest.mark.parametrize("function", [power, floored, same, not_of_float, sum_of_bools, negated_bool])
def test_arithmetic_outside_the_language_is_refused(function: Compiled) -> None:
    with pytest.raises(SyntaxError, match="no "):
        function(1)
