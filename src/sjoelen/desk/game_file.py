"""A whole game as one file, and back: the chain as it was sealed, and the names beside it."""

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import msgspec

from sjoelen.desk.error import FileAltered, FileFromTheFuture, FileTorn, GameAlreadyHere, StreamMoved
from sjoelen.desk.facts import event_of
from sjoelen.desk.links import GAMES, Strength, admit, issue
from sjoelen.desk.name import MOST_SIGNS, tidy_name
from sjoelen.desk.ports import Book, Desk, Envelope, Name, Request
from sjoelen.desk.sheet import Game, shown
from sjoelen.desk.table import Mark, Pen, Receipt, Table, as_of, once
from sjoelen.desk.turns import account
from sjoelen.error import ConflictError, IllegalError, UnknownError
from sjoelen.rules.account import Account
from sjoelen.tournament.consistent import check
from sjoelen.tournament.friendly import FriendlyGame, replay
from sjoelen.tournament.friendly_events import GameStarted, TurnRecorded
from sjoelen.tournament.written_turn import Total, points_of

FORMAT = "sjoelen-game"
VERSION = 1


class Sealed(msgspec.Struct, forbid_unknown_fields=True):
    """An event as it lies in a file: an envelope whose payload is not looked into yet."""

    stream: str
    sequence: int
    at: str
    zone: str
    by: str
    type: str
    version: int
    payload: dict[str, Any]
    previous_hash: str
    hash: str


class Content(msgspec.Struct, forbid_unknown_fields=True):
    """What a file holds; `check` is the SHA-256 of all the rest."""

    format: str
    version: int
    events: tuple[Sealed, ...]
    names: tuple[tuple[str, str, str], ...]
    check: str


def export_game(desk: Desk, token: str) -> str:
    """The game as the text of a file; raises UnknownGame, LinkTooWeak."""
    with desk.log.reading() as book:
        stream = admit(desk, book, token, Strength.OWN).stream
        events = [asdict(envelope) for envelope in book.read(stream)]
        names = [[name.id, name.person, name.text] for name in book.names_about(stream)]
    content = {"format": FORMAT, "version": VERSION, "events": events, "names": names}
    return json.dumps({**content, "check": _check(content)}, ensure_ascii=False, indent=1) + "\n"


def import_game(desk: Desk, request: Request, text: str) -> Game:
    """Take a game in, with a link for whoever brings it; the links of before do not open it here.

    Raises FileTorn, FileAltered, FileFromTheFuture, FactFromTheFuture, BrokenChain, GameAlreadyHere.
    """

    def act(pen: Pen) -> tuple[Receipt, Game]:
        content = _read(text)
        events = tuple(Envelope(**msgspec.structs.asdict(event)) for event in content.events)
        stream = events[0].stream
        names = [
            Name(id_, person, stream, tidy_name(told, MOST_SIGNS)) for id_, person, told in content.names
        ]
        try:
            pen.book.adopt(events)
        except StreamMoved:
            raise GameAlreadyHere from None
        game = _judged(events)
        if pen.book.names(name.id for name in names):
            raise FileAltered
        pen.book.write_names(names)
        marks = tuple(Mark(envelope.at, envelope.by) for envelope in events)
        given = desk.ids.new()
        after = issue(pen, Table(stream, game, marks, Strength.OWN), Strength.OWN, given)
        return Receipt(stream, len(after.game.entries), given), shown(pen.book, after, given)

    def again(book: Book, receipt: Receipt) -> Game:
        table = as_of(book, Table(receipt.stream, strength=Strength.OWN), receipt.sequence)
        return shown(book, table, receipt.token)

    return once(desk, request, act, again)


def _read(text: str) -> Content:
    """The content of an unharmed file of a form that is known."""
    try:
        told: Any = json.loads(text, parse_float=_refuse, parse_constant=_refuse)
        form, version = told["format"], told["version"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise FileTorn from None
    if form != FORMAT or type(version) is not int:
        raise FileTorn
    if version > VERSION:
        raise FileFromTheFuture(version=version)
    try:
        content = msgspec.convert(told, Content)
    except msgspec.ValidationError:
        raise FileAltered from None
    if content.check != _check({name: value for name, value in told.items() if name != "check"}):
        raise FileAltered
    streams = {envelope.stream for envelope in content.events}
    if len(streams) != 1 or not re.fullmatch(f"{GAMES}[A-Za-z0-9_-]{{1,64}}", streams.pop()):
        raise FileAltered
    return content


def _refuse(number: str) -> None:
    """A file of a game holds whole numbers only."""
    raise ValueError(number)


def _judged(events: Sequence[Envelope]) -> FriendlyGame:
    """The game, when it is one that these rules allow; a chain can be forged, a turn of 400 points not."""
    try:
        game = replay(map(event_of, events))
        if not isinstance(game.entries[0].event, GameStarted):
            raise FileAltered
        check(game, game)
        for turn in (entry.event for entry in game.entries if isinstance(entry.event, TurnRecorded)):
            if points_of(_written(turn), game.edition) != turn.points:
                raise FileAltered
    except (IllegalError, ConflictError, UnknownError, msgspec.ValidationError):
        raise FileAltered from None
    return game


def _written(turn: TurnRecorded) -> Account | Total:
    if turn.total is not None:
        return Total(turn.total)
    return account(turn.counts, turn.occurrences, turn.bonus, turn.bonus_declined, discs=turn.discs)


def _check(content: dict[str, Any]) -> str:
    text = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()
