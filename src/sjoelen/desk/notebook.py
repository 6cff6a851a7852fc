"""A notebook: the games that one browser knows, and the people in them."""

from dataclasses import dataclass, replace
from functools import reduce
from typing import assert_never

from sjoelen.desk.encryption import decrypt, digest, encrypt
from sjoelen.desk.error import UnknownNotebook
from sjoelen.desk.event_encoding import decode_note, encode_event
from sjoelen.desk.game_commands import UnitOfWork
from sjoelen.desk.game_view import public_label
from sjoelen.desk.notebook_events import (
    GameDropped,
    GameNoted,
    NotebookEvent,
    NotebookOpened,
    PeopleMerged,
    PersonErased,
    PersonUnmerged,
)
from sjoelen.desk.ports import ANYONE, Transaction

NOTEBOOKS = "notebook/"


@dataclass(frozen=True, slots=True)
class Notebook:
    """The encrypted links by game, the newest last, and into which person each was merged."""

    token: str
    sequence: int = 0
    games: tuple[tuple[str, str], ...] = ()
    merged: tuple[tuple[str, str], ...] = ()
    erased: frozenset[str] = frozenset()

    @property
    def stream(self) -> str:
        """The name of its stream: the hash of its token."""
        return NOTEBOOKS + digest(self.token)

    def links(self) -> tuple[tuple[str, str], ...]:
        """Return each game's label and the link to it, the newest first; a damaged link is left out."""
        links = ((game, decrypt(encrypted, self._key(game))) for game, encrypted in reversed(self.games))
        return tuple((game, link) for game, link in links if link)

    def encrypted(self, game: str, link: str) -> str:
        """Encrypt a link, so that only the holder of this notebook's token can read it."""
        return encrypt(link, self._key(game))

    def person(self, seat: str) -> str:
        """Return the person into whom this entry was merged, step by step."""
        into = dict(self.merged)
        while seat in into:
            seat = into[seat]
        return seat

    def _key(self, game: str) -> str:
        return f"{self.token}\0{game}"


def evolve(notebook: Notebook, event: NotebookEvent) -> Notebook:
    """Return the notebook after one more event."""
    after = replace(notebook, sequence=notebook.sequence + 1)
    match event:
        case NotebookOpened():
            return after
        case GameNoted(game, link):
            return replace(after, games=(*_without(after.games, game), (game, link)))
        case GameDropped(game):
            return replace(after, games=_without(after.games, game))
        case PeopleMerged(person, into):
            return replace(after, merged=(*_without(after.merged, person), (person, into)))
        case PersonUnmerged(person):
            return replace(after, merged=_without(after.merged, person))
        case PersonErased(person):
            return replace(after, erased=after.erased | {person})
        case _:
            assert_never(event)


def open_notebook(transaction: Transaction, token: str) -> Notebook:
    """Return the notebook of this token; raises UnknownNotebook."""
    empty = Notebook(token)
    envelopes = transaction.read(empty.stream)
    if not envelopes:
        raise UnknownNotebook
    return reduce(evolve, map(decode_note, envelopes), empty)


def store_notes(unit: UnitOfWork, notebook: Notebook, *events: NotebookEvent) -> Notebook:
    """Append events to the log; return the notebook after them."""
    moment = unit.ports.clock.now()
    unit.transaction.append(
        notebook.stream, notebook.sequence, map(encode_event, events), by=ANYONE, moment=moment
    )
    return reduce(evolve, events, notebook)


def note_game(unit: UnitOfWork, notebook: Notebook, stream: str, link: str) -> Notebook:
    """Put a game on top of the list, with this link."""
    game = public_label(stream)
    return store_notes(unit, notebook, GameNoted(game, notebook.encrypted(game, link)))


def _without(pairs: tuple[tuple[str, str], ...], first: str) -> tuple[tuple[str, str], ...]:
    return tuple(pair for pair in pairs if pair[0] != first)
