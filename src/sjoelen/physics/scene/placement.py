"""Placement of a disc: position, support and heights; impossible placements are refused."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from sjoelen.error import Figure, Phrase
from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.board.toml_file import one_of
from sjoelen.physics.error import DiscInWood, DiscOffBoard, DiscsOverlap, SceneFieldWrong
from sjoelen.physics.scene.support import SUPPORTS, Support

OVERLAP_M = 1e-6


@dataclass(frozen=True, slots=True)
class Placement:
    """Placement of a disc, metres from the left wall and from the check line towards the gates.

    It fills the heights from `low_m` to `high_m`, None for the thickness of a disc. `on` is the number of the
    disc below (the discs of a scene count from 1, the released one is 0), or of the divider, from 0.
    """

    x_m: float
    y_m: float
    support: Support = Support.FLOOR
    low_m: float = 0.0
    high_m: float | None = None
    on: int | None = None

    def top_m(self, arrays: BoardArrays) -> float:
        """Return the height of its top."""
        return self.low_m + float(arrays.board[layout.THICKNESS_M]) if self.high_m is None else self.high_m


def check_placements(discs: Sequence[Placement], arrays: BoardArrays) -> None:
    """Refuse impossible placements.

    Raises SceneFieldWrong, DiscOffBoard, DiscInWood, DiscsOverlap.
    """
    radius_m = float(arrays.board[layout.RADIUS_M])
    for number, disc in enumerate(discs, 1):
        _check_support(number, discs, arrays)
        depth_m = _depth_in_wood(disc, arrays, radius_m)
        if not math.isfinite(depth_m):
            raise DiscOffBoard(disc=number)
        if depth_m > OVERLAP_M:
            raise DiscInWood(disc=number, overlap_mm=Figure(f"{depth_m * 1e3:.4g}"))
    for (number, disc), (other_number, other) in combinations(enumerate(discs, 1), 2):
        depth_m = 2 * radius_m - math.hypot(disc.x_m - other.x_m, disc.y_m - other.y_m)
        common_m = min(disc.top_m(arrays), other.top_m(arrays)) - max(disc.low_m, other.low_m)
        is_below = number == other.on or other_number == disc.on
        supports = is_below and Support.DISC in (disc.support, other.support)
        if min(depth_m, common_m) > OVERLAP_M and not supports:
            overlap_mm = Figure(f"{depth_m * 1e3:.4g}")
            raise DiscsOverlap(first=number, second=other_number, overlap_mm=overlap_mm)


def _check_support(number: int, discs: Sequence[Placement], arrays: BoardArrays) -> None:
    disc = discs[number - 1]
    if disc.support is Support.AIR:
        raise _wrong(number, "support", one_of(support for support in Support if support is not Support.AIR))
    if disc.top_m(arrays) <= disc.low_m:
        raise _wrong(number, "high", Figure(f"> {disc.low_m:g}"))
    if disc.low_m < 0.0 or (disc.support is Support.FLOOR and disc.low_m > 0.0):
        raise _wrong(number, "low", "0" if disc.support is Support.FLOOR else ">= 0")
    if (disc.on is None) != (disc.support is not Support.DISC) and disc.support is not Support.DIVIDER:
        raise _wrong(number, "on", Phrase("disc-below" if disc.on is None else "left-out"))
    if disc.support is Support.DISC:
        _check_on_disc(number, discs, arrays)
    elif disc.on is not None and disc.on not in range(3):
        raise _wrong(number, "on", one_of("012"))


def _check_on_disc(number: int, discs: Sequence[Placement], arrays: BoardArrays) -> None:
    disc = discs[number - 1]
    below = discs[disc.on - 1] if disc.on and 0 < disc.on <= len(discs) else disc
    if below is disc or below.on == number:
        raise _wrong(number, "on", Phrase("disc-below"))
    distance_m = math.hypot(disc.x_m - below.x_m, disc.y_m - below.y_m)
    if distance_m >= 2 * float(arrays.board[layout.RADIUS_M]):
        raise _wrong(number, "on", Phrase("touching"))
    if disc.low_m > below.top_m(arrays) + OVERLAP_M:
        raise _wrong(number, "low", Figure(f"<= {below.top_m(arrays):g}"))


def _wrong(number: int, field: str, expected: str) -> SceneFieldWrong:
    return SceneFieldWrong(field=f"disc {number}.{field}", expected=expected)


def _depth_in_wood(disc: Placement, arrays: BoardArrays, radius_m: float) -> float:
    """Return the depth in wood other than its support, metres; inf beside the board."""
    boxes = arrays.board[layout.BOXES_OFFSET : layout.CELLS_OFFSET].reshape(layout.BOXES, -1)
    x_m, walls = disc.x_m - arrays.width_m / 2, boxes[boxes[:, layout.BOX_SUPPORT] == layout.ON_WALL]
    most_m, end_m = float(walls[1][layout.BOX_LEFT]), float(walls[2][layout.BOX_FRONT])
    if disc.low_m > float(walls[1][layout.BOX_HIGH]) - OVERLAP_M:
        most_m, end_m = float(walls[1][layout.BOX_RIGHT]), float(walls[2][layout.BOX_REAR])
    if not (abs(x_m) < most_m and arrays.board[layout.FRONT_M] < disc.y_m < end_m):
        return math.inf
    depths = [-radius_m]
    for left, right, front, rear, low, high, support in boxes:
        common_m = min(disc.top_m(arrays), high) - max(disc.low_m, low)
        if common_m > OVERLAP_M and SUPPORTS[int(support)] is not disc.support:
            dx_m, dy_m = max(left - x_m, x_m - right, 0.0), max(front - disc.y_m, disc.y_m - rear, 0.0)
            depths.append(radius_m - math.hypot(dx_m, dy_m))
    return float(max(depths))
