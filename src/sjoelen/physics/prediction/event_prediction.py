"""Event prediction: the next contact of each moving disc, updated when others change their motion."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    BODY_BELOW,
    CACHED_M,
    CARRIED,
    DISC_COLUMNS,
    DURATION_S,
    FLOOR,
    FREE_PATH_M,
    FRONT_M,
    INFINITE,
    MOVER_COUNT,
    MOVERS_OFFSET,
    MOVING,
    NEXT_DISC,
    NEXT_DISC_M,
    NEXT_EVENT_S,
    NEXT_WOOD,
    NEXT_WOOD_M,
    NO_BODY,
    OPEN_END,
    PAIR_IS_STALE,
    PAIR_S,
    PARTNER,
    PREDICTION_IS_STALE,
    RADIUS_M,
    REACH_M,
    RESTING,
    SEPARATION_S,
    START_S,
    STATE,
    SUPPORT,
    UX,
    UY,
    WOOD_OFFSET,
    X,
    Y,
)
from sjoelen.physics.motion.carried import carrier_of
from sjoelen.physics.motion.glide import after_distance, after_time, cache_motion
from sjoelen.physics.prediction.airborne import airborne_time_of_impact, predict_flight_end
from sjoelen.physics.prediction.plan_overlap import nearest_box, time_of_separation
from sjoelen.physics.prediction.static_contact import (
    can_collide,
    distance_to_circle,
    nearest_resting_disc,
    nearest_wood,
)
from sjoelen.physics.prediction.time_of_impact import paths_may_touch, time_of_impact

MARGIN_M = 1e-6  # a disc farther outside the path needs no exact test


@compiled
def predict_static_contact(discs: Floats, disc: int, board: Floats) -> None:
    """Find the first static contact of a disc that starts to move."""
    is_on_floor = discs[disc + SUPPORT] == FLOOR
    discs[disc + NEXT_WOOD_M], discs[disc + NEXT_WOOD] = (
        nearest_wood(discs, disc, board) if is_on_floor else nearest_box(discs, disc, board)
    )
    if discs[disc + Y] + discs[disc + UY] * discs[disc + REACH_M] < board[FRONT_M]:
        distance_m = max((board[FRONT_M] - discs[disc + Y]) / discs[disc + UY], 0.0)
        if distance_m < discs[disc + NEXT_WOOD_M]:
            discs[disc + NEXT_WOOD_M], discs[disc + NEXT_WOOD] = distance_m, OPEN_END
    discs[disc + NEXT_DISC_M], discs[disc + NEXT_DISC] = nearest_resting_disc(discs, disc, 0.0, board)
    if discs[disc + BODY_BELOW] != NO_BODY and discs[disc + STATE] != CARRIED:
        _predict_separation(discs, disc, board)
    _set_next_event(discs, disc, board)


@compiled
def _predict_separation(discs: Floats, disc: int, board: Floats) -> None:
    """Find the time at which a disc will be clear of the body below it."""
    body, until_s = int(discs[disc + BODY_BELOW]), 0.0
    for either in (disc, body * DISC_COLUMNS if body < WOOD_OFFSET else disc):
        mover = carrier_of(discs, either)
        if discs[mover + STATE] == MOVING and discs[mover + DURATION_S] < INFINITE:
            until_s = max(until_s, discs[mover + START_S] + discs[mover + DURATION_S])
    if until_s > 0.0:
        discs[disc + SEPARATION_S] = time_of_separation(discs, disc, discs[disc + START_S], until_s, board)


@compiled
def update_predictions(
    discs: Floats, changed: int, other: int, board: Floats, log: Floats, now_s: float
) -> None:
    """Update the predictions of all moving discs after one disc, or two, changed their motion."""
    end = MOVERS_OFFSET + int(log[MOVER_COUNT])
    changed_rests = discs[changed + STATE] == RESTING
    other_rests = other != NO_BODY and discs[other + STATE] == RESTING
    for index in range(MOVERS_OFFSET, end):
        disc = int(log[index])
        if discs[disc + SUPPORT] == AIR:
            discs[disc + PAIR_IS_STALE], discs[disc + PREDICTION_IS_STALE] = 1.0, 0.0
            predict_flight_end(discs, disc, board, now_s)
            continue
        if discs[disc + PREDICTION_IS_STALE] == 1.0:
            discs[disc + PAIR_IS_STALE], discs[disc + PREDICTION_IS_STALE] = 1.0, 0.0
            predict_static_contact(discs, disc, board)
            continue
        partner, target = int(discs[disc + PARTNER]), int(discs[disc + NEXT_DISC])
        discs[disc + PAIR_IS_STALE] = 1.0 if partner != NO_BODY and partner in (changed, other) else 0.0
        if target != NO_BODY and discs[target + STATE] != RESTING:
            cache_motion(discs, disc, now_s, board)
            discs[disc + NEXT_DISC_M], discs[disc + NEXT_DISC] = nearest_resting_disc(
                discs, disc, discs[disc + CACHED_M], board
            )
            discs[disc + PAIR_IS_STALE] = 1.0
            _set_next_event(discs, disc, board)
        if changed_rests:
            _test_resting_disc(discs, disc, changed, board, now_s)
        if other_rests:
            _test_resting_disc(discs, disc, other, board, now_s)
    predict_pairs(discs, board, log, now_s)


@compiled
def update_all_predictions(discs: Floats, board: Floats, log: Floats, now_s: float) -> None:
    """Update all predictions after more than two discs changed their motion."""
    end = MOVERS_OFFSET + int(log[MOVER_COUNT])
    for index in range(MOVERS_OFFSET, end):
        disc = int(log[index])
        if discs[disc + SUPPORT] == AIR:
            predict_flight_end(discs, disc, board, now_s)
        elif discs[disc + PREDICTION_IS_STALE] == 1.0:
            predict_static_contact(discs, disc, board)
        else:
            distance_m = after_time(discs, disc, now_s - discs[disc + START_S], board)[0]
            discs[disc + NEXT_DISC_M], discs[disc + NEXT_DISC] = nearest_resting_disc(
                discs, disc, distance_m, board
            )
            _set_next_event(discs, disc, board)
        discs[disc + PREDICTION_IS_STALE], discs[disc + PAIR_IS_STALE] = 0.0, 1.0
    predict_pairs(discs, board, log, now_s)


@compiled
def predict_pairs(discs: Floats, board: Floats, log: Floats, now_s: float) -> None:
    """Find the first contact with a moving disc for each disc whose pair is stale; store it in both."""
    end = MOVERS_OFFSET + int(log[MOVER_COUNT])
    for index in range(MOVERS_OFFSET, end):
        disc = int(log[index])
        if discs[disc + PAIR_IS_STALE] == 1.0:
            discs[disc + PAIR_S], discs[disc + PARTNER] = INFINITE, NO_BODY
    for index in range(MOVERS_OFFSET, end):
        disc = int(log[index])
        if discs[disc + PAIR_IS_STALE] == 0.0:
            continue
        for other_index in range(MOVERS_OFFSET, end):
            other = int(log[other_index])
            if other_index == index or (other_index < index and discs[other + PAIR_IS_STALE] == 1.0):
                continue
            impact_s = _pair_time_of_impact(discs, min(disc, other), max(disc, other), board, now_s)
            if impact_s < INFINITE:
                _keep_earliest_pair(discs, disc, other, impact_s)
                _keep_earliest_pair(discs, other, disc, impact_s)


@compiled
def _pair_time_of_impact(discs: Floats, disc: int, other: int, board: Floats, now_s: float) -> float:
    """Return the time at which two moving discs touch, or INFINITE."""
    until_s = min(discs[disc + NEXT_EVENT_S], discs[other + NEXT_EVENT_S])
    if AIR in (discs[disc + SUPPORT], discs[other + SUPPORT]):
        return airborne_time_of_impact(discs, disc, other, board, now_s, until_s)
    if can_collide(discs, disc, other) and paths_may_touch(discs, disc, other, board):
        return time_of_impact(discs, disc, other, board, now_s, until_s)
    return INFINITE


@compiled
def _keep_earliest_pair(discs: Floats, disc: int, other: int, impact_s: float) -> None:
    """Store a pair if it is earlier, or as early with a lower disc number."""
    if impact_s < discs[disc + PAIR_S] or (
        impact_s == discs[disc + PAIR_S] and other < discs[disc + PARTNER]
    ):
        discs[disc + PAIR_S], discs[disc + PARTNER] = impact_s, other


@compiled
def _test_resting_disc(discs: Floats, disc: int, changed: int, board: Floats, now_s: float) -> None:
    """Test whether a disc that came to rest lies in the path of another."""
    reach = 2.0 * board[RADIUS_M]
    dx, dy = discs[changed + X] - discs[disc + X], discs[changed + Y] - discs[disc + Y]
    aside = dx * discs[disc + UY] - dy * discs[disc + UX]
    if abs(aside) > reach + MARGIN_M or dx * discs[disc + UX] + dy * discs[disc + UY] < -MARGIN_M:
        return
    if not can_collide(discs, disc, changed):
        return
    cache_motion(discs, disc, now_s, board)
    distance_m = discs[disc + CACHED_M]
    dx -= discs[disc + UX] * distance_m
    dy -= discs[disc + UY] * distance_m
    distance_m += distance_to_circle(dx, dy, discs[disc + UX], discs[disc + UY], reach)
    if distance_m <= discs[disc + REACH_M] and distance_m < discs[disc + NEXT_DISC_M]:
        discs[disc + NEXT_DISC_M], discs[disc + NEXT_DISC] = distance_m, changed
        _set_next_event(discs, disc, board)


@compiled
def _set_next_event(discs: Floats, disc: int, board: Floats) -> None:
    """Set the time of the next static event, and the free path until then."""
    distance_m = min(discs[disc + NEXT_WOOD_M], discs[disc + NEXT_DISC_M])
    discs[disc + FREE_PATH_M] = min(distance_m, discs[disc + REACH_M])
    elapsed_s = discs[disc + DURATION_S] if discs[disc + STATE] == MOVING else INFINITE
    if distance_m <= discs[disc + REACH_M]:
        elapsed_s = after_distance(discs, disc, distance_m, board)[0]
    discs[disc + NEXT_EVENT_S] = min(discs[disc + START_S] + elapsed_s, discs[disc + SEPARATION_S])
