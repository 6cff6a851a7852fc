from dataclasses import replace

import pytest

from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.error import DiscInWood, DiscOffBoard, DiscsOverlap, SceneFieldWrong
from sjoelen.physics.scene.placement import Placement, check_placements
from sjoelen.physics.scene.support import Support

BELOW = Placement(0.193, 0.8)
ON_IT = Placement(0.193, 0.8, Support.DISC, 0.013, 0.026, 1)


def test_discs_lie_on_one_another_on_wood_and_in_a_gate(club: BoardArrays) -> None:
    stack = [replace(ON_IT, low_m=0.013 * level, high_m=0.013 * (level + 1), on=level) for level in (1, 2, 3)]
    check_placements([BELOW, *stack], club)
    check_placements([BELOW, Placement(0.23, 0.8, Support.DISC, 0.0, 0.039, 1)], club)
    check_placements([Placement(0.099, 1.3, Support.DIVIDER, 0.04, on=0)], club)
    check_placements(
        [Placement(-0.005, 0.9, Support.WALL, 0.05), Placement(0.2, 1.187, Support.BAR, 0.05)], club
    )
    check_placements([Placement(0.146, 1.187, Support.GATE, 0.0, 0.02)], club)


@pytest.mark.parametrize(
    ("discs", "field"),
    [
        ([replace(BELOW, support=Support.AIR)], "disc 1.support"),
        ([replace(BELOW, low_m=0.01)], "disc 1.low"),
        ([replace(BELOW, low_m=-0.01, support=Support.GATE)], "disc 1.low"),
        ([replace(BELOW, high_m=0.0)], "disc 1.high"),
        ([replace(BELOW, on=1)], "disc 1.on"),
        ([BELOW, replace(ON_IT, on=None)], "disc 2.on"),
        ([BELOW, replace(ON_IT, on=2)], "disc 2.on"),
        ([BELOW, replace(ON_IT, on=3)], "disc 2.on"),
        ([replace(BELOW, on=2, support=Support.DISC), replace(ON_IT, on=1)], "disc 1.on"),
        ([BELOW, replace(ON_IT, x_m=0.25)], "disc 2.on"),
        ([BELOW, replace(ON_IT, low_m=0.02, high_m=0.033)], "disc 2.low"),
        ([Placement(0.099, 1.3, Support.DIVIDER, 0.04, on=3)], "disc 1.on"),
    ],
)
def test_a_disc_that_contradicts_itself_is_refused(
    club: BoardArrays, discs: list[Placement], field: str
) -> None:
    with pytest.raises(SceneFieldWrong) as refused:
        check_placements(discs, club)
    assert refused.value.facts["field"] == field


def test_a_disc_on_a_stack_as_high_as_the_wall_may_lie_over_the_wall(club: BoardArrays) -> None:
    stack = [replace(ON_IT, low_m=0.013 * level, high_m=0.013 * (level + 1), on=level) for level in (1, 2, 3)]
    stack = [replace(level, x_m=0.046) for level in (BELOW, *stack)]
    over = Placement(-0.0004, 0.8, Support.DISC, 0.052, 0.065, 4)
    check_placements([*stack, over], club)
    with pytest.raises(DiscOffBoard):
        check_placements([*stack, replace(over, low_m=0.04, high_m=0.053)], club)


def test_two_discs_may_share_a_place_only_at_other_heights(club: BoardArrays) -> None:
    with pytest.raises(DiscsOverlap):
        check_placements([BELOW, replace(BELOW, x_m=0.2)], club)
    with pytest.raises(DiscsOverlap):
        check_placements([BELOW, ON_IT, replace(ON_IT, x_m=0.2)], club)


def test_a_disc_on_the_floor_lies_in_no_wood_and_on_the_board(club: BoardArrays) -> None:
    with pytest.raises(DiscInWood):
        check_placements([Placement(0.099, 1.3)], club)
    with pytest.raises(DiscInWood):
        check_placements(
            [BELOW, replace(ON_IT, x_m=0.21), Placement(0.01, 1.3, Support.DIVIDER, 0.04, on=0)], club
        )
    with pytest.raises(DiscOffBoard):
        check_placements([Placement(-0.005, 0.9)], club)
