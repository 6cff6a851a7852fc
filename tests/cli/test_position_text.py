import pytest

from sjoelen.cli.output import Reader
from sjoelen.cli.position_text import resting
from sjoelen.physics.scene.placement import Lying
from sjoelen.physics.scene.support import Support
from sjoelen.play.location import Place, Where
from sjoelen.rules.builtin_editions import edition


@pytest.mark.parametrize(
    ("place", "support", "sentence"),
    [
        (Place(Where.COMPARTMENT, 1), Support.FLOOR, "in het vak van 3"),
        (Place(Where.COMPARTMENT, 1), Support.DISC, "in het vak van 3"),
        (Place(Where.COMPARTMENT, 3), Support.WALL, "op of tegen hout bij het vak van 1"),
        (Place(Where.GATE, 0), Support.FLOOR, "half in de poort van 2"),
        (Place(Where.GATE, 0), Support.GATE, "half in de poort van 2"),
        (Place(Where.GATE, 0), Support.BAR, "op of tegen de poortenbalk"),
        (Place(Where.FIELD), Support.FLOOR, "in het speelveld"),
        (Place(Where.OFF), None, "naast de bak"),
    ],
)
def test_where_a_disc_lies_is_said_as_people_say_it(
    place: Place, support: Support | None, sentence: str
) -> None:
    lying = Lying(0.1, 1.3, support) if support else None
    assert resting(Reader("nl", False), place, lying, edition()) == sentence
