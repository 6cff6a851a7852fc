from dataclasses import replace
from pathlib import Path

import pytest

from sjoelen.physics.error import BoardDiffers
from sjoelen.physics.out_of_plane.effects import PLANAR
from sjoelen.physics.release import release_at
from sjoelen.physics.replay import Replay, replay, scene_before
from sjoelen.physics.scene.scene import Scene, parse_scene
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.archive import from_bytes, from_json, to_bytes, to_json
from sjoelen.physics.trajectories.trajectory import ENGINE, Trajectory
from tests.physics.conftest import scattered, stacked

ROOT = Path(__file__).parents[2]
SCENES = sorted((ROOT / "scenes").glob("*.toml"))
RECORDED = sorted((ROOT / "tests" / "physics" / "recorded").iterdir())


def played(scene: Scene) -> Trajectory:
    return slide(scene, release_at(0.1937, 2.9, 0.7, 5.0), seed=5)


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_a_stored_slide_replays_to_the_same_bits(path: Path) -> None:
    scene = parse_scene(path.read_text(encoding="utf-8"))
    for release in scene.releases:
        stored = slide(scene, release)
        assert replay(from_bytes(to_bytes(stored))) is replay(from_json(to_json(stored))) is Replay.SAME


@pytest.mark.parametrize(
    "scene",
    [Scene(), stacked(), replace(scattered(25, 1), off=PLANAR)],
    ids=["empty", "stacked", "scattered"],
)
def test_a_trajectory_gives_the_scene_before_it(scene: Scene) -> None:
    path = played(scene)
    before = scene_before(path)
    assert before.off == scene.off
    assert len(before.discs) == len(scene.discs)
    assert replay(path) is Replay.SAME


def test_a_slide_that_replays_differently_is_reported() -> None:
    path = played(stacked())
    assert replay(replace(path, seed=path.seed + 1)) is Replay.OTHER
    assert replay(replace(path, off=PLANAR)) is Replay.OTHER


@pytest.mark.parametrize("engine", [ENGINE - 1, ENGINE + 1])
def test_a_slide_of_another_engine_is_not_replayed(engine: int) -> None:
    assert replay(replace(played(Scene()), engine=engine)) is Replay.AS_STORED


@pytest.mark.parametrize("file", RECORDED, ids=lambda path: path.name)
def test_slides_of_former_engines_can_be_read(file: Path) -> None:
    content = file.read_bytes()
    path = from_bytes(content) if file.suffix == ".sjtr" else from_json(content.decode())
    assert replay(path) is Replay.AS_STORED


def test_a_slide_on_another_board_of_the_same_name_needs_that_board() -> None:
    with pytest.raises(BoardDiffers):
        replay(replace(played(Scene()), board_hash="0" * 64))
