from sjoelen.machine.compiled import Compiled
from sjoelen.machine.kind import Scalar
from sjoelen.machine.translation import as_handed, translated


@Compiled
def even(number: int) -> bool:
    return True if number == 0 else odd(number - 1)


@Compiled
def odd(number: int) -> bool:
    return False if number == 0 else even(number - 1)


def test_functions_may_call_each_other_in_a_circle() -> None:
    assert [even(number) for number in range(4)] == [True, False, True, False]


def test_only_the_door_is_open() -> None:
    defined = [line for line in translated(even.act).splitlines() if line.startswith("define")]
    assert len(defined) == 3
    assert ["door" in line for line in defined if "internal" not in line] == [True]


def test_truths_go_through_the_door_as_whole_numbers() -> None:
    assert as_handed((Scalar.BOOL, (Scalar.FLOAT, Scalar.BOOL))) == (Scalar.INT, (Scalar.FLOAT, Scalar.INT))
