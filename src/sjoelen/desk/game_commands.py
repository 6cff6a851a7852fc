"""Loading a game from its log, and running a command on it exactly once."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from sjoelen.desk.encryption import decrypt, encrypt
from sjoelen.desk.error import UnknownGame, WritersCrossed
from sjoelen.desk.event_encoding import decode_event, encode_event
from sjoelen.desk.ports import ANYONE, Ports, Request, Transaction
from sjoelen.desk.serialization import from_json, to_json
from sjoelen.home.events import HomeEvent
from sjoelen.home.game import HomeGame, replay

CACHED_GAMES_MAX = 500  # games cached in memory
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class EntryOrigin:
    """The time of an entry and the device that made it."""

    at: str
    by: str


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game, its stream, the origins of its entries, and the strength of the link that opened it."""

    stream: str
    game: HomeGame = field(default_factory=HomeGame)
    origins: tuple[EntryOrigin, ...] = ()
    strength: str = ""


@dataclass(frozen=True, slots=True)
class UnitOfWork:
    """A command in progress: the ports, its transaction and the device that sent it."""

    ports: Ports
    transaction: Transaction
    device: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """The stored result of a request: the state that it showed, and the link that it handed out."""

    stream: str
    sequence: int
    token: str = ""
    strength: str = ""


def run_once(
    ports: Ports,
    request: Request,
    command: Callable[[UnitOfWork], tuple[Receipt, Result]],
    repeat: Callable[[Transaction, Receipt], Result],
) -> Result:
    """Run a command once; the same request again gets the same result and changes nothing.

    A refused command leaves no trace. `repeat` builds the result from the receipt, and checks the link again.
    """
    while True:
        try:
            return _once(ports, request, command, repeat)
        except WritersCrossed:  # the other transaction was committed
            continue


def _once(
    ports: Ports,
    request: Request,
    command: Callable[[UnitOfWork], tuple[Receipt, Result]],
    repeat: Callable[[Transaction, Receipt], Result],
) -> Result:
    key = f"{request.scope}\0{request.key}"
    with ports.log.writing() as transaction:
        if stored := transaction.stored_response(request):
            return repeat(transaction, _decrypted(from_json(Receipt, stored), key))
        receipt, result = command(UnitOfWork(ports, transaction, request.device))
        encrypted = replace(receipt, token=encrypt(receipt.token, key)) if receipt.token else receipt
        transaction.store_response(request, to_json(encrypted))
        return result


def _decrypted(receipt: Receipt, key: str) -> Receipt:
    """Return the receipt with its token readable; raises UnknownGame where it was damaged."""
    token = decrypt(receipt.token, key) if receipt.token else ""
    if token is None:
        raise UnknownGame
    return replace(receipt, token=token)


def load_game(ports: Ports, transaction: Transaction, stream: str) -> OpenGame:
    """Return the game as its stream tells it; only the events since the last call are read.

    Not to be called after writing in the same transaction: uncommitted events must not be cached.
    """
    cached: OpenGame = ports.game_cache.get(stream) or OpenGame(stream)
    open_game = read_new_events(transaction, cached)
    if open_game is not cached:
        ports.game_cache.pop(stream, None)
        ports.game_cache[stream] = open_game
        for oldest in list(ports.game_cache)[:-CACHED_GAMES_MAX]:
            ports.game_cache.pop(oldest, None)
    return open_game


def read_new_events(transaction: Transaction, open_game: OpenGame, until: int | None = None) -> OpenGame:
    """Return the game with its new events, up to this one; the same object where there are none."""
    new = transaction.read(open_game.stream, after=len(open_game.game.entries))
    if until is not None:
        new = new[: max(0, until - len(open_game.game.entries))]
    if not new:
        return open_game
    origins = tuple(EntryOrigin(envelope.at, envelope.by) for envelope in new)
    return replace(
        open_game, game=replay(map(decode_event, new), open_game.game), origins=open_game.origins + origins
    )


def load_game_at(transaction: Transaction, open_game: OpenGame, sequence: int) -> OpenGame:
    """Return the game as it was after this event."""
    if len(open_game.game.entries) == sequence:
        return open_game
    return read_new_events(transaction, OpenGame(open_game.stream, strength=open_game.strength), sequence)


def store_events(unit: UnitOfWork, open_game: OpenGame, events: tuple[HomeEvent, ...]) -> OpenGame:
    """Append events to the log; return the game after them."""
    sealed = unit.transaction.append(
        open_game.stream,
        len(open_game.game.entries),
        map(encode_event, events),
        by=device_code(unit.device, open_game.stream),
        moment=unit.ports.clock.now(),
    )
    origins = tuple(EntryOrigin(envelope.at, envelope.by) for envelope in sealed)
    return replace(open_game, game=replay(events, open_game.game), origins=open_game.origins + origins)


def device_code(device: str, stream: str) -> str:
    """Return a code of the device that is stable within one game and differs between games."""
    return hashlib.sha256(f"{stream}\0{device}".encode()).hexdigest()[:8] if device else ANYONE
