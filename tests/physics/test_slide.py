import hashlib
import os
import re
import subprocess
import sys
import threading
from dataclasses import astuple, replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from sjoelen.physics.error import ReleaseWrong
from sjoelen.physics.out_of_plane.effects import PLANAR, Effect
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene, parse_scene
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.archive import FLAT_COLUMNS
from sjoelen.physics.trajectories.trajectory import ContactKind, Trajectory, final_placements, sample
from tests.physics.conftest import RADIUS_M, scattered, stacked
from tests.physics.laws import energy_gains, flights, kinds, leaning, overlaps

SCENES_AT = Path(__file__).parents[2] / "scenes"
SCENES = sorted(SCENES_AT.glob("*.toml"))

# The digest of a thousand slides. It changes with ENGINE, and only then.
RECORDED = "66abaecc0fb2470c5cf456a52bfb04ba8addf66f7ba9bc43b373e48e4fd587f3"

# The digest of a thousand slides that stay in the plane. It changes with the planar engine, and only then.
PLANAR_RECORDED = "0b3eb7782e24966af166d495bc676f05d10b2a0380469ea5b8c375e88c8a5c40"


def thousand(off: frozenset[Effect] = frozenset()) -> list[Trajectory]:
    dice = np.random.default_rng(4)
    slides = []
    for number in range(1000):
        scene = replace(scattered(number % 30, number), off=off, seed=0 if off else number)
        at_m, angle = dice.uniform(0.03, 0.35), dice.uniform(-6, 6)
        slides.append(
            slide(scene, release_at(at_m, dice.uniform(0.5, 5), round(angle, 3), dice.normal(0, 8)))
        )
    return slides


def rows(trajectory: Trajectory) -> list[tuple[object, ...]]:
    records = (*map(astuple, trajectory.segments), *map(astuple, trajectory.contacts))
    return [
        tuple(str(value) if isinstance(value, str) else value for value in verdict) for verdict in records
    ]


def digest(paths: list[Trajectory]) -> str:
    return hashlib.sha256(repr([rows(path) for path in paths]).encode()).hexdigest()


def few() -> str:
    scenes = [scattered(12, seed) for seed in range(3)]
    slides = [slide(scene, release_at(0.193, 2.6, 1.0, 9.0)) for scene in scenes]
    for name in ("climbs-the-bar", "comes-to-lean-on-a-disc", "stands-in-a-gate", "breaks"):
        scene = parse_scene((SCENES_AT / f"{name}.toml").read_text(encoding="utf-8"))
        slides.append(slide(scene, scene.releases[0]))
    return digest([*slides, *(slide(stacked(), release_at(x, 2.9, 0.5), seed=5) for x in (0.146, 0.05))])


def test_a_thousand_slides_have_the_recorded_digest() -> None:
    paths = thousand()
    assert digest(paths) == RECORDED
    assert {ContactKind.TOOK_OFF, ContactKind.LANDED, ContactKind.STOOD} <= set().union(*map(kinds, paths))


def test_a_thousand_slides_without_effects_have_the_planar_digest() -> None:
    paths = thousand(PLANAR)
    flat = [
        (
            [astuple(segment)[:FLAT_COLUMNS] for segment in path.segments],
            [
                str(value) if isinstance(value, str) else value
                for contact in path.contacts
                for value in astuple(contact)
            ],
        )
        for path in paths
    ]
    assert hashlib.sha256(repr(flat).encode()).hexdigest() == PLANAR_RECORDED


def test_without_the_compiler_and_in_another_process_the_bits_are_the_same() -> None:
    words = [sys.executable, "-c", "from tests.physics.test_slide import few; print(few())"]
    for environment in ({"SJOELEN_PLAIN": "1"}, {}):
        ran = subprocess.run(words, env=os.environ | environment, capture_output=True, text=True, check=True)
        assert ran.stdout.strip() == few()


