"""Televisions that wait for a game, by the code that each of them shows.

Nothing of it is stored: a code lives some minutes, in the memory of one server.
"""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from sjoelen.desk.error import TooManyTries, UnknownCode, UnknownTelevision

CODE_DIGITS = 6
VALID = timedelta(minutes=10)  # enough to look for a phone
TRIES_WITHIN = timedelta(minutes=1)
WAITING_MAX = 1000  # televisions at once


@dataclass(frozen=True, slots=True)
class Television:
    """A television: its secret, its code, the request that made it, and the link that it was sent."""

    secret: str
    code: str
    request: str
    until: datetime
    link: str | None = None


@dataclass(frozen=True, slots=True)
class WaitingRoom:
    """The televisions by code, and the times of tries by their kind and the address that tried."""

    televisions: dict[str, Television] = field(default_factory=dict)
    tries: dict[tuple[str, str], tuple[datetime, ...]] = field(default_factory=dict)


def seat(room: WaitingRoom, television: Television) -> bool:
    """Let a television wait under its code; False where another has that code."""
    return room.televisions.setdefault(television.code, television) is television


def by_request(room: WaitingRoom, request: str) -> Television | None:
    """Return the television that this request made."""
    return next((other for other in tuple(room.televisions.values()) if other.request == request), None)


def by_secret(room: WaitingRoom, secret: str, now: datetime) -> Television:
    """Return the television of this secret; raises UnknownTelevision."""
    empty_seats(room, now)
    for television in tuple(room.televisions.values()):
        if television.secret == secret:
            return television
    raise UnknownTelevision


def by_code(room: WaitingRoom, code: str, now: datetime) -> Television:
    """Return the television that shows this code; raises UnknownCode."""
    empty_seats(room, now)
    television = room.televisions.get(code)
    if television is None or television.link is not None:
        raise UnknownCode(code=code)
    return television


def hand_over(room: WaitingRoom, code: str, link: str) -> None:
    """Give a link to the television of this code, if it still waits."""
    television = room.televisions.get(code)
    if television is not None and television.link is None:
        room.televisions[code] = replace(television, link=link)


def empty_seats(room: WaitingRoom, now: datetime) -> None:
    """Forget the televisions whose code has expired."""
    for code, television in tuple(room.televisions.items()):
        if television.until <= now:
            room.televisions.pop(code, None)


def limit_tries(room: WaitingRoom, kind: str, peer: str, now: datetime, most: int) -> None:
    """Raise TooManyTries after so many tries in a minute."""
    recent = _recent(room.tries.get((kind, peer), ()), now)
    if len(recent) >= most:
        seconds = (recent[0] + TRIES_WITHIN - now).total_seconds()
        raise TooManyTries(seconds=int(seconds) + 1)


def count_try(room: WaitingRoom, kind: str, peer: str, now: datetime) -> None:
    """Count one try, and forget the old ones of everybody."""
    room.tries[kind, peer] = (*room.tries.get((kind, peer), ()), now)
    for key, times in tuple(room.tries.items()):
        if recent := _recent(times, now):
            room.tries[key] = recent
        else:
            room.tries.pop(key, None)


def _recent(times: tuple[datetime, ...], now: datetime) -> tuple[datetime, ...]:
    return tuple(time for time in times if timedelta() <= now - time < TRIES_WITHIN)
