"""Links that give the right to look at, enter or own a game."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from sjoelen.desk.encryption import digest
from sjoelen.desk.error import LastOwnLink, LinkTooWeak, StrengthUnknown, UnknownGame, UnknownLink
from sjoelen.desk.game_commands import (
    OpenGame,
    Receipt,
    UnitOfWork,
    load_game,
    load_game_at,
    run_once,
    store_events,
)
from sjoelen.desk.game_view import GameView, view_game
from sjoelen.desk.ports import Link, Ports, Request, Transaction
from sjoelen.home.events import LinkIssued, LinkRevoked

GAMES = "home-game/"


class Strength(StrEnum):
    """The right of a link; each includes those before it."""

    LOOK = "look"
    ENTER = "enter"
    OWN = "own"

    def reaches(self, needed: "Strength") -> bool:
        """Return whether this right includes the other."""
        return list(Strength).index(self) >= list(Strength).index(needed)

    def exceeds(self, other: "Strength") -> bool:
        """Return whether this right goes further than the other."""
        return not other.reaches(self)


@dataclass(frozen=True, slots=True)
class LinkView:
    """A link as an owner sees it; `mine`: the link in use."""

    id: str
    strength: str
    at: str
    revoked: bool
    mine: bool


@dataclass(frozen=True, slots=True)
class LinkList:
    """Every link of a game, in the order of issue."""

    links: tuple[LinkView, ...]


@dataclass(frozen=True, slots=True)
class NewLink:
    """A new link, shown this once."""

    id: str
    strength: str
    link: str


def authorize(ports: Ports, transaction: Transaction, token: str, needed: Strength) -> OpenGame:
    """Return the game that the link opens; raises UnknownGame, LinkTooWeak."""
    link = transaction.link(digest(token))
    if link is None or link.revoked or not link.stream.startswith(GAMES):
        raise UnknownGame
    held = Strength(link.strength)
    if not held.reaches(needed):
        raise LinkTooWeak(strength=held, needed=needed)
    return replace(load_game(ports, transaction, link.stream), strength=held)


def link_state(ports: Ports, token: str) -> tuple[str, int]:
    """Return the stream of a link and the number of its last event; raises UnknownGame."""
    with ports.log.reading() as transaction:
        link = transaction.link(digest(token))
        if link is None or link.revoked:
            raise UnknownGame
        return link.stream, transaction.last(link.stream)


def issue_link_token(unit: UnitOfWork, open_game: OpenGame, strength: Strength, token: str) -> OpenGame:
    """Issue a link with this token."""
    issued = store_events(unit, open_game, (LinkIssued(digest(token), strength),))
    unit.transaction.write_link(Link(digest(token), open_game.stream, strength, issued.origins[-1].at))
    return issued


def issue_link(
    ports: Ports,
    request: Request,
    token: str,
    strength: str,
    check: Callable[[], None] = lambda: None,
) -> NewLink:
    """Issue a link of this strength; `check` is called once the right is proven, not when it is repeated.

    Raises UnknownGame, LinkTooWeak, StrengthUnknown and what `check` raises.
    """

    def command(unit: UnitOfWork) -> tuple[Receipt, NewLink]:
        open_game = authorize(ports, unit.transaction, token, Strength.OWN)
        check()
        if strength not in list(Strength):
            raise StrengthUnknown(strength=strength)
        new_token = ports.ids.new()
        after = issue_link_token(unit, open_game, Strength(strength), new_token)
        receipt = Receipt(after.stream, len(after.game.entries), new_token, strength)
        return receipt, NewLink(digest(new_token), strength, new_token)

    def repeat(transaction: Transaction, receipt: Receipt) -> NewLink:
        authorize(ports, transaction, token, Strength.OWN)
        return NewLink(digest(receipt.token), receipt.strength, receipt.token)

    return run_once(ports, request, command, repeat)


def revoke_link(ports: Ports, request: Request, token: str, link_id: str) -> LinkList:
    """Revoke a link.

    Raises UnknownGame, LinkTooWeak, UnknownLink, LastOwnLink.
    """

    def command(unit: UnitOfWork) -> tuple[Receipt, LinkList]:
        open_game = authorize(ports, unit.transaction, token, Strength.OWN)
        standing = {link.hash: link for link in unit.transaction.links(open_game.stream) if not link.revoked}
        if link_id not in standing:
            raise UnknownLink(link=link_id)
        owners = [link.hash for link in standing.values() if link.strength == Strength.OWN]
        if owners == [link_id]:
            raise LastOwnLink
        after = store_events(unit, open_game, (LinkRevoked(link_id),))
        unit.transaction.revoke_link(link_id)
        return Receipt(after.stream, len(after.game.entries)), _listed(
            unit.transaction, open_game.stream, token
        )

    def repeat(transaction: Transaction, receipt: Receipt) -> LinkList:
        authorize(ports, transaction, token, Strength.OWN)
        return _listed(transaction, receipt.stream, token)

    return run_once(ports, request, command, repeat)


def change_game(
    ports: Ports,
    request: Request,
    token: str,
    command: Callable[[UnitOfWork, OpenGame], OpenGame],
    needed: Strength = Strength.ENTER,
) -> GameView:
    """Change the game that the link opens; raises UnknownGame, LinkTooWeak and what `command` raises."""

    def run(unit: UnitOfWork) -> tuple[Receipt, GameView]:
        after = command(unit, authorize(ports, unit.transaction, token, needed))
        return Receipt(after.stream, len(after.game.entries)), view_game(unit.transaction, after)

    def repeat(transaction: Transaction, receipt: Receipt) -> GameView:
        return view_game(
            transaction,
            load_game_at(transaction, authorize(ports, transaction, token, needed), receipt.sequence),
        )

    return run_once(ports, request, run, repeat)


def list_links(ports: Ports, token: str) -> LinkList:
    """Return every link of the game; raises UnknownGame, LinkTooWeak."""
    with ports.log.reading() as transaction:
        open_game = authorize(ports, transaction, token, Strength.OWN)
        return _listed(transaction, open_game.stream, token)


def _listed(transaction: Transaction, stream: str, token: str) -> LinkList:
    mine = digest(token)
    return LinkList(
        tuple(
            LinkView(link.hash, link.strength, link.at, link.revoked, link.hash == mine)
            for link in transaction.links(stream)
        )
    )
