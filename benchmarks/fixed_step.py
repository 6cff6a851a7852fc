"""Fixed-step simulation for comparison: planar, without spin, compiled the same way."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled

STEP_S = 0.0005
REACH_M, HALF_M, BOUNCE, BRAKE_MPS2 = 0.052, 0.167, 0.7, 1.0


@compiled
def stepped(x: Floats, y: Floats, vx: Floats, vy: Floats) -> int:
    """Step discs between two walls until all rest; return the number of steps."""
    steps = 0
    while True:
        moving = False
        steps += 1
        for disc in range(x.shape[0]):
            speed = sqrt(vx[disc] * vx[disc] + vy[disc] * vy[disc])
            if speed == 0.0:
                continue
            left = max(speed - BRAKE_MPS2 * STEP_S, 0.0) / speed
            vx[disc], vy[disc] = vx[disc] * left, vy[disc] * left
            x[disc] += vx[disc] * STEP_S
            y[disc] += vy[disc] * STEP_S
            if abs(x[disc]) > HALF_M and x[disc] * vx[disc] > 0.0:
                vx[disc] = -BOUNCE * vx[disc]
            moving = moving or left > 0.0
            for other in range(x.shape[0]):
                dx, dy = x[other] - x[disc], y[other] - y[disc]
                far = dx * dx + dy * dy
                if other == disc or far > REACH_M * REACH_M:
                    continue
                closing = (vx[disc] - vx[other]) * dx + (vy[disc] - vy[other]) * dy
                if closing > 0.0:
                    push = 0.5 * (1.0 + BOUNCE) * closing / far
                    vx[disc], vy[disc] = vx[disc] - push * dx, vy[disc] - push * dy
                    vx[other], vy[other] = vx[other] + push * dx, vy[other] + push * dy
        if not moving:
            return steps
