from pathlib import Path

import numpy as np
import pytest

from sjoelen.machine.compiled import Compiled
from sjoelen.machine.scalar import Scalar
from sjoelen.machine.translation import as_handed, translated
from sjoelen.physics.compiled import Floats
from tests.machine.programs import differ


@Compiled
def even(number: int) -> bool:
    return True if number == 0 else odd(number - 1)


@Compiled
def odd(number: int) -> bool:
    return False if number == 0 else even(number - 1)


def test_functions_may_call_each_other_in_a_circle() -> None:
    assert [even(number) for number in range(4)] == [True, False, True, False]


@Compiled
def an_array(array: Floats) -> Floats:
    return array


def test_no_array_comes_out() -> None:
    with pytest.raises(SyntaxError, match="no array comes out"):
        an_array(np.zeros(1))


@pytest.mark.parametrize("seed", range(12))
def test_a_program_by_chance_gives_the_bits_of_python(seed: int, tmp_path: Path) -> None:
    assert not differ(seed, tmp_path)


def test_only_the_door_is_open() -> None:
    defined = [line for line in translated(even.act).splitlines() if line.startswith("define")]
    assert len(defined) == 3
    assert ["door" in line for line in defined if "internal" not in line] == [True]


def test_truths_go_through_the_door_as_whole_numbers() -> None:
    assert as_handed((Scalar.BOOL, (Scalar.FLOAT, Scalar.BOOL))) == (Scalar.INT, (Scalar.FLOAT, Scalar.INT))
