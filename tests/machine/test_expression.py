import numpy as np
import pytest

from sjoelen.machine.compiled import Compiled
from sjoelen.physics.compiled import Floats, Numbers

ROW, NAMED, FAR = (3, 4.5), "a name", 2**63


def abs(number: float) -> float:  # noqa: A001
    """Shadow the builtin."""
    return number


@Compiled
def element(array: Floats, index: int) -> float:
    return array[index + 1] * array.shape[0]


@Compiled
def whole_element(array: Numbers, index: int) -> int:
    return array[index]


@Compiled
def part(which: int) -> float:
    pair = (ROW[1], which)
    return pair[0] + pair[1]


@Compiled
def guarded(array: Floats, index: int) -> bool:
    return index < array.shape[0] and array[index] > 0.0


@Compiled
def spared(array: Floats, index: int) -> bool:
    return index >= array.shape[0] or array[index] > 0.0 or index == 1


@Compiled
def between(array: Floats, low: float, high: float) -> bool:
    return low < array[0] <= array[1] < high


@Compiled
def counted(array: Floats) -> float:
    array[0] += 1.0
    return array[0]


@Compiled
def chosen(first: bool, array: Floats) -> tuple[float, float]:
    return (counted(array), 1.0) if first else (2.0, 0.5)


@Compiled
def settled(low: float, array: Floats) -> bool:
    return 0.0 < low < counted(array)


def test_an_element_is_read_by_its_index() -> None:
    assert element(np.array([1.0, 2.0, 3.0]), 1) == 9.0
    assert whole_element(np.array([7, 8]), 1) == 8


def test_a_part_of_a_tuple_is_read_by_its_index() -> None:
    assert part(2) == 6.5


@pytest.mark.parametrize("index", range(4))
@pytest.mark.parametrize("function", [guarded, spared])
def test_an_operand_that_does_not_count_is_not_evaluated(function: Compiled, index: int) -> None:
    array = np.array([1.0, -1.0])
    assert function(array, index) == function.function(array, index)


@pytest.mark.parametrize("low", [0.0, 1.0, 2.0])
@pytest.mark.parametrize("high", [1.0, 2.0, 3.0])
def test_a_chain_holds_if_every_comparison_does(low: float, high: float) -> None:
    array = np.array([1.0, 2.0])
    assert between(array, low, high) == between.function(array, low, high)


def test_a_chain_ends_at_the_first_comparison_that_fails() -> None:
    array = np.zeros(1)
    assert (settled(0.0, array), array[0]) == (False, 0.0)
    assert (settled(0.5, array), array[0]) == (True, 1.0)


def test_only_the_chosen_operand_is_evaluated() -> None:
    array = np.zeros(1)
    assert (chosen(False, array), array[0]) == ((2.0, 0.5), 0.0)
    assert (chosen(True, array), array[0]) == ((1.0, 1.0), 1.0)


@Compiled
def undefined(number: float) -> float:
    return number + nowhere  # type: ignore[name-defined] # noqa: F821


@Compiled
def a_text(number: float) -> float:
    return number + NAMED  # type: ignore[operator]


@Compiled
def a_list(number: float) -> float:
    return [number][0]


@Compiled
def not_compiled(number: float) -> float:
    return round(number)


@Compiled
def too_narrow(number: float) -> float:
    return element(np.zeros(1), number)


@Compiled
def narrower(number: float) -> float:
    return part(number)


@Compiled
def no_array(number: float) -> float:
    return number[0]  # type: ignore[index]


@Compiled
def no_part(number: float) -> float:
    return (number, number)[2]  # type: ignore[misc] # noqa: PLE0643


@Compiled
def from_the_end(array: Floats) -> float:
    return array[-1]


@Compiled
def bool_index(array: Floats) -> float:
    return array[array[0] > 0.0]


@Compiled
def too_large(number: float) -> float:
    return number + FAR


@Compiled
def may_be_nan(number: float) -> bool:
    return number in (number, 1.0)


@Compiled
def shadowed_by_argument(min: float) -> float:  # noqa: A002
    return min(min, 2.0)  # type: ignore[operator]


@Compiled
def shadowed_by_module(number: float) -> float:
    return abs(number)


@Compiled
def two_types(number: float) -> float:
    return 0 if number > 0.0 else number


@Compiled
def two_types_of_minimum(number: float) -> float:
    return min(0, number)


@Compiled
def integer_argument(number: float) -> float:
    return number + shadowed_by_module(0)


OUTSIDE = [
    undefined, a_text, a_list, not_compiled, too_narrow, narrower, no_array, no_part, from_the_end,
    bool_index, too_large, may_be_nan, shadowed_by_argument, shadowed_by_module, two_types,
    two_types_of_minimum, integer_argument,
]  # fmt: skip


@pytest.mark.parametrize("function", OUTSIDE, ids=lambda function: function.function.__name__)
def test_an_expression_outside_the_language_is_refused_with_its_line(function: Compiled) -> None:
    with pytest.raises(SyntaxError) as refused:
        function(1.0)
    assert refused.value.filename == __file__
    assert refused.value.lineno == function.function.__code__.co_firstlineno + 2
