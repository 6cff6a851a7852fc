"""Slides per second on one core, beside small steps, MuJoCo and pooltool (extra `bench`)."""

import importlib.metadata
import time
from collections.abc import Callable

import numpy as np

from benchmarks.fixed_step import stepped
from benchmarks.measure import RESULTS, machine
from sjoelen.physics.batch import POSITION_COLUMNS, simulate_batch
from sjoelen.physics.compiled import Floats
from sjoelen.physics.layout import DISC_COLUMNS as STRETCH
from sjoelen.physics.layout import RECORD_OFFSET, X, Y
from sjoelen.physics.release import Release
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import scene_state, set_release

SLIDES, ROUNDS = 20_000, 5
RACKS = 5  # no two are alike: a break has thirty events or hundreds
FLOORS = {"empty board": 200_000, "29 discs, late in a turn": 20_000, "29 discs, all on the field": 20_000}
RADIUS_M = 0.026


def main() -> None:
    dice = np.random.default_rng(1)
    releases = _releases(dice)
    scenes = {
        "empty board": Scene(),
        "29 discs, late in a turn": Scene(_late()),
        "29 discs, all on the field": Scene(_field(dice)),
    }
    rows = [(name, *_engine(scene, releases)) for name, scene in scenes.items()]
    late = scenes["29 discs, late in a turn"]
    ours = rows[1][1]
    rivals = [("steps of 0.5 ms, no spin", *_stepped(late, releases))]
    for name, rival in (("mujoco-core", _mujoco), ("pooltool-billiards", _pooltool)):
        try:
            rivals.append((f"{name} {importlib.metadata.version(name)}", *rival(late, releases)))
        except ImportError:
            rivals.append((f"{name}: not installed", float("nan"), ""))
    print(_page(rows, rivals, ours))


def _engine(scene: Scene, releases: Floats) -> tuple[float, str]:
    action = _playing(scene, releases)
    events, seconds = action(), _best(action, ROUNDS)
    return SLIDES / seconds, f"{events / SLIDES:.1f} events a slide, {1e9 * seconds / events:.0f} ns an event"


def _playing(scene: Scene, releases: Floats) -> Callable[[], float]:
    """Play every release; return the number of events."""
    arrays = scene.arrays()
    start = scene_state(scene, arrays)
    set_release(start, Release(arrays.width_m / 2, 0.0, 1.0, 0.0), arrays)
    ended = np.zeros(SLIDES * (len(scene.discs) + 1) * POSITION_COLUMNS)
    working, log = np.zeros_like(start), np.zeros(RECORD_OFFSET)
    return lambda: simulate_batch(start, releases.ravel(), arrays.board, working, log, ended)


def _stepped(scene: Scene, releases: Floats) -> tuple[float, str]:
    start, count = scene_state(scene, scene.arrays()), 200
    x, y = start[X::STRETCH].copy(), start[Y::STRETCH].copy()

    def run() -> int:
        steps = 0
        for at_m, ux, uy, speed, _spin in releases[:count]:
            px, py, vx, vy = x.copy(), y.copy(), np.zeros_like(x), np.zeros_like(x)
            px[0], py[0], vx[0], vy[0] = at_m, 0.0, ux * speed, uy * speed
            steps += stepped(px, py, vx, vy)
        return steps

    steps = run()
    return count / _best(run, 3), f"{steps / count:.0f} steps a slide"


def _mujoco(scene: Scene, releases: Floats) -> tuple[float, str]:
    import mujoco  # noqa: PLC0415 extra

    start = scene_state(scene, scene.arrays())
    bodies = "".join(
        f'<body pos="{x} {y} 0.0065"><freejoint/>'
        '<geom type="cylinder" size="0.026 0.0065" mass="0.02"/></body>'
        for x, y in zip(start[X::STRETCH], start[Y::STRETCH], strict=True)
    )
    walls = "".join(f'<geom type="box" pos="{x} 0.57 0.02" size="0.006 1 0.02"/>' for x in (-0.199, 0.199))
    model = mujoco.MjModel.from_xml_string(
        '<mujoco><option timestep="0.0005" cone="elliptic"><flag sleep="enable"/></option>'
        '<default><geom friction="0.1 0 0"/></default>'
        f'<worldbody><geom type="plane" size="3 3 1"/>{walls}{bodies}</worldbody></mujoco>'
    )
    frame, count = mujoco.MjData(model), 3

    def run() -> None:
        for at_m, ux, uy, speed, spin in releases[:count]:
            mujoco.mj_resetData(model, frame)
            frame.qpos[0], frame.qvel[0], frame.qvel[1], frame.qvel[5] = at_m, ux * speed, uy * speed, spin
            for _ in range(3000):
                mujoco.mj_step(model, frame)

    return count / _best(run, 1), "1.5 s in steps of 0.5 ms, gates left out"


