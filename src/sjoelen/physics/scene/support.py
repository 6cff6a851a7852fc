"""What holds a disc up."""

from enum import StrEnum


class Support(StrEnum):
    """Flat on the floor, in the air, or held by something else: then it fills other heights."""

    FLOOR = "floor"
    AIR = "air"  # on its way; nothing rests in the air
    DISC = "disc"  # on one or more discs, or leaning on them
    DIVIDER = "divider"  # on, across or against a divider
    WALL = "wall"  # on, across or against a side wall or the back wall
    BAR = "bar"  # on, across or against the gate bar
    GATE = "gate"  # standing in a gate (R11)


SUPPORTS = tuple(Support)  # in the order of the compiled functions' numbers
