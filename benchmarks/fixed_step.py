"""What we are measured against: a planar loop of small steps, without spin, compiled the same way."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled

STEP_S = 0.0005
REACH_M, HALF_M, BOUNCE, BRAKE_MPS2 = 0.052, 0.167, 0.7, 1.0


@compiled
def stepped(x: Floats, y: Floats, vx: Floats, vy: Floats) -> int:
    """Step discs between two walls until all rest; the number of steps."""
    steps = 0
    while True:
        moving = False
        steps += 1
        for one in range(x.shape[0]):
            speed = sqrt(vx[one] * vx[one] + vy[one] * vy[one])
            if speed == 0.0:
                continue
            left = max(speed - BRAKE_MPS2 * STEP_S, 0.0) / speed
            vx[one], vy[one] = vx[one] * left, vy[one] * left
            x[one] += vx[one] * STEP_S
            y[one] += vy[one] * STEP_S
            if abs(x[one]) > HALF_M and x[one] * vx[one] > 0.0:
                vx[one] = -BOUNCE * vx[one]
            moving = moving or left > 0.0
            for other in range(x.shape[0]):
                dx, dy = x[other] - x[one], y[other] - y[one]
                far = dx * dx + dy * dy
                if other == one or far > REACH_M * REACH_M:
                    continue
                closing = (vx[one] - vx[other]) * dx + (vy[one] - vy[other]) * dy
                if closing > 0.0:
                    push = 0.5 * (1.0 + BOUNCE) * closing / far
                    vx[one], vy[one] = vx[one] - push * dx, vy[one] - push * dy
                    vx[other], vy[other] = vx[other] + push * dx, vy[other] + push * dy
        if not moving:
            return steps
