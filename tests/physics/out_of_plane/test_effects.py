"""What each effect does, and what it takes: a scene in which it just happens, and one in which not."""

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


def passed_over_the_bar(path: Trajectory) -> bool:
    rows = [each for each in path.segments if each.support is Support.AIR]
    heights = [each.low_m for each in rows if BAR_MM[0] - 27 < 1000 * each.y_m < BAR_MM[1] + 27]
    return max(heights, default=0.0) >= 0.05 - 1e-9


def took_off_from_a_disc(path: Trajectory) -> bool:
    return any(
        each.kind is ContactKind.TOOK_OFF and each.body is not None and each.body < WOOD_FROM
        for each in path.contacts
    )


def left_over_a_wall(path: Trajectory) -> bool:
    return any(each.kind is ContactKind.LEFT and each.y_m > 0.0 for each in path.contacts)


def lies_on_a_disc(path: Trajectory) -> bool:
    return any(each.support is Support.DISC and each.low_m > 0.0 for _, each in final_placements(path))


def lies_on_a_divider(path: Trajectory) -> bool:
    return any(each.support is Support.DIVIDER and each.low_m > 0.0 for _, each in final_placements(path))


def lies_on_a_wall(path: Trajectory) -> bool:
    return any(each.support is Support.WALL and each.low_m > 0.0 for _, each in final_placements(path))


def leans(path: Trajectory) -> bool:
    return any(each.support is Support.DISC and each.low_m == 0.0 for _, each in final_placements(path))


def stands(path: Trajectory) -> bool:
    return any(each.support is Support.GATE for _, each in final_placements(path))


def came_back_over_the_bar(path: Trajectory) -> bool:
    rose, fell = ends_of_flights(path)
    return any(1000 * each.y_m > BAR_MM[1] for each in rose) and all(
        1000 * each.y_m < BAR_MM[0] for each in fell
    )


def came_down_in_another_compartment(path: Trajectory) -> bool:
    rose, fell = ends_of_flights(path)
    return {compartment(each) for each in rose} != {compartment(each) for each in fell}


def ends_of_flights(path: Trajectory) -> tuple[list[Contact], list[Contact]]:
    rose, fell = (
        [each for each in path.contacts if each.kind is kind]
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


@pytest.mark.parametrize(("effect", "name", "happened"), CASES, ids=str)
def test_an_effect_happens_in_its_scene_not_a_little_slower_and_not_when_switched_off(
    effect: Effect, name: str, happened: object
) -> None:
    assert callable(happened)
    assert happened(played(name))
    assert not happened(played(f"{name}-not"))
    assert not happened(played(name, effect))
    slower, faster = (scene(each).releases[0].speed_mps for each in (f"{name}-not", name))
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
        assert {each.support for each in path.segments} == {Support.FLOOR}


def test_each_effect_has_a_switch_of_its_own() -> None:
    assert len({bits_of(frozenset({each})) for each in Effect}) == len(Effect)
    assert sum(bits_of(frozenset({each})) for each in Effect) == bits_of(PLANAR) == 2 ** len(Effect) - 1
