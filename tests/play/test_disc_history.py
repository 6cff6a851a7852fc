import numpy as np
import pytest

from sjoelen.play.crossings import HISTORY_COLUMNS
from sjoelen.play.disc_history import (
    NEW_HISTORY,
    DiscHistory,
    lies_in_own_compartment,
    read_history,
    write_history,
)
from sjoelen.play.location import Location, Zone


@pytest.mark.parametrize(
    "history",
    [
        NEW_HISTORY,
        DiscHistory(compartment=0),
        DiscHistory(compartment=3, strayed=True, in_play=True),
        DiscHistory(over_bar=True, touched=True),
        DiscHistory(returned=(0, 3, 1), broken=True),
        DiscHistory(compartment=2, stacked=True),
    ],
)
def test_a_history_is_read_as_it_was_written(history: DiscHistory) -> None:
    row = np.zeros(HISTORY_COLUMNS)
    write_history(history, row)
    assert read_history(row.tolist()) == history


def test_a_disc_in_its_gate_is_not_in_its_compartment() -> None:
    assert lies_in_own_compartment(DiscHistory(compartment=1), Location(Zone.COMPARTMENT, 1))
    assert not lies_in_own_compartment(DiscHistory(compartment=1), Location(Zone.GATE, 1))
    assert not lies_in_own_compartment(NEW_HISTORY, Location(Zone.FIELD))
