"""The families of errors, by what the caller should do.

SjoelenError
├── InvalidError     cannot be read                       HTTP 400, exit 2
├── IllegalError     was read, and an article forbids it  HTTP 409, exit 3
├── UnknownError     names a thing that is not there      HTTP 404, exit 4
├── ConflictError    someone was first                    HTTP 409, exit 5
├── ForbiddenError   no right to                          HTTP 403, exit 6
└── UnexpectedError  our fault, or the machine's          HTTP 500, exit 1

A room adds its own leaves. An error holds a key and facts and no prose: the faces make the sentence.
"""

import re
from typing import ClassVar, Self

Fact = int | str | bool | None | tuple["Fact", ...]


class Figure(str):
    """A number as programs write it; people read it with the decimal mark of their language."""

    __slots__ = ()


class Phrase(str):
    """A fact with words of its own in each language, at `phrase.KEY`; programs read its key and facts."""

    __slots__ = ("facts", "key")
    key: str
    facts: dict[str, Fact]

    def __new__(cls, key: str, **facts: Fact) -> Self:
        """The phrase of this key, its facts filled in by the faces."""
        phrase = super().__new__(cls, " ".join((key, *map(str, facts.values()))))
        phrase.key, phrase.facts = key, facts
        return phrase


class SjoelenError(Exception):
    """The root; `key` is the leaf's name in kebab case, `facts` fill its sentence."""

    family: ClassVar[str]
    key: ClassVar[str]
    status: ClassVar[int]
    exit_code: ClassVar[int]
    article: str | None = None

    def __init_subclass__(cls) -> None:
        cls.key = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def __init__(self, **facts: Fact) -> None:
        super().__init__(self.key)
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.key}({facts})"


class InvalidError(SjoelenError):
    """Cannot be read."""

    family, status, exit_code = "invalid", 400, 2


class IllegalError(SjoelenError):
    """Was read, and an article forbids it."""

    family, status, exit_code = "illegal", 409, 3

    def __init__(self, article: str, **facts: Fact) -> None:
        super().__init__(**facts)
        self.article = article


class UnknownError(SjoelenError):
    """Names a thing that is not there."""

    family, status, exit_code = "unknown", 404, 4


class ConflictError(SjoelenError):
    """Someone was first."""

    family, status, exit_code = "conflict", 409, 5


class ForbiddenError(SjoelenError):
    """No right to."""

    family, status, exit_code = "forbidden", 403, 6


class UnexpectedError(SjoelenError):
    """Our fault, or the machine's."""

    family, status, exit_code = "unexpected", 500, 1
