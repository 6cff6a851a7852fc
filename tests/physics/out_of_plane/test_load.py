import pytest

from sjoelen.physics.out_of_plane.effects import PLANAR
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.scene.support import Support
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import ContactKind, Trajectory, final_placements


def struck(stacked: int, speed: float) -> Trajectory:
    lying = [Placement(0.193, 0.1)]
    lying += [
        Placement(0.193, 0.1, Support.DISC, 0.013 * high, 0.013 * (high + 1), high)
        for high in range(1, stacked)
    ]
    return slide(Scene(tuple(lying), off=PLANAR), release_at(0.193, speed))


@pytest.mark.parametrize("stacked", [1, 2, 3, 4])
def test_a_stack_struck_softly_moves_as_one_heavy_disc(stacked: int) -> None:
    path = struck(stacked, 0.42)
    after_hit = [segment for segment in path.segments if segment.start_s > 0.0 and segment.speed_mps > 0.0]
    speeds = {segment.disc: segment.speed_mps for segment in reversed(after_hit)}
    assert len({speeds[disc] for disc in range(1, stacked + 1)}) == 1
    arrived = path.contacts[0].normal_ns / 0.02
    assert speeds[1] == pytest.approx(arrived / stacked, rel=1e-9)
    places = [lying for number, lying in final_placements(path) if number > 0]
    assert len({(place.x_m, place.y_m) for place in places}) == 1
    assert [place.on for place in places] == [None, *range(1, stacked)]


def test_a_stack_struck_hard_loses_its_lowest_disc_and_falls() -> None:
    path = struck(4, 3.0)
    freed = [contact.disc for contact in path.contacts if contact.kind is ContactKind.FREED]
    assert freed[0] == 2
    places = dict(final_placements(path))
    assert places[2].low_m < 0.013 + 1e-9
    assert places[1].y_m > places[2].y_m + 0.052
    assert min(places[number].low_m for number in (2, 3, 4)) < 1e-9


def test_a_standing_disc_that_is_struck_lies_flat_again() -> None:
    standing = Placement(0.146, 1.187, Support.GATE, 0.0, 0.02)
    trajectory = slide(Scene((standing,), off=PLANAR), release_at(0.146, 2.2))
    assert next(contact.kind for contact in trajectory.contacts if contact.disc == 1) is ContactKind.FREED
    assert dict(final_placements(trajectory))[1].support is Support.FLOOR


def test_a_leaning_disc_never_passes_through_its_support() -> None:
    table = Scene((Placement(0.193, 0.8), Placement(0.193, 0.765, Support.DISC, 0.0, 0.039, 1)), off=PLANAR)
    trajectory = slide(table, release_at(0.193, 2.0))
    places = dict(final_placements(trajectory))
    assert places[1].y_m > places[2].y_m
