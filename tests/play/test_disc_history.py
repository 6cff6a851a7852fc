import numpy as np
import pytest

from sjoelen.play.crossings import PAST_COLUMNS
from sjoelen.play.disc_history import FRESH, Past, lies_at_home, read_past, write_past
from sjoelen.play.location import Place, Where


@pytest.mark.parametrize(
    "past",
    [
        FRESH,
        Past(home=0),
        Past(home=3, strayed=True, in_play=True),
        Past(over_bar=True, touched=True),
        Past(returned=(0, 3, 1), broken=True),
        Past(home=2, stacked=True),
    ],
)
def test_a_past_is_read_as_it_was_written(past: Past) -> None:
    row = np.zeros(PAST_COLUMNS)
    write_past(past, row)
    assert read_past(row.tolist()) == past


def test_home_is_the_compartment_and_not_its_gate() -> None:
    assert lies_at_home(Past(home=1), Place(Where.COMPARTMENT, 1))
    assert not lies_at_home(Past(home=1), Place(Where.GATE, 1))
    assert not lies_at_home(FRESH, Place(Where.FIELD))
