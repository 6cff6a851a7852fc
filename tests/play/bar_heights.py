"""Crossings of the gate bar by heights that are sampled along recorded slides."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

from sjoelen.physics.release import release_at
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.scene.support import Support
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import DiscState, Trajectory, arrays_of, final_segments, state_at
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import DiscHistory
from sjoelen.play.location import compartment_at
from tests.play.conftest import PLAN, disc

SLIDES, STEP_S = 6_000, 0.001
UNDERSIDE_M, TOP_M = 0.020, 0.050  # of the gate bar
NEAR_M = 0.007  # a disc in the air moves no farther in a step


def slides() -> Iterator[tuple[Disc, Trajectory]]:
    """Slide at a disc before or behind a gate."""
    random = Random(15)  # noqa: S311 a fixed sequence of scenes
    for seed in range(SLIDES):
        gate, y_m = random.randrange(4), random.choice((1.1, 1.05, 1.3, 1.5))
        x_m = PLAN.gates_m[gate]
        lies = disc(1, x_m + random.uniform(-0.004, 0.004), y_m, compartment=gate if y_m > 1.2 else None)
        assert lies.placement is not None
        release = release_at(x_m + random.uniform(-0.01, 0.01), random.uniform(2.0, 6.0))
        yield lies, slide(Scene((lies.placement,)), release, seed)


def flights(trajectory: Trajectory, number: int) -> Iterator[tuple[DiscState, DiscState]]:
    """Yield the states of a disc in steps, in the air a millisecond long, else as long as its segments."""
    arrays = arrays_of(trajectory)
    segments = [segment for segment in trajectory.segments if segment.disc == number]
    for segment, following in pairwise(segments):
        moments = [segment.start_s, following.start_s]
        if segment.support is Support.AIR:
            steps = int((following.start_s - segment.start_s) / STEP_S)
            moments[1:1] = [segment.start_s + step * STEP_S for step in range(1, steps + 1)]
        states = [state_at(segment, moment, arrays) for moment in moments[:-1]]
        yield from pairwise((*states, state_at(following, following.start_s, arrays)))


def is_in(state: DiscState) -> bool:
    return state.y_m - PLAN.radius_m >= PLAN.front_m - 1e-6


def crossings(trajectory: Trajectory, number: int) -> Iterator[tuple[str, int]]:
    """Yield way and compartment of each crossing of the front of the bar, by the sampled heights."""
    for before, after in flights(trajectory, number):
        if is_in(before) != is_in(after):
            tops = (before.high_m, after.high_m)
            is_under = max(tops) <= UNDERSIDE_M + NEAR_M
            assert is_under or min(before.low_m, after.low_m) >= TOP_M - NEAR_M
            way = f"{'in' if is_in(after) else 'out'} {'under' if is_under else 'over'}"
            share = (PLAN.front_m + PLAN.radius_m - before.y_m) / (after.y_m - before.y_m)
            yield way, compartment_at(before.x_m + share * (after.x_m - before.x_m), PLAN)


def history_of(ways: Sequence[tuple[str, int]], own: int | None) -> DiscHistory:
    """Return what these crossings make of a disc."""
    history = DiscHistory(compartment=own)
    for way, compartment in ways:
        if way == "in under":
            history = replace(history, compartment=compartment)
        elif way == "in over":
            history = replace(history, over_bar=history.over_bar or history.compartment is None)
        elif way == "out under" and history.compartment is not None:
            history = replace(history, compartment=None, returned=(*history.returned, compartment))
    return history


def flew_on_the_board(trajectory: Trajectory, number: int) -> bool:
    flew = any(segment.disc == number and segment.support is Support.AIR for segment in trajectory.segments)
    return flew and not final_segments(trajectory)[number][1]
