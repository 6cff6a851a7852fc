"""Accuracy of stops and of directions after a hit, beside MuJoCo in small steps (extra `bench`)."""

import importlib.metadata
import math
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from benchmarks.measure import RESULTS, machine
from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.board.equipment import Board, Measure
from sjoelen.physics.out_of_plane.effects import PLANAR
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import sample

FRICTION, GRAVITY_MPS2, RADIUS_M, RIM_M, MASS_KG = 0.1, 9.812, 0.026, 0.024, 0.02
STEP_S, SETTLE_S, POINT_M = 2e-5, 0.1, 0.001
THREE, MANY = 3, 36  # points of a rim: each of three carries a third, of more the load is indefinite
STOP_SHARE_MOST, DEGREES_MOST = 0.003, 2.0
STOPS = [(speed, spin) for speed in (1.0, 1.7, 2.4) for spin in (0.0, 10.0, 20.0, 40.0)]
HITS = [(speed, aside) for speed in (1.0, 2.0, 3.0) for aside in (-0.9, -0.5, 0.2, 0.7)]
BOUNCES = [(speed, degrees) for speed in (1.0, 2.0, 3.0) for degrees in (20.0, 45.0, 70.0)]
MET_M, AFTER_S, STILL_MPS, LONG_MM = 0.2, 0.002, 1e-3, 9000.0

POINT = '<geom type="sphere" size="{size}" mass="0" contype="0" conaffinity="1" pos="{x} {y} {size}"/>'
DISC = (
    '<body pos="0 {y} 0"><freejoint/>'
    f'<inertial pos="0 0 0" mass="{MASS_KG}" diaginertia="'
    f'{MASS_KG * RADIUS_M**2 / 4} {MASS_KG * RADIUS_M**2 / 4} {MASS_KG * RADIUS_M**2 / 2}"/>{{rim}}'
    f'<geom name="edge{{name}}" type="sphere" size="{RADIUS_M}" mass="0" contype="0" conaffinity="0"/></body>'
)
PAIR = '<pair geom1="edge0" geom2="{met}" condim="1" solref="-40000000 -800" solimp="0.9999 0.9999 0.001"/>'
WORLD = (
    f'<mujoco><option timestep="{STEP_S}" cone="elliptic" impratio="10" integrator="implicitfast"'
    f' gravity="0 0 -{GRAVITY_MPS2}"/><default><geom friction="{FRICTION} 0 0"/></default>'
    '<worldbody><geom type="plane" size="9 9 1" contype="1" conaffinity="0"/>'
    f'<geom name="wall" type="plane" pos="0 {MET_M} 0" zaxis="0 -1 0" size="9 9 1"'
    ' contype="0" conaffinity="0"/>{discs}</worldbody>'
    "<contact>{pair}</contact></mujoco>"
)


def main() -> None:
    stops = [
        (
            f"{speed} m/s, {spin:g} rad/s",
            _their_stop(speed, spin, MANY),
            _their_stop(speed, spin, THREE),
            _our_stop(speed, spin),
        )
        for speed, spin in STOPS
    ]
    hits = [
        (f"{speed} m/s, {aside:+} of a diameter aside", _their_hit(speed, aside), _our_hit(speed, aside))
        for speed, aside in HITS
    ]
    bounces = [
        (
            f"{speed} m/s, {degrees:g}° off straight",
            _their_bounce(speed, degrees),
            _our_bounce(speed, degrees),
        )
        for speed, degrees in BOUNCES
    ]
    print(_page(stops, hits, bounces))


def _disc(y: float, name: str, points: int) -> str:
    angles = np.arange(points) * 2 * math.pi / points
    rim = (
        POINT.format(size=POINT_M, x=RIM_M * math.cos(angle), y=RIM_M * math.sin(angle)) for angle in angles
    )
    return DISC.format(y=y, name=name, rim="".join(rim))


