"""A whole game as one file, and back: the chain as it was sealed, and the names beside it."""

from collections.abc import Sequence

from pydantic import ValidationError

from sjoelen.desk.error import FileAltered, GameAlreadyHere, StreamMoved
from sjoelen.desk.event_encoding import event_of
from sjoelen.desk.game_commands import Mark, Pen, Receipt, Table, as_of, once
from sjoelen.desk.game_view import Game, shown
from sjoelen.desk.links import GAMES, Strength, admit, issue
from sjoelen.desk.ports import Book, Desk, Envelope, Request
from sjoelen.desk.sealed_file import Form, read, written
from sjoelen.error import ConflictError, IllegalError, UnknownError
from sjoelen.home.consistency import check_consistency
from sjoelen.home.events import GameStarted, TurnRecorded
from sjoelen.home.game import HomeGame, replay
from sjoelen.rules.turn_points import points_of

FORM = Form("sjoelen-game", 1, f"{GAMES}[A-Za-z0-9_-]{{1,64}}")


def export_game(desk: Desk, token: str) -> str:
    """The game as the text of a file; raises UnknownGame, LinkTooWeak."""
    with desk.log.reading() as book:
        stream = admit(desk, book, token, Strength.OWN).stream
        return written(FORM, book.read(stream), book.names_about(stream))


def import_game(desk: Desk, request: Request, text: str) -> Game:
    """Take a game in, with a link for whoever brings it; the links of before do not open it here.

    Raises FileTorn, FileAltered, FileFromTheFuture, FactFromTheFuture, BrokenChain, GameAlreadyHere.
    """

    def act(pen: Pen) -> tuple[Receipt, Game]:
        events, names = read(FORM, text)
        stream = events[0].stream
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


def _judged(events: Sequence[Envelope]) -> HomeGame:
    """The game, when it is one that these rules allow; a chain can be forged, a turn of 400 points not."""
    try:
        game = replay(map(event_of, events))
        if not isinstance(game.entries[0].event, GameStarted):
            raise FileAltered
        check_consistency(game, game)
        for turn in (entry.event for entry in game.entries if isinstance(entry.event, TurnRecorded)):
            if points_of(turn.record, game.edition) != turn.points:
                raise FileAltered
    except (IllegalError, ConflictError, UnknownError, ValidationError):
        raise FileAltered from None
    return game
