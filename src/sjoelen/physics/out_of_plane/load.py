"""What lies on a disc that is struck: it rides along, is shed, or comes down."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    ALL,
    BEARS,
    CLIMBS,
    DISC_COLUMNS,
    DISC_SLOW,
    FLOOR,
    FREED,
    HIGH_M,
    IN_GATE,
    LOW_M,
    MOVING,
    NOBODY,
    ON,
    RESTING,
    RIDING,
    RISE_MPS,
    SHARED_M,
    SHED_MPS,
    SINCE_S,
    STATE,
    SUPPORT,
    THICK_M,
    TOOK_OFF,
    WOOD_FROM,
)
from sjoelen.physics.motion.carried import alight, enlist, go_on_as, stir
from sjoelen.physics.motion.impulse import strike_disc, strike_wood
from sjoelen.physics.motion.transitions import catch_up
from sjoelen.physics.out_of_plane.resting import release
from sjoelen.physics.prediction.plan_overlap import toward
from sjoelen.physics.recording import note_contact

ALONE = (1.0, 1.0)


@compiled
def brace(
    discs: Floats, at: int, closing: float, against: float, board: Floats, log: Floats, now_s: float
) -> float:
    """The mass with which a disc takes a hit by `against` times a disc: with all on it unless it is shed."""
    if discs[at + BEARS] == 0.0:
        return 1.0
    mass = 1.0
    for rider in range(0, int(discs[ALL]), DISC_COLUMNS):
        mass += 1.0 if _rides(discs, rider, at) else 0.0
    soft = (1.0 + board[DISC_SLOW]) * closing * against / (mass + against) <= board[SHED_MPS]
    for rider in range(0, int(discs[ALL]), DISC_COLUMNS):
        if soft and _rides(discs, rider, at):
            enlist(discs, rider, log)
            discs[rider + STATE] = RIDING
        elif not soft and int(discs[rider + ON]) * DISC_COLUMNS == at and _rides(discs, rider, at):
            _shed(discs, rider, at, board, log, now_s)
    return mass if soft else 1.0


@compiled
def _rides(discs: Floats, at: int, base: int) -> bool:
    """Whether a disc lies flat on another, or on one that does."""
    while discs[at + STATE] in (RESTING, RIDING) and 0.0 <= discs[at + ON] < WOOD_FROM:
        below = int(discs[at + ON]) * DISC_COLUMNS
        if discs[at + LOW_M] < discs[below + HIGH_M] - SHARED_M:
            return False
        if below == base:
            return True
        at = below
    return False


@compiled
def _shed(discs: Floats, at: int, base: int, board: Floats, log: Floats, now_s: float) -> None:
    """What was at rest stays where it is for now; what rode goes on as it went."""
    alight(discs, at, now_s)
    discs[at + SINCE_S] = now_s
    note_contact(discs, at, base // DISC_COLUMNS, FREED, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    stir(discs, at, log)


@compiled
def loosen(discs: Floats, at: int, by: int, board: Floats, log: Floats, now_s: float) -> None:
    """A disc that was perched, tilted or standing has been struck; tilted it does not go through its hold."""
    if discs[at + SUPPORT] in (FLOOR, AIR):
        return
    if discs[at + STATE] == RESTING:
        note_contact(discs, at, by, FREED, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    if discs[at + LOW_M] > 0.0:
        return
    lie_flat(discs, at, board, log, now_s)
    if discs[at + SUPPORT] == IN_GATE:
        discs[at + SUPPORT] = FLOOR
    thing = int(discs[at + ON])
    if thing == NOBODY:
        return
    nx, ny, _apart = toward(discs, at, thing, board)
    if thing >= WOOD_FROM:
        strike_wood(discs, at, nx, ny, 0.0, board)
    else:
        catch_up(discs, thing * DISC_COLUMNS, now_s, board)
        strike_disc(discs, at, thing * DISC_COLUMNS, nx, ny, 0.0, ALONE, board)
        stir(discs, thing * DISC_COLUMNS, log)


@compiled
def lie_flat(discs: Floats, at: int, board: Floats, log: Floats, now_s: float) -> None:
    """A tilted disc lies flat; what lay on it falls."""
    discs[at + HIGH_M] = board[THICK_M]
    if discs[at + BEARS] == 0.0:
        return
    for rider in range(0, int(discs[ALL]), DISC_COLUMNS):
        if int(discs[rider + ON]) * DISC_COLUMNS == at:
            catch_up(discs, rider, now_s, board)
            take_off(discs, rider, at // DISC_COLUMNS, board, log, now_s)
            stir(discs, rider, log)


@compiled
def shove(discs: Floats, at: int, board: Floats, log: Floats, now_s: float) -> None:
    """A struck disc pushes away what leans on it."""
    for other in range(0, int(discs[ALL]), DISC_COLUMNS):
        if int(discs[other + ON]) * DISC_COLUMNS == at and discs[other + LOW_M] == 0.0:
            catch_up(discs, other, now_s, board)
            nx, ny, _apart = toward(discs, at, other // DISC_COLUMNS, board)
            if strike_disc(discs, at, other, nx, ny, 0.0, ALONE, board)[2] > 0.0:
                loosen(discs, other, at // DISC_COLUMNS, board, log, now_s)
                stir(discs, other, log)


@compiled
def take_off(discs: Floats, at: int, met: int, board: Floats, log: Floats, now_s: float) -> None:
    """A disc leaves what held it, and what lies on it falls after it."""
    release(discs, at)
    discs[at + SUPPORT], discs[at + CLIMBS] = AIR, 0.0
    note_contact(discs, at, met, TOOK_OFF, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    for rider in range(0, int(discs[ALL]), DISC_COLUMNS):
        if int(discs[rider + ON]) * DISC_COLUMNS == at:
            discs[rider + RISE_MPS] = discs[at + RISE_MPS]
            if discs[rider + STATE] != MOVING:
                go_on_as(discs, rider, at, now_s)
            stir(discs, rider, log)
