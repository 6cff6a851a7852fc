"""Laws that hold at every moment of every slide."""

import math
from collections import Counter
from collections.abc import Iterator

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays, board_arrays
from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.motion.impulse import SEPARATION_MPS_MIN
from sjoelen.physics.scene.support import Support
from sjoelen.physics.trajectories.trajectory import ContactKind, DiscState, Segment, Trajectory, state_at

GRAVITY_MPS2, OVERLAP_M = 9.812, 1e-6


def energy_gains(trajectory: Trajectory) -> Iterator[tuple[float, float]]:
    """Yield time and gain of each event that adds energy, per mass of a disc."""
    arrays = board_arrays(board(trajectory.board), trajectory.condition)
    gone = {
        contact.disc: contact.time_s for contact in trajectory.contacts if contact.kind is ContactKind.LEFT
    }
    current = {segment.disc: segment for segment in reversed(trajectory.segments)}
    moments = sorted({segment.start_s for segment in trajectory.segments})
    rows = iter(trajectory.segments)
    upcoming = next(rows, None)
    for moment in moments:
        before = _energies(current, moment, arrays)
        while upcoming is not None and upcoming.start_s <= moment:
            current[upcoming.disc] = upcoming
            upcoming = next(rows, None)
        after = _energies(current, moment, arrays)
        changed = [disc for disc in after if gone.get(disc, math.inf) > moment]
        gain = sum(after[disc] - before[disc] for disc in changed)
        if moment > 0.0 and gain > 1e-9 + 20 * SEPARATION_MPS_MIN**2:
            yield moment, gain


def _energies(current: dict[int, Segment], moment: float, arrays: BoardArrays) -> dict[int, float]:
    return {disc: energy(state_at(segment, moment, arrays), arrays) for disc, segment in current.items()}


def energy(placed: DiscState, arrays: BoardArrays) -> float:
    """Return the energy of motion, spin and height; the centre of a tilted disc is half-way up."""
    turning = float(arrays.board[layout.RADIUS_M]) * placed.spin_radps
    moving = 0.5 * (placed.speed_mps**2 + placed.rise_mps**2) + 0.25 * turning**2
    return moving + GRAVITY_MPS2 * 0.5 * (placed.low_m + placed.high_m)


def overlaps(
    placed: tuple[DiscState, ...], held: set[tuple[int, int]], arrays: BoardArrays
) -> list[tuple[int, int, float]]:
    """Return the pairs of discs that overlap, except those that lean on each other."""
    pairs = []
    for number, first in enumerate(placed):
        for other, second in enumerate(placed[:number]):
            if first.gone or second.gone or {(number, other), (other, number)} & held:
                continue
            apart_m = math.hypot(first.x_m - second.x_m, first.y_m - second.y_m)
            aside_m = 2 * float(arrays.board[layout.RADIUS_M]) - apart_m
            shared_m = min(first.high_m, second.high_m) - max(first.low_m, second.low_m)
            if min(aside_m, shared_m) > OVERLAP_M:
                pairs.append((number, other, min(aside_m, shared_m)))
    return pairs


def leaning(trajectory: Trajectory, moment: float) -> set[tuple[int, int]]:
    """Return the pairs of a leaning disc and its support at a moment."""
    current = {segment.disc: segment for segment in trajectory.segments if segment.start_s <= moment}
    return {
        (segment.disc, segment.on)
        for segment in current.values()
        if segment.on is not None and segment.support is Support.DISC and segment.low_m == 0.0
    }


def flights(trajectory: Trajectory) -> dict[int, str]:
    """Return the flights of each disc as a word of u (up), d (down) and o (off the board)."""
    letters = {ContactKind.TOOK_OFF: "u", ContactKind.LANDED: "d", ContactKind.LEFT: "o"}
    words: dict[int, str] = {}
    for contact in trajectory.contacts:
        if contact.kind in letters:
            words[contact.disc] = words.get(contact.disc, "") + letters[contact.kind]
    return words


def kinds(trajectory: Trajectory) -> Counter[ContactKind]:
    """Return the number of contacts of each kind."""
    return Counter(contact.kind for contact in trajectory.contacts)
