"""A game on the table, and the one way to change what lies there."""

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

MOST_FOLDS = 500  # games that are kept folded in memory
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class EntryOrigin:
    """When an entry was made, and by which device."""

    at: str
    by: str


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game, its stream, the marks of its entries, and how far the link goes that opened it."""

    stream: str
    game: HomeGame = field(default_factory=HomeGame)
    origins: tuple[EntryOrigin, ...] = ()
    strength: str = ""


@dataclass(frozen=True, slots=True)
class UnitOfWork:
    """What it takes to write: the outside world, the book and the device of who writes."""

    ports: Ports
    transaction: Transaction
    device: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """All that is kept of an answer: what it showed, and the link that it handed out."""

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
    """The same request again changes nothing and gets the same answer; what is refused leaves no trace.

    `again` answers by the receipt, and checks whether the link still holds.
    """
    while True:
        try:
            return _once(ports, request, command, repeat)
        except WritersCrossed:  # the other one got through
            continue


def _once(
    ports: Ports,
    request: Request,
    command: Callable[[UnitOfWork], tuple[Receipt, Result]],
    repeat: Callable[[Transaction, Receipt], Result],
) -> Result:
    key = f"{request.scope}\0{request.key}"
    with ports.log.writing() as transaction:
        if stored := transaction.answer(request):
            return repeat(transaction, _decrypted(from_json(Receipt, stored), key))
        receipt, result = command(UnitOfWork(ports, transaction, request.device))
        encrypted = replace(receipt, token=encrypt(receipt.token, key)) if receipt.token else receipt
        transaction.write_answer(request, to_json(encrypted))
        return result


def _decrypted(receipt: Receipt, key: str) -> Receipt:
    """Return the receipt with its token readable; raises UnknownGame where it was damaged."""
    token = decrypt(receipt.token, key) if receipt.token else ""
    if token is None:
        raise UnknownGame
    return replace(receipt, token=token)


def load_game(ports: Ports, transaction: Transaction, stream: str) -> OpenGame:
    """The game as its stream tells it; only what came since the last look is read.

    Never asked after writing in the same block: what may still be rolled back is not kept.
    """
    cached: OpenGame = ports.folds.get(stream) or OpenGame(stream)
    open_game = read_new_events(transaction, cached)
    if open_game is not cached:
        ports.folds.pop(stream, None)
        ports.folds[stream] = open_game
        for oldest in list(ports.folds)[:-MOST_FOLDS]:
            ports.folds.pop(oldest, None)
    return open_game


def read_new_events(transaction: Transaction, open_game: OpenGame, until: int | None = None) -> OpenGame:
    """The game with what has been written since, up to this event; nothing new: the very same table."""
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
    """The game as it was after this event."""
    if len(open_game.game.entries) == sequence:
        return open_game
    return read_new_events(transaction, OpenGame(open_game.stream, strength=open_game.strength), sequence)


def store_events(unit: UnitOfWork, open_game: OpenGame, events: tuple[HomeEvent, ...]) -> OpenGame:
    """The game after these facts, which are then in the log."""
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
    """A device within one game: the same each time, and telling nothing about it elsewhere."""
    return hashlib.sha256(f"{stream}\0{device}".encode()).hexdigest()[:8] if device else ANYONE
