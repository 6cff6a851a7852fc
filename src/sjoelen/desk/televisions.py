"""Commands of a television that waits, and of the owner who sends it a game to look at."""

from dataclasses import dataclass

from sjoelen.desk.error import TooManyTries, UnknownCode
from sjoelen.desk.links import NewLink, Strength, issue_link
from sjoelen.desk.ports import Ports, Request
from sjoelen.desk.waiting_room import (
    CODE_DIGITS,
    TRIES_WITHIN,
    VALID,
    WAITING_MAX,
    Television,
    by_code,
    by_request,
    by_secret,
    count_try,
    empty_seats,
    hand_over,
    limit_tries,
    seat,
)

NEW, WRONG = "new", "wrong"
NEW_CODES_MAX = 30  # a minute and address
WRONG_CODES_MAX = 10  # a minute and address: with ten televisions, one guess in a hundred thousand is right


@dataclass(frozen=True, slots=True)
class TelevisionView:
    """A television as it sees itself: its secret, its code, and the link once somebody sent one."""

    television: str
    code: str
    link: str | None


def show_code(ports: Ports, request: Request, peer: str) -> TelevisionView:
    """Give a television a code to show; raises TooManyTries."""
    now, identity = ports.clock.now().at, f"{request.scope}\0{request.key}"
    room = ports.waiting_room
    empty_seats(room, now)
    if seated := by_request(room, identity):
        return _view(seated)
    limit_tries(room, NEW, peer, now, NEW_CODES_MAX)
    count_try(room, NEW, peer, now)
    if len(room.televisions) >= WAITING_MAX:
        raise TooManyTries(seconds=int(TRIES_WITHIN.total_seconds()))
    while True:
        code = f"{ports.dice.randrange(10**CODE_DIGITS):0{CODE_DIGITS}}"
        television = Television(ports.ids.new(), code, identity, now + VALID)
        if seat(room, television):
            return _view(television)


def show_television(ports: Ports, secret: str) -> TelevisionView:
    """Return the television of this secret; raises UnknownTelevision."""
    return _view(by_secret(ports.waiting_room, secret, ports.clock.now().at))


def send_game(ports: Ports, request: Request, token: str, code: str, peer: str) -> NewLink:
    """Send the television of this code a new link to look at the game.

    Raises UnknownGame, LinkTooWeak, UnknownCode, TooManyTries.
    """
    room, now, digits = ports.waiting_room, ports.clock.now().at, "".join(code.split())

    def find() -> None:
        limit_tries(room, WRONG, peer, now, WRONG_CODES_MAX)
        try:
            by_code(room, digits, now)
        except UnknownCode:
            count_try(room, WRONG, peer, now)
            raise

    sent = issue_link(ports, request, token, Strength.LOOK, check=find)
    hand_over(room, digits, sent.link)
    return sent


def _view(television: Television) -> TelevisionView:
    return TelevisionView(television.secret, television.code, television.link)
