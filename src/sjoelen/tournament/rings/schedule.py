"""The schedule of a ring: the slider and the juror of each turn at each board."""

from collections.abc import Iterator
from dataclasses import dataclass

from sjoelen.tournament.rings.ring import MINUTES_PER_TURN, Ring


@dataclass(frozen=True, slots=True)
class ScheduledTurn:
    """One turn at one board; waves and rounds are numbered from 1, `juror` is None where no juror is free."""

    wave: int
    round: int
    board: str
    slider: str
    turn: int
    juror: str | None


def schedule(ring: Ring, turns: int) -> tuple[ScheduledTurn, ...]:
    """Return every turn of every player in the ring.

    After each round a slider moves to the next board, and from the last board to the first. A juror stays at
    one board while their group judges. A player slides on every board before any board repeats (R51). If a
    group has more players than there are boards, some players rest in each round.
    """
    return tuple(place for wave in range(len(ring.groups)) for place in _wave(ring, wave, turns))


def spare_jurors(ring: Ring, wave: int) -> tuple[str, ...]:
    """Return the players who neither slide nor judge in a wave; one of them can be the ring leader."""
    judging = _judging(ring, wave - 1)[: len(ring.boards)]
    busy = {*ring.groups[wave - 1], *judging}
    return tuple(player for group in ring.groups for player in group if player not in busy)


def round_count(ring: Ring, turns: int) -> int:
    """Return the number of rounds of all waves together."""
    return sum(
        max((place.round for place in _wave(ring, wave, turns)), default=0)
        for wave in range(len(ring.groups))
    )


def minutes_max(ring: Ring, turns: int) -> int:
    """Return the longest duration in minutes that a championship allows for these turns."""
    return MINUTES_PER_TURN * round_count(ring, turns)


def repeats_boards(ring: Ring, turns: int) -> bool:
    """Return True if a player must slide twice on a board, which a federation match forbids (R51)."""
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
