"""Keeping the score of a game at home: each change is stored before it is answered, and has one effect."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

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

Decide = Callable[[FriendlyGame], tuple[FriendlyEvent, ...]]


@dataclass(frozen=True, slots=True)
class Written:
    """A turn as it is handed in: four counts in board order with their bonus slides, or only a total."""

    player: str
    turn: int
    tally: Sequence[int] | None = None
    after: int | None = None
    total: int | None = None
    bonus: Sequence[int] = ()
    bonus_declined: bool = False


def new_game(
    desk: Desk, request: Request, *, edition: str, turns: int, house_rules: Iterable[str], players: Iterable[str]
) -> Game:
    """Start a game with these people; raises what `friendly.start` and `add_player` raise."""

    def act(book: Book) -> Game:
        game_id = desk.ids.new()
        game = _store(desk, book, request, game_id, FriendlyGame(), friendly.start(edition, house_rules, turns))
        for name in players:
            game = _join(desk, book, request, game_id, game, name)
        return _shown(book, game_id, game)

    return _once(desk, request, act)


def add_player(desk: Desk, request: Request, game_id: str, name: str) -> Game:
    """Let someone join; raises NameEmpty, NameTooLong, NameUnreadable, NameTaken, TooManyPlayers."""

    def act(book: Book) -> Game:
        game = _join(desk, book, request, game_id, _open(book, game_id), name)
        return _shown(book, game_id, game)

    return _once(desk, request, act)


def draw_starter(desk: Desk, request: Request, game_id: str) -> Game:
    """Let the dice say who starts; raises NobodyToDraw, StarterAlreadyDrawn."""
    return _change(desk, request, game_id, lambda game: friendly.draw_starter(game, desk.dice))


def record_turn(desk: Desk, request: Request, game_id: str, written: Written) -> Game:
    """Write down a turn; raises TallyOrTotal and what `friendly.record_turn` raises."""
    result = _result(written)
    return _change(
        desk,
        request,
        game_id,
        lambda game: friendly.record_turn(game, written.player, written.turn, result),
    )


def undo_entry(desk: Desk, request: Request, game_id: str, sequence: int) -> Game:
    """Let an entry no longer count, or count again; raises NameTaken and what `friendly.undo` raises."""

    def act(book: Book) -> Game:
        game = _open(book, game_id)
        after = _store(desk, book, request, game_id, game, friendly.undo(game, sequence))
        names = book.names(after.players)
        for player in set(after.players) - set(game.players):
            _refuse_taken(names.pop(player, ""), names.values())
        return _shown(book, game_id, after)

    return _once(desk, request, act)


def show_game(desk: Desk, game_id: str) -> Game:
    """The sheet as it is now; raises UnknownGame."""
    with desk.log.reading() as book:
        return _shown(book, game_id, _open(book, game_id))


def _once(desk: Desk, request: Request, act: Callable[[Book], Game]) -> Game:
    """The same request again changes nothing and gets the same answer; what is refused leaves no trace."""
    with desk.log.writing() as book:
        if known := book.answer(request):
            return msgspec.json.decode(known, type=Game)
        game = act(book)
        book.write_answer(request, msgspec.json.encode(game).decode())
        return game


def _change(desk: Desk, request: Request, game_id: str, decide: Decide) -> Game:
    def act(book: Book) -> Game:
        game = _open(book, game_id)
        return _shown(book, game_id, _store(desk, book, request, game_id, game, decide(game)))

    return _once(desk, request, act)


def _join(
    desk: Desk, book: Book, request: Request, game_id: str, game: FriendlyGame, name: str
) -> FriendlyGame:
    tidy, player = tidy_name(name), desk.ids.new()
    _refuse_taken(tidy, book.names(game.players).values())
    game = _store(desk, book, request, game_id, game, friendly.add_player(game, player))
    book.write_names({player: tidy})
    return game


def _refuse_taken(name: str, taken: Iterable[str]) -> None:
    for other in taken:
        if same_name(name, other):
            raise NameTaken(name=other)


def _result(written: Written) -> Counts | Total:
    if (written.tally is None) == (written.total is None):
        raise TallyOrTotal
    if written.tally is not None:
        bonus = tuple(written.bonus)
        return Counts(Tally(tuple(written.tally)), written.after, bonus, written.bonus_declined)
    if written.bonus or written.bonus_declined or written.after is not None or written.total is None:
        raise TallyOrTotal
    return Total(written.total)


def _stream(game_id: str) -> str:
    return f"home-game/{game_id}"


def _open(book: Book, game_id: str) -> FriendlyGame:
    envelopes = book.read(_stream(game_id))
    if not envelopes:
        raise UnknownGame(game=game_id)
    return friendly.replay(map(event_of, envelopes))


def _store(
    desk: Desk,
    book: Book,
    request: Request,
    game_id: str,
    game: FriendlyGame,
    events: tuple[FriendlyEvent, ...],
) -> FriendlyGame:
    book.append(
        _stream(game_id), len(game.entries), map(fact_of, events), by=request.by, moment=desk.clock.now()
    )
    return friendly.replay(events, game)


def _shown(book: Book, game_id: str, game: FriendlyGame) -> Game:
    return sheet(game_id, game, book.names(game.players))
