"""Commands and queries of a notebook: its games, and the people in all of them."""

from collections.abc import Callable
from dataclasses import dataclass

from sjoelen.desk.error import LinkTooWeak, NotMerged, PlayedTogether, SamePerson, UnknownGame
from sjoelen.desk.game_commands import OpenGame, Receipt, UnitOfWork, run_once
from sjoelen.desk.game_view import public_label
from sjoelen.desk.links import Strength, authorize
from sjoelen.desk.notebook import Notebook, note_game, open_notebook, store_notes
from sjoelen.desk.notebook_events import (
    GameDropped,
    NotebookOpened,
    PeopleMerged,
    PersonErased,
    PersonUnmerged,
)
from sjoelen.desk.people import NotebookPerson, list_people, open_games, participations_of
from sjoelen.desk.ports import Ports, Request, Transaction
from sjoelen.home.ranking import lead
from sjoelen.home.turn_order import is_complete


@dataclass(frozen=True, slots=True)
class NewNotebook:
    """The token of a new notebook, shown this once."""

    notebook: str


@dataclass(frozen=True, slots=True)
class NotebookGame:
    """A game of the list; only label and link where the link was revoked."""

    id: str
    link: str
    strength: str | None = None
    edition: str | None = None
    turns: int | None = None
    complete: bool = False
    players: tuple[str, ...] = ()
    at: str | None = None
    leader: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NotebookView:
    """A whole notebook: games and people, the newest first."""

    games: tuple[NotebookGame, ...]
    people: tuple[NotebookPerson, ...]


def new_notebook(ports: Ports, request: Request) -> NewNotebook:
    """Begin a notebook."""

    def command(unit: UnitOfWork) -> tuple[Receipt, NewNotebook]:
        token = ports.ids.new()
        opened = store_notes(unit, Notebook(token), NotebookOpened())
        return Receipt(opened.stream, opened.sequence, token), NewNotebook(token)

    return run_once(ports, request, command, lambda _, receipt: NewNotebook(receipt.token))


def show_notebook(ports: Ports, token: str) -> NotebookView:
    """Return the notebook as it is now; raises UnknownNotebook."""
    with ports.log.reading() as transaction:
        return _shown(ports, transaction, open_notebook(transaction, token))


def add_game(ports: Ports, request: Request, token: str, link: str) -> NotebookView:
    """Put a game on the list; of two links to it the one with more rights stays.

    Raises UnknownNotebook, UnknownGame.
    """

    def command(unit: UnitOfWork, notebook: Notebook) -> Notebook:
        open_game = authorize(ports, unit.transaction, link, Strength.LOOK)
        _, old = open_games(ports, unit.transaction, notebook).get(public_label(open_game.stream), ("", None))
        if old and Strength(old.strength).exceeds(Strength(open_game.strength)):
            return notebook
        return note_game(unit, notebook, open_game.stream, link)

    return _change(ports, request, token, command)


def remove_game(ports: Ports, request: Request, token: str, link: str) -> NotebookView:
    """Take a game off the list; raises UnknownNotebook, UnknownGame."""

    def command(unit: UnitOfWork, notebook: Notebook) -> Notebook:
        for game, noted in notebook.links():
            if noted == link:
                return store_notes(unit, notebook, GameDropped(game))
        raise UnknownGame

    return _change(ports, request, token, command)


def merge(ports: Ports, request: Request, token: str, person: str, into: str) -> NotebookView:
    """Merge one person into another; raises UnknownPerson, SamePerson, PlayedTogether."""

    def command(unit: UnitOfWork, notebook: Notebook) -> Notebook:
        if person == into:
            raise SamePerson
        mine = {
            participation.open_game.stream
            for participation in participations_of(ports, unit.transaction, notebook, person)
        }
        theirs = {
            participation.open_game.stream
            for participation in participations_of(ports, unit.transaction, notebook, into)
        }
        if mine & theirs:
            raise PlayedTogether
        return store_notes(unit, notebook, PeopleMerged(person, into))

    return _change(ports, request, token, command)


def unmerge(ports: Ports, request: Request, token: str, person: str) -> NotebookView:
    """Undo a merge; raises NotMerged."""

    def command(unit: UnitOfWork, notebook: Notebook) -> Notebook:
        if person not in dict(notebook.merged):
            raise NotMerged(person=person)
        return store_notes(unit, notebook, PersonUnmerged(person))

    return _change(ports, request, token, command)


def erase(ports: Ports, request: Request, token: str, person: str) -> NotebookView:
    """Delete a person's names in the games that this notebook owns; raises UnknownPerson, LinkTooWeak."""

    def command(unit: UnitOfWork, notebook: Notebook) -> Notebook:
        participations = participations_of(ports, unit.transaction, notebook, person)
        owned = [
            participation
            for participation in participations
            if participation.open_game.strength == Strength.OWN
        ]
        if not owned:
            raise LinkTooWeak(strength=participations[0].open_game.strength, needed=Strength.OWN)
        for participation in owned:
            unit.transaction.erase(participation.player, [participation.open_game.stream])
        return store_notes(unit, notebook, PersonErased(person))

    return _change(ports, request, token, command)


def _change(
    ports: Ports, request: Request, token: str, command: Callable[[UnitOfWork, Notebook], Notebook]
) -> NotebookView:
    def run(unit: UnitOfWork) -> tuple[Receipt, NotebookView]:
        after = command(unit, open_notebook(unit.transaction, token))
        return Receipt(after.stream, after.sequence), _shown(ports, unit.transaction, after)

    def repeat(transaction: Transaction, _: Receipt) -> NotebookView:
        return _shown(ports, transaction, open_notebook(transaction, token))

    return run_once(ports, request, run, repeat)


def _shown(ports: Ports, transaction: Transaction, notebook: Notebook) -> NotebookView:
    games = open_games(ports, transaction, notebook)
    return NotebookView(
        tuple(_game(transaction, game, link, open_game) for game, (link, open_game) in games.items()),
        list_people(ports, transaction, notebook),
    )


def _game(transaction: Transaction, game: str, link: str, open_game: OpenGame | None) -> NotebookGame:
    if open_game is None:
        return NotebookGame(game, link)
    identities = {**open_game.game.names, **{team.team: team.team for team in open_game.game.teams}}
    names = transaction.names(identities.values())
    called = {side: names.get(name, "") for side, name in identities.items()}
    ahead = lead(open_game.game)
    return NotebookGame(
        id=game,
        link=link,
        strength=open_game.strength,
        edition=open_game.game.agreement.edition,
        turns=open_game.game.agreement.turns,
        complete=is_complete(open_game.game),
        players=tuple(called[player] for player in open_game.game.players),
        at=open_game.origins[-1].at,
        leader=tuple(called[side] for side in ahead.sides) if ahead else (),
    )
