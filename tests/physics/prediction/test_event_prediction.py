from sjoelen.physics.release import release_at
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import ContactKind


def test_a_disc_meets_one_that_came_to_rest_in_its_path() -> None:
    trajectory = slide(Scene((Placement(0.193, 0.1), Placement(0.193, 0.16))), release_at(0.193, 1.6))
    stopped = {
        contact.disc: contact.time_s for contact in trajectory.contacts if contact.kind is ContactKind.STOPPED
    }
    assert sorted(stopped) == [0, 1, 2]
    met = [
        (contact.disc, contact.body) for contact in trajectory.contacts if contact.kind is ContactKind.DISC
    ]
    assert met[:2] == [(0, 1), (1, 2)]


def test_a_disc_whose_target_was_knocked_away_slides_on() -> None:
    beside = Scene((Placement(0.193, 0.9), Placement(0.144, 0.84), Placement(0.145, 0.5)))
    trajectory = slide(beside, release_at(0.12, 3.5, 0.0, 5.0))
    met = [
        (contact.disc, contact.body) for contact in trajectory.contacts if contact.kind is ContactKind.DISC
    ]
    assert met[0] == (0, 3)
    assert trajectory.ended_s > 0.0
