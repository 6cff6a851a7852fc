"""A glide told to whoever has no glide curve: moments with distance and speed, for cubic interpolation."""

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.motion.glide import after_time, set_glide
from sjoelen.physics.scene.support import Support
from sjoelen.physics.trajectories.trajectory import Segment

STEP_S = 1 / 32  # between knots; a cubic through distances and speeds is then right to a micrometre


def knots(segment: Segment, until_s: float, arrays: BoardArrays) -> list[tuple[float, float, float, float]]:
    """Seconds since the segment began, metres along it, speed, and spin; ends when the segment does."""
    if segment.support is Support.AIR:
        speed, spin, lasting_s = segment.speed_mps, segment.spin_radps, until_s - segment.start_s
        return [(0.0, 0.0, speed, spin), (lasting_s, speed * lasting_s, speed, spin)]
    disc = np.zeros(layout.DISC_COLUMNS)
    disc[layout.SPEED], disc[layout.SPIN] = segment.speed_mps, segment.spin_radps
    set_glide(disc, 0, arrays.board)
    lasting_s = min(until_s - segment.start_s, float(disc[layout.DURATION_S]))
    pieces = range(layout.PIECES_OFFSET, layout.DISC_COLUMNS, layout.PIECE_COLUMNS)[
        : int(disc[layout.PIECE_COUNT])
    ]
    moments = {float(disc[piece + layout.PIECE_START_S]) for piece in pieces}
    moments |= {step * STEP_S for step in range(int(lasting_s / STEP_S) + 1)}
    sign = -1.0 if segment.spin_radps < 0.0 else 1.0
    found = []
    for moment in sorted(each for each in {*moments, lasting_s} if each <= lasting_s):
        distance_m, speed, rim_mps = after_time(disc, 0, moment, arrays.board)
        found.append(
            (
                moment,
                float(distance_m),
                float(speed),
                sign * float(rim_mps) / float(arrays.board[layout.RIM_M]),
            )
        )
    return found
