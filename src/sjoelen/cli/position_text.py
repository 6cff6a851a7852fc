"""The position of a disc as a text."""

from typing import TYPE_CHECKING

from sjoelen.cli.output import Reader
from sjoelen.rules.edition import Edition

if TYPE_CHECKING:
    from sjoelen.physics.scene.placement import Placement
    from sjoelen.play.location import Location


def position_text(
    reader: Reader, location: "Location", placement: "Placement | None", edition: Edition
) -> str:
    """Name the part of the board where a disc lies.

    For a disc on wood, name its compartment or the gate bar.
    """
    from sjoelen.play.location import place_name  # noqa: PLC0415 an extra, and slow

    gate = None if location.compartment is None else edition.gate_values.value[location.compartment]
    return reader.say(f"scene.place.{place_name(location, placement)}", gate=gate)
