"""Counts of turns that are being played: passing messages for whoever watches, never facts in the log.

They live in the memory of one server. A count is gone when its sender takes it back, or some time after
the last change.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sjoelen.desk.error import CountUnreadable, TooManyTries
from sjoelen.desk.links import Strength, authorize
from sjoelen.desk.ports import Ports
from sjoelen.home.error import PlayerHasLeft, UnknownPlayer
from sjoelen.home.turn_order import MOST_TURNS
from sjoelen.rules.tally import COMPARTMENTS

VALID = timedelta(minutes=15)  # longer than any turn
INTERVAL = timedelta(milliseconds=50)  # between two counts of one game
WATCHED_GAMES_MAX = 500
MOST_DISCS = 99
MOST_TOTAL = 999
MOST_SLIDES = 9
MOST_SUBTURNS = 9


@dataclass(frozen=True, slots=True)
class LiveCount:
    """A turn so far: sub-turn, cumulative counts in board order and bonus slides, or a total alone."""

    player: str
    turn: int
    subturn: int = 1
    tally: tuple[int, ...] | None = None
    bonus: tuple[int, ...] = ()
    total: int | None = None


@dataclass(frozen=True, slots=True)
class LiveCounts:
    """The counts of one game by player, the latest last, and the time of the last change."""

    at: datetime
    counts: tuple[LiveCount, ...]


def pass_count(ports: Ports, token: str, count: LiveCount) -> None:
    """Show a count to everybody who watches; without counts and total it disappears.

    Raises UnknownGame, LinkTooWeak, UnknownPlayer, PlayerHasLeft, CountUnreadable, TooManyTries.
    """
    with ports.log.reading() as transaction:
        open_game = authorize(ports, transaction, token, Strength.ENTER)
    if count.player not in open_game.game.players:
        raise UnknownPlayer(player=count.player)
    if count.player in open_game.game.left:
        raise PlayerHasLeft(player=count.player)
    if not _is_readable(count):
        raise CountUnreadable
    now, before = ports.clock.now().at, ports.live_counts.get(open_game.stream)
    if before and timedelta() <= now - before.at < INTERVAL:
        raise TooManyTries(seconds=1)
    others = tuple(other for other in before.counts if other.player != count.player) if before else ()
    shown = (count,) if count.tally or count.total is not None else ()
    ports.live_counts[open_game.stream] = LiveCounts(now, (*others, *shown))
    for oldest in list(ports.live_counts)[:-WATCHED_GAMES_MAX]:
        ports.live_counts.pop(oldest, None)


def live_counts(ports: Ports, stream: str) -> tuple[LiveCount, ...]:
    """Return the counts of the turns that are being played in the game of a stream, the latest last."""
    live = ports.live_counts.get(stream)
    return live.counts if live and ports.clock.now().at - live.at < VALID else ()


def _is_readable(count: LiveCount) -> bool:
    tally = count.tally or (0,) * COMPARTMENTS
    numbers = (*tally, *count.bonus)
    return (
        1 <= count.turn <= MOST_TURNS
        and 1 <= count.subturn <= MOST_SUBTURNS
        and len(tally) == COMPARTMENTS
        and len(count.bonus) <= MOST_SLIDES
        and all(0 <= number <= MOST_DISCS for number in numbers)
        and 0 <= (count.total or 0) <= MOST_TOTAL
    )
