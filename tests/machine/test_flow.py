import pytest

from sjoelen.machine.compiled import Compiled

VALUE = 5.0


@Compiled
def until_it_is_left(number: float) -> float:
    while True:
        found = number
        if number > 0.0:
            break
        number += 1.0
    return found


@Compiled
def without_an_end(number: float) -> float:
    while True:
        number += 1.0
        if number > 9.0:
            return number


@Compiled
def by_both_ways(number: float) -> float:
    if number > 0.0:
        found = 1.0
    elif number < 0.0:
        return -number
    else:
        found = 2.0
    return found


@pytest.mark.parametrize("number", [-1.5, 0.0, 3.5])
@pytest.mark.parametrize("act", [until_it_is_left, without_an_end, by_both_ways])
def test_what_has_a_value_by_every_way_has_one(act: Compiled, number: float) -> None:
    assert act(number) == act.act(number)


@Compiled
def by_one_way(number: float) -> float:
    if number > 0.0:
        found = 1.0
    return found


@Compiled
def of_the_module(number: float) -> float:
    found = VALUE  # type: ignore[used-before-def] # noqa: F823
    VALUE = number  # noqa: N806
    return found + VALUE


@Compiled
def of_an_empty_range(number: float) -> float:
    for each in range(int(number)):
        number += each
    return number + each


@Compiled
def left_too_soon(number: float) -> float:
    while True:
        if number > 0.0:
            break
        found = number
    return found


@Compiled
def changed_too_soon(number: float) -> float:
    found += number  # type: ignore[name-defined] # noqa: F821
    return found  # type: ignore[name-defined]


@Compiled  # noqa: RET503
def without_a_value(number: float) -> float:  # type: ignore[return]
    if number > 0.0:
        return 1.0


def shared_with_another() -> Compiled:
    VALUE = 7.0  # noqa: N806

    @Compiled
    def inner(number: float) -> float:
        return number + VALUE

    return inner


OUTSIDE = {
    by_one_way: 4, of_the_module: 2, of_an_empty_range: 4, left_too_soon: 6, changed_too_soon: 2,
    without_a_value: 2, shared_with_another(): 2,
}  # fmt: skip


@pytest.mark.parametrize(("act", "line"), OUTSIDE.items(), ids=lambda each: getattr(each, "__name__", ""))
def test_where_there_may_be_no_value_is_named_with_its_line(act: Compiled, line: int) -> None:
    with pytest.raises(SyntaxError, match=r"value|shared") as refused:
        act(1.0)
    assert refused.value.lineno == act.act.__code__.co_firstlineno + line
