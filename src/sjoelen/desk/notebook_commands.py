"""Keeping a notebook: the list of games, and people over all of them."""

from collections.abc import Callable
from dataclasses import dataclass

from sjoelen.desk.error import LinkTooWeak, NotMerged, PlayedTogether, SamePerson, UnknownGame
from sjoelen.desk.game_commands import OpenGame, Receipt, UnitOfWork, run_once
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
    """A notebook as it is handed out, once."""

    notebook: str


@dataclass(frozen=True, slots=True)
class NotebookGame:
    """A game on the list; of one whose link was revoked only the label and the link are left."""

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
    """Begin to keep notes."""

    def act(unit: UnitOfWork) -> tuple[Receipt, NewNotebook]:
        token = ports.ids.new()
        opened = store_notes(unit, Notebook(token), NotebookOpened())
        return Receipt(opened.stream, opened.sequence, token), NewNotebook(token)

    return run_once(ports, request, act, lambda _, receipt: NewNotebook(receipt.token))


def show_notebook(ports: Ports, token: str) -> NotebookView:
    """The notebook as it is now; raises UnknownNotebook."""
    with ports.log.reading() as transaction:
        return _shown(ports, transaction, open_notebook(transaction, token))


def add_game(ports: Ports, request: Request, token: str, link: str) -> NotebookView:
    """Put a game on the list; raises UnknownNotebook, UnknownGame."""

    def act(unit: UnitOfWork, notebook: Notebook) -> Notebook:
        open_game = authorize(ports, unit.transaction, link, Strength.LOOK)
        return note_game(unit, notebook, open_game.stream, link)

    return _change(ports, request, token, act)


def remove_game(ports: Ports, request: Request, token: str, link: str) -> NotebookView:
    """Take a game off the list; raises UnknownNotebook, UnknownGame."""

    def act(unit: UnitOfWork, notebook: Notebook) -> Notebook:
        for game, noted in notebook.links():
            if noted == link:
                return store_notes(unit, notebook, GameDropped(game))
        raise UnknownGame

    return _change(ports, request, token, act)


def merge(ports: Ports, request: Request, token: str, person: str, into: str) -> NotebookView:
    """Let two entries be one person; raises UnknownPerson, SamePerson, PlayedTogether."""

    def act(unit: UnitOfWork, notebook: Notebook) -> Notebook:
        if person == into:
            raise SamePerson
        mine = {
            seat.open_game.stream for seat in participations_of(ports, unit.transaction, notebook, person)
        }
        theirs = {
            seat.open_game.stream for seat in participations_of(ports, unit.transaction, notebook, into)
        }
        if mine & theirs:
            raise PlayedTogether
        return store_notes(unit, notebook, PeopleMerged(person, into))

    return _change(ports, request, token, act)


def unmerge(ports: Ports, request: Request, token: str, person: str) -> NotebookView:
    """Let an entry be a person of its own again; raises NotMerged."""

    def act(unit: UnitOfWork, notebook: Notebook) -> Notebook:
        if person not in dict(notebook.merged):
            raise NotMerged(person=person)
        return store_notes(unit, notebook, PersonUnmerged(person))

    return _change(ports, request, token, act)


def erase(ports: Ports, request: Request, token: str, person: str) -> NotebookView:
    """Forget a person's names in the games that this notebook owns; raises UnknownPerson, LinkTooWeak."""

    def act(unit: UnitOfWork, notebook: Notebook) -> Notebook:
        sat = participations_of(ports, unit.transaction, notebook, person)
        owned = [seat for seat in sat if seat.open_game.strength == Strength.OWN]
        if not owned:
            raise LinkTooWeak(strength=sat[0].open_game.strength, needed=Strength.OWN)
        for seat in owned:
            unit.transaction.erase(seat.player, [seat.open_game.stream])
        return store_notes(unit, notebook, PersonErased(person))

    return _change(ports, request, token, act)


def _change(
    ports: Ports, request: Request, token: str, act: Callable[[UnitOfWork, Notebook], Notebook]
) -> NotebookView:
    def write(unit: UnitOfWork) -> tuple[Receipt, NotebookView]:
        after = act(unit, open_notebook(unit.transaction, token))
        return Receipt(after.stream, after.sequence), _shown(ports, unit.transaction, after)

    def again(transaction: Transaction, _: Receipt) -> NotebookView:
        return _shown(ports, transaction, open_notebook(transaction, token))

    return run_once(ports, request, write, again)


def _shown(ports: Ports, transaction: Transaction, notebook: Notebook) -> NotebookView:
    games = open_games(ports, transaction, notebook)
    return NotebookView(
        tuple(_game(transaction, game, link, open_game) for game, (link, open_game) in games.items()),
        list_people(ports, transaction, notebook),
    )


def _game(transaction: Transaction, game: str, link: str, open_game: OpenGame | None) -> NotebookGame:
    if open_game is None:
        return NotebookGame(game, link)
    names = transaction.names(open_game.game.names.values())
    called = {player: names.get(name, "") for player, name in open_game.game.names.items()}
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
        leader=tuple(called[player] for player in ahead.players) if ahead else (),
    )
