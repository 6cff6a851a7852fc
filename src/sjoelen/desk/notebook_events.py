"""The events of a notebook."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NotebookOpened:
    """A notebook was begun."""


@dataclass(frozen=True, slots=True)
class GameNoted:
    """A game was added to the list; its link is encrypted with the token of the notebook."""

    game: str
    link: str


@dataclass(frozen=True, slots=True)
class GameDropped:
    """A game was removed from the list; the game itself stays."""

    game: str


@dataclass(frozen=True, slots=True)
class PeopleMerged:
    """One person was merged into another."""

    person: str
    into: str


@dataclass(frozen=True, slots=True)
class PersonUnmerged:
    """A merge was undone."""

    person: str


@dataclass(frozen=True, slots=True)
class PersonErased:
    """A person's names were deleted."""

    person: str


NotebookEvent = NotebookOpened | GameNoted | GameDropped | PeopleMerged | PersonUnmerged | PersonErased
