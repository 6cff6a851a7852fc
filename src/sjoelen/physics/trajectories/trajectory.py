"""What a slide did: closed-form segments and contacts, from which any moment can be told."""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays, board_arrays
from sjoelen.physics.board.builtin_boards import board as board_of
from sjoelen.physics.board.equipment import Board
from sjoelen.physics.error import BoardDiffers
from sjoelen.physics.motion.glide import after_time, set_glide
from sjoelen.physics.out_of_plane.effects import Effect
from sjoelen.physics.release import Release
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.support import Support

ENGINE = 5  # raised whenever the same release no longer gives the same bits


class ContactKind(StrEnum):
    """What happened at a contact."""

    STOPPED = "stopped"
    LEFT = "left"
    WOOD = "wood"
    DISC = "disc"
    TOOK_OFF = "took-off"  # left what held it; `met` made it
    LANDED = "landed"  # came down on `met`, or on the floor
    FELL_BACK = "fell-back"  # climbed the bar and came down on the side it came from
    BROKE = "broke"
    FREED = "freed"  # what lay on something or stood in a gate came loose
    STOOD = "stood"  # was caught in a gate


CONTACT_KINDS = tuple(ContactKind)  # in the order of the compiled functions' numbers


@dataclass(frozen=True, slots=True)
class Segment:
    """From `since_s` a disc glides from (x, y) along (ux, uy) until its next segment, or lies there.

    It fills the heights from `low_m` to `high_m`. In the air it slows neither its way nor its spin, and is
    `rise_mps`·t − g·t²/2 higher. `on` is the number of the disc, or from 0 of the divider, that holds it.
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
    """A disc touched the disc or the wood `met` (faces, corners, boxes) at (x, y); or stopped, or left.

    Of the kinds after these, whose `met` may be either, wood counts from 100, and the floor is nobody.

    (nx, ny) points from the disc to what it met; impulses in newton seconds, along it and across.
    """

    time_s: float
    kind: ContactKind
    disc: int
    met: int | None
    x_m: float
    y_m: float
    nx: float
    ny: float
    normal_ns: float
    tangential_ns: float


@dataclass(frozen=True, slots=True)
class Trajectory:
    """A slide from release to rest. Disc 0 is the one released, the others as in the scene."""

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
    """A disc at a moment; `gone` when it has left the board."""

    x_m: float
    y_m: float
    speed_mps: float
    spin_radps: float
    gone: bool
    low_m: float
    high_m: float
    rise_mps: float


def arrays_of(trajectory: Trajectory) -> BoardArrays:
    """The arrays of the board it was made on; raises BoardDiffers when we know another by that name."""
    which = board_of(trajectory.board)
    arrays = board_arrays(which, trajectory.condition)
    if arrays.hash != trajectory.board_hash:
        raise BoardDiffers(board=which.id)
    return arrays


def sample(trajectory: Trajectory, at_s: float) -> tuple[DiscState, ...]:
    """Every disc at a moment of the slide; before its first segment a disc lies where that begins.

    Raises NoSuchBoard, UnknownCondition, BoardDiffers.
    """
    arrays = arrays_of(trajectory)
    current: dict[int, Segment] = {}
    for segment in trajectory.segments:
        if segment.disc not in current or segment.start_s <= at_s:
            current[segment.disc] = segment
    gone = {
        each.disc for each in trajectory.contacts if each.kind is ContactKind.LEFT and each.time_s <= at_s
    }
    return tuple(state_at(current[disc], at_s, arrays, gone=disc in gone) for disc in range(trajectory.discs))


def final_placements(trajectory: Trajectory) -> tuple[tuple[int, Placement], ...]:
    """Number and place of every disc still on the board at the end; `on` counts as in the trajectory."""
    return tuple(
        (each.disc, Placement(each.x_m, each.y_m, each.support, each.low_m, each.high_m, each.on))
        for each, gone in final_segments(trajectory)
        if not gone
    )


def final_segments(trajectory: Trajectory) -> tuple[tuple[Segment, bool], ...]:
    """Where each disc came to be, and whether that is off the board; on no board that is known, too."""
    segments = {each.disc: each for each in trajectory.segments}
    gone = {each.disc for each in trajectory.contacts if each.kind is ContactKind.LEFT}
    return tuple((segments[disc], disc in gone) for disc in range(trajectory.discs))


def state_at(segment: Segment, at_s: float, arrays: BoardArrays, *, gone: bool = False) -> DiscState:
    """A disc at a moment of a segment, or where that begins."""
    flat, elapsed_s, rise_mps = arrays.board, max(at_s - segment.start_s, 0.0), 0.0
    x_m, y_m, low_m, high_m = segment.x_m, segment.y_m, segment.low_m, segment.high_m
    if segment.support is Support.AIR:
        distance_m, speed, rise_mps = segment.speed_mps * elapsed_s, segment.speed_mps, segment.rise_mps
        rim_mps, gravity = (
            abs(segment.spin_radps) * float(flat[layout.RIM_M]),
            float(flat[layout.GRAVITY_MPS2]),
        )
        up_m = (rise_mps - 0.5 * gravity * elapsed_s) * elapsed_s
        low_m, high_m, rise_mps = low_m + up_m, high_m + up_m, rise_mps - gravity * elapsed_s
    elif segment.start_s > at_s or (segment.speed_mps == 0.0 and segment.spin_radps == 0.0):
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
