"""Who sits at the board, by which name, with whom and with how many points ahead."""

from collections.abc import Iterable
from dataclasses import dataclass

from sjoelen.desk.error import NameOrPerson, NameTaken
from sjoelen.desk.game_commands import Pen, Table, store
from sjoelen.desk.game_view import Game
from sjoelen.desk.links import change
from sjoelen.desk.name import same_name, tidy_name
from sjoelen.desk.people import name_of
from sjoelen.desk.ports import Desk, Name, Request
from sjoelen.home import commands as home_commands
from sjoelen.home.events import Team


@dataclass(frozen=True, slots=True)
class Joining:
    """Who joins: someone by name, or a person of the notebook."""

    name: str | None = None
    person: str | None = None


@dataclass(frozen=True, slots=True)
class Together:
    """A team as it is handed in."""

    name: str
    players: tuple[str, ...]


def add_player(desk: Desk, request: Request, token: str, who: Joining, notebook: str | None = None) -> Game:
    """Let someone join.

    Raises NameEmpty, NameTooLong, NameUnreadable, NameTaken, NameOrPerson, UnknownPerson, TooManyPlayers.
    """
    return change(desk, request, token, lambda pen, table: join(pen, table, who, notebook=notebook))


def rename(desk: Desk, request: Request, token: str, player: str, name: str) -> Game:
    """Let a player go by another name from here on; raises what a name can be refused for."""

    def act(pen: Pen, table: Table) -> Table:
        tidy, id_ = tidy_name(name), desk.ids.new()
        renamed = store(pen, table, home_commands.rename(table.game, player, id_))
        refuse_taken(pen, table, tidy, but=player)
        pen.book.write_names([Name(id_, player, table.stream, tidy)])
        return renamed

    return change(desk, request, token, act)


def leave(desk: Desk, request: Request, token: str, player: str) -> Game:
    """Let a player stop; raises UnknownPlayer, PlayerHasLeft."""
    return change(
        desk, request, token, lambda pen, table: store(pen, table, home_commands.leave(table.game, player))
    )


def rejoin(desk: Desk, request: Request, token: str, player: str) -> Game:
    """Let a player who left play on; raises UnknownPlayer, PlayerHasNotLeft."""
    return change(
        desk, request, token, lambda pen, table: store(pen, table, home_commands.rejoin(table.game, player))
    )


def set_handicap(desk: Desk, request: Request, token: str, player: str, points: int) -> Game:
    """Give points on top of each turn; raises UnknownPlayer, HandicapOutOfRange."""
    return change(
        desk,
        request,
        token,
        lambda pen, table: store(pen, table, home_commands.set_handicap(table.game, player, points)),
    )


def form_teams(desk: Desk, request: Request, token: str, teams: Iterable[Together]) -> Game:
    """Put players together; raises NameTaken and what `home_commands.form_teams` raises."""

    def act(pen: Pen, table: Table) -> Table:
        formed, names = list[Team](), list[Name]()
        for team in teams:
            tidy, id_ = tidy_name(team.name), desk.ids.new()
            _refuse_same(tidy, (name.text for name in names))
            names.append(Name(id_, id_, table.stream, tidy))
            formed.append(Team(id_, team.players))
        after = store(pen, table, home_commands.form_teams(table.game, formed))
        pen.book.write_names(names)
        return after

    return change(desk, request, token, act)


def join(pen: Pen, table: Table, who: Joining, notebook: str | None = None) -> Table:
    """Let someone join the game on the table."""
    match who, notebook:
        case Joining(name=str(text), person=None), _:
            player, tidy = pen.desk.ids.new(), tidy_name(text)
        case Joining(name=None, person=str(player)), str():
            tidy = name_of(pen.desk, pen.book, notebook, player)
        case _:
            raise NameOrPerson
    refuse_taken(pen, table, tidy, but=player)
    id_ = pen.desk.ids.new()
    joined = store(pen, table, home_commands.add_player(table.game, player, id_))
    pen.book.write_names([Name(id_, player, table.stream, tidy)])
    return joined


def refuse_taken(pen: Pen, table: Table, name: str, *, but: str) -> None:
    """Raise NameTaken when another player of the game goes by this name."""
    others = [id_ for player, id_ in table.game.names.items() if player != but]
    _refuse_same(name, pen.book.names(others).values())


def _refuse_same(name: str, taken: Iterable[str]) -> None:
    for other in taken:
        if same_name(name, other):
            raise NameTaken(name=other)
