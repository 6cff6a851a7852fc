"""Keeping a notebook: the list of games, and people over all of them."""

from collections.abc import Callable
from dataclasses import dataclass

from sjoelen.desk.error import LinkTooWeak, NotMerged, PlayedTogether, SamePerson, UnknownGame
from sjoelen.desk.game_commands import Pen, Receipt, Table, once
from sjoelen.desk.links import Strength, admit
from sjoelen.desk.notebook import Notebook, note_game, open_notebook, write_notes
from sjoelen.desk.notebook_events import (
    GameDropped,
    NotebookOpened,
    PeopleMerged,
    PersonErased,
    PersonUnmerged,
)
from sjoelen.desk.people import Person, open_games, people, seats_of
from sjoelen.desk.ports import Book, Desk, Request
from sjoelen.home.ranking import lead
from sjoelen.home.turn_order import is_complete


@dataclass(frozen=True, slots=True)
class NewNotebook:
    """A notebook as it is handed out, once."""

    notebook: str


@dataclass(frozen=True, slots=True)
class NotedGame:
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
class Notes:
    """A whole notebook: games and people, the newest first."""

    games: tuple[NotedGame, ...]
    people: tuple[Person, ...]


def new_notebook(desk: Desk, request: Request) -> NewNotebook:
    """Begin to keep notes."""

    def act(pen: Pen) -> tuple[Receipt, NewNotebook]:
        token = desk.ids.new()
        opened = write_notes(pen, Notebook(token), NotebookOpened())
        return Receipt(opened.stream, opened.sequence, token), NewNotebook(token)

    return once(desk, request, act, lambda _, receipt: NewNotebook(receipt.token))


def show_notes(desk: Desk, token: str) -> Notes:
    """The notebook as it is now; raises UnknownNotebook."""
    with desk.log.reading() as book:
        return _shown(desk, book, open_notebook(book, token))


def note(desk: Desk, request: Request, token: str, link: str) -> Notes:
    """Put a game on the list; raises UnknownNotebook, UnknownGame."""

    def act(pen: Pen, notebook: Notebook) -> Notebook:
        table = admit(desk, pen.book, link, Strength.LOOK)
        return note_game(pen, notebook, table.stream, link)

    return _change(desk, request, token, act)


def drop(desk: Desk, request: Request, token: str, link: str) -> Notes:
    """Take a game off the list; raises UnknownNotebook, UnknownGame."""

    def act(pen: Pen, notebook: Notebook) -> Notebook:
        for game, noted in notebook.links():
            if noted == link:
                return write_notes(pen, notebook, GameDropped(game))
        raise UnknownGame

    return _change(desk, request, token, act)


def merge(desk: Desk, request: Request, token: str, person: str, into: str) -> Notes:
    """Let two entries be one person; raises UnknownPerson, SamePerson, PlayedTogether."""

    def act(pen: Pen, notebook: Notebook) -> Notebook:
        if person == into:
            raise SamePerson
        mine = {seat.table.stream for seat in seats_of(desk, pen.book, notebook, person)}
        theirs = {seat.table.stream for seat in seats_of(desk, pen.book, notebook, into)}
        if mine & theirs:
            raise PlayedTogether
        return write_notes(pen, notebook, PeopleMerged(person, into))

    return _change(desk, request, token, act)


def unmerge(desk: Desk, request: Request, token: str, person: str) -> Notes:
    """Let an entry be a person of its own again; raises NotMerged."""

    def act(pen: Pen, notebook: Notebook) -> Notebook:
        if person not in dict(notebook.merged):
            raise NotMerged(person=person)
        return write_notes(pen, notebook, PersonUnmerged(person))

    return _change(desk, request, token, act)


def erase(desk: Desk, request: Request, token: str, person: str) -> Notes:
    """Forget a person's names in the games that this notebook owns; raises UnknownPerson, LinkTooWeak."""

    def act(pen: Pen, notebook: Notebook) -> Notebook:
        sat = seats_of(desk, pen.book, notebook, person)
        owned = [seat for seat in sat if seat.table.strength == Strength.OWN]
        if not owned:
            raise LinkTooWeak(strength=sat[0].table.strength, needed=Strength.OWN)
        for seat in owned:
            pen.book.erase(seat.player, [seat.table.stream])
        return write_notes(pen, notebook, PersonErased(person))

    return _change(desk, request, token, act)


def _change(desk: Desk, request: Request, token: str, act: Callable[[Pen, Notebook], Notebook]) -> Notes:
    def write(pen: Pen) -> tuple[Receipt, Notes]:
        after = act(pen, open_notebook(pen.book, token))
        return Receipt(after.stream, after.sequence), _shown(desk, pen.book, after)

    def again(book: Book, _: Receipt) -> Notes:
        return _shown(desk, book, open_notebook(book, token))

    return once(desk, request, write, again)


def _shown(desk: Desk, book: Book, notebook: Notebook) -> Notes:
    games = open_games(desk, book, notebook)
    return Notes(
        tuple(_game(book, game, link, table) for game, (link, table) in games.items()),
        people(desk, book, notebook),
    )


def _game(book: Book, game: str, link: str, table: Table | None) -> NotedGame:
    if table is None:
        return NotedGame(game, link)
    names = book.names(table.game.names.values())
    called = {player: names.get(name, "") for player, name in table.game.names.items()}
    ahead = lead(table.game)
    return NotedGame(
        id=game,
        link=link,
        strength=table.strength,
        edition=table.game.agreement.edition,
        turns=table.game.agreement.turns,
        complete=is_complete(table.game),
        players=tuple(called[player] for player in table.game.players),
        at=table.marks[-1].at,
        leader=tuple(called[player] for player in ahead.players) if ahead else (),
    )
