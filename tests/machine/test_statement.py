import numpy as np
import pytest

from sjoelen.machine.compiled import Compiled
from sjoelen.physics.compiled import Floats

PAIRS, ROW = ((2, 3), (5, 7)), (1.0, 2.0, 3.0)


@Compiled
def swapped(one: int, other: int) -> tuple[int, int]:
    one, other = other, one
    return one, other


@Compiled
def counted(start: int, stop: int) -> tuple[int, int, int]:
    """A variable that counts may be changed without changing what comes next."""
    up, down, last = 0, 0, -1
    for each in range(start, stop, 3):
        up = up * 10 + each
        each += 100  # noqa: PLW2901
        last = each
    for each in range(stop, start, -2):
        down = down * 10 + each
    return up, down, last


@Compiled
def odd_ones(most: int) -> int:
    total, at = 0, 0
    while True:
        at += 1
        if at % 2 == 0:
            continue
        if at > most:
            break
        total += at
    return total


@Compiled
def found(sought: int) -> int:
    place = 0
    for one, other in PAIRS:
        if one == 0:
            continue
        if sought in (one, other):
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
def kept_kind(number: float) -> float:
    total = 1
    if number > 0.0:
        total = True
    return total / 4


def test_a_row_is_put_down_at_once() -> None:
    assert swapped(1, 2) == (2, 1)


@pytest.mark.parametrize("start", [-2, 0, 5])
@pytest.mark.parametrize("stop", [-3, 0, 1, 7])
def test_a_range_goes_up_or_down_by_its_step(start: int, stop: int) -> None:
    assert counted(start, stop) == counted.act(start, stop)


@pytest.mark.parametrize("most", range(5))
def test_a_loop_goes_on_and_out_where_it_says(most: int) -> None:
    assert odd_ones(most) == odd_ones.act(most)


@pytest.mark.parametrize("sought", [2, 3, 5, 7, 11])
def test_a_tuple_is_gone_through_in_order(sought: int) -> None:
    assert found(sought) == found.act(sought)


@pytest.mark.parametrize("least", [0.0, 1.5, 3.0])
def test_a_function_is_left_from_within_a_loop(least: float) -> None:
    array = np.array([1.0, 2.0])
    assert first_above(array, least) == first_above.act(array, least)


@pytest.mark.parametrize("truth", [False, True])
def test_what_is_written_in_an_array_is_there_for_the_caller(truth: bool) -> None:
    one, other = np.array([1.0, 2.0, 3.0]), np.array([1.0, 2.0, 3.0])
    assert moved(one, truth) is None
    moved.act(other, truth)
    assert one.tolist() == other.tolist()


@pytest.mark.parametrize("number", [-1.0, 1.0])
def test_a_variable_keeps_the_kind_of_its_first_value(number: float) -> None:
    assert kept_kind(number) == kept_kind.act(number)


@Compiled
def widened(number: float) -> float:
    total = 1
    total = number  # type: ignore[assignment]
    return total  # noqa: RET504


@Compiled
def nothing_of_a_float(number: float) -> float:
    total = 0.5
    if number > 0.0:
        total = 0
    return -total


@Compiled
def nothing_given(number: float) -> float:
    if number > 0.0:
        return number
    return 0


@Compiled
def no_steps(number: int) -> float:
    for each in range(0, number, 0):
        return each
    return 0.0


@Compiled
def too_many_bounds(number: int) -> float:
    for each in range(0, number, 1, 1):  # type: ignore[call-overload]
        return number / each
    return 0.0


@Compiled
def over_nothing(number: float) -> float:
    for _ in ():
        number = 2.0
    return number


@Compiled
def unequal(number: float) -> float:
    _one, _other = ROW  # type: ignore[misc]
    return number


@Compiled
def by_any_step(number: int) -> float:
    for each in range(0, 9, number):
        return each
    return 0.0


@Compiled
def over_an_array(number: float) -> float:
    for each in number:  # type: ignore[attr-defined]
        return each
    return 0.0


@Compiled
def in_a_list(number: float) -> float:
    [one] = [number]
    return one


@Compiled
def with_an_end(number: float) -> float:
    while number > 0.0:
        number -= 1.0
    else:  # noqa: PLW0120
        number = 9.0
    return number


@Compiled
def into_a_field(number: float) -> float:
    swapped.field = number  # type: ignore[attr-defined]
    return number


@Compiled
def too_narrow(number: float) -> int:
    return number  # type: ignore[return-value]


@Compiled
def with_a_part(number: float) -> float:
    def inner() -> float:
        return number

    return inner()


OUTSIDE = {
    widened: 3, nothing_of_a_float: 4, nothing_given: 4, no_steps: 2, too_many_bounds: 2, over_nothing: 2,
    unequal: 2, by_any_step: 2, over_an_array: 2, in_a_list: 2, with_an_end: 2, into_a_field: 2,
    too_narrow: 2, with_a_part: 3,
}  # fmt: skip


@pytest.mark.parametrize(("act", "line"), OUTSIDE.items(), ids=lambda each: getattr(each, "__name__", ""))
def test_a_statement_outside_of_the_language_is_named_with_its_line(act: Compiled, line: int) -> None:
    with pytest.raises(SyntaxError) as refused:
        act(1)
    assert refused.value.filename == __file__
    assert refused.value.lineno == act.act.__code__.co_firstlineno + line
