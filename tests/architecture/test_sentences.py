"""Every error has a sentence in every offered language."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import sjoelen
from sjoelen.error import SjoelenError
from tests.architecture.catalogue import LANGUAGES, catalogue
from tests.architecture.source import MIGRATIONS


def leaves(family: type[SjoelenError]) -> Iterator[type[SjoelenError]]:
    for error in family.__subclasses__():
        if error.__subclasses__():
            yield from leaves(error)
        elif error.__module__.startswith("sjoelen.") and error.__module__ != SjoelenError.__module__:
            yield error


def errors() -> list[type[SjoelenError]]:
    for module in pkgutil.walk_packages(sjoelen.__path__, "sjoelen."):
        if MIGRATIONS.name not in module.name and not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    return sorted(leaves(SjoelenError), key=lambda error: error.key)


ERRORS = errors()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence_and_every_sentence_an_error(language: str) -> None:
    assert set(catalogue(language, "error")) == {error.key for error in ERRORS}


def test_no_two_errors_share_a_key() -> None:
    assert len({error.key for error in ERRORS}) == len(ERRORS)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: str(error.key))
def test_every_error_belongs_to_a_family(error: type[SjoelenError]) -> None:
    assert error.family in {"invalid", "illegal", "unknown", "conflict", "forbidden", "unexpected"}
