import numpy as np
import pytest

from sjoelen.machine.compiled import Compiled
from sjoelen.physics.compiled import Floats

PAIRS, ROW = ((2, 3), (5, 7)), (1.0, 2.0, 3.0)


@Compiled
def swapped(first: int, second: int) -> tuple[int, int]:
    first, second = second, first
    return first, second


@Compiled
def counted(start: int, stop: int) -> tuple[int, int, int]:
    """To change the counter does not change the next count."""
    up, down, last = 0, 0, -1
    for count in range(start, stop, 3):
        up = up * 10 + count
        count += 100  # noqa: PLW2901
        last = count
    for count in range(stop, start, -2):
        down = down * 10 + count
    return up, down, last


@Compiled
def odd_sum(most: int) -> int:
    total, index = 0, 0
    while True:
        index += 1
        if index % 2 == 0:
            continue
        if index > most:
            break
        total += index
    return total


@Compiled
def position(sought: int) -> int:
    place = 0
    for first, second in PAIRS:
        if first == 0:
            continue
        if sought in (first, second):
            break
        place += 1
    return place


@Compiled
def first_above(array: Floats, least: float) -> int:
    for place in range(array.shape[0]):
        if array[place] > least:
            return place
    return -1


@Compiled
def moved(array: Floats, truth: bool) -> None:
    array[0], array[1] = array[1], 1
    array[2] += truth
    if truth:
        return
    array[0] = 9.0


@Compiled
def keep_type(number: float) -> float:
    total = 1
    if number > 0.0:
        total = True
    return total / 4


def test_a_tuple_is_assigned_at_once() -> None:
    assert swapped(1, 2) == (2, 1)


@pytest.mark.parametrize("start", [-2, 0, 5])
@pytest.mark.parametrize("stop", [-3, 0, 1, 7])
def test_a_range_counts_up_or_down_by_its_step(start: int, stop: int) -> None:
    assert counted(start, stop) == counted.function(start, stop)


@pytest.mark.parametrize("most", range(5))
def test_continue_and_break_work_as_in_python(most: int) -> None:
    assert odd_sum(most) == odd_sum.function(most)


@pytest.mark.parametrize("sought", [2, 3, 5, 7, 11])
def test_a_loop_visits_the_parts_of_a_tuple_in_order(sought: int) -> None:
    assert position(sought) == position.function(sought)


@pytest.mark.parametrize("least", [0.0, 1.5, 3.0])
def test_a_function_returns_from_within_a_loop(least: float) -> None:
    array = np.array([1.0, 2.0])
    assert first_above(array, least) == first_above.function(array, least)


@pytest.mark.parametrize("truth", [False, True])
def test_the_caller_sees_what_is_assigned_to_an_array(truth: bool) -> None:
    first, second = np.array([1.0, 2.0, 3.0]), np.array([1.0, 2.0, 3.0])
    assert moved(first, truth) is None
    moved.function(second, truth)
    assert first.tolist() == second.tolist()


@pytest.mark.parametrize("number", [-1.0, 1.0])
def test_a_variable_keeps_the_type_of_its_first_value(number: float) -> None:
    assert keep_type(number) == keep_type.function(number)


@Compiled
def widened(number: float) -> float:
    total = 1
    total = number  # type: ignore[assignment]
    return total  # noqa: RET504


@Compiled
def integer_zero(number: float) -> float:
    total = 0.5
    if number > 0.0:
        total = 0
    return -total


@Compiled
def integer_result(number: float) -> float:
    if number > 0.0:
        return number
    return 0


@Compiled
def zero_step(number: int) -> float:
    for count in range(0, number, 0):
        return count
    return 0.0


@Compiled
def too_many_bounds(number: int) -> float:
    for count in range(0, number, 1, 1):  # type: ignore[call-overload]
        return number / count
    return 0.0


@Compiled
def over_empty_tuple(number: float) -> float:
    for _ in ():
        number = 2.0
    return number


@Compiled
def unequal_lengths(number: float) -> float:
    _first, _second = ROW  # type: ignore[misc]
    return number


@Compiled
def variable_step(number: int) -> float:
    for count in range(0, 9, number):
        return count
    return 0.0


@Compiled
def over_an_array(number: float) -> float:
    for part in number:  # type: ignore[attr-defined]
        return part
    return 0.0


@Compiled
def list_target(number: float) -> float:
    [part] = [number]
    return part


@Compiled
def while_else(number: float) -> float:
    while number > 0.0:
        number -= 1.0
    else:  # noqa: PLW0120
        number = 9.0
    return number


@Compiled
def into_an_attribute(number: float) -> float:
    swapped.field = number  # type: ignore[attr-defined]
    return number


@Compiled
def too_narrow(number: float) -> int:
    return number  # type: ignore[return-value]


@Compiled
def with_inner_function(number: float) -> float:
    def inner() -> float:
        return number

    return inner()


OUTSIDE = {
    widened: 3, integer_zero: 4, integer_result: 4, zero_step: 2, too_many_bounds: 2,
    over_empty_tuple: 2, unequal_lengths: 2, variable_step: 2, over_an_array: 2, list_target: 2,
    while_else: 2, into_an_attribute: 2, too_narrow: 2, with_inner_function: 3,
}  # fmt: skip


@pytest.mark.parametrize(
    ("function", "line"), OUTSIDE.items(), ids=lambda value: getattr(value, "__name__", "")
)
def test_a_statement_outside_the_language_is_refused_with_its_line(function: Compiled, line: int) -> None:
    with pytest.raises(SyntaxError) as refused:
        function(1)
    assert refused.value.filename == __file__
    assert refused.value.lineno == function.function.__code__.co_firstlineno + line
