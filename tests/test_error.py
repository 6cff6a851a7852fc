"""The families say what the caller should do."""

import pytest

from sjoelen.error import (
    ConflictError,
    ForbiddenError,
    IllegalError,
    InvalidError,
    SjoelenError,
    UnexpectedError,
    UnknownError,
)

FAMILIES = [
    (InvalidError, "invalid", 400, 2),
    (IllegalError, "illegal", 409, 3),
    (UnknownError, "unknown", 404, 4),
    (ConflictError, "conflict", 409, 5),
    (ForbiddenError, "forbidden", 403, 6),
    (UnexpectedError, "unexpected", 500, 1),
]


@pytest.mark.parametrize(("error", "family", "status", "exit_code"), FAMILIES)
def test_a_family_has_one_status_and_one_exit_code(
    error: type[SjoelenError], family: str, status: int, exit_code: int
) -> None:
    assert (error.family, error.status, error.exit_code) == (family, status, exit_code)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("UnknownEdition", "unknown-edition"),
        ("NotACount", "not-a-count"),
        ("Over148Points", "over148-points"),
    ],
)
def test_the_key_is_the_name_in_kebab_case(name: str, key: str) -> None:
    leaf: type[SjoelenError] = type(name, (InvalidError,), {})
    assert leaf.key == key


def test_an_illegal_act_names_its_article_and_its_facts() -> None:
    error = IllegalError("3.2.1", discs=31)
    assert (error.article, error.facts) == ("3.2.1", {"discs": 31})
    assert str(error) == "illegal-error(discs=31)"