def test_in_threads_the_bits_are_the_same() -> None:
    digests: list[str] = []
    threads = [threading.Thread(target=lambda: digests.append(few())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(digests) == {few()}


@pytest.mark.parametrize("seed", range(60))
def test_energy_never_rises_and_no_two_discs_fill_the_same_place(seed: int) -> None:
    table = stacked() if seed % 3 == 0 else scattered(25, seed)
    trajectory = slide(
        table, release_at(0.05 + 0.005 * seed, 3.0 + 0.1 * seed, 0.3 * (seed - 30), 30.0 - seed), seed
    )
    arrays = table.arrays()
    assert not list(energy_gains(trajectory))
    for moment in {
        *np.linspace(0, trajectory.ended_s, 30).tolist(),
        *(segment.start_s for segment in trajectory.segments),
    }:
        assert not overlaps(sample(trajectory, moment), leaning(trajectory, moment), arrays)
    assert all(
        state.speed_mps == state.rise_mps == 0.0
        for state in sample(trajectory, trajectory.ended_s)
        if not state.gone
    )
    assert all(re.fullmatch("(ud)*(u?o)?", word) for word in flights(trajectory).values())


@pytest.mark.parametrize("seed", range(10))
def test_every_disc_is_on_the_board_or_has_left_it(seed: int) -> None:
    trajectory = slide(scattered(29, seed), release_at(0.193, 15.0, 0.5 * seed, 50.0))
    placed = sample(trajectory, trajectory.ended_s)
    assert len(placed) == 30
    assert len({segment.disc for segment in trajectory.segments}) == 30
    left = {contact.disc for contact in trajectory.contacts if contact.kind is ContactKind.LEFT}
    assert {number for number, _ in final_placements(trajectory)} | left == set(range(30))
    for number, state in enumerate(placed):
        assert state.gone == (number in left)
        outside = state.y_m < -0.43 + 1e-9 or state.y_m > 1.57 - 1e-9 or abs(state.x_m - 0.193) > 0.205 - 1e-9
        assert state.gone == outside
        if not state.gone and state.low_m == 0.0:
            assert RADIUS_M - 1e-6 < state.x_m < 0.386 - RADIUS_M + 1e-6
            assert state.y_m < 1.556 - RADIUS_M + 1e-6


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_every_scene_with_a_release_comes_to_rest_without_overlaps(path: Path) -> None:
    scene = parse_scene(path.read_text(encoding="utf-8"))
    for release in scene.releases:
        ended = slide(scene, release)
        assert len(ended.contacts) < 5000
        placed = sample(ended, ended.ended_s)
        assert all(disc.speed_mps == 0.0 for disc in placed)
        assert not overlaps(placed, leaning(ended, ended.ended_s), scene.arrays())


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_no_two_discs_of_a_scene_ever_overlap(path: Path) -> None:
    scene = parse_scene(path.read_text(encoding="utf-8"))
    for release in scene.releases:
        path_of = slide(scene, release)
        starts = sorted({segment.start_s for segment in path_of.segments})
        moments = [*starts, *(0.5 * (value + next_one) for value, next_one in pairwise(starts))]
        for moment in moments[:: 1 + len(moments) // 500]:
            assert not overlaps(sample(path_of, moment), leaning(path_of, moment), scene.arrays())


def test_a_fast_slide_does_not_tunnel_through_a_disc() -> None:
    trajectory = slide(Scene((Placement(0.193, 1.0),)), release_at(0.193, 15.0))
    assert (trajectory.contacts[0].kind, trajectory.contacts[0].body) == (ContactKind.DISC, 1)
    assert trajectory.contacts[0].y_m == pytest.approx(1.0 - RADIUS_M, abs=1e-6)


def test_a_slide_comes_in_through_the_gate_and_stays_behind_it() -> None:
    trajectory = slide(Scene(), release_at(0.146, 1.9))
    assert sample(trajectory, trajectory.ended_s)[0].y_m > 1.18 + RADIUS_M


def test_a_disc_that_rebounds_past_the_front_end_has_left_the_board() -> None:
    trajectory = slide(Scene(), release_at(0.193, 14.0))
    assert trajectory.contacts[-1].kind is ContactKind.LEFT
    assert sample(trajectory, trajectory.ended_s)[0].gone


def test_impulses_are_those_of_a_disc_of_twenty_grams() -> None:
    contact = slide(Scene((Placement(0.193, 0.1),)), release_at(0.193, 2.0)).contacts[0]
    assert contact.normal_ns == pytest.approx(0.02 * 1.97 * 0.84, rel=0.03)


@pytest.mark.parametrize(
    ("impossible", "field"),
    [
        (release_at(0.01, 2.0), "at"),
        (release_at(0.38, 2.0), "at"),
        (release_at(float("nan"), 2.0), "at"),
        (release_at(0.193, -1.0), "speed"),
        (release_at(0.193, float("nan")), "speed"),
        (release_at(0.193, 15.1), "speed"),
        (release_at(0.193, 2.0, 0.0, 1e6), "spin"),
    ],
)
def test_a_release_that_no_hand_can_make_is_refused(impossible: object, field: str) -> None:
    with pytest.raises(ReleaseWrong) as refused:
        slide(Scene(), impossible)  # type: ignore[arg-type]
    assert refused.value.facts["field"] == field
