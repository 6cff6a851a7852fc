"""A game as its viewers see it, made once for all links of the same strength."""

from dataclasses import dataclass, replace

from sjoelen.desk.encryption import digest
from sjoelen.desk.error import UnknownGame
from sjoelen.desk.game_commands import load_game
from sjoelen.desk.game_view import GameView, view_game
from sjoelen.desk.links import GAMES, Strength
from sjoelen.desk.ports import Ports
from sjoelen.home.events import LinkRevoked


@dataclass(frozen=True, slots=True)
class WatchedLink:
    """A link by its hash, the stream that it opens, its strength, and the stream's last event."""

    hash: str
    stream: str
    strength: str
    last: int


@dataclass(frozen=True, slots=True)
class WatchedGame:
    """The view of a game for one strength, and the hashes of the links that were revoked."""

    view: GameView
    revoked: frozenset[str]


def open_to_watch(ports: Ports, token: str) -> WatchedLink:
    """Return what a link opens; raises UnknownGame."""
    with ports.log.reading() as transaction:
        link = transaction.link(digest(token))
        if link is None or link.revoked or not link.stream.startswith(GAMES):
            raise UnknownGame
        return WatchedLink(link.hash, link.stream, Strength(link.strength), transaction.last(link.stream))


def watched_game(ports: Ports, stream: str, strength: str) -> WatchedGame:
    """Return the game of a stream as links of this strength show it."""
    with ports.log.reading() as transaction:
        open_game = load_game(ports, transaction, stream)
        events = (entry.event for entry in open_game.game.entries)
        revoked = frozenset(event.link for event in events if isinstance(event, LinkRevoked))
        return WatchedGame(view_game(transaction, replace(open_game, strength=strength)), revoked)
