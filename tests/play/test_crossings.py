from collections import Counter
from dataclasses import replace

import pytest

from sjoelen.physics.scene.support import Support
from sjoelen.physics.trajectories.trajectory import Trajectory
from sjoelen.play.disc_history import NEW_HISTORY, DiscHistory
from sjoelen.play.slide_history import after_slide
from tests.play.bar_heights import crossings, flew_on_the_board, history_of, slides
from tests.play.conftest import AIR, FIELD, FLOOR, IN_3, IN_4, LINE, LOW_M, NEW, PLAN, trajectory_of

GATE_3, OUTSIDE = (0.146, 1.19), (0.4, 1.4)
STRAYED = DiscHistory(compartment=1, strayed=True)


@pytest.mark.parametrize(
    ("before", "trajectory", "after"),
    [
        # over the floor
        (NEW_HISTORY, trajectory_of((*LINE, FLOOR), (*FIELD, FLOOR)), DiscHistory()),
        (NEW_HISTORY, trajectory_of((*LINE, FLOOR), (*IN_3, FLOOR)), DiscHistory(compartment=1)),
        (NEW_HISTORY, trajectory_of((*GATE_3, FLOOR), (*IN_3, FLOOR)), DiscHistory(compartment=1)),
        (
            NEW_HISTORY,
            trajectory_of((*LINE, FLOOR), (*IN_3, FLOOR), (*FIELD, FLOOR)),
            DiscHistory(returned=(1,)),
        ),
        (
            DiscHistory(compartment=1),
            trajectory_of((*IN_3, FLOOR), (*GATE_3, FLOOR)),
            DiscHistory(returned=(1,)),
        ),
        (
            DiscHistory(compartment=1),
            trajectory_of((*IN_3, FLOOR), (*FIELD, FLOOR), (*IN_4, FLOOR)),
            DiscHistory(compartment=2, returned=(1,)),
        ),
        (STRAYED, trajectory_of((*IN_4, FLOOR), (*FIELD, FLOOR)), STRAYED),
        (STRAYED, trajectory_of((*FIELD, FLOOR), (*IN_4, FLOOR)), DiscHistory(compartment=2)),
        # through the air
        (NEW_HISTORY, trajectory_of((*FIELD, AIR), (0.2, 0.9, FLOOR)), DiscHistory()),
        (NEW_HISTORY, trajectory_of((*FIELD, AIR), (*IN_4, FLOOR)), DiscHistory(over_bar=True)),
        (NEW_HISTORY, trajectory_of((*FIELD, AIR), (*IN_4, Support.DIVIDER)), DiscHistory(over_bar=True)),
        (DiscHistory(compartment=1), trajectory_of((*IN_3, AIR), (*IN_4, FLOOR)), STRAYED),
        (DiscHistory(compartment=1), trajectory_of((*IN_3, AIR), (*FIELD, FLOOR)), STRAYED),
        (
            DiscHistory(compartment=1),
            trajectory_of((*IN_3, AIR), (0.15, 1.5, FLOOR)),
            DiscHistory(compartment=1),
        ),
        (
            DiscHistory(compartment=1),
            trajectory_of((*IN_3, AIR), (*IN_4, Support.DIVIDER)),
            DiscHistory(compartment=1),
        ),
        (
            DiscHistory(compartment=1),
            trajectory_of((*IN_3, AIR), (*IN_4, Support.WALL)),
            DiscHistory(compartment=1),
        ),
        (STRAYED, trajectory_of((*IN_4, AIR), (*IN_3, FLOOR)), STRAYED),
        # through the air under the bar
        (NEW_HISTORY, trajectory_of((*FIELD, AIR), (*IN_3, FLOOR), low_m=LOW_M), DiscHistory(compartment=1)),
        (
            NEW_HISTORY,
            trajectory_of((*LINE, FLOOR), (*FIELD, AIR), (*IN_3, AIR), (0.146, 1.5, FLOOR), low_m=LOW_M),
            DiscHistory(compartment=1),
        ),
        (
            DiscHistory(compartment=1),
            trajectory_of((*IN_3, AIR), (*FIELD, FLOOR), low_m=LOW_M),
            DiscHistory(returned=(1,)),
        ),
        (STRAYED, trajectory_of((*IN_4, AIR), (*FIELD, FLOOR), low_m=LOW_M), STRAYED),
        (STRAYED, trajectory_of((*FIELD, AIR), (*IN_4, FLOOR), low_m=LOW_M), DiscHistory(compartment=2)),
        # over the bar on a support
        (
            NEW_HISTORY,
            trajectory_of((0.146, 1.18, Support.BAR), (0.146, 1.21, Support.BAR)),
            DiscHistory(over_bar=True),
        ),
        # off the board
        (NEW_HISTORY, trajectory_of((*FIELD, AIR), (0.4, 0.9, AIR), left=True), DiscHistory()),
        (DiscHistory(compartment=1), trajectory_of((*IN_3, AIR), (*OUTSIDE, AIR), left=True), STRAYED),
        (NEW_HISTORY, trajectory_of((*LINE, FLOOR), (*IN_3, AIR), (*OUTSIDE, AIR), left=True), STRAYED),
    ],
)
def test_a_path_gives_a_disc_its_history(
    before: DiscHistory, trajectory: Trajectory, after: DiscHistory
) -> None:
    (disc,) = after_slide([replace(NEW, history=replace(before, in_play=True))], trajectory, PLAN)
    assert disc.history == replace(after, in_play=True)


def test_a_disc_is_in_play_once_all_of_it_was_past_the_line() -> None:
    for y_m, in_play in ((0.0259, False), (0.0261, True)):
        (disc,) = after_slide([NEW], trajectory_of((*LINE, FLOOR), (0.146, y_m, FLOOR)), PLAN)
        assert disc.history == DiscHistory(in_play=in_play)


def test_a_disc_goes_through_a_gate_if_and_only_if_it_passes_under_the_bar() -> None:
    seen: Counter[str] = Counter()
    for struck, trajectory in slides():
        for number, after in enumerate(after_slide([NEW, struck], trajectory, PLAN)):
            if flew_on_the_board(trajectory, number):
                ways = list(crossings(trajectory, number))
                expected = history_of(ways, struck.history.compartment if number else None)
                history = after.history
                assert (history.compartment, history.over_bar, history.returned) == (
                    expected.compartment,
                    expected.over_bar,
                    expected.returned,
                )
                seen.update(way for way, _ in ways)
    assert {f"{way} {height}" for way in ("in", "out") for height in ("under", "over")} == seen.keys()
