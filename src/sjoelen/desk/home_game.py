"""Keeping the score of a game at home: each change is stored before it is answered, and has one effect."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial, reduce

import msgspec

from sjoelen.desk.error import NameTaken, TallyOrTotal, UnknownGame
from sjoelen.desk.facts import event_of, fact_of
from sjoelen.desk.name import same_name, tidy_name
from sjoelen.desk.ports import Book, Desk, Request
from sjoelen.desk.sheet import Game, sheet
from sjoelen.rules.tally import Tally
from sjoelen.tournament import friendly
from sjoelen.tournament.friendly import FriendlyGame
from sjoelen.tournament.friendly_events import FriendlyEvent
from sjoelen.tournament.written_turn import Counts, Total


@dataclass(frozen=True, slots=True)
class Written:
    """A turn as it is handed in: four counts in board order with their bonus slides, or only a total."""

    player: str
    turn: int
    tally: tuple[int, ...] | None = None
    after: int | None = None
    total: int | None = None
    bonus: tuple[int, ...] = ()
    bonus_declined: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A game and the identity it is known by."""

    id: str
    game: FriendlyGame


@dataclass(frozen=True, slots=True)
class Pen:
    """What it takes to write: the outside world, the book and who writes."""

    desk: Desk
    book: Book
    by: str


def new_game(
    desk: Desk,
    request: Request,
    *,
    edition: str,
    turns: int | None,
    house_rules: Iterable[str],
    players: Iterable[str],
) -> Game:
    """Start a game with these people; raises what `friendly.start` and `add_player` raise."""

    def act(pen: Pen) -> Table:
        table = _store(
            pen, Table(desk.ids.new(), FriendlyGame()), friendly.start(edition, house_rules, turns)
        )
        return reduce(partial(_join, pen), players, table)

    return _once(desk, request, act)


def add_player(desk: Desk, request: Request, game_id: str, name: str) -> Game:
    """Let someone join; raises NameEmpty, NameTooLong, NameUnreadable, NameTaken, TooManyPlayers."""
    return _once(desk, request, lambda pen: _join(pen, _open(pen.book, game_id), name))


def draw_starter(desk: Desk, request: Request, game_id: str) -> Game:
    """Let the dice say who starts; raises NobodyToDraw, StarterAlreadyDrawn."""

    def act(pen: Pen) -> Table:
        table = _open(pen.book, game_id)
        return _store(pen, table, friendly.draw_starter(table.game, desk.dice))

    return _once(desk, request, act)


def record_turn(desk: Desk, request: Request, game_id: str, written: Written) -> Game:
    """Write down a turn; raises TallyOrTotal and what `friendly.record_turn` raises."""

    def act(pen: Pen) -> Table:
        table, result = _open(pen.book, game_id), _result(written)
        return _store(pen, table, friendly.record_turn(table.game, written.player, written.turn, result))

    return _once(desk, request, act)


def undo_entry(desk: Desk, request: Request, game_id: str, sequence: int) -> Game:
    """Let an entry no longer count, or count again; raises NameTaken and what `friendly.undo` raises."""

    def act(pen: Pen) -> Table:
        before = _open(pen.book, game_id)
        after = _store(pen, before, friendly.undo(before.game, sequence))
        names = pen.book.names(after.game.players)
        for player in set(after.game.players) - set(before.game.players):
            _refuse_taken(names.pop(player, ""), names.values())
        return after

    return _once(desk, request, act)


def show_game(desk: Desk, game_id: str) -> Game:
    """The sheet as it is now; raises UnknownGame."""
    with desk.log.reading() as book:
        return _shown(book, _open(book, game_id))


def _once(desk: Desk, request: Request, act: Callable[[Pen], Table]) -> Game:
    """The same request again changes nothing and gets the same answer; what is refused leaves no trace."""
    with desk.log.writing() as book:
        if known := book.answer(request):
            return msgspec.json.decode(known, type=Game)
        game = _shown(book, act(Pen(desk, book, request.by)))
        book.write_answer(request, msgspec.json.encode(game).decode())
        return game


def _join(pen: Pen, table: Table, name: str) -> Table:
    tidy, player = tidy_name(name), pen.desk.ids.new()
    _refuse_taken(tidy, pen.book.names(table.game.players).values())
    joined = _store(pen, table, friendly.add_player(table.game, player))
    pen.book.write_names({player: tidy})
    return joined


def _refuse_taken(name: str, taken: Iterable[str]) -> None:
    for other in taken:
        if same_name(name, other):
            raise NameTaken(name=other)


def _result(written: Written) -> Counts | Total:
    match written:
        case Written(tally=None, total=int(points), after=None, bonus=(), bonus_declined=False):
            return Total(points)
        case Written(tally=tuple(counts), total=None):
            return Counts(Tally(counts), written.after, written.bonus, written.bonus_declined)
        case _:
            raise TallyOrTotal


def _stream(game_id: str) -> str:
    return f"home-game/{game_id}"


def _open(book: Book, game_id: str) -> Table:
    envelopes = book.read(_stream(game_id))
    if not envelopes:
        raise UnknownGame(game=game_id)
    return Table(game_id, friendly.replay(map(event_of, envelopes)))


def _store(pen: Pen, table: Table, events: tuple[FriendlyEvent, ...]) -> Table:
    pen.book.append(
        _stream(table.id),
        len(table.game.entries),
        map(fact_of, events),
        by=pen.by,
        moment=pen.desk.clock.now(),
    )
    return replace(table, game=friendly.replay(events, table.game))


def _shown(book: Book, table: Table) -> Game:
    return sheet(table.id, table.game, book.names(table.game.players))
