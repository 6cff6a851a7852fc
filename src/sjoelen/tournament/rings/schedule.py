"""Who is where, for which turn, and as whom."""

from collections.abc import Iterator
from dataclasses import dataclass

from sjoelen.tournament.rings.ring import MINUTES_PER_TURN, Ring


@dataclass(frozen=True, slots=True)
class ScheduledTurn:
    """One turn at one board; `juror` None is an open place. Waves and rounds are numbered from 1."""

    wave: int
    round: int
    board: str
    slider: str
    turn: int
    juror: str | None


def schedule(ring: Ring, turns: int) -> tuple[ScheduledTurn, ...]:
    """Every turn of everyone in the ring.

    Sliders move one board on after each round, from the last back to the first; jurors stay at their board as
    long as their group judges. The first turns of a player, as many as there are boards, are on different
    boards (R51); after that it goes round again. In a group larger than the row, who has no board rests.
    """
    return tuple(place for wave in range(len(ring.groups)) for place in _wave(ring, wave, turns))


def spare_jurors(ring: Ring, wave: int) -> tuple[str, ...]:
    """Who neither slides nor judges in a wave: a ring leader can be found among them."""
    judging = _judging(ring, wave - 1)[: len(ring.boards)]
    busy = {*ring.groups[wave - 1], *judging}
    return tuple(player for group in ring.groups for player in group if player not in busy)


def round_count(ring: Ring, turns: int) -> int:
    """How many rounds all waves take together."""
    return sum(
        max((place.round for place in _wave(ring, wave, turns)), default=0)
        for wave in range(len(ring.groups))
    )


def minutes_max(ring: Ring, turns: int) -> int:
    """How long it takes at most, as championships reckon."""
    return MINUTES_PER_TURN * round_count(ring, turns)


def repeats_boards(ring: Ring, turns: int) -> bool:
    """Whether somebody must slide twice on a board: in a federation match they may not (R51)."""
    return turns > len(ring.boards)


def _wave(ring: Ring, wave: int, turns: int) -> Iterator[ScheduledTurn]:
    sliders, judging = ring.groups[wave], _judging(ring, wave)
    stations, played = max(len(ring.boards), len(sliders)), dict.fromkeys(sliders, 0)
    jurors = dict(zip(ring.boards, judging, strict=False))
    number = 0
    while min(played.values()) < turns:
        for seat, slider in enumerate(sliders):
            station = (seat + number) % stations
            if station < len(ring.boards) and played[slider] < turns:
                played[slider] += 1
                board = ring.boards[station]
                yield ScheduledTurn(wave + 1, number + 1, board, slider, played[slider], jurors.get(board))
        number += 1


def _judging(ring: Ring, wave: int) -> tuple[str, ...]:
    return ring.groups[(wave + 1) % len(ring.groups)] if len(ring.groups) > 1 else ()
