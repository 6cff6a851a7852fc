"""What a disc in the air comes to next: beside it, below it or above it."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    ALL,
    ANY_BOX,
    BOX_HIGH,
    BOX_LOW,
    BOX_REAR,
    BOX_RIGHT,
    BOXES,
    BY_CREST,
    BY_EDGE,
    BY_FLOOR,
    BY_LID,
    BY_SIDE,
    BY_TOP,
    CLIMBS,
    DISC,
    DISC_COLUMNS,
    DURATION_S,
    FRONT_M,
    GRAVITY_MPS2,
    HAP,
    HIGH_M,
    LOW_M,
    NEXT_S,
    NOBODY,
    NOTHING,
    RADIUS_M,
    REACH_M,
    RESTING,
    RISE_MPS,
    SHARED_M,
    SINCE_S,
    SPEED,
    STATE,
    SUPPORT,
    THICK_M,
    UX,
    UY,
    WOOD,
    WOOD_FROM,
    X,
    Y,
)
from sjoelen.physics.motion.flight import height_at, until_down, until_up
from sjoelen.physics.prediction.plan_overlap import box_of, clear_m, top_of, way_to_box
from sjoelen.physics.prediction.static_contact import way_to_circle
from sjoelen.physics.prediction.time_of_impact import meeting

JUST_NOW_S = 1e-12  # two ways to the same moment differ by their last bits


@compiled
def look_aloft(discs: Floats, at: int, board: Floats, now_s: float) -> None:
    """Find what ends a flight, from a moment on: the floor, the edge of the board, wood or resting discs."""
    discs[at + NEXT_S], discs[at + HAP] = discs[at + SINCE_S] + discs[at + DURATION_S], BY_FLOOR
    discs[at + WOOD], discs[at + DISC] = NOBODY, NOBODY
    _try(discs, at, _until_edge(discs, at, board), BY_EDGE, NOBODY, now_s)
    for number in range(ANY_BOX, ANY_BOX + BOXES):
        box = box_of(number)
        way_m = way_to_box(discs[at + X], discs[at + Y], discs[at + UX], discs[at + UY], box, board)
        _try_thing(
            discs, at, WOOD_FROM + number, way_m, board[box + BOX_LOW], board[box + BOX_HIGH], board, now_s
        )
    for other in range(0, int(discs[ALL]), DISC_COLUMNS):
        if other == at or discs[other + STATE] != RESTING:
            continue
        dx, dy, reach = (
            discs[other + X] - discs[at + X],
            discs[other + Y] - discs[at + Y],
            2.0 * board[RADIUS_M],
        )
        way_m = NOTHING
        if dx * dx + dy * dy >= (reach - SHARED_M) * (reach - SHARED_M):
            way_m = way_to_circle(dx, dy, discs[at + UX], discs[at + UY], reach)
        low_m, high_m = discs[other + LOW_M], discs[other + HIGH_M]
        _try_thing(discs, at, other // DISC_COLUMNS, way_m, low_m, high_m, board, now_s)
    if discs[at + CLIMBS] > 0.0:
        top_m = top_of(discs, WOOD_FROM + int(discs[at + CLIMBS]), board)
        _try(discs, at, until_up(discs, at, top_m, board), BY_CREST, NOBODY, now_s)


@compiled
def _try_thing(
    discs: Floats, at: int, thing: int, way_m: float, low_m: float, high_m: float, board: Floats, now_s: float
) -> None:
    """A thing may be met at its side, come down on, or be hit from below."""
    if way_m <= discs[at + REACH_M] and discs[at + SPEED] > 0.0:
        passed_s = way_m / discs[at + SPEED]
        lower_m = height_at(discs, at, passed_s, board)
        if lower_m < high_m - SHARED_M and lower_m + board[THICK_M] > low_m + SHARED_M:
            _try(discs, at, passed_s, BY_SIDE, thing, now_s)
    down_s = until_down(discs, at, high_m, board)
    if _over(discs, at, thing, down_s, board):
        _try(discs, at, down_s, BY_TOP, thing, now_s)
    up_s = until_up(discs, at, low_m - board[THICK_M], board)
    if _over(discs, at, thing, up_s, board):
        _try(discs, at, up_s, BY_LID, thing, now_s)


@compiled
def _over(discs: Floats, at: int, thing: int, passed_s: float, board: Floats) -> bool:
    when_s = discs[at + SINCE_S] + passed_s
    return passed_s <= discs[at + DURATION_S] and clear_m(discs, at, thing, when_s, board) < -SHARED_M


@compiled
def _try(discs: Floats, at: int, passed_s: float, hap: float, thing: int, now_s: float) -> None:
    """Take note of what happens if nothing happens sooner; what is past is past."""
    when_s = discs[at + SINCE_S] + passed_s
    if when_s < now_s - JUST_NOW_S or when_s >= discs[at + NEXT_S]:
        return
    when_s = max(when_s, now_s)
    discs[at + NEXT_S], discs[at + HAP] = when_s, hap
    discs[at + WOOD] = thing - WOOD_FROM if thing >= WOOD_FROM else NOBODY
    discs[at + DISC] = thing * DISC_COLUMNS if NOBODY < thing < WOOD_FROM else NOBODY


@compiled
def _until_edge(discs: Floats, at: int, board: Floats) -> float:
    """Seconds until the middle of a disc in the air is past the edge of the board."""
    right, back, speed = box_of(ANY_BOX + 1), box_of(ANY_BOX + 2), discs[at + SPEED]
    across_m, front_m, rear_m = board[right + BOX_RIGHT], board[FRONT_M], board[back + BOX_REAR]
    vx, vy, best = discs[at + UX] * speed, discs[at + UY] * speed, NOTHING
    if vx != 0.0:
        best = ((across_m if vx > 0.0 else -across_m) - discs[at + X]) / vx
    if vy != 0.0:
        best = min(best, ((rear_m if vy > 0.0 else front_m) - discs[at + Y]) / vy)
    return max(best, 0.0)


@compiled
def encounter(discs: Floats, one: int, other: int, board: Floats, now_s: float, until_s: float) -> float:
    """When two moving discs touch of which at least one is in the air, or NOTHING."""
    if discs[one + SUPPORT] != AIR:
        one, other = other, one
    first, second = min(one, other), max(one, other)
    if discs[other + SUPPORT] == AIR:
        return _in_the_air(discs, first, second, board, now_s, until_s)
    thing, since_s = other // DISC_COLUMNS, discs[one + SINCE_S]
    if clear_m(discs, one, thing, now_s, board) >= -SHARED_M:
        met_s = meeting(discs, first, second, board, now_s, until_s)
        if met_s < NOTHING and _level_at(discs, one, other, met_s, board):
            return met_s
    up_s = since_s + until_up(discs, one, discs[other + LOW_M] - board[THICK_M], board)
    if now_s <= up_s < until_s and clear_m(discs, one, thing, up_s, board) < -SHARED_M:
        return up_s
    falls_s = until_down(discs, one, discs[other + HIGH_M], board)
    down_s = max(since_s + falls_s, now_s) if falls_s < NOTHING else now_s
    if down_s >= until_s:
        return NOTHING
    if falls_s < NOTHING and clear_m(discs, one, thing, down_s, board) < -SHARED_M:
        return down_s
    met_s = meeting(discs, first, second, board, down_s, until_s)
    return met_s if met_s < NOTHING and _level_at(discs, one, other, met_s, board) else NOTHING


@compiled
def _in_the_air(discs: Floats, one: int, other: int, board: Floats, now_s: float, until_s: float) -> float:
    """Two discs in the air fall alike: the difference of their heights is straight in time."""
    thing, thick_m = other // DISC_COLUMNS, board[THICK_M]
    passed_s, other_passed_s = now_s - discs[one + SINCE_S], now_s - discs[other + SINCE_S]
    above = height_at(discs, one, passed_s, board) - height_at(discs, other, other_passed_s, board)
    parts = (
        discs[one + RISE_MPS] - discs[other + RISE_MPS] - board[GRAVITY_MPS2] * (passed_s - other_passed_s)
    )
    if clear_m(discs, one, thing, now_s, board) >= -SHARED_M:
        met_s = meeting(discs, one, other, board, now_s, until_s)
        if met_s < NOTHING and abs(above + parts * (met_s - now_s)) < thick_m - SHARED_M:
            return met_s
    gap_m = abs(above) - thick_m
    nears = -parts if above > 0.0 else parts
    if gap_m < -SHARED_M or nears <= 0.0:
        return NOTHING
    touch_s = now_s + max(gap_m, 0.0) / nears
    over = touch_s < until_s and clear_m(discs, one, thing, touch_s, board) < -SHARED_M
    return touch_s if over else NOTHING


@compiled
def _level_at(discs: Floats, one: int, other: int, when_s: float, board: Floats) -> bool:
    """Whether a disc in the air is beside one that is not, at a moment."""
    lower_m = height_at(discs, one, when_s - discs[one + SINCE_S], board)
    return (
        lower_m < discs[other + HIGH_M] - SHARED_M
        and lower_m + board[THICK_M] > discs[other + LOW_M] + SHARED_M
    )