@cache
def _world(met: str, points: int) -> tuple[Any, Any]:
    """Simulate one disc, alone or before a wall or another disc, until the state is settled."""
    import mujoco  # noqa: PLC0415 extra

    discs = _disc(0.0, "0", points) + (_disc(MET_M, "1", points) if met == "edge1" else "")
    model = mujoco.MjModel.from_xml_string(
        WORLD.format(discs=discs, pair=PAIR.format(body=met) if met else "")
    )
    start = mujoco.MjData(model)
    while start.time < SETTLE_S:
        mujoco.mj_step(model, start)
    return model, start.qpos.copy()


def _run(  # noqa: PLR0917 a release and its world
    met: str,
    x: float,
    velocity: tuple[float, float],
    spin: float,
    until: Callable[[Any], bool],
    points: int = THREE,
) -> Any:
    import mujoco  # noqa: PLC0415 extra

    model, settled = _world(met, points)
    state = mujoco.MjData(model)
    state.qpos[:] = settled
    state.qpos[0], state.qvel[0], state.qvel[1], state.qvel[5] = x, *velocity, spin
    while not until(state):
        mujoco.mj_step(model, state)
    began = state.time
    while met and state.time < began + AFTER_S:
        mujoco.mj_step(model, state)
    return state


def _their_stop(speed: float, spin: float, points: int) -> float:
    state = _run("", 0.0, (0.0, speed), spin, lambda state: math.hypot(*state.qvel[:2]) < STILL_MPS, points)
    return math.hypot(*state.qpos[:2])


def _our_stop(speed: float, spin: float) -> float:
    scene = Scene(board=_board(1.0, 1.0), off=PLANAR)
    trajectory = slide(scene, release_at(scene.arrays().width_m / 2, speed, 0.0, spin))
    return sample(trajectory, trajectory.ended_s)[0].y_m


def _their_hit(speed: float, aside: float) -> tuple[float, float]:
    """Return degrees from straight on, of the released disc and of the disc that it met."""
    vx, vy, other_x, other_y = _after_hit(speed, aside)
    return _degrees(vx, vy), _degrees(other_x, other_y)


@cache
def _after_hit(speed: float, aside: float) -> tuple[float, float, float, float]:
    state = _run(
        "edge1",
        -aside * 2 * RADIUS_M,
        (0.0, speed),
        0.0,
        lambda state: math.hypot(*state.qvel[6:8]) > STILL_MPS,
    )
    return (*map(float, state.qvel[:2]), *map(float, state.qvel[6:8]))


def _our_hit(speed: float, aside: float) -> tuple[float, float]:
    _, first, _, second = _after_hit(speed, 0.0)
    scene = Scene(board=_board((second - first) / _arriving(speed, 2 * RADIUS_M), 1.0), off=PLANAR)
    middle_m = scene.arrays().width_m / 2
    trajectory = slide(
        replace(scene, discs=(Placement(middle_m, MET_M),)),
        release_at(middle_m - aside * 2 * RADIUS_M, speed),
    )
    hit_s = trajectory.contacts[0].time_s
    ways = {
        segment.disc: (segment.ux, segment.uy) for segment in trajectory.segments if segment.start_s == hit_s
    }
    return _degrees(*ways[0]), _degrees(*ways[1])


def _their_bounce(speed: float, degrees: float) -> tuple[float]:
    vx, vy = _after_bounce(speed, degrees)
    return (_degrees(vx, -vy),)


