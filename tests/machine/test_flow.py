import pytest

from sjoelen.machine.compiled import Compiled

VALUE = 5.0


@Compiled
def endless_with_break(number: float) -> float:
    while True:
        result = number
        if number > 0.0:
            break
        number += 1.0
    return result


@Compiled
def endless_with_return(number: float) -> float:
    while True:
        number += 1.0
        if number > 9.0:
            return number


@Compiled
def on_both_branches(number: float) -> float:
    if number > 0.0:
        result = 1.0
    elif number < 0.0:
        return -number
    else:
        result = 2.0
    return result


@pytest.mark.parametrize("number", [-1.5, 0.0, 3.5])
@pytest.mark.parametrize("function", [endless_with_break, endless_with_return, on_both_branches])
def test_a_variable_with_a_value_on_every_path_may_be_read(function: Compiled, number: float) -> None:
    assert function(number) == function.function(number)


@Compiled
def on_one_branch(number: float) -> float:
    if number > 0.0:
        result = 1.0
    return result


@Compiled
def global_before_local(number: float) -> float:
    result = VALUE  # type: ignore[used-before-def] # noqa: F823
    VALUE = number  # noqa: N806
    return result + VALUE


@Compiled
def counter_of_empty_range(number: float) -> float:
    for count in range(int(number)):
        number += count
    return number + count


@Compiled
def break_before_assignment(number: float) -> float:
    while True:
        if number > 0.0:
            break
        result = number
    return result


@Compiled
def augmented_before_assignment(number: float) -> float:
    result += number  # type: ignore[name-defined] # noqa: F821
    return result  # type: ignore[name-defined]


@Compiled  # noqa: RET503
def no_return(number: float) -> float:  # type: ignore[return]
    if number > 0.0:
        return 1.0


def closure() -> Compiled:
    VALUE = 7.0  # noqa: N806

    @Compiled
    def inner(number: float) -> float:
        return number + VALUE

    return inner


OUTSIDE = {
    on_one_branch: 4, global_before_local: 2, counter_of_empty_range: 4, break_before_assignment: 6,
    augmented_before_assignment: 2, no_return: 2, closure(): 2,
}  # fmt: skip


@pytest.mark.parametrize(
    ("function", "line"), OUTSIDE.items(), ids=lambda value: getattr(value, "__name__", "")
)
def test_a_read_without_a_value_is_refused_with_its_line(function: Compiled, line: int) -> None:
    with pytest.raises(SyntaxError, match=r"value|shared") as refused:
        function(1.0)
    assert refused.value.lineno == function.function.__code__.co_firstlineno + line
