"""The people of all games of a notebook."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sjoelen.desk.error import UnknownGame, UnknownPerson
from sjoelen.desk.game_commands import OpenGame
from sjoelen.desk.links import Strength, authorize
from sjoelen.desk.notebook import Notebook, open_notebook
from sjoelen.desk.ports import Ports, Transaction


@dataclass(frozen=True, slots=True)
class Participation:
    """A player in one game, and the name used there."""

    open_game: OpenGame
    player: str
    name: str


@dataclass(frozen=True, slots=True)
class MergedEntry:
    """An entry that was merged into a person."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class NotebookPerson:
    """A person over all games: name, number of games and turns, and merged entries."""

    id: str
    name: str
    games: int
    turns: int
    merged: tuple[MergedEntry, ...]


def open_games(
    ports: Ports, transaction: Transaction, notebook: Notebook
) -> dict[str, tuple[str, OpenGame | None]]:
    """Return each game's link and the game, None where the link was revoked; by label, newest first."""
    games = dict[str, tuple[str, OpenGame | None]]()
    for game, link in notebook.links():
        try:
            games[game] = link, authorize(ports, transaction, link, Strength.LOOK)
        except UnknownGame:
            games[game] = link, None
    return games


def participations(ports: Ports, transaction: Transaction, notebook: Notebook) -> Iterator[Participation]:
    """Yield every player of every game that can be opened, the newest game first."""
    for _, open_game in open_games(ports, transaction, notebook).values():
        if open_game is not None:
            names = transaction.names(open_game.game.names.values())
            yield from (
                Participation(open_game, player, names.get(name, ""))
                for player, name in open_game.game.names.items()
            )


def list_people(ports: Ports, transaction: Transaction, notebook: Notebook) -> tuple[NotebookPerson, ...]:
    """Return everybody in the notebook who was not erased, the newest first."""
    everyone = tuple(participations(ports, transaction, notebook))
    by_person = dict[str, list[Participation]]()
    for participation in everyone:
        by_person.setdefault(notebook.person(participation.player), []).append(participation)
    return tuple(
        _person(person, entries) for person, entries in by_person.items() if person not in notebook.erased
    )


def participations_of(
    ports: Ports, transaction: Transaction, notebook: Notebook, person: str
) -> tuple[Participation, ...]:
    """Return the games of a person, the newest first; raises UnknownPerson."""
    own = tuple(
        participation
        for participation in participations(ports, transaction, notebook)
        if notebook.person(participation.player) == person
    )
    if not own or person in notebook.erased:
        raise UnknownPerson(person=person)
    return own


def person_name(ports: Ports, transaction: Transaction, token: str, person: str) -> str:
    """Return the name of a person of this notebook; raises UnknownNotebook, UnknownPerson."""
    return display_name(
        person, participations_of(ports, transaction, open_notebook(transaction, token), person)
    )


def display_name(person: str, participations: Iterable[Participation]) -> str:
    """Return the newest name of the entry itself, else of an entry merged into it."""
    named = [participation for participation in participations if participation.name]
    own = (participation for participation in named if participation.player == person)
    return next((participation.name for participation in (*own, *named)), "")


def _person(person: str, participations: list[Participation]) -> NotebookPerson:
    names = {participation.player: participation.name for participation in reversed(participations)}
    turns = sum(
        player == participation.player
        for participation in participations
        for player, _ in participation.open_game.game.recorded
    )
    merged = tuple(MergedEntry(player, name) for player, name in names.items() if player != person)
    return NotebookPerson(person, display_name(person, participations), len(participations), turns, merged)
