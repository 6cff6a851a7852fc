import pickle
from concurrent.futures import ThreadPoolExecutor
from ctypes import c_void_p
from typing import Any

import numpy as np
import pytest

from sjoelen.machine.compiled import Compiled
from sjoelen.machine.entry_point import DATA_OFFSET
from sjoelen.physics.compiled import Floats, Numbers


@Compiled
def doubled(array: Floats) -> None:
    for index in range(array.shape[0]):
        array[index] *= 2.0


@Compiled
def nested(pair: tuple[float, tuple[int, bool]], array: Floats) -> tuple[float, tuple[bool, int], float]:
    return pair[0], (not pair[1][1], pair[1][0]), array[0]


@Compiled
def negated(flag: bool) -> bool:
    return not flag


@Compiled
def scaled(number: float, factor: int, is_scaled: bool) -> float:
    return number * factor if is_scaled else number


@Compiled
def single(part: tuple[float]) -> tuple[float]:
    return part


@Compiled
def total(numbers: Numbers) -> int:
    total = 0
    for index in range(numbers.shape[0]):
        total += numbers[index]
    return total


def test_an_array_is_shared_and_not_copied() -> None:
    array = np.array([1.0, 2.0])
    doubled(array)
    assert array.tolist() == [2.0, 4.0]
    assert total(np.arange(5)) == 10


def test_an_array_may_be_empty() -> None:
    assert total(np.zeros(0, dtype=np.int64)) == 0


def test_the_object_of_an_array_starts_with_its_address() -> None:
    array = np.zeros(3)
    assert c_void_p.from_address(id(array) + DATA_OFFSET).value == array.ctypes.data


def test_nested_tuples_pass_with_their_types() -> None:
    assert nested((1.5, (7, True)), np.array([3.0])) == (1.5, (False, 7), 3.0)
    assert negated(False) is True


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
    ids=["list", "narrow", "other order", "two dimensions", "gaps", "read-only", "none"],
)
def test_an_array_of_another_kind_is_refused(array: Any) -> None:
    with pytest.raises(TypeError, match="is a contiguous"):
        doubled(array)
    with pytest.raises(TypeError, match="is a contiguous"):
        nested((1.0, (2, True)), array)


@pytest.mark.parametrize(
    "arguments",
    [
        (1.0, True, True), (1.0, np.int64(2), True), (1.0, 2.0, True), (1.0, 2**63, True), (1.0, None, True),
        (True, 2, True), (np.float32(0.1), 2, True), ("1", 2, True), (10**400, 2, True),
        (np.ones(1), 2, True),
        (1.0, 2, 1), (1.0, 2, np.True_), (1.0, 2, None),
    ],
    ids=str,
)  # fmt: skip
def test_a_scalar_of_another_type_is_refused(arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError, match=r"^argument [012] is a"):
        scaled(*arguments)


def test_an_integer_passes_as_a_float() -> None:
    assert scaled(3, 2, True) == scaled(np.float64(3.0), 2, True) == 6.0


@pytest.mark.parametrize(
    "arguments", [(1.0, 2, True), (1.0, (2, True)), ((1.0, (2,)),), ((1.0, (2, True), 1),)], ids=str
)
def test_a_tuple_of_another_shape_is_refused(arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError, match="a tuple of"):
        nested(*arguments, np.zeros(1))


def test_a_tuple_of_one_is_a_tuple() -> None:
    assert single((1.5,)) == (1.5,)
    with pytest.raises(TypeError, match="a tuple of"):
        single(1.5)


def test_an_array_of_another_process_passes() -> None:
    assert total(pickle.loads(pickle.dumps(np.arange(5)))) == 10  # noqa: S301


@pytest.mark.parametrize("arguments", [(), (1.5, 2)])
def test_too_few_or_too_many_arguments_are_refused(arguments: tuple[Any, ...]) -> None:
    for function in (doubled, nested, negated):
        with pytest.raises(TypeError):
            function(*arguments)


def test_threads_run_at_the_same_time() -> None:
    arrays = [np.full(1000, float(number)) for number in range(16)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(doubled, arrays * 50))
    assert all((array[0] == array).all() for array in arrays)
