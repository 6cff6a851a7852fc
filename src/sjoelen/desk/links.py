"""What a link opens, and how far: look, enter or own."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from sjoelen.desk.encryption import digest
from sjoelen.desk.error import LastOwnLink, LinkTooWeak, StrengthUnknown, UnknownGame, UnknownLink
from sjoelen.desk.game_commands import Pen, Receipt, Table, as_of, fold, once, store
from sjoelen.desk.game_view import Game, shown
from sjoelen.desk.ports import Book, Desk, Link, Request
from sjoelen.home.events import LinkIssued, LinkRevoked

GAMES = "home-game/"


class Strength(StrEnum):
    """Each may do what the ones before it may."""

    LOOK = "look"
    ENTER = "enter"
    OWN = "own"

    def reaches(self, needed: "Strength") -> bool:
        """Whether it is at least as strong."""
        return list(Strength).index(self) >= list(Strength).index(needed)


@dataclass(frozen=True, slots=True)
class ShownLink:
    """A link as its owner sees it; `mine`: the one that was used to look."""

    id: str
    strength: str
    at: str
    revoked: bool
    mine: bool


@dataclass(frozen=True, slots=True)
class Links:
    """Every link of a game, in the order of issue."""

    links: tuple[ShownLink, ...]


@dataclass(frozen=True, slots=True)
class NewLink:
    """A link as it is handed out, once."""

    id: str
    strength: str
    link: str


def admit(desk: Desk, book: Book, token: str, needed: Strength) -> Table:
    """The game that the link opens; raises UnknownGame, LinkTooWeak."""
    link = book.link(digest(token))
    if link is None or link.revoked or not link.stream.startswith(GAMES):
        raise UnknownGame
    held = Strength(link.strength)
    if not held.reaches(needed):
        raise LinkTooWeak(strength=held, needed=needed)
    return replace(fold(desk, book, link.stream), strength=held)


def stands(desk: Desk, token: str) -> tuple[str, int]:
    """The stream that the link opens, and the number of its last event; raises UnknownGame."""
    with desk.log.reading() as book:
        link = book.link(digest(token))
        if link is None or link.revoked:
            raise UnknownGame
        return link.stream, book.last(link.stream)


def issue(pen: Pen, table: Table, strength: Strength, token: str) -> Table:
    """Let the token open the game from now on."""
    issued = store(pen, table, (LinkIssued(digest(token), strength),))
    pen.book.write_link(Link(digest(token), table.stream, strength, issued.marks[-1].at))
    return issued


def issue_link(desk: Desk, request: Request, token: str, strength: str) -> NewLink:
    """Hand out a link of this strength; raises UnknownGame, LinkTooWeak, StrengthUnknown."""

    def act(pen: Pen) -> tuple[Receipt, NewLink]:
        table = admit(desk, pen.book, token, Strength.OWN)
        if strength not in list(Strength):
            raise StrengthUnknown(strength=strength)
        given = desk.ids.new()
        after = issue(pen, table, Strength(strength), given)
        receipt = Receipt(after.stream, len(after.game.entries), given, strength)
        return receipt, NewLink(digest(given), strength, given)

    def again(book: Book, receipt: Receipt) -> NewLink:
        admit(desk, book, token, Strength.OWN)
        return NewLink(digest(receipt.token), receipt.strength, receipt.token)

    return once(desk, request, act, again)


def revoke_link(desk: Desk, request: Request, token: str, link_id: str) -> Links:
    """Let a link open nothing any more.

    Raises UnknownGame, LinkTooWeak, UnknownLink, LastOwnLink.
    """

    def act(pen: Pen) -> tuple[Receipt, Links]:
        table = admit(desk, pen.book, token, Strength.OWN)
        standing = {link.hash: link for link in pen.book.links(table.stream) if not link.revoked}
        if link_id not in standing:
            raise UnknownLink(link=link_id)
        owners = [link.hash for link in standing.values() if link.strength == Strength.OWN]
        if owners == [link_id]:
            raise LastOwnLink
        after = store(pen, table, (LinkRevoked(link_id),))
        pen.book.revoke_link(link_id)
        return Receipt(after.stream, len(after.game.entries)), _listed(pen.book, table.stream, token)

    def again(book: Book, receipt: Receipt) -> Links:
        admit(desk, book, token, Strength.OWN)
        return _listed(book, receipt.stream, token)

    return once(desk, request, act, again)


def change(
    desk: Desk,
    request: Request,
    token: str,
    act: Callable[[Pen, Table], Table],
    needed: Strength = Strength.ENTER,
) -> Game:
    """Change the game that the link opens; raises UnknownGame, LinkTooWeak and what `act` raises."""

    def write(pen: Pen) -> tuple[Receipt, Game]:
        after = act(pen, admit(desk, pen.book, token, needed))
        return Receipt(after.stream, len(after.game.entries)), shown(pen.book, after)

    def again(book: Book, receipt: Receipt) -> Game:
        return shown(book, as_of(book, admit(desk, book, token, needed), receipt.sequence))

    return once(desk, request, write, again)


def list_links(desk: Desk, token: str) -> Links:
    """Every link of the game; raises UnknownGame, LinkTooWeak."""
    with desk.log.reading() as book:
        table = admit(desk, book, token, Strength.OWN)
        return _listed(book, table.stream, token)


def _listed(book: Book, stream: str, token: str) -> Links:
    mine = digest(token)
    return Links(
        tuple(
            ShownLink(link.hash, link.strength, link.at, link.revoked, link.hash == mine)
            for link in book.links(stream)
        )
    )
