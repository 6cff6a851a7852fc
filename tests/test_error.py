import pytest

from sjoelen.error import (
    ConflictError,
    ForbiddenError,
    IllegalError,
    InvalidError,
    SjoelenError,
    UnknownError,
)


class SomethingOdd(InvalidError):
    """A leaf."""


@pytest.mark.parametrize(
    ("family", "name", "status", "exit_code"),
    [
        (InvalidError, "invalid", 400, 2),
        (IllegalError, "illegal", 409, 3),
        (UnknownError, "unknown", 404, 4),
        (ConflictError, "conflict", 409, 5),
        (ForbiddenError, "forbidden", 403, 6),
    ],
)
def test_a_family_says_what_the_caller_should_do(
    family: type[SjoelenError], name: str, status: int, exit_code: int
) -> None:
    assert (family.family, family.status, family.exit_code) == (name, status, exit_code)


def test_a_leaf_is_known_by_its_name_in_kebab_case() -> None:
    assert SomethingOdd.key == "something-odd"


def test_an_error_holds_facts_and_no_prose() -> None:
    error = SomethingOdd(count=3, text="x")
    assert error.facts == {"count": 3, "text": "x"}
    assert str(error) == "something-odd(count=3, text='x')"
    assert error.article is None


def test_an_illegal_act_cites_its_article() -> None:
    assert IllegalError("3.2.1", discs=31).article == "3.2.1"