def _pooltool(scene: Scene, releases: Floats) -> tuple[float, str]:
    import pooltool  # noqa: PLC0415 extra

    table = pooltool.Table.default()
    racks = [pooltool.get_rack(pooltool.GameType.EIGHTBALL, table=table) for _ in range(RACKS)]

    def run() -> int:
        events = 0
        for balls in racks:
            system = pooltool.System(cue=pooltool.Cue(cue_ball_id="cue"), table=table.copy(), balls={
                name: ball.copy() for name, ball in balls.items()
            })  # fmt: skip
            system.strike(V0=3.0, phi=pooltool.aim.at_ball(system, "1"))
            pooltool.simulate(system, inplace=True)
            events += len(system.events)
        return events

    event_s, ours = _best(run, 2) / run(), _playing(scene, releases)() / SLIDES
    note = f"{1e9 * event_s:.0f} ns an event in {RACKS} breaks of its own, reckoned for {ours:.1f} events"
    return 1 / (event_s * ours), note


def _best(action: Callable[[], object], rounds: int) -> float:
    measured = []
    for _ in range(rounds):
        began = time.process_time()
        action()
        measured.append(time.process_time() - began)
    return min(measured)


def _releases(dice: np.random.Generator) -> Floats:
    angles = np.radians(dice.normal(0, 2, SLIDES))
    at_m, speed, spin = (
        dice.uniform(-0.15, 0.15, SLIDES),
        dice.uniform(1.6, 3.5, SLIDES),
        dice.normal(0, 5, SLIDES),
    )
    return np.stack([at_m, np.sin(angles), np.cos(angles), speed, spin], axis=1)


def _late() -> tuple[Placement, ...]:
    """Return a scene with six discs in each compartment and five before the gates."""
    middles = (0.0465, 0.146, 0.24, 0.3395)
    inside = [Placement(x, 1.2211 + 0.0525 * row) for x in middles for row in range(6)]
    return (
        *inside,
        Placement(0.05, 1.1),
        Placement(0.16, 1.05),
        Placement(0.22, 1.12),
        Placement(0.3, 0.9),
        Placement(0.1, 0.8),
    )


def _field(dice: np.random.Generator) -> tuple[Placement, ...]:
    lying: list[Placement] = []
    while len(lying) < 29:  # noqa: PLR2004 one of thirty is slid
        x, y = dice.uniform(RADIUS_M, 0.386 - RADIUS_M), dice.uniform(0.5, 1.18 - RADIUS_M)
        if all((x - placement.x_m) ** 2 + (y - placement.y_m) ** 2 > 0.0521**2 for placement in lying):
            lying.append(Placement(float(x), float(y)))
    return tuple(lying)


def _page(rows: list[tuple[str, float, str]], rivals: list[tuple[str, float, str]], ours: float) -> str:
    page = "\n".join(
        [
            "# Slides a second",
            "",
            f"{machine()}; the best of {ROUNDS} rounds of {SLIDES:,} slides, in seconds of one core,",
            "all switched on: spin, friction and restitution falling with speed. Releases of 1.6 to 3.5 m/s.",
            "",
            "| scene | slides a second | |",
            "| --- | --- | --- |",
            *(f"| {name} | {rate:,.0f} | {note} |" for name, rate, note in rows),
            "",
            "Beside it, late in a turn:",
            "",
            "| what | slides a second | ours is | |",
            "| --- | --- | --- | --- |",
            *(f"| {name} | {rate:,.1f} | {ours / rate:,.0f} × | {note} |" for name, rate, note in rivals),
            "",
            *(
                f"Floor for the {name}: {floor:,}: {'kept' if rate >= floor else 'missed'}."
                for name, rate, _ in rows
                if (floor := FLOORS.get(name))
            ),
        ]
    )
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "slide.md").write_text(page + "\n", encoding="utf-8")
    return page
