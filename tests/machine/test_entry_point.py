import pickle
from concurrent.futures import ThreadPoolExecutor
from ctypes import c_void_p
from typing import Any

import numpy as np
import pytest

from sjoelen.machine.compiled import Compiled
from sjoelen.machine.entry_point import HEAD
from sjoelen.physics.compiled import Floats, Numbers


@Compiled
def doubled(array: Floats) -> None:
    for at in range(array.shape[0]):
        array[at] *= 2.0


@Compiled
def told(pair: tuple[float, tuple[int, bool]], array: Floats) -> tuple[float, tuple[bool, int], float]:
    return pair[0], (not pair[1][1], pair[1][0]), array[0]


@Compiled
def not_so(truth: bool) -> bool:
    return not truth


@Compiled
def scaled(number: float, by: int, really: bool) -> float:
    return number * by if really else number


@Compiled
def alone(one: tuple[float]) -> tuple[float]:
    return one


@Compiled
def total(numbers: Numbers) -> int:
    total = 0
    for at in range(numbers.shape[0]):
        total += numbers[at]
    return total


def test_an_array_is_shared_and_not_copied() -> None:
    array = np.array([1.0, 2.0])
    doubled(array)
    assert array.tolist() == [2.0, 4.0]
    assert total(np.arange(5)) == 10


def test_an_array_may_be_empty() -> None:
    assert total(np.zeros(0, dtype=np.int64)) == 0


def test_numpy_tells_first_of_an_array_where_it_is() -> None:
    array = np.zeros(3)
    assert c_void_p.from_address(id(array) + HEAD).value == array.ctypes.data


def test_rows_go_in_and_out_with_their_kinds() -> None:
    assert told((1.5, (7, True)), np.array([3.0])) == (1.5, (False, 7), 3.0)
    assert not_so(False) is True


@pytest.mark.parametrize(
    "array",
    [
        [1.0],
        np.zeros(3, dtype=np.float32),
        np.zeros(3, dtype=">f8"),
        np.zeros((2, 2)),
        np.zeros(6)[::2],
        np.broadcast_to(np.float64(1.0), 1),
        None,
    ],
    ids=["list", "narrow", "other order", "two dimensions", "gaps", "not to write in", "none"],
)
def test_another_array_does_not_go_in(array: Any) -> None:
    with pytest.raises(TypeError, match="is an array of"):
        doubled(array)
    with pytest.raises(TypeError, match="is an array of"):
        told((1.0, (2, True)), array)


@pytest.mark.parametrize(
    "given",
    [
        (1.0, True, True), (1.0, np.int64(2), True), (1.0, 2.0, True), (1.0, 2**63, True), (1.0, None, True),
        (True, 2, True), (np.float32(0.1), 2, True), ("1", 2, True), (10**400, 2, True),
        (np.ones(1), 2, True),
        (1.0, 2, 1), (1.0, 2, np.True_), (1.0, 2, None),
    ],
    ids=str,
)  # fmt: skip
def test_another_scalar_does_not_go_in(given: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError, match=r"^argument [012] is a"):
        scaled(*given)


def test_a_number_goes_in_as_a_float() -> None:
    assert scaled(3, 2, True) == scaled(np.float64(3.0), 2, True) == 6.0


@pytest.mark.parametrize(
    "given", [(1.0, 2, True), (1.0, (2, True)), ((1.0, (2,)),), ((1.0, (2, True), 1),)], ids=str
)
def test_a_row_goes_in_as_it_is_built(given: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError, match="in a row"):
        told(*given, np.zeros(1))


def test_a_row_of_one_is_a_row() -> None:
    assert alone((1.5,)) == (1.5,)
    with pytest.raises(TypeError, match="in a row"):
        alone(1.5)


def test_an_array_of_another_process_goes_in() -> None:
    assert total(pickle.loads(pickle.dumps(np.arange(5)))) == 10  # noqa: S301


@pytest.mark.parametrize("given", [(), (1.5, 2)])
def test_too_few_or_too_many_do_not_go_in(given: tuple[Any, ...]) -> None:
    for act in (doubled, told, not_so):
        with pytest.raises(TypeError):
            act(*given)


def test_other_threads_go_in_at_the_same_time() -> None:
    arrays = [np.full(1000, float(number)) for number in range(16)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(doubled, arrays * 50))
    assert all((array[0] == array).all() for array in arrays)
