"""Games at a desk to try things on."""

from itertools import count

from sjoelen.desk import home_game, turn_commands
from sjoelen.desk.game_view import Game
from sjoelen.desk.home_game import Agreed
from sjoelen.desk.player_commands import Joining
from sjoelen.desk.ports import Desk, Request
from sjoelen.home.game import Slot
from sjoelen.rules.turn_record import TurnRecord
from sjoelen.storage.log import SqlLog

KEYS = count()


def asked(key: str | None = None, content: str = "", scope: str = "/", device: str = "") -> Request:
    return Request(scope, key or f"fresh-{next(KEYS)}", content, device)


def agreed(*players: str, people: tuple[str, ...] = ()) -> Agreed:
    joining = (*map(Joining, players), *(Joining(person=person) for person in people))
    return Agreed("ans-2026", 2, (), joining)


def new_game(desk: Desk, *players: str, request: Request | None = None, notebook: str | None = None) -> Game:
    return home_game.new_game(desk, request or asked(), agreed(*players), notebook)


def link_of(game: Game) -> str:
    assert game.link is not None
    return game.link


def write(
    desk: Desk,
    link: str,
    slot: Slot,
    record: TurnRecord,
    request: Request | None = None,
    *,
    expects: int | None = None,
) -> Game:
    return turn_commands.record_turn(desk, request or asked(), link, slot, record, expects=expects)


def the_stream(log: SqlLog) -> str:
    (stream,) = (stream for stream in log.streams() if stream.startswith("home-game/"))
    return stream


def events(log: SqlLog) -> list[str]:
    with log.reading() as book:
        return [envelope.type for stream in log.streams() for envelope in book.read(stream)]
