"""The ranking of a game at home, and its lead."""

from dataclasses import dataclass
from fractions import Fraction

from sjoelen.home.game import HomeGame
from sjoelen.home.standing import PlayerRow, standing


@dataclass(frozen=True, slots=True)
class TeamRow:
    """A row of the teams' ranking: the points of the players together."""

    rank: int
    team: str
    points: int
    turns: int
    average: Fraction | None
    behind: int


@dataclass(frozen=True, slots=True)
class Side:
    """A side that still plays: a team, or a player in no team."""

    identity: str
    points: int
    turns: int


@dataclass(frozen=True, slots=True)
class Lead:
    """The sides ahead of all others, by so many points; several are level, by none."""

    sides: tuple[str, ...]
    by: int


def ranking(game: HomeGame) -> tuple[PlayerRow[int], ...]:
    """Return the standing by seat, from 0; equal points are listed in the order of joining."""
    seats = {player: seat for seat, player in enumerate(game.players)}
    turns: dict[int, list[int]] = {seat: [] for seat in seats.values()}
    for (player, _), turn in game.recorded.items():
        turns[seats[player]].append(turn.points)
    return standing(
        turns,
        handicaps={seats[player]: points for player, points in game.handicaps.items()},
        left={seats[player] for player in game.left},
    )


def lead(game: HomeGame) -> Lead | None:
    """Return the lead among those still playing; None with one side, or before the first turn."""
    playing = sides(game)
    if len(playing) < 2 or not any(side.turns for side in playing):  # noqa: PLR2004 - a lead needs another
        return None
    most = playing[0].points
    first = tuple(side.identity for side in playing if side.points == most)
    return Lead(first, most - playing[1].points)


def sides(game: HomeGame) -> tuple[Side, ...]:
    """Return the sides that still play, most points first; of equal ones, the teams come first.

    Where everyone has left, all of them are sides.
    """
    left = game.left if len(game.left) < len(game.players) else frozenset()
    playing = {team.team for team in game.teams if not left.issuperset(team.players)}
    in_teams = {player for team in game.teams for player in team.players}
    teams = [Side(row.team, row.points, row.turns) for row in team_ranking(game) if row.team in playing]
    alone = [
        Side(game.players[row.player], row.points, row.turns)
        for row in ranking(game)
        if game.players[row.player] not in left | in_teams
    ]
    return tuple(sorted([*teams, *alone], key=lambda side: -side.points))


def team_ranking(game: HomeGame) -> tuple[TeamRow, ...]:
    """Return the teams, most points first; equal teams are listed as they were formed."""
    rows = {game.players[row.player]: row for row in ranking(game)}
    sums = [
        (
            sum(rows[player].points for player in team.players),
            sum(rows[player].turns for player in team.players),
            team.team,
        )
        for team in game.teams
    ]
    most = max((points for points, _, _ in sums), default=0)
    return tuple(
        TeamRow(
            1 + sum(other > points for other, _, _ in sums),
            team,
            points,
            turns,
            Fraction(points, turns) if turns else None,
            most - points,
        )
        for points, turns, team in sorted(sums, key=lambda side: -side[0])
    )
