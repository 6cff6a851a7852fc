"""Stress test of the engine with wild sub-turns; python -m tests.physics.storm 10000 plays as many."""

import sys

import numpy as np

from sjoelen.physics import engine, layout
from sjoelen.physics.board.arrays import BoardArrays, board_arrays
from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.compiled import Floats
from sjoelen.physics.layout import (
    BODY_BELOW,
    DISC_COLUMNS,
    EVENT_COUNT,
    FLOOR,
    HIGH_M,
    LOW_M,
    MOVING,
    NO_BODY,
    RECORD_OFFSET,
    SEED_HIGH,
    SEED_LOW,
    SPEED,
    SPIN,
    STATE,
    SUPPORT,
    THICKNESS_M,
    UX,
    UY,
    WOOD_OFFSET,
    X,
    Y,
)  # fmt: skip
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import scene_state

OVERLAP_M = 1e-6


def let_go(discs: Floats, x: float, angle: float, speed: float, spin: float) -> Floats:
    discs = discs.copy()
    discs[X], discs[Y], discs[UX], discs[UY] = x, 0.0, np.sin(angle), np.cos(angle)
    discs[SPEED], discs[SPIN], discs[STATE] = speed, spin, MOVING
    return discs


def storm(arrays: BoardArrays, seed: int) -> int:
    """Throw thirty discs onto each other; return the most events of a slide."""
    dice = np.random.default_rng(seed)
    discs, most = scene_state(Scene(), arrays), 0
    for number in range(30):
        thrown = let_go(
            discs, dice.uniform(-0.16, 0.16), dice.normal(0, 0.05), dice.uniform(1.0, 4.0), dice.normal(0, 8)
        )
        log = np.zeros(RECORD_OFFSET)
        log[SEED_LOW], log[SEED_HIGH] = seed, number
        assert engine.simulate(thrown, arrays.board, log) >= 0.0
        most = max(most, int(log[EVENT_COUNT]))
        discs = _on_board(thrown, arrays)
        assert clear(discs)
    return most


def _on_board(discs: Floats, arrays: BoardArrays) -> Floats:
    """Return the discs on the board and clear of the line, with room for the next in front."""
    rows = discs.reshape(-1, DISC_COLUMNS)
    keeps = (rows[:, STATE] == layout.RESTING) & ((rows[:, Y] > 0.06) | (rows[:, LOW_M] > 0.0))
    for row in rows:
        if 0.0 <= row[BODY_BELOW] < WOOD_OFFSET and not keeps[int(row[BODY_BELOW])]:
            row[BODY_BELOW], row[SUPPORT], row[LOW_M], row[HIGH_M] = (
                NO_BODY,
                FLOOR,
                0.0,
                arrays.board[THICKNESS_M],
            )
    remaining = np.concatenate([scene_state(Scene(), arrays).reshape(1, -1), rows[keeps]])
    numbers = np.cumsum(keeps)
    for row in remaining[1:]:
        if 0.0 <= row[BODY_BELOW] < WOOD_OFFSET:
            row[BODY_BELOW] = numbers[int(row[BODY_BELOW])]
    for number, row in enumerate(remaining):
        row[layout.CARRIED_COUNT] = np.count_nonzero(remaining[1:, BODY_BELOW] == number)
        row[layout.START_S] = row[layout.DRAW_COUNT] = row[layout.COUNTING_FROM_S] = 0.0
    return remaining.ravel()


def clear(discs: Floats) -> bool:
    """Return whether no two discs at rest overlap by more than a micrometre, except leaning ones."""
    rows = discs.reshape(-1, DISC_COLUMNS)
    apart = np.hypot(rows[:, None, X] - rows[:, X], rows[:, None, Y] - rows[:, Y])
    shared = np.minimum(rows[:, None, HIGH_M], rows[:, HIGH_M]) - np.maximum(
        rows[:, None, LOW_M], rows[:, LOW_M]
    )
    numbers = np.arange(len(rows))
    held = (rows[:, None, BODY_BELOW] == numbers) | (rows[:, BODY_BELOW] == numbers[:, None])
    same = (apart < 0.052 - OVERLAP_M) & (shared > OVERLAP_M) & ~held
    return not bool(np.any(same[1:, 1:] & ~np.eye(len(rows) - 1, dtype=bool)))


if __name__ == "__main__":
    ground = board_arrays(board(), "club")
    count = int(sys.argv[1])
    most = max(storm(ground, seed) for seed in range(count))
    print(f"{count} sub-turns, none capped, none overlapping; at most {most} events a slide")
