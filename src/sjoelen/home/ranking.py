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
class Lead:
    """The players ahead of all others, by so many points; several are level, by none."""

    players: tuple[str, ...]
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
    """Return the lead among those still playing; None with one player, or before the first turn."""
    rows = [row for row in ranking(game) if not row.left]
    if len(rows) < 2 or not any(row.turns for row in rows):  # noqa: PLR2004 - a lead needs another
        return None
    first = [row for row in rows if row.rank == 1]
    by = rows[1].behind if len(first) == 1 else 0
    return Lead(tuple(game.players[row.player] for row in first), by)


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
