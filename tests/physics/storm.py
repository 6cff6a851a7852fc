"""Sub-turns so wild that an engine may choke on them; python -m tests.physics.storm 10000 plays so many."""

import sys

import numpy as np

from sjoelen.physics import columns, engine
from sjoelen.physics.columns import DISC_COLUMNS, EVENTS, MOVING, RECORD_AT, SPEED, SPIN, STATE, UX, UY, X, Y
from sjoelen.physics.compiled import Floats
from sjoelen.physics.field import Field, field
from sjoelen.physics.scene import Scene
from sjoelen.physics.shelf import board
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
    for _ in range(30):
        thrown = let_go(
            discs, dice.uniform(-0.16, 0.16), dice.normal(0, 0.05), dice.uniform(1.0, 4.0), dice.normal(0, 8)
        )
        log = np.zeros(RECORD_AT)
        assert engine.play_out(thrown, where.board, log) >= 0.0
        most = max(most, int(log[EVENTS]))
        discs = np.concatenate([np.zeros(DISC_COLUMNS), *_on_board(thrown)])
        assert clear(discs, where)
    return most


def _on_board(discs: Floats) -> list[Floats]:
    """Every disc still on the board and clear of the line, behind an empty place for the next."""
    return [
        each
        for each in discs.reshape(-1, DISC_COLUMNS)
        if each[STATE] == columns.RESTING and each[Y] > 0.06 and each[columns.SINCE_S] >= 0.0
    ]


def clear(discs: Floats, where: Field) -> bool:
    """Whether no two discs of those at rest overlap by more than a micrometre."""
    x, y = discs[X::DISC_COLUMNS][1:], discs[Y::DISC_COLUMNS][1:]
    apart = np.hypot(x[:, None] - x, y[:, None] - y) + np.eye(len(x))
    return bool(np.all(apart > 2 * where.board[columns.RADIUS_M] - OVERLAP_M))


if __name__ == "__main__":
    ground = field(board(), "club")
    count = int(sys.argv[1])
    most = max(storm(ground, seed) for seed in range(count))
    print(f"{count} sub-turns, none capped, none overlapping; at most {most} events a slide")
