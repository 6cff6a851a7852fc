"""Effects in their scenes: one in which the effect just happens, and one in which it does not."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from sjoelen.physics.out_of_plane.effects import PLANAR, Effect, bits_of
from sjoelen.physics.scene.scene import Scene, parse_scene
from sjoelen.physics.scene.support import Support
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import Contact, ContactKind, Trajectory, final_placements
from tests.physics.laws import energy_gains, flights, kinds

SCENES = Path(__file__).parents[3] / "scenes"
BAR_MM, DIVIDERS_MM, WOOD_FROM = (1180, 1194), (99, 193, 287), 100


@cache
def scene(name: str) -> Scene:
    return parse_scene((SCENES / f"{name}.toml").read_text(encoding="utf-8"))


def played(name: str, *off: Effect) -> Trajectory:
    table = replace(scene(name), off=frozenset(off))
    return slide(table, table.releases[0])


def passed_over_the_bar(trajectory: Trajectory) -> bool:
    rows = [segment for segment in trajectory.segments if segment.support is Support.AIR]
    heights = [segment.low_m for segment in rows if BAR_MM[0] - 27 < 1000 * segment.y_m < BAR_MM[1] + 27]
    return max(heights, default=0.0) >= 0.05 - 1e-9


def took_off_from_a_disc(trajectory: Trajectory) -> bool:
    return any(
        contact.kind is ContactKind.TOOK_OFF and contact.body is not None and contact.body < WOOD_FROM
        for contact in trajectory.contacts
    )


def left_over_a_wall(trajectory: Trajectory) -> bool:
    return any(contact.kind is ContactKind.LEFT and contact.y_m > 0.0 for contact in trajectory.contacts)


def lies_on_a_disc(trajectory: Trajectory) -> bool:
    return any(
        placement.support is Support.DISC and placement.low_m > 0.0
        for _, placement in final_placements(trajectory)
    )


def lies_on_a_divider(trajectory: Trajectory) -> bool:
    return any(
        placement.support is Support.DIVIDER and placement.low_m > 0.0
        for _, placement in final_placements(trajectory)
    )


def lies_on_a_wall(trajectory: Trajectory) -> bool:
    return any(
        placement.support is Support.WALL and placement.low_m > 0.0
        for _, placement in final_placements(trajectory)
    )


def leans(trajectory: Trajectory) -> bool:
    return any(
        placement.support is Support.DISC and placement.low_m == 0.0
        for _, placement in final_placements(trajectory)
    )


def stands(trajectory: Trajectory) -> bool:
    return any(placement.support is Support.GATE for _, placement in final_placements(trajectory))


def came_back_over_the_bar(trajectory: Trajectory) -> bool:
    rose, fell = ends_of_flights(trajectory)
    return any(1000 * segment.y_m > BAR_MM[1] for segment in rose) and all(
        1000 * segment.y_m < BAR_MM[0] for segment in fell
    )


def came_down_in_another_compartment(trajectory: Trajectory) -> bool:
    rose, fell = ends_of_flights(trajectory)
    return {compartment(segment) for segment in rose} != {compartment(segment) for segment in fell}


def ends_of_flights(trajectory: Trajectory) -> tuple[list[Contact], list[Contact]]:
    rose, fell = (
        [contact for contact in trajectory.contacts if contact.kind is kind]
        for kind in (ContactKind.TOOK_OFF, ContactKind.LANDED)
    )
    return rose, fell


def compartment(contact: Contact) -> int:
    assert 1000 * contact.y_m > BAR_MM[1]
    return sum(1000 * contact.x_m > middle for middle in DIVIDERS_MM)


CASES = [
    (Effect.CLIMB, "climbs-the-bar", passed_over_the_bar),
    (Effect.HOP, "hops-from-a-disc", took_off_from_a_disc),
    (Effect.PERCH, "comes-to-lie-on-a-disc", lies_on_a_disc),
    (Effect.PERCH, "comes-to-lie-on-a-divider", lies_on_a_divider),
    (Effect.PERCH, "comes-to-lie-on-the-wall", lies_on_a_wall),
    (Effect.LEAN, "comes-to-lean-on-a-disc", leans),
    (Effect.LEAP, "leaps-over-the-side-wall", left_over_a_wall),
    (Effect.LEAP, "leaps-over-a-divider", came_down_in_another_compartment),
    (Effect.LEAP, "flies-back-over-the-bar", came_back_over_the_bar),
    (Effect.STAND, "stands-in-a-gate", stands),
    (Effect.BREAK, "breaks", lambda path: kinds(path)[ContactKind.BROKE] > 0),
]


@pytest.mark.parametrize(("effect", "name", "happened"), CASES, ids=[name for _, name, _ in CASES])
def test_an_effect_happens_in_its_scene_but_not_slower_and_not_switched_off(
    effect: Effect, name: str, happened: object
) -> None:
    assert callable(happened)
    assert happened(played(name))
    assert not happened(played(f"{name}-not"))
    assert not happened(played(name, effect))
    slower, faster = (scene(file).releases[0].speed_mps for file in (f"{name}-not", name))
    assert 0.97 < slower / faster < 1.0


def test_the_scenes_of_every_effect_are_there() -> None:
    assert {effect for effect, *_ in CASES} == set(Effect)


@pytest.mark.parametrize("name", [name for _, name, _ in CASES])
def test_the_scenes_keep_the_laws(name: str) -> None:
    for path in (played(name), played(f"{name}-not")):
        assert not list(energy_gains(path))
        assert all(word.replace("ud", "") in ("", "o", "uo") for word in flights(path).values())


def test_a_disc_that_climbs_too_slowly_falls_back_before_the_bar() -> None:
    path = played("climbs-the-bar-not")
    assert kinds(path)[ContactKind.FELL_BACK] == 1
    assert final_placements(path)[0][1].y_m < 1.18


def test_with_everything_off_nothing_leaves_the_plane() -> None:
    for _effect, name, _happened in CASES:
        path = played(name, *PLANAR)
        assert {segment.support for segment in path.segments} == {Support.FLOOR}


def test_each_effect_has_a_switch_of_its_own() -> None:
    assert len({bits_of(frozenset({effect})) for effect in Effect}) == len(Effect)
    assert sum(bits_of(frozenset({effect})) for effect in Effect) == bits_of(PLANAR) == 2 ** len(Effect) - 1
