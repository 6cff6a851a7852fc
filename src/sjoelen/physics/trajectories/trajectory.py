"""Trajectory of a slide: segments in closed form, and contacts, from which any moment follows."""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays, board_arrays
from sjoelen.physics.board.builtin_boards import board as board_of
from sjoelen.physics.board.equipment import Board
from sjoelen.physics.error import BoardDiffers, EngineDiffers
from sjoelen.physics.motion.glide import after_time, set_glide
from sjoelen.physics.out_of_plane.effects import Effect
from sjoelen.physics.release import Release
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.support import Support

ENGINE = 6  # one more whenever the same release gives other bits


class ContactKind(StrEnum):
    """Kind of a contact."""

    STOPPED = "stopped"
    LEFT = "left"
    WOOD = "wood"
    DISC = "disc"
    TOOK_OFF = "took-off"  # left its support after a contact with `body`
    LANDED = "landed"  # on `body`, or on the floor
    FELL_BACK = "fell-back"  # climbed the bar and landed on the side from which it came
    BROKE = "broke"
    FREED = "freed"  # came loose from a body or a gate
    STOOD = "stood"  # wedged in a gate


CONTACT_CODES = {
    ContactKind.STOPPED: layout.STOPPED,
    ContactKind.LEFT: layout.LEFT_BOARD,
    ContactKind.WOOD: layout.MET_WOOD,
    ContactKind.DISC: layout.MET_DISC,
    ContactKind.TOOK_OFF: layout.TOOK_OFF,
    ContactKind.LANDED: layout.LANDED,
    ContactKind.FELL_BACK: layout.FELL_BACK,
    ContactKind.BROKE: layout.BROKE,
    ContactKind.FREED: layout.FREED,
    ContactKind.STOOD: layout.STOOD,
}
"""The numbers in the log of the engine and in files."""
CONTACT_KINDS = {code: kind for kind, code in CONTACT_CODES.items()}


@dataclass(frozen=True, slots=True)
class Segment:
    """Motion of a disc from `start_s` until its next segment: from (x, y) along (ux, uy), or at rest.

    It fills the heights from `low_m` to `high_m`. In the air it keeps its speed and its spin, and rises by
    `rise_mps`·t − g·t²/2. `on` is the number of the disc below, or of the divider below, from 0.
    """

    start_s: float
    disc: int
    x_m: float
    y_m: float
    ux: float
    uy: float
    speed_mps: float
    spin_radps: float
    support: Support
    low_m: float
    high_m: float
    rise_mps: float
    on: int | None


@dataclass(frozen=True, slots=True)
class Contact:
    """Contact of a disc at (x, y) with a disc or wood; or a stop, or an exit.

    `body` is the number of the disc or of the wood, which is numbered faces, corners, boxes. Kinds after the
    first four may have either as `body`: wood then counts from 100, and the floor is None. (nx, ny) points
    from the disc to the body; impulses in newton seconds, normal and tangential.
    """

    time_s: float
    kind: ContactKind
    disc: int
    body: int | None
    x_m: float
    y_m: float
    nx: float
    ny: float
    normal_ns: float
    tangential_ns: float


@dataclass(frozen=True, slots=True)
class Trajectory:
    """Trajectory of a slide; disc 0 is the released one, the others count as in the scene."""

    board: str | Board
    condition: str
    board_hash: str
    engine: int
    seed: int
    release: Release
    discs: int
    ended_s: float
    segments: tuple[Segment, ...]
    contacts: tuple[Contact, ...]
    off: frozenset[Effect] = frozenset()


@dataclass(frozen=True, slots=True)
class DiscState:
    """State of a disc at a moment; `gone`: it has left the board."""

    x_m: float
    y_m: float
    speed_mps: float
    spin_radps: float
    gone: bool
    low_m: float
    high_m: float
    rise_mps: float


def arrays_of(trajectory: Trajectory) -> BoardArrays:
    """Return the arrays of its board; raises EngineDiffers, BoardDiffers if they are others here."""
    which = board_of(trajectory.board)
    arrays = board_arrays(which, trajectory.condition)
    if arrays.hash != trajectory.board_hash:
        if trajectory.engine != ENGINE:
            raise EngineDiffers(engine=trajectory.engine, own=ENGINE)
        raise BoardDiffers(board=which.id)
    return arrays


def sample(trajectory: Trajectory, moment_s: float) -> tuple[DiscState, ...]:
    """Return the state of every disc at a moment; before its first segment a disc lies at its start.

    Raises NoSuchBoard, UnknownCondition, EngineDiffers, BoardDiffers.
    """
    arrays = arrays_of(trajectory)
    current: dict[int, Segment] = {}
    for segment in trajectory.segments:
        if segment.disc not in current or segment.start_s <= moment_s:
            current[segment.disc] = segment
    gone = {
        contact.disc
        for contact in trajectory.contacts
        if contact.kind is ContactKind.LEFT and contact.time_s <= moment_s
    }
    return tuple(
        state_at(current[disc], moment_s, arrays, gone=disc in gone) for disc in range(trajectory.discs)
    )


def final_placements(trajectory: Trajectory) -> tuple[tuple[int, Placement], ...]:
    """Return number and placement of every disc that is on the board at the end."""
    return tuple(
        (
            segment.disc,
            Placement(segment.x_m, segment.y_m, segment.support, segment.low_m, segment.high_m, segment.on),
        )
        for segment, gone in final_segments(trajectory)
        if not gone
    )


def final_segments(trajectory: Trajectory) -> tuple[tuple[Segment, bool], ...]:
    """Return the last segment of each disc, and whether the disc is gone; any board will do."""
    segments = {segment.disc: segment for segment in trajectory.segments}
    gone = {contact.disc for contact in trajectory.contacts if contact.kind is ContactKind.LEFT}
    return tuple((segments[disc], disc in gone) for disc in range(trajectory.discs))


def state_at(segment: Segment, moment_s: float, arrays: BoardArrays, *, gone: bool = False) -> DiscState:
    """Return the state of a disc at a moment of a segment."""
    flat, elapsed_s, rise_mps = arrays.board, max(moment_s - segment.start_s, 0.0), 0.0
    x_m, y_m, low_m, high_m = segment.x_m, segment.y_m, segment.low_m, segment.high_m
    if segment.support is Support.AIR:
        distance_m, speed, rise_mps = segment.speed_mps * elapsed_s, segment.speed_mps, segment.rise_mps
        rim_mps, gravity = (
            abs(segment.spin_radps) * float(flat[layout.RIM_M]),
            float(flat[layout.GRAVITY_MPS2]),
        )
        up_m = (rise_mps - 0.5 * gravity * elapsed_s) * elapsed_s
        low_m, high_m, rise_mps = low_m + up_m, high_m + up_m, rise_mps - gravity * elapsed_s
    elif segment.start_s > moment_s or (segment.speed_mps == 0.0 and segment.spin_radps == 0.0):
        return DiscState(x_m, y_m, 0.0, 0.0, gone, low_m, high_m, 0.0)
    else:
        disc = np.zeros(layout.DISC_COLUMNS)
        disc[layout.SPEED], disc[layout.SPIN] = segment.speed_mps, segment.spin_radps
        set_glide(disc, 0, flat)
        distance_m, speed, rim_mps = after_time(disc, 0, elapsed_s, flat)
    spin = rim_mps / float(flat[layout.RIM_M])
    spin = -spin if segment.spin_radps < 0.0 else spin
    x_m, y_m = x_m + segment.ux * distance_m, y_m + segment.uy * distance_m
    return DiscState(x_m, y_m, speed, spin, gone, low_m, high_m, rise_mps)
