"""That whole sub-turns come out the same is held by `test_rapid`."""

import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import laid, log_size
from sjoelen.play import crossings
from sjoelen.play.board_update import count_homes, quiet, remarkable, shelve
from sjoelen.play.disc_history import Past, write_past
from sjoelen.play.stacking import upon
from tests.play.conftest import PLAN, lying

SCENE = Scene((upon(0.146, 1.5, 0, None, PLAN), upon(0.146, 1.5, 1, 1, PLAN), lying(0.3, 0.8)))


def pasts_of(*pasts: Past) -> np.ndarray:
    flat = np.zeros(len(pasts) * crossings.PAST_COLUMNS)
    for row, past in zip(flat.reshape(len(pasts), -1), pasts, strict=True):
        write_past(past, row)
    return flat


def quiet_pasts() -> np.ndarray:
    return pasts_of(
        Past(in_play=True),
        Past(home=1, in_play=True),
        Past(home=1, in_play=True, stacked=True),
        Past(in_play=True),
    )


def log_of(moved: int, support: float, x_m: float = 0.1, y_m: float = 0.9) -> np.ndarray:
    """One disc moved, and that is where it came to rest."""
    log = np.zeros(log_size(1))
    log[layout.ROOM] = log[layout.SEGMENTS] = 1
    row = log[layout.RECORD_AT :]
    row[1], row[2], row[3], row[8] = moved, x_m, y_m, support
    return log


@pytest.mark.parametrize(
    ("support", "past", "seen"),
    [
        (layout.FLOOR, Past(in_play=True), False),
        (layout.FLOOR, Past(home=2, in_play=True), False),
        (layout.FLOOR, Past(over_bar=True, in_play=True), True),
        (layout.FLOOR, Past(home=2, strayed=True, in_play=True), True),
        (layout.FLOOR, Past(broken=True, in_play=True), True),
        (layout.ON_DIVIDER, Past(home=2, in_play=True), True),
        (layout.IN_GATE, Past(in_play=True), True),
    ],
)
def test_the_jury_looks_where_something_happened_to_a_disc_that_moved(
    support: float, past: Past, seen: bool
) -> None:
    discs, pasts = laid(SCENE, SCENE.field()), quiet_pasts()
    at = 3 * layout.DISC_COLUMNS
    discs[at + layout.SUPPORT], discs[at + layout.Y] = support, 0.9
    write_past(past, pasts.reshape(4, -1)[3])
    assert remarkable(discs, log_of(3, support), PLAN.lines(), 0.0, pasts) == seen


def test_a_wary_jury_looks_at_whatever_lies_askew() -> None:
    discs, lines = laid(SCENE, SCENE.field()), PLAN.lines()
    assert not remarkable(discs, log_of(3, layout.FLOOR), lines, 1.0, quiet_pasts())
    discs[layout.DISC_COLUMNS + layout.SUPPORT] = layout.ON_WALL
    assert remarkable(discs, log_of(3, layout.FLOOR), lines, 1.0, quiet_pasts())
    assert not remarkable(discs, log_of(3, layout.FLOOR), lines, 0.0, quiet_pasts())


def test_the_released_disc_is_shelved_behind_the_others_and_riders_stay_on_their_stack() -> None:
    discs, pasts = laid(SCENE, SCENE.field()), quiet_pasts()
    discs[layout.X], discs[layout.Y], pasts[crossings.MOVED] = 0.05, 0.6, 1.0
    discs[layout.DRAWS], discs[layout.ON] = 3.0, 3.0
    discs, pasts = np.append(discs, np.zeros(layout.DISC_COLUMNS)), np.append(pasts, np.zeros(16))
    shelve(discs, pasts, PLAN.width_m / 2)
    rows = discs.reshape(5, -1)
    assert rows[4, layout.Y] == 0.6
    assert rows[:, layout.DRAWS].tolist() == [0.0] * 5
    assert rows[:, layout.ON].tolist() == [-1, -1, 1, -1, 3]
    assert rows[1, layout.BEARS] == 1
    assert discs[layout.ALL] == discs.size
    count_homes(pasts, 5, homes := np.zeros(4))
    assert homes.tolist() == [0, 2, 0, 0]


def test_what_lies_on_the_released_disc_lies_on_it_still() -> None:
    discs, pasts = laid(SCENE, SCENE.field()), quiet_pasts()
    discs[3 * layout.DISC_COLUMNS + layout.ON] = 0.0
    discs, pasts = np.append(discs, np.zeros(layout.DISC_COLUMNS)), np.append(pasts, np.zeros(16))
    shelve(discs, pasts, PLAN.width_m / 2)
    assert discs.reshape(5, -1)[3, layout.ON] == 4


@pytest.mark.parametrize(
    ("past", "support", "y_m", "said"),
    [
        (Past(home=1, in_play=True), layout.FLOOR, 1.5, True),
        (Past(in_play=True), layout.ON_DISC, 0.9, True),
        (Past(home=1, in_play=True), layout.ON_DIVIDER, 1.5, False),
        (Past(in_play=True), layout.FLOOR, -0.03, False),
        (Past(home=1, in_play=True, strayed=True), layout.FLOOR, 1.5, False),
        (Past(home=1, in_play=True, over_bar=True), layout.FLOOR, 1.5, False),
        (Past(home=1, in_play=True, returned=(0,)), layout.FLOOR, 1.5, False),
        (Past(home=1, in_play=True, broken=True), layout.FLOOR, 1.5, False),
    ],
)
def test_a_count_is_quiet_where_the_rules_name_nothing(
    past: Past, support: float, y_m: float, said: bool
) -> None:
    discs, pasts = laid(SCENE, SCENE.field()), quiet_pasts()
    at = 3 * layout.DISC_COLUMNS
    discs[at + layout.SUPPORT], discs[at + layout.Y] = support, y_m
    write_past(past, pasts.reshape(4, -1)[3])
    assert quiet(discs, pasts, PLAN.radius_m) == said
