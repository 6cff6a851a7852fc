"""A ring: a row of boards, and groups of players who slide and judge in turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise

from sjoelen.rules.error import NobodyToDraw
from sjoelen.tournament.error import NoBoards, TooFewGroups

MINUTES_PER_TURN = 5  # the most a championship allows


@dataclass(frozen=True, slots=True)
class Ring:
    """Boards in order, and groups of players; each group slides in one wave while the next group judges."""

    boards: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...]


def draw_rings(
    players: Sequence[str], rows: Sequence[Sequence[str]], seed: int, groups: int | None = None
) -> tuple[Ring, ...]:
    """Draw the players over the rows of boards; the result depends on the seed, not on the players' order.

    `groups`: the number of groups in each ring, by default two, or more where two do not fit on the boards.
    Raises NobodyToDraw, NoBoards, TooFewGroups.
    """
    if not players:
        raise NobodyToDraw
    if not rows or not all(rows):
        raise NoBoards
    shuffled = sorted(players, key=lambda player: lot(seed, player))
    return tuple(
        _ring(tuple(boards), tuple(members), groups)
        for boards, members in zip(rows, _parts(shuffled, len(rows)), strict=True)
        if members
    )


def lot(seed: int, player: str) -> bytes:
    """Return a player's lot, which is the same for the same seed."""
    return sha256(f"{seed}:{player}".encode()).digest()


def _ring(boards: tuple[str, ...], players: tuple[str, ...], groups: int | None) -> Ring:
    if groups is not None and groups < 1:
        raise TooFewGroups(groups=groups)
    needed = -(-len(players) // len(boards))
    count = min(max(2, needed) if groups is None else groups, len(players))
    return Ring(boards, tuple(map(tuple, _parts(players, count))))


def _parts(players: Sequence[str], count: int) -> list[list[str]]:
    """Split the players into parts whose sizes differ by at most one, the larger parts first."""
    size, larger = divmod(len(players), count)
    ends = [size * part + min(part, larger) for part in range(count + 1)]
    return [list(players[begin:end]) for begin, end in pairwise(ends)]
