"""A game as clients see it: entries, standing and next turn."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from sjoelen.desk.entry_view import EntryView, text_ids, view_entries
from sjoelen.desk.game_commands import OpenGame
from sjoelen.desk.ports import Transaction
from sjoelen.home.game import HomeGame
from sjoelen.home.ranking import lead, ranking, team_ranking
from sjoelen.home.turn_order import is_complete, next_slot


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player; the name is empty once it was erased."""

    id: str
    name: str
    left: bool = False


@dataclass(frozen=True, slots=True)
class TeamView:
    """A team of players who add up their points."""

    id: str
    name: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ratio:
    """An exact average, in lowest terms."""

    numerator: int
    denominator: int


@dataclass(frozen=True, slots=True)
class PlayerPlace:
    """A player's place in the standing; equal points share a rank.

    `points` hold the `handicap`, average and best do not; `behind`: points behind the first.
    """

    rank: int
    player: str
    points: int
    turns: int
    average: Ratio | None
    best: int | None
    behind: int = 0
    handicap: int = 0
    left: bool = False


@dataclass(frozen=True, slots=True)
class TeamPlace:
    """A team's place: the points of its players together."""

    rank: int
    team: str
    points: int
    turns: int
    average: Ratio | None
    behind: int


@dataclass(frozen=True, slots=True)
class Leader:
    """The leading teams and players in no team, and their lead in points; 0 when several are level."""

    players: tuple[str, ...]
    by: int
    teams: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NextTurn:
    """One player's turn of this number."""

    player: str
    turn: int


@dataclass(frozen=True, slots=True)
class GameView:
    """The whole game after event number `sequence`.

    `complete`: the game is over; `ended`: because the players ended it.
    `id` is a public label that opens nothing; `strength` is that of the link in use; `link` is only present
    where a game begins.
    """

    id: str
    sequence: int
    edition: str
    house_rules: tuple[str, ...]
    turns: int | None
    starter: str | None
    ended: bool
    complete: bool
    players: tuple[PlayerView, ...]
    entries: tuple[EntryView, ...]
    standing: tuple[PlayerPlace, ...]
    next: NextTurn | None
    strength: str
    link: str | None
    teams: tuple[TeamView, ...]
    team_standing: tuple[TeamPlace, ...]
    handicaps: dict[str, int]
    leader: Leader | None


def public_label(stream: str) -> str:
    """Return a public label of a game that opens nothing."""
    return hashlib.sha256(f"label\0{stream}".encode()).hexdigest()[:22]


def view_game(transaction: Transaction, open_game: OpenGame, link: str | None = None) -> GameView:
    """Return the view of a game with the names that are stored beside it."""
    return view_with_names(open_game, transaction.names(set(text_ids(open_game.game))), link)


def view_with_names(open_game: OpenGame, names: Mapping[str, str], link: str | None = None) -> GameView:
    """Return the view of a game with these names."""
    game, started, slot = open_game.game, open_game.game.agreement, next_slot(open_game.game)
    return GameView(
        id=public_label(open_game.stream),
        sequence=len(game.entries),
        edition=started.edition,
        house_rules=started.house_rules,
        turns=started.turns,
        starter=game.starter,
        ended=game.ended,
        complete=is_complete(game),
        players=tuple(
            PlayerView(player, names.get(game.names[player], ""), player in game.left)
            for player in game.players
        ),
        entries=view_entries(game, open_game.origins, names),
        standing=_standing(game),
        next=NextTurn(*slot) if slot else None,
        strength=open_game.strength,
        link=link,
        teams=tuple(TeamView(team.team, names.get(team.team, ""), team.players) for team in game.teams),
        team_standing=tuple(
            TeamPlace(row.rank, row.team, row.points, row.turns, ratio(row.average), row.behind)
            for row in team_ranking(game)
        ),
        handicaps=game.handicaps,
        leader=_leader(game),
    )


def _standing(game: HomeGame) -> tuple[PlayerPlace, ...]:
    return tuple(
        PlayerPlace(
            rank=row.rank,
            player=game.players[row.player],
            points=row.points,
            turns=row.turns,
            average=ratio(row.average),
            best=row.best,
            behind=row.behind,
            handicap=row.handicap,
            left=row.left,
        )
        for row in ranking(game)
    )


def _leader(game: HomeGame) -> Leader | None:
    ahead = lead(game)
    if ahead is None:
        return None
    players = tuple(side for side in ahead.sides if side in game.players)
    return Leader(players, ahead.by, tuple(side for side in ahead.sides if side not in players))


def ratio(fraction: Fraction | None) -> Ratio | None:
    """Return the fraction as JSON has it."""
    return Ratio(fraction.numerator, fraction.denominator) if fraction is not None else None
