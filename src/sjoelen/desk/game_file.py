"""Export of a game to a file, its chain of events and its names, and import."""

from collections.abc import Sequence

from pydantic import ValidationError

from sjoelen.desk.error import FileAltered, GameAlreadyHere, StreamMoved
from sjoelen.desk.event_encoding import decode_event
from sjoelen.desk.game_commands import EntryOrigin, OpenGame, Receipt, UnitOfWork, load_game_at, run_once
from sjoelen.desk.game_view import GameView, view_game
from sjoelen.desk.links import GAMES, Strength, authorize, issue_link_token
from sjoelen.desk.ports import Envelope, Ports, Request, Transaction
from sjoelen.desk.sealed_file import FileFormat, read_file, write_file
from sjoelen.error import ConflictError, IllegalError, UnknownError
from sjoelen.home.consistency import check_consistency
from sjoelen.home.events import GameStarted, TurnRecorded
from sjoelen.home.game import HomeGame, replay
from sjoelen.rules.turn_points import points_of

FORM = FileFormat("sjoelen-game", 1, f"{GAMES}[A-Za-z0-9_-]{{1,64}}")


def export_game(ports: Ports, token: str) -> str:
    """Return the text of a file; raises UnknownGame, LinkTooWeak."""
    with ports.log.reading() as transaction:
        stream = authorize(ports, transaction, token, Strength.OWN).stream
        return write_file(FORM, transaction.read(stream), transaction.names_about(stream))


def import_game(ports: Ports, request: Request, text: str) -> GameView:
    """Store the game of a file and issue a new link to it; earlier links do not open it here.

    Raises FileTorn, FileAltered, FileFromTheFuture, FactFromTheFuture, BrokenChain, GameAlreadyHere.
    """

    def command(unit: UnitOfWork) -> tuple[Receipt, GameView]:
        events, names = read_file(FORM, text)
        stream = events[0].stream
        try:
            unit.transaction.adopt(events)
        except StreamMoved:
            raise GameAlreadyHere from None
        game = _judged(events)
        if unit.transaction.names(name.id for name in names):
            raise FileAltered
        unit.transaction.write_names(names)
        origins = tuple(EntryOrigin(envelope.at, envelope.by) for envelope in events)
        token = ports.ids.new()
        after = issue_link_token(unit, OpenGame(stream, game, origins, Strength.OWN), Strength.OWN, token)
        return Receipt(stream, len(after.game.entries), token), view_game(unit.transaction, after, token)

    def repeat(transaction: Transaction, receipt: Receipt) -> GameView:
        open_game = load_game_at(
            transaction, OpenGame(receipt.stream, strength=Strength.OWN), receipt.sequence
        )
        return view_game(transaction, open_game, receipt.token)

    return run_once(ports, request, command, repeat)


def _judged(events: Sequence[Envelope]) -> HomeGame:
    """Return the game; raises FileAltered where the rules do not allow it, since a chain can be forged."""
    try:
        game = replay(map(decode_event, events))
        if not isinstance(game.entries[0].event, GameStarted):
            raise FileAltered
        check_consistency(game, game)
        for turn in (entry.event for entry in game.entries if isinstance(entry.event, TurnRecorded)):
            if points_of(turn.record, game.edition) != turn.points:
                raise FileAltered
    except (IllegalError, ConflictError, UnknownError, ValidationError):
        raise FileAltered from None
    return game
