"""A stored slide, played again: the same engine gives the same bits, another one need not."""

from enum import StrEnum

from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.archive import to_bytes
from sjoelen.physics.trajectories.trajectory import ENGINE, Trajectory, arrays_of


class Replay(StrEnum):
    """What playing a stored slide again came to."""

    SAME = "same"
    OTHER = "other"
    """It gives other bits, so the file or the machine is not to be trusted."""
    AS_STORED = "as-stored"
    """Another engine made it: it is not played again."""


def replay(trajectory: Trajectory) -> Replay:
    """Play a stored slide again, if this engine made it; raises BoardDiffers and what `slide` raises."""
    if trajectory.engine != ENGINE:
        return Replay.AS_STORED
    arrays_of(trajectory)
    again = slide(scene_before(trajectory), trajectory.release, trajectory.seed)
    return Replay.SAME if to_bytes(again) == to_bytes(trajectory) else Replay.OTHER


def scene_before(trajectory: Trajectory) -> Scene:
    """What lay on the board when the disc was let go."""
    first = {each.disc: each for each in reversed(trajectory.segments)}
    lying = [
        Placement(each.x_m, each.y_m, each.support, each.low_m, each.high_m, each.on)
        for disc, each in sorted(first.items())
        if disc > 0
    ]
    return Scene(tuple(lying), trajectory.board, trajectory.condition, off=trajectory.off)
