"""Commands and queries of a game at home."""

from dataclasses import dataclass
from functools import partial, reduce

from sjoelen.desk.game_commands import OpenGame, UnitOfWork, store_events
from sjoelen.desk.game_view import GameView, view_game
from sjoelen.desk.links import Strength, authorize, change_game
from sjoelen.desk.new_game import begin_game
from sjoelen.desk.player_commands import Newcomer, join, refuse_taken_name
from sjoelen.desk.ports import Name, Ports, Request, Transaction
from sjoelen.home import commands as home_commands
from sjoelen.home.events import Team
from sjoelen.home.game import HomeGame


@dataclass(frozen=True, slots=True)
class GameSettings:
    """The rules and players of a new game."""

    edition: str
    turns: int | None
    house_rules: tuple[str, ...]
    players: tuple[Newcomer, ...]


def new_game(ports: Ports, request: Request, settings: GameSettings, notebook: str | None = None) -> GameView:
    """Start a game with these players, and note it in the notebook if there is one.

    Raises what `home_commands.start` and `join` raise, UnknownNotebook.
    """

    def command(unit: UnitOfWork, open_game: OpenGame) -> OpenGame:
        started = store_events(
            unit, open_game, home_commands.start(settings.edition, settings.house_rules, settings.turns)
        )
        return reduce(partial(join, unit, notebook=notebook), settings.players, started)

    return begin_game(ports, request, command, notebook)


def show_game(ports: Ports, token: str) -> GameView:
    """Return the game as it is now; raises UnknownGame."""
    with ports.log.reading() as transaction:
        return view_game(transaction, authorize(ports, transaction, token, Strength.LOOK))


def draw_starter(ports: Ports, request: Request, token: str) -> GameView:
    """Draw the player who starts; raises what `home_commands.draw_starter` raises."""
    return change_game(
        ports,
        request,
        token,
        lambda unit, open_game: store_events(
            unit, open_game, home_commands.draw_starter(open_game.game, ports.dice)
        ),
    )


def end_game(ports: Ports, request: Request, token: str) -> GameView:
    """End the game; raises UnknownGame, LinkTooWeak."""
    return change_game(
        ports,
        request,
        token,
        lambda unit, open_game: store_events(unit, open_game, home_commands.end(open_game.game)),
    )


def undo_entry(ports: Ports, request: Request, token: str, sequence: int) -> GameView:
    """Undo an entry, or undo an undoing; raises NameTaken and what `home_commands.undo` raises."""

    def command(unit: UnitOfWork, open_game: OpenGame) -> OpenGame:
        after = store_events(unit, open_game, home_commands.undo(open_game.game, sequence))
        names = unit.transaction.names(after.game.names.values())
        for player, name in after.game.names.items():
            if open_game.game.names.get(player) != name:
                refuse_taken_name(unit, after, names.get(name, ""), but=player)
        return after

    return change_game(ports, request, token, command)


def rematch(ports: Ports, request: Request, token: str, notebook: str | None = None) -> GameView:
    """Start a new game with the rules, handicaps, teams and remaining players of another.

    Raises UnknownGame, LinkTooWeak.
    """

    def former(transaction: Transaction) -> HomeGame:
        return authorize(ports, transaction, token, Strength.ENTER).game

    def command(unit: UnitOfWork, open_game: OpenGame) -> OpenGame:
        old = former(unit.transaction)
        started = old.agreement
        after = store_events(
            unit, open_game, home_commands.start(started.edition, started.house_rules, started.turns)
        )
        texts = unit.transaction.names([*old.names.values(), *(team.team for team in old.teams)])
        for player in (player for player in old.players if player not in old.left):
            name = ports.ids.new()
            after = store_events(unit, after, home_commands.add_player(after.game, player, name))
            unit.transaction.write_names(
                [Name(name, player, open_game.stream, texts.get(old.names[player], ""))]
            )
            if points := old.handicaps.get(player):
                after = store_events(unit, after, home_commands.set_handicap(after.game, player, points))
        return _same_teams(unit, after, old, texts)

    return begin_game(ports, request, command, notebook, former)


def _same_teams(unit: UnitOfWork, open_game: OpenGame, old: HomeGame, texts: dict[str, str]) -> OpenGame:
    teams = []
    for team in old.teams:
        players = tuple(player for player in team.players if player in open_game.game.players)
        if players:
            teams.append(Team(unit.ports.ids.new(), players))
            unit.transaction.write_names(
                [Name(teams[-1].team, teams[-1].team, open_game.stream, texts.get(team.team, ""))]
            )
    return (
        store_events(unit, open_game, home_commands.form_teams(open_game.game, teams)) if teams else open_game
    )
