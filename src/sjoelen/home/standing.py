"""The standing of players by points."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, Protocol, TypeVar


class Sortable(Protocol):
    """A seat at the board or a name, by which players with equal points are listed."""

    def __lt__(self, other: Any, /) -> bool:
        """Return whether it is listed before the other."""


Key = TypeVar("Key", bound=Sortable)


@dataclass(frozen=True, slots=True)
class PlayerRow(Generic[Key]):
    """A player's row; equal points share a rank.

    `points` hold the handicap, average and best are of what was slid. `behind`: points behind the first.
    """

    rank: int
    player: Key
    points: int
    turns: int
    average: Fraction | None
    best: int | None
    behind: int = 0
    handicap: int = 0
    left: bool = False


def standing(
    turns: Mapping[Key, Sequence[int]],
    *,
    handicaps: Mapping[Key, int] | None = None,
    left: Collection[Key] = (),
) -> tuple[PlayerRow[Key], ...]:
    """Return the rows, most points first (R50), with ranks 1, 2, 2, 4; equal points are listed by player.

    `handicaps` are points on top of each turn; players who left stand below the others.
    """
    extra = {player: (handicaps or {}).get(player, 0) * len(points) for player, points in turns.items()}
    places = {player: (player in left, -sum(turns[player]) - extra[player]) for player in turns}
    listed = sorted(turns, key=lambda player: (*places[player], player))
    ranks: dict[tuple[bool, int], int] = {}
    for place, player in enumerate(listed, 1):
        ranks.setdefault(places[player], place)
    most = -places[listed[0]][1] if listed else 0
    return tuple(
        PlayerRow(
            rank=ranks[places[player]],
            player=player,
            points=-places[player][1],
            turns=len(turns[player]),
            average=Fraction(sum(turns[player]), len(turns[player])) if turns[player] else None,
            best=max(turns[player], default=None),
            behind=most + places[player][1],
            handicap=extra[player],
            left=places[player][0],
        )
        for player in listed
    )
