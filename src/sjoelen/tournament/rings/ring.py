"""A row of boards, and the groups that take turns at sliding and judging there."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise

from sjoelen.rules.error import NobodyToDraw
from sjoelen.tournament.error import NoBoards, TooFewGroups

MINUTES_PER_TURN = 5  # the most a championship allows


@dataclass(frozen=True, slots=True)
class Ring:
    """Boards in their order; each group slides once while the next one judges."""

    boards: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...]


def draw_rings(
    players: Sequence[str], rows: Sequence[Sequence[str]], seed: int, groups: int | None = None
) -> tuple[Ring, ...]:
    """Spread players over rows of boards by a lot that the seed repeats, whatever order they are given in.

    Without `groups` there are two halves, or more where a half would not fit on the boards.
    Raises NobodyToDraw, NoBoards, TooFewGroups.
    """
    if not players:
        raise NobodyToDraw
    if not rows or not all(rows):
        raise NoBoards
    drawn = sorted(players, key=lambda player: lot(seed, player))
    return tuple(
        _ring(tuple(boards), tuple(share), groups)
        for boards, share in zip(rows, _shares(drawn, len(rows)), strict=True)
        if share
    )


def lot(seed: int, player: str) -> bytes:
    """A player's lot: the same for the same seed."""
    return sha256(f"{seed}:{player}".encode()).digest()


def _ring(boards: tuple[str, ...], players: tuple[str, ...], groups: int | None) -> Ring:
    if groups is not None and groups < 1:
        raise TooFewGroups(groups=groups)
    needed = -(-len(players) // len(boards))
    count = min(max(2, needed) if groups is None else groups, len(players))
    return Ring(boards, tuple(map(tuple, _shares(players, count))))


def _shares(players: Sequence[str], count: int) -> list[list[str]]:
    """Parts whose sizes differ by at most one, the larger ones first."""
    size, larger = divmod(len(players), count)
    ends = [size * part + min(part, larger) for part in range(count + 1)]
    return [list(players[begin:end]) for begin, end in pairwise(ends)]
