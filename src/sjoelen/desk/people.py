"""Persons over all the games of a notebook."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sjoelen.desk.error import UnknownGame, UnknownPerson
from sjoelen.desk.game_commands import Table
from sjoelen.desk.links import Strength, admit
from sjoelen.desk.notebook import Notebook, open_notebook
from sjoelen.desk.ports import Book, Desk


@dataclass(frozen=True, slots=True)
class Seat:
    """Someone in a game: who it was by the game, and by what name."""

    table: Table
    player: str
    name: str


@dataclass(frozen=True, slots=True)
class Merged:
    """An entry that was merged into a person."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody over all games: by which name, how many games and turns, and who was merged in."""

    id: str
    name: str
    games: int
    turns: int
    merged: tuple[Merged, ...]


def open_games(desk: Desk, book: Book, notebook: Notebook) -> dict[str, tuple[str, Table | None]]:
    """Each game's link and what it opens, None when it was revoked; by label, the newest first."""
    opened = dict[str, tuple[str, Table | None]]()
    for game, link in notebook.links():
        try:
            opened[game] = link, admit(desk, book, link, Strength.LOOK)
        except UnknownGame:
            opened[game] = link, None
    return opened


def seats(desk: Desk, book: Book, notebook: Notebook) -> Iterator[Seat]:
    """Everyone in every game that can be opened, the newest game first."""
    for _, table in open_games(desk, book, notebook).values():
        if table is not None:
            names = book.names(table.game.names.values())
            yield from (Seat(table, player, names.get(name, "")) for player, name in table.game.names.items())


def people(desk: Desk, book: Book, notebook: Notebook) -> tuple[Person, ...]:
    """Everybody in the notebook who was not erased, the newest first."""
    everyone = tuple(seats(desk, book, notebook))
    by_person = dict[str, list[Seat]]()
    for seat in everyone:
        by_person.setdefault(notebook.person(seat.player), []).append(seat)
    return tuple(_person(person, sat) for person, sat in by_person.items() if person not in notebook.erased)


def seats_of(desk: Desk, book: Book, notebook: Notebook, person: str) -> tuple[Seat, ...]:
    """Where the person sat, the newest game first; raises UnknownPerson."""
    sat = tuple(seat for seat in seats(desk, book, notebook) if notebook.person(seat.player) == person)
    if not sat or person in notebook.erased:
        raise UnknownPerson(person=person)
    return sat


def name_of(desk: Desk, book: Book, token: str, person: str) -> str:
    """By which name a person of this notebook goes; raises UnknownNotebook, UnknownPerson."""
    return called(person, seats_of(desk, book, open_notebook(book, token), person))


def called(person: str, sat: Iterable[Seat]) -> str:
    """The newest name of the entry that others were merged into; of any of them where it has none."""
    named = [seat for seat in sat if seat.name]
    own = (seat for seat in named if seat.player == person)
    return next((seat.name for seat in (*own, *named)), "")


def _person(person: str, sat: list[Seat]) -> Person:
    names = {seat.player: seat.name for seat in reversed(sat)}
    turns = sum(player == seat.player for seat in sat for player, _ in seat.table.game.recorded)
    merged = tuple(Merged(player, name) for player, name in names.items() if player != person)
    return Person(person, called(person, sat), len(sat), turns, merged)
