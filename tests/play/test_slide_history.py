from dataclasses import replace

from sjoelen.physics.release import release_at
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.scene.support import Support
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import Contact, ContactKind
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import DiscHistory
from sjoelen.play.slide_history import after_slide
from tests.play.conftest import AIR, FIELD, FLOOR, IN_3, LINE, NEW, PLAN, disc, trajectory_of


def test_a_disc_that_left_has_no_placement_but_a_place_of_exit() -> None:
    (after,) = after_slide(
        [NEW], trajectory_of((*LINE, FLOOR), (*FIELD, FLOOR), (0.1, -0.43, FLOOR), left=True), PLAN
    )
    assert (after.placement, after.left_y_m) == (None, -0.43)


def test_both_discs_of_a_contact_are_touched_and_no_other() -> None:
    discs = [disc(1, 0.193, 0.5), disc(2, 0.05, 0.5)]
    scene = Scene(tuple(disc.placement for disc in discs if disc.placement))
    after = after_slide([NEW, *discs], slide(scene, release_at(0.193, 2.0)), PLAN)
    assert [disc_after.history.touched for disc_after in after] == [True, True, False]
    assert after[2] == discs[1]
    assert [disc_after.number for disc_after in after] == [9, 1, 2]


def test_a_break_is_in_the_history() -> None:
    trajectory = trajectory_of((*LINE, FLOOR), (*FIELD, FLOOR))
    broke = Contact(0.5, ContactKind.BROKE, 0, None, 0.146, 0.9, 0.0, 0.0, 0.0, 0.0)
    (after,) = after_slide([NEW], replace(trajectory, contacts=(broke,)), PLAN)
    assert after.history.broken


def test_a_carried_disc_stays_stacked_and_one_that_flew_does_not() -> None:
    stacked = Disc(9, None, DiscHistory(compartment=1, in_play=True, stacked=True))
    upon = Support.DISC
    (rode,) = after_slide([stacked], trajectory_of((*IN_3, upon), (0.15, 1.41, upon)), PLAN)
    (flew,) = after_slide([stacked], trajectory_of((*IN_3, AIR), (0.15, 1.41, upon)), PLAN)
    (fell,) = after_slide([stacked], trajectory_of((*IN_3, upon), (0.15, 1.41, FLOOR)), PLAN)
    assert [segment.history.stacked for segment in (rode, flew, fell)] == [True, False, False]
