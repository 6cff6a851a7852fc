"""Games at a desk to try things on."""

from itertools import count

from sjoelen.desk import home_game, turn_commands
from sjoelen.desk.game_view import GameView
from sjoelen.desk.home_game import GameSettings
from sjoelen.desk.player_commands import Newcomer
from sjoelen.desk.ports import Ports, Request
from sjoelen.home.game import Slot
from sjoelen.rules.turn_record import TurnRecord
from sjoelen.storage.log import SqlLog

KEYS = count()


def new_request(key: str | None = None, content: str = "", scope: str = "/", device: str = "") -> Request:
    return Request(scope, key or f"fresh-{next(KEYS)}", content, device)


def settings_of(*players: str, people: tuple[str, ...] = ()) -> GameSettings:
    joining = (*map(Newcomer, players), *(Newcomer(person=person) for person in people))
    return GameSettings("ans-2026", 2, (), joining)


def new_game(
    ports: Ports, *players: str, request: Request | None = None, notebook: str | None = None
) -> GameView:
    return home_game.new_game(ports, request or new_request(), settings_of(*players), notebook)


def link_of(game: GameView) -> str:
    assert game.link is not None
    return game.link


def write(
    ports: Ports,
    link: str,
    slot: Slot,
    record: TurnRecord,
    request: Request | None = None,
    *,
    expects: int | None = None,
) -> GameView:
    return turn_commands.record_turn(ports, request or new_request(), link, slot, record, expects=expects)


def the_stream(log: SqlLog) -> str:
    (stream,) = (stream for stream in log.streams() if stream.startswith("home-game/"))
    return stream


def events(log: SqlLog) -> list[str]:
    with log.reading() as transaction:
        return [envelope.type for stream in log.streams() for envelope in transaction.read(stream)]
