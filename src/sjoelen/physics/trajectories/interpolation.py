"""Interpolation knots of a glide: times with distance and speed, for a reader without glide curves."""

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.motion.glide import after_time, set_glide
from sjoelen.physics.scene.support import Support
from sjoelen.physics.trajectories.trajectory import Segment

STEP_S = 1 / 32  # between knots; a cubic through distances and speeds is then exact to a micrometre


def knots(segment: Segment, until_s: float, arrays: BoardArrays) -> list[tuple[float, float, float, float]]:
    """Return time since the start of the segment, distance, speed and spin, up to the end of the segment."""
    if segment.support is Support.AIR:
        speed, spin, duration_s = segment.speed_mps, segment.spin_radps, until_s - segment.start_s
        return [(0.0, 0.0, speed, spin), (duration_s, speed * duration_s, speed, spin)]
    disc = np.zeros(layout.DISC_COLUMNS)
    disc[layout.SPEED], disc[layout.SPIN] = segment.speed_mps, segment.spin_radps
    set_glide(disc, 0, arrays.board)
    duration_s = min(until_s - segment.start_s, float(disc[layout.DURATION_S]))
    pieces = range(layout.PIECES_OFFSET, layout.DISC_COLUMNS, layout.PIECE_COLUMNS)
    pieces = pieces[: int(disc[layout.PIECE_COUNT])]
    moments = {float(disc[piece + layout.PIECE_START_S]) for piece in pieces}
    moments |= {step * STEP_S for step in range(int(duration_s / STEP_S) + 1)}
    rim_m = float(arrays.board[layout.RIM_M]) * (-1.0 if segment.spin_radps < 0.0 else 1.0)
    result = []
    for moment in sorted(moment for moment in {*moments, duration_s} if moment <= duration_s):
        distance_m, speed, rim_mps = map(float, after_time(disc, 0, moment, arrays.board))
        result.append((moment, distance_m, speed, rim_mps / rim_m))
    return result
