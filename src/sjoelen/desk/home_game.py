"""Keeping the score of a game at home: each change is stored before it is answered, and has one effect."""

from dataclasses import dataclass
from functools import partial, reduce

from sjoelen.desk.game_commands import Pen, Table, store
from sjoelen.desk.game_view import Game, shown
from sjoelen.desk.links import Strength, admit, change, stands
from sjoelen.desk.new_game import begin
from sjoelen.desk.player_commands import Joining, join, refuse_taken
from sjoelen.desk.ports import Desk, Name, Request
from sjoelen.home import commands as home_commands
from sjoelen.home.events import Team
from sjoelen.home.game import HomeGame


@dataclass(frozen=True, slots=True)
class Agreed:
    """What a game is played by, and who plays."""

    edition: str
    turns: int | None
    house_rules: tuple[str, ...]
    players: tuple[Joining, ...]


def new_game(desk: Desk, request: Request, agreed: Agreed, notebook: str | None = None) -> Game:
    """Start a game with these people, noted at once where a notebook is given.

    Raises what `home_commands.start` and `join` raise, UnknownNotebook.
    """

    def act(pen: Pen, table: Table) -> Table:
        started = store(pen, table, home_commands.start(agreed.edition, agreed.house_rules, agreed.turns))
        return reduce(partial(join, pen, notebook=notebook), agreed.players, started)

    return begin(desk, request, act, notebook)


def show_game(desk: Desk, token: str) -> Game:
    """The sheet as it is now; raises UnknownGame."""
    with desk.log.reading() as book:
        return shown(book, admit(desk, book, token, Strength.LOOK))


def show_since(desk: Desk, token: str, seen: int | None) -> Game | None:
    """The sheet, None when event number `seen` is still its last; raises UnknownGame."""
    if stands(desk, token)[1] == seen:
        return None
    return show_game(desk, token)


def draw_starter(desk: Desk, request: Request, token: str) -> Game:
    """Let the dice say who starts; raises NobodyToDraw, StarterAlreadyDrawn."""
    return change(
        desk,
        request,
        token,
        lambda pen, table: store(pen, table, home_commands.draw_starter(table.game, desk.dice)),
    )


def undo_entry(desk: Desk, request: Request, token: str, sequence: int) -> Game:
    """Let an entry no longer count, or count again; raises NameTaken and what `home_commands.undo` raises."""

    def act(pen: Pen, table: Table) -> Table:
        after = store(pen, table, home_commands.undo(table.game, sequence))
        names = pen.book.names(after.game.names.values())
        for player, name in after.game.names.items():
            if table.game.names.get(player) != name:
                refuse_taken(pen, after, names.get(name, ""), but=player)
        return after

    return change(desk, request, token, act)


def rematch(desk: Desk, request: Request, token: str, notebook: str | None = None) -> Game:
    """The same people, who have not left, with the same rules, handicaps and teams, in a game of its own.

    Raises UnknownGame, LinkTooWeak.
    """

    def act(pen: Pen, table: Table) -> Table:
        old = admit(desk, pen.book, token, Strength.ENTER).game
        started = old.agreement
        after = store(pen, table, home_commands.start(started.edition, started.house_rules, started.turns))
        texts = pen.book.names([*old.names.values(), *(team.team for team in old.teams)])
        for player in (each for each in old.players if each not in old.left):
            name = desk.ids.new()
            after = store(pen, after, home_commands.add_player(after.game, player, name))
            pen.book.write_names([Name(name, player, table.stream, texts.get(old.names[player], ""))])
            if points := old.handicaps.get(player):
                after = store(pen, after, home_commands.set_handicap(after.game, player, points))
        return _same_teams(pen, after, old, texts)

    return begin(desk, request, act, notebook)


def _same_teams(pen: Pen, table: Table, old: HomeGame, texts: dict[str, str]) -> Table:
    teams = []
    for team in old.teams:
        players = tuple(player for player in team.players if player in table.game.players)
        if players:
            teams.append(Team(pen.desk.ids.new(), players))
            pen.book.write_names(
                [Name(teams[-1].team, teams[-1].team, table.stream, texts.get(team.team, ""))]
            )
    return store(pen, table, home_commands.form_teams(table.game, teams)) if teams else table
