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
from sjoelen.error import SjoelenError
from sjoelen.home.game import HomeGame
from sjoelen.home.judgement import judge

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
    events, names = read_file(FORM, text)
    ports.log.check_chain(events)
    game, stream = _judged(events), events[0].stream

    def command(unit: UnitOfWork) -> tuple[Receipt, GameView]:
        try:
            unit.transaction.adopt(events)
        except StreamMoved:
            raise GameAlreadyHere from None
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


def _judged(envelopes: Sequence[Envelope]) -> HomeGame:
    """Return the game; raises FileAltered where its events do not follow, since a chain can be forged."""
    try:
        events = [decode_event(envelope) for envelope in envelopes]
    except (ValidationError, LookupError):
        raise FileAltered from None
    try:
        return judge(events)
    except SjoelenError as error:
        raise FileAltered from error
