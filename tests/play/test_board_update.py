"""Whole sub-turns are compared in `test_fast_subturn`."""

import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import log_size, scene_state
from sjoelen.play import crossings
from sjoelen.play.board_update import add_next_disc, count_compartments, is_undisputed, needs_jury
from sjoelen.play.disc_history import DiscHistory, write_history
from sjoelen.play.stacking import placement_on
from tests.play.conftest import PLAN, lying

SCENE = Scene(
    (placement_on(0.146, 1.5, 0, None, PLAN), placement_on(0.146, 1.5, 1, 1, PLAN), lying(0.3, 0.8))
)
BOARD = SCENE.arrays().board


def pasts_of(*histories: DiscHistory) -> np.ndarray:
    flat = np.zeros(len(histories) * crossings.HISTORY_COLUMNS)
    for row, history in zip(flat.reshape(len(histories), -1), histories, strict=True):
        write_history(history, row)
    return flat


def quiet_pasts() -> np.ndarray:
    return pasts_of(
        DiscHistory(in_play=True),
        DiscHistory(compartment=1, in_play=True),
        DiscHistory(compartment=1, in_play=True, stacked=True),
        DiscHistory(in_play=True),
    )


def log_of(moved: int, support: float, x_m: float = 0.1, y_m: float = 0.9) -> np.ndarray:
    """Return the log of a slide in which one disc moved and came to rest."""
    log = np.zeros(log_size(1))
    log[layout.CAPACITY] = log[layout.SEGMENT_COUNT] = 1
    row = log[layout.RECORD_OFFSET :]
    row[1], row[2], row[3], row[8] = moved, x_m, y_m, support
    return log


@pytest.mark.parametrize(
    ("support", "history", "seen"),
    [
        (layout.FLOOR, DiscHistory(in_play=True), False),
        (layout.FLOOR, DiscHistory(compartment=2, in_play=True), False),
        (layout.FLOOR, DiscHistory(over_bar=True, in_play=True), True),
        (layout.FLOOR, DiscHistory(compartment=2, strayed=True, in_play=True), True),
        (layout.FLOOR, DiscHistory(broken=True, in_play=True), True),
        (layout.ON_DIVIDER, DiscHistory(compartment=2, in_play=True), True),
        (layout.IN_GATE, DiscHistory(in_play=True), True),
    ],
)
def test_the_jury_looks_at_a_disc_that_moved_and_had_an_incident(
    support: float, history: DiscHistory, seen: bool
) -> None:
    discs, histories = scene_state(SCENE, SCENE.arrays()), quiet_pasts()
    disc = 3 * layout.DISC_COLUMNS
    discs[disc + layout.SUPPORT], discs[disc + layout.Y] = support, 0.9
    write_history(history, histories.reshape(4, -1)[3])
    assert needs_jury(discs, log_of(3, support), BOARD, 0.0, histories) == seen


def test_a_jury_that_checks_supports_looks_at_every_disc_off_the_floor() -> None:
    discs = scene_state(SCENE, SCENE.arrays())
    assert not needs_jury(discs, log_of(3, layout.FLOOR), BOARD, 1.0, quiet_pasts())
    discs[layout.DISC_COLUMNS + layout.SUPPORT] = layout.ON_WALL
    assert needs_jury(discs, log_of(3, layout.FLOOR), BOARD, 1.0, quiet_pasts())
    assert not needs_jury(discs, log_of(3, layout.FLOOR), BOARD, 0.0, quiet_pasts())


def test_the_released_disc_moves_behind_the_others_and_stacks_stay() -> None:
    discs, histories = scene_state(SCENE, SCENE.arrays()), quiet_pasts()
    discs[layout.X], discs[layout.Y], histories[crossings.HAS_MOVED] = 0.05, 0.6, 1.0
    discs[layout.DRAW_COUNT], discs[layout.BODY_BELOW] = 3.0, 3.0
    discs, histories = (
        np.append(discs, np.zeros(layout.DISC_COLUMNS)),
        np.append(histories, np.zeros(crossings.HISTORY_COLUMNS)),
    )
    add_next_disc(discs, histories, PLAN.width_m / 2)
    rows = discs.reshape(5, -1)
    assert rows[4, layout.Y] == 0.6
    assert rows[:, layout.DRAW_COUNT].tolist() == [0.0] * 5
    assert rows[:, layout.BODY_BELOW].tolist() == [-1, -1, 1, -1, 3]
    assert rows[1, layout.CARRIED_COUNT] == 1
    assert discs[layout.USED_LENGTH] == discs.size
    count_compartments(histories, 5, homes := np.zeros(4))
    assert homes.tolist() == [0, 2, 0, 0]


def test_a_disc_on_the_released_disc_stays_on_it() -> None:
    discs, histories = scene_state(SCENE, SCENE.arrays()), quiet_pasts()
    discs[3 * layout.DISC_COLUMNS + layout.BODY_BELOW] = 0.0
    discs, histories = (
        np.append(discs, np.zeros(layout.DISC_COLUMNS)),
        np.append(histories, np.zeros(crossings.HISTORY_COLUMNS)),
    )
    add_next_disc(discs, histories, PLAN.width_m / 2)
    assert discs.reshape(5, -1)[3, layout.BODY_BELOW] == 4


@pytest.mark.parametrize(
    ("history", "support", "y_m", "expected"),
    [
        (DiscHistory(compartment=1, in_play=True), layout.FLOOR, 1.5, True),
        (DiscHistory(in_play=True), layout.ON_DISC, 0.9, True),
        (DiscHistory(compartment=1, in_play=True), layout.ON_DIVIDER, 1.5, False),
        (DiscHistory(in_play=True), layout.FLOOR, -0.03, False),
        (DiscHistory(compartment=1, in_play=True, strayed=True), layout.FLOOR, 1.5, False),
        (DiscHistory(compartment=1, in_play=True, over_bar=True), layout.FLOOR, 1.5, False),
        (DiscHistory(compartment=1, in_play=True, returned=(0,)), layout.FLOOR, 1.5, False),
        (DiscHistory(compartment=1, in_play=True, broken=True), layout.FLOOR, 1.5, False),
    ],
)
def test_a_count_without_incidents_is_undisputed(
    history: DiscHistory, support: float, y_m: float, expected: bool
) -> None:
    discs, histories = scene_state(SCENE, SCENE.arrays()), quiet_pasts()
    disc = 3 * layout.DISC_COLUMNS
    discs[disc + layout.SUPPORT], discs[disc + layout.Y] = support, y_m
    write_history(history, histories.reshape(4, -1)[3])
    assert is_undisputed(discs, histories, PLAN.radius_m) == expected
