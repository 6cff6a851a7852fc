from sjoelen.physics.release import release_at
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import ContactKind


def test_a_disc_meets_one_that_came_to_rest_in_its_way_while_it_moved() -> None:
    path = slide(Scene((Placement(0.193, 0.1), Placement(0.193, 0.16))), release_at(0.193, 1.6))
    stopped = {each.disc: each.time_s for each in path.contacts if each.kind is ContactKind.STOPPED}
    assert sorted(stopped) == [0, 1, 2]
    met = [(each.disc, each.body) for each in path.contacts if each.kind is ContactKind.DISC]
    assert met[:2] == [(0, 1), (1, 2)]


def test_a_disc_whose_target_was_knocked_away_slides_on() -> None:
    beside = Scene((Placement(0.193, 0.9), Placement(0.144, 0.84), Placement(0.145, 0.5)))
    path = slide(beside, release_at(0.12, 3.5, 0.0, 5.0))
    met = [(each.disc, each.body) for each in path.contacts if each.kind is ContactKind.DISC]
    assert met[0] == (0, 3)
    assert path.ended_s > 0.0
