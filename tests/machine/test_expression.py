import numpy as np
import pytest

from sjoelen.machine.compiled import Compiled
from sjoelen.physics.compiled import Floats, Numbers

ROW, NAMED, FAR = (3, 4.5), "a name", 2**63


def abs(number: float) -> float:  # noqa: A001
    """Not Python's own."""
    return number


@Compiled
def element(array: Floats, at: int) -> float:
    return array[at + 1] * array.shape[0]


@Compiled
def whole_element(array: Numbers, at: int) -> int:
    return array[at]


@Compiled
def part(which: int) -> float:
    pair = (ROW[1], which)
    return pair[0] + pair[1]


@Compiled
def guarded(array: Floats, at: int) -> bool:
    return at < array.shape[0] and array[at] > 0.0


@Compiled
def spared(array: Floats, at: int) -> bool:
    return at >= array.shape[0] or array[at] > 0.0 or at == 1


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


def test_an_element_is_counted_from_the_front() -> None:
    assert element(np.array([1.0, 2.0, 3.0]), 1) == 9.0
    assert whole_element(np.array([7, 8]), 1) == 8


def test_a_tuple_has_parts_by_their_places() -> None:
    assert part(2) == 6.5


@pytest.mark.parametrize("at", range(4))
@pytest.mark.parametrize("act", [guarded, spared])
def test_what_no_longer_counts_is_not_looked_at(act: Compiled, at: int) -> None:
    array = np.array([1.0, -1.0])
    assert act(array, at) == act.act(array, at)


@pytest.mark.parametrize("low", [0.0, 1.0, 2.0])
@pytest.mark.parametrize("high", [1.0, 2.0, 3.0])
def test_a_chain_holds_if_each_link_does(low: float, high: float) -> None:
    array = np.array([1.0, 2.0])
    assert between(array, low, high) == between.act(array, low, high)


def test_a_chain_that_is_broken_goes_no_further() -> None:
    array = np.zeros(1)
    assert (settled(0.0, array), array[0]) == (False, 0.0)
    assert (settled(0.5, array), array[0]) == (True, 1.0)


def test_only_the_chosen_one_of_two_is_computed() -> None:
    array = np.zeros(1)
    assert (chosen(False, array), array[0]) == ((2.0, 0.5), 0.0)
    assert (chosen(True, array), array[0]) == ((1.0, 1.0), 1.0)


@Compiled
def unknown(number: float) -> float:
    return number + nowhere  # type: ignore[name-defined] # noqa: F821


@Compiled
def a_name(number: float) -> float:
    return number + NAMED  # type: ignore[operator]


@Compiled
def a_list(number: float) -> float:
    return [number][0]


@Compiled
def a_stranger(number: float) -> float:
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
def by_a_truth(array: Floats) -> float:
    return array[array[0] > 0.0]


@Compiled
def endless(number: float) -> float:
    return number + FAR


@Compiled
def itself(number: float) -> bool:
    return number in (number, 1.0)


@Compiled
def own_name(min: float) -> float:  # noqa: A002
    return min(min, 2.0)  # type: ignore[operator]


@Compiled
def of_the_module(number: float) -> float:
    return abs(number)


@Compiled
def either_kind(number: float) -> float:
    return 0 if number > 0.0 else number


@Compiled
def least_kind(number: float) -> float:
    return min(0, number)


@Compiled
def handed_kind(number: float) -> float:
    return number + of_the_module(0)


OUTSIDE = [
    unknown, a_name, a_list, a_stranger, too_narrow, narrower, no_array, no_part, from_the_end, by_a_truth,
    endless, itself, own_name, of_the_module, either_kind, least_kind, handed_kind,
]  # fmt: skip


@pytest.mark.parametrize("act", OUTSIDE, ids=lambda act: act.act.__name__)
def test_an_expression_outside_of_the_language_is_named_with_its_line(act: Compiled) -> None:
    with pytest.raises(SyntaxError) as refused:
        act(1.0)
    assert refused.value.filename == __file__
    assert refused.value.lineno == act.act.__code__.co_firstlineno + 2