@cache
def _after_bounce(speed: float, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    velocity = speed * math.sin(angle), speed * math.cos(angle)
    state = _run("wall", 0.0, velocity, 0.0, lambda state: state.qvel[1] < 0.0)
    return float(state.qvel[0]), float(state.qvel[1])


def _our_bounce(speed: float, degrees: float) -> tuple[float]:
    """Turn the board: the disc meets its right wall, and straight on is to the right."""
    _, back = _after_bounce(speed, 0.0)
    scene = Scene(board=_board(1.0, -back / _arriving(speed, RADIUS_M)), off=PLANAR)
    at_m = scene.arrays().width_m - MET_M
    trajectory = slide(scene, release_at(at_m, speed, 90.0 - degrees))
    way = next(segment for segment in trajectory.segments if segment.start_s == trajectory.contacts[0].time_s)
    return (_degrees(way.uy, -way.ux),)


def _arriving(speed: float, before_m: float) -> float:
    return math.sqrt(speed**2 - 2 * FRICTION * GRAVITY_MPS2 * (MET_M - before_m))


def _board(disc_share: float, wall_share: float) -> Board:
    """Return a long board with one friction, constant restitution, and edges without friction."""
    ours = board()
    values = {"friction_slow": FRICTION, "friction_bands": 1.0, "gravity_mps2": GRAVITY_MPS2}
    values |= {"disc_restitution_slow": disc_share, "disc_restitution_fast": disc_share, "disc_grip": 0.0}
    values |= {"wall_restitution_slow": wall_share, "wall_restitution_fast": wall_share, "wall_grip": 0.0}
    wood = replace(ours.conditions["club"], **{name: Measure(value) for name, value in values.items()})
    sizes = replace(ours.dimensions, length_mm=Measure(LONG_MM + 430), line_to_end_mm=Measure(LONG_MM))
    return replace(ours, id="accuracy", dimensions=sizes, conditions={"club": wood})


def _degrees(vx: float, vy: float) -> float:
    return math.degrees(math.atan2(vx, vy))


def _page(
    stops: list[tuple[str, float, float, float]],
    hits: list[tuple[str, tuple[float, ...], tuple[float, ...]]],
    bounces: list[tuple[str, tuple[float, ...], tuple[float, ...]]],
) -> str:
    shares = [abs(ours / theirs - 1) for _, _, theirs, ours in stops]
    apart = [
        max(abs(first - second) for first, second in zip(*ways, strict=True))
        for _, *ways in (*hits, *bounces)
    ]
    page = "\n".join(
        [
            "# Beside MuJoCo",
            "",
            f"mujoco-core {importlib.metadata.version('mujoco-core')}, steps of {STEP_S * 1e6:g} µs.",
            f"{machine()}.",
            "",
            f"Everything in the plane, friction {FRICTION} at every speed. MuJoCo's disc stands on {THREE}",
            f"points of its rim, of which each bears a third. On {MANY} nothing says which bears how much:",
            "its solver lays more on those that slip less, and the stop hangs on its step and settings. It",
            "meets others by a stiff spring without friction; the restitution that this gives head-on at a",
            "speed is ours too.",
            "",
            f"| released at | on {MANY} points, m | MuJoCo stops after, m | ours, m | ours is longer by |",
            "| --- | --- | --- | --- | --- |",
            *(
                f"| {name} | {many:.4f} | {theirs:.4f} | {ours:.4f} | {100 * (ours / theirs - 1):+.3f} % |"
                for name, many, theirs, ours in stops
            ),
            "",
            "| released at | MuJoCo's ways, ° | ours, ° | furthest apart, ° |",
            "| --- | --- | --- | --- |",
            *(
                f"| {name} | {_angles_text(theirs)} | {_angles_text(ours)} | {far:.2f} |"
                for (name, theirs, ours), far in zip((*hits, *bounces), apart, strict=True)
            ),
            "",
            _verdict("stops within {:g} %", 100 * STOP_SHARE_MOST, 100 * max(shares)),
            _verdict("ways after a contact within {:g}°", DEGREES_MOST, max(apart)),
        ]
    )
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "accuracy.md").write_text(page + "\n", encoding="utf-8")
    return page


def _angles_text(ways: tuple[float, ...]) -> str:
    return " and ".join(f"{way:.2f}" for way in ways)


def _verdict(wanted: str, most: float, value: float) -> str:
    return f"Wanted: {wanted.format(most)}: at most {value:.3f}, {'kept' if value <= most else 'missed'}."
