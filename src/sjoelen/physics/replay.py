"""Replay of a stored slide: the same engine gives the same bits, another one need not."""

from enum import StrEnum

from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.archive import to_bytes
from sjoelen.physics.trajectories.trajectory import ENGINE, Trajectory, arrays_of


class Replay(StrEnum):
    """Result of a replay."""

    SAME = "same"
    OTHER = "other"
    """Other bits: do not trust the file or the machine."""
    AS_STORED = "as-stored"
    """Made by another engine, so not replayed."""


def replay(trajectory: Trajectory) -> Replay:
    """Replay a stored slide if this engine made it; raises BoardDiffers and what `slide` raises."""
    if trajectory.engine != ENGINE:
        return Replay.AS_STORED
    arrays_of(trajectory)
    again = slide(scene_before(trajectory), trajectory.release, trajectory.seed)
    return Replay.SAME if to_bytes(again) == to_bytes(trajectory) else Replay.OTHER


def scene_before(trajectory: Trajectory) -> Scene:
    """Return the scene before the release."""
    first = {segment.disc: segment for segment in reversed(trajectory.segments)}
    discs = [
        Placement(segment.x_m, segment.y_m, segment.support, segment.low_m, segment.high_m, segment.on)
        for disc, segment in sorted(first.items())
        if disc > 0
    ]
    return Scene(tuple(discs), trajectory.board, trajectory.condition, off=trajectory.off)
