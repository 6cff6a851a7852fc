"""Support of a disc."""

from enum import StrEnum

from sjoelen.physics import layout


class Support(StrEnum):
    """Support of a disc: the floor, the air, or a body that holds it at other heights."""

    FLOOR = "floor"
    AIR = "air"  # in flight
    DISC = "disc"  # on one or more discs, or leaning on them
    DIVIDER = "divider"  # on, across or against a divider
    WALL = "wall"  # on, across or against a side wall or the back wall
    BAR = "bar"  # on, across or against the gate bar
    GATE = "gate"  # standing in a gate (R11)


SUPPORT_CODES = {
    Support.FLOOR: int(layout.FLOOR),
    Support.AIR: int(layout.AIR),
    Support.DISC: int(layout.ON_DISC),
    Support.DIVIDER: int(layout.ON_DIVIDER),
    Support.WALL: int(layout.ON_WALL),
    Support.BAR: int(layout.ON_BAR),
    Support.GATE: int(layout.IN_GATE),
}
"""The numbers in state arrays and in files."""
SUPPORTS = {code: support for support, code in SUPPORT_CODES.items()}
