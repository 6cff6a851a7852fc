import pytest

from sjoelen.cli.output import Reader
from sjoelen.cli.position_text import position_text
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.support import Support
from sjoelen.play.location import Location, Zone
from sjoelen.rules.builtin_editions import edition


@pytest.mark.parametrize(
    ("place", "support", "sentence"),
    [
        (Location(Zone.COMPARTMENT, 1), Support.FLOOR, "in het vak van 3"),
        (Location(Zone.COMPARTMENT, 1), Support.DISC, "in het vak van 3"),
        (Location(Zone.COMPARTMENT, 3), Support.WALL, "op of tegen hout bij het vak van 1"),
        (Location(Zone.GATE, 0), Support.FLOOR, "half in de poort van 2"),
        (Location(Zone.GATE, 0), Support.GATE, "half in de poort van 2"),
        (Location(Zone.GATE, 0), Support.BAR, "op of tegen de poortenbalk"),
        (Location(Zone.FIELD), Support.FLOOR, "in het speelveld"),
        (Location(Zone.OFF), None, "naast de bak"),
    ],
)
def test_the_position_of_a_disc_has_a_sentence(
    place: Location, support: Support | None, sentence: str
) -> None:
    lying = Placement(0.1, 1.3, support) if support else None
    assert position_text(Reader("nl", False), place, lying, edition()) == sentence
