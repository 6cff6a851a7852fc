"""Sub-turns so wild that an engine may choke on them; python -m tests.physics.storm 10000 plays so many."""

import sys

import numpy as np

from sjoelen.physics import engine, layout
from sjoelen.physics.board.arrays import Field, field
from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.compiled import Floats
from sjoelen.physics.layout import (
    DISC_COLUMNS,
    EVENTS,
    FLOOR,
    HIGH_M,
    LOW_M,
    MOVING,
    NOBODY,
    ON,
    RECORD_AT,
    SEED_HIGH,
    SEED_LOW,
    SPEED,
    SPIN,
    STATE,
    SUPPORT,
    THICK_M,
    UX,
    UY,
    WOOD_FROM,
    X,
    Y,
)  # fmt: skip
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import laid

OVERLAP_M = 1e-6


def let_go(discs: Floats, x: float, angle: float, speed: float, spin: float) -> Floats:
    discs = discs.copy()
    discs[X], discs[Y], discs[UX], discs[UY] = x, 0.0, np.sin(angle), np.cos(angle)
    discs[SPEED], discs[SPIN], discs[STATE] = speed, spin, MOVING
    return discs


def storm(where: Field, seed: int) -> int:
    """Thirty discs thrown one after another onto the others; the most events of a slide."""
    dice = np.random.default_rng(seed)
    discs, most = laid(Scene(), where), 0
    for number in range(30):
        thrown = let_go(
            discs, dice.uniform(-0.16, 0.16), dice.normal(0, 0.05), dice.uniform(1.0, 4.0), dice.normal(0, 8)
        )
        log = np.zeros(RECORD_AT)
        log[SEED_LOW], log[SEED_HIGH] = seed, number
        assert engine.play_out(thrown, where.board, log) >= 0.0
        most = max(most, int(log[EVENTS]))
        discs = _on_board(thrown, where)
        assert clear(discs)
    return most


def _on_board(discs: Floats, where: Field) -> Floats:
    """Every disc still on the board and clear of the line, behind a place for the next."""
    rows = discs.reshape(-1, DISC_COLUMNS)
    keeps = (rows[:, STATE] == layout.RESTING) & ((rows[:, Y] > 0.06) | (rows[:, LOW_M] > 0.0))
    for row in rows:
        if 0.0 <= row[ON] < WOOD_FROM and not keeps[int(row[ON])]:
            row[ON], row[SUPPORT], row[LOW_M], row[HIGH_M] = NOBODY, FLOOR, 0.0, where.board[THICK_M]
    kept = np.concatenate([laid(Scene(), where).reshape(1, -1), rows[keeps]])
    numbers = np.cumsum(keeps)
    for row in kept[1:]:
        if 0.0 <= row[ON] < WOOD_FROM:
            row[ON] = numbers[int(row[ON])]
    for number, row in enumerate(kept):
        row[layout.BEARS] = np.count_nonzero(kept[1:, ON] == number)
        row[layout.SINCE_S] = row[layout.DRAWS] = row[layout.JAM_SINCE_S] = 0.0
    return kept.ravel()


def clear(discs: Floats) -> bool:
    """Whether no two discs at rest fill the same place by more than a micrometre, but for those that lean."""
    rows = discs.reshape(-1, DISC_COLUMNS)
    apart = np.hypot(rows[:, None, X] - rows[:, X], rows[:, None, Y] - rows[:, Y])
    shared = np.minimum(rows[:, None, HIGH_M], rows[:, HIGH_M]) - np.maximum(
        rows[:, None, LOW_M], rows[:, LOW_M]
    )
    numbers = np.arange(len(rows))
    held = (rows[:, None, ON] == numbers) | (rows[:, ON] == numbers[:, None])
    same = (apart < 0.052 - OVERLAP_M) & (shared > OVERLAP_M) & ~held
    return not bool(np.any(same[1:, 1:] & ~np.eye(len(rows) - 1, dtype=bool)))


if __name__ == "__main__":
    ground = field(board(), "club")
    count = int(sys.argv[1])
    most = max(storm(ground, seed) for seed in range(count))
    print(f"{count} sub-turns, none capped, none overlapping; at most {most} events a slide")
