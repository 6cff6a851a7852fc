"""Commands on the players of a game: joining, names, handicaps and teams."""

from collections.abc import Iterable
from dataclasses import dataclass

from sjoelen.desk.error import NameOrPerson, NameTaken
from sjoelen.desk.game_commands import OpenGame, UnitOfWork, store_events
from sjoelen.desk.game_view import GameView
from sjoelen.desk.links import change_game
from sjoelen.desk.name import clean_name, same_name
from sjoelen.desk.people import person_name
from sjoelen.desk.ports import Name, Ports, Request
from sjoelen.home import commands as home_commands
from sjoelen.home.events import Team


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A player who joins: by name, or as a person of the notebook."""

    name: str | None = None
    person: str | None = None


@dataclass(frozen=True, slots=True)
class TeamRequest:
    """The name and the players of a new team."""

    name: str
    players: tuple[str, ...]


def add_player(
    ports: Ports, request: Request, token: str, newcomer: Newcomer, notebook: str | None = None
) -> GameView:
    """Add a player.

    Raises NameEmpty, NameTooLong, NameUnreadable, NameTaken, NameOrPerson, UnknownPerson, TooManyPlayers.
    """
    return change_game(
        ports, request, token, lambda unit, open_game: join(unit, open_game, newcomer, notebook=notebook)
    )


def rename(ports: Ports, request: Request, token: str, player: str, name: str) -> GameView:
    """Rename a player; raises NameTaken and what `clean_name` raises."""

    def command(unit: UnitOfWork, open_game: OpenGame) -> OpenGame:
        clean, id_ = clean_name(name), ports.ids.new()
        renamed = store_events(unit, open_game, home_commands.rename(open_game.game, player, id_))
        refuse_taken_name(unit, open_game, clean, but=player)
        unit.transaction.write_names([Name(id_, player, open_game.stream, clean)])
        return renamed

    return change_game(ports, request, token, command)


def leave(ports: Ports, request: Request, token: str, player: str) -> GameView:
    """Mark a player as having left; raises UnknownPlayer."""
    return change_game(
        ports,
        request,
        token,
        lambda unit, open_game: store_events(unit, open_game, home_commands.leave(open_game.game, player)),
    )


def rejoin(ports: Ports, request: Request, token: str, player: str) -> GameView:
    """Let a player who left play on; raises UnknownPlayer."""
    return change_game(
        ports,
        request,
        token,
        lambda unit, open_game: store_events(unit, open_game, home_commands.rejoin(open_game.game, player)),
    )


def set_handicap(ports: Ports, request: Request, token: str, player: str, points: int) -> GameView:
    """Set the points that a player gets on top of each turn; raises UnknownPlayer, HandicapOutOfRange."""
    return change_game(
        ports,
        request,
        token,
        lambda unit, open_game: store_events(
            unit, open_game, home_commands.set_handicap(open_game.game, player, points)
        ),
    )


def form_teams(ports: Ports, request: Request, token: str, teams: Iterable[TeamRequest]) -> GameView:
    """Form teams of players; raises NameTaken and what `home_commands.form_teams` raises."""

    def command(unit: UnitOfWork, open_game: OpenGame) -> OpenGame:
        formed, names = list[Team](), list[Name]()
        for team in teams:
            clean, id_ = clean_name(team.name), ports.ids.new()
            _refuse_same(clean, (name.text for name in names))
            names.append(Name(id_, id_, open_game.stream, clean))
            formed.append(Team(id_, team.players))
        after = store_events(unit, open_game, home_commands.form_teams(open_game.game, formed))
        unit.transaction.write_names(names)
        return after

    return change_game(ports, request, token, command)


def join(unit: UnitOfWork, open_game: OpenGame, newcomer: Newcomer, notebook: str | None = None) -> OpenGame:
    """Add a player to the open game."""
    match newcomer, notebook:
        case Newcomer(name=str(text), person=None), _:
            player, clean = unit.ports.ids.new(), clean_name(text)
        case Newcomer(name=None, person=str(player)), str():
            clean = person_name(unit.ports, unit.transaction, notebook, player)
        case _:
            raise NameOrPerson
    refuse_taken_name(unit, open_game, clean, but=player)
    id_ = unit.ports.ids.new()
    joined = store_events(unit, open_game, home_commands.add_player(open_game.game, player, id_))
    unit.transaction.write_names([Name(id_, player, open_game.stream, clean)])
    return joined


def refuse_taken_name(unit: UnitOfWork, open_game: OpenGame, name: str, *, but: str) -> None:
    """Raise NameTaken when another player of the game goes by this name."""
    others = [id_ for player, id_ in open_game.game.names.items() if player != but]
    _refuse_same(name, unit.transaction.names(others).values())


def _refuse_same(name: str, taken: Iterable[str]) -> None:
    for other in taken:
        if same_name(name, other):
            raise NameTaken(name=other)
