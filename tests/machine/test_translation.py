from pathlib import Path

import numpy as np
import pytest

from sjoelen.machine.compiled import Compiled
from sjoelen.machine.scalar import Scalar
from sjoelen.machine.translation import abi_type, translate
from sjoelen.physics.compiled import Floats
from tests.machine.programs import differ


@Compiled
def even(number: int) -> bool:
    return True if number == 0 else odd(number - 1)


@Compiled
def odd(number: int) -> bool:
    return False if number == 0 else even(number - 1)


def test_functions_may_call_each_other() -> None:
    assert [even(number) for number in range(4)] == [True, False, True, False]


@Compiled
def an_array(array: Floats) -> Floats:
    return array


def test_an_array_as_a_result_is_refused() -> None:
    with pytest.raises(SyntaxError, match="no array as a result"):
        an_array(np.zeros(1))


@pytest.mark.parametrize("seed", range(12))
def test_a_random_program_gives_the_bits_of_python(seed: int, tmp_path: Path) -> None:
    assert not differ(seed, tmp_path)


def test_only_the_entry_point_is_visible() -> None:
    defined = [line for line in translate(even.function).splitlines() if line.startswith("define")]
    assert len(defined) == 3
    assert ["entry_point" in line for line in defined if "internal" not in line] == [True]


def test_booleans_are_passed_as_integers() -> None:
    assert abi_type((Scalar.BOOL, (Scalar.FLOAT, Scalar.BOOL))) == (Scalar.INT, (Scalar.FLOAT, Scalar.INT))
