"""The position of a disc as a text."""

from typing import TYPE_CHECKING

from sjoelen.cli.output import Reader
from sjoelen.rules.edition import Edition

if TYPE_CHECKING:
    from sjoelen.physics.scene.placement import Placement
    from sjoelen.play.location import Location

ON_WOOD = ("divider", "wall", "bar")


def position_text(
    reader: Reader, location: "Location", placement: "Placement | None", edition: Edition
) -> str:
    """Name the part of the board where a disc lies.

    For a disc on wood, name its compartment or the gate bar.
    """
    zone: str = location.zone
    if zone == "compartment" and placement and placement.support in ON_WOOD:
        zone = "on-wood"
    elif zone == "gate" and placement and placement.support == "bar":
        zone = "on-bar"
    gate = None if location.compartment is None else edition.gate_values.value[location.compartment]
    return reader.say(f"scene.place.{zone}", gate=gate)
