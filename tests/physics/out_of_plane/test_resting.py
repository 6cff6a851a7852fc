import pytest

from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.out_of_plane.effects import Effect
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.scene.support import Support
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import ContactKind, final_placements
from tests.physics.laws import energy_gains, kinds

BELOW = Placement(0.193, 0.1)


def pushed(offset_m: float, speed: float, off: frozenset[Effect] = frozenset()) -> tuple[Placement, int]:
    """Return the final place of a disc on a struck one, and how often it came loose."""
    upper = Placement(0.193, 0.1 + offset_m, Support.DISC, 0.013, 0.026, 1)
    table = Scene((BELOW, upper), off=off | frozenset({Effect.HOP, Effect.CLIMB, Effect.LEAP}))
    trajectory = slide(table, release_at(0.193, speed))
    return dict(final_placements(trajectory))[2], kinds(trajectory)[ContactKind.FREED]


def test_a_softly_pushed_disc_carries_the_disc_on_it() -> None:
    lying, freed = pushed(0.0, 0.42)
    assert (lying.support, lying.low_m, freed) == (Support.DISC, 0.013, 0)
    assert lying.y_m > 0.1


def test_a_disc_struck_from_under_another_lets_it_fall_behind() -> None:
    lying, freed = pushed(0.0, 3.0)
    assert freed == 1
    assert (lying.support, lying.low_m) == (Support.FLOOR, 0.0)
    assert lying.y_m < 0.3  # the one below went three times as far


@pytest.mark.parametrize("offset_m", [0.0, 0.01, 0.02])
def test_a_stack_of_any_offset_keeps_the_laws(club: BoardArrays, offset_m: float) -> None:
    upper = Placement(0.193, 0.1 + offset_m, Support.DISC, 0.013, 0.026, 1)
    for speed in (0.4, 0.6, 1.0, 4.0):
        trajectory = slide(Scene((BELOW, upper)), release_at(0.19, speed))
        assert not list(energy_gains(trajectory))
        assert len(final_placements(trajectory)) + kinds(trajectory)[ContactKind.LEFT] == 3
    assert club.disc_kg == pytest.approx(0.02)
