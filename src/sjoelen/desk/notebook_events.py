"""What has happened in a notebook: facts in the past tense."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NotebookOpened:
    """A browser began to keep notes."""


@dataclass(frozen=True, slots=True)
class GameNoted:
    """A game came onto the list; its link is encrypted with the token of the notebook."""

    game: str
    link: str


@dataclass(frozen=True, slots=True)
class GameDropped:
    """A game was taken off the list; the game itself stays."""

    game: str


@dataclass(frozen=True, slots=True)
class PeopleMerged:
    """Two entries are one person."""

    person: str
    into: str


@dataclass(frozen=True, slots=True)
class PersonUnmerged:
    """The entry is a person of its own after all."""

    person: str


@dataclass(frozen=True, slots=True)
class PersonErased:
    """The person wanted to be forgotten."""

    person: str


NotebookEvent = NotebookOpened | GameNoted | GameDropped | PeopleMerged | PersonUnmerged | PersonErased
