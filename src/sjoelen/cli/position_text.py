"""Where a disc lies, said."""

from typing import TYPE_CHECKING

from sjoelen.cli.output import Reader
from sjoelen.rules.edition import Edition

if TYPE_CHECKING:
    from sjoelen.physics.scene.placement import Placement
    from sjoelen.play.location import Location

ON_WOOD = ("divider", "wall", "bar")


def resting(reader: Reader, place: "Location", lying: "Placement | None", book: Edition) -> str:
    """The part of the board; of a disc on wood, the compartment that it lies at, or the gate bar."""
    where: str = place.zone
    if where == "compartment" and lying and lying.support in ON_WOOD:
        where = "on-wood"
    elif where == "gate" and lying and lying.support == "bar":
        where = "on-bar"
    gate = None if place.compartment is None else book.gate_values.value[place.compartment]
    return reader.say(f"scene.place.{where}", gate=gate)
