import pytest

from sjoelen.home.commands import record_turn
from sjoelen.home.events import TurnRecorded
from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.incident import Incident
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import Occurrence, TurnRecord, last_counts, with_subturn_numbers
from tests.home.games import started

RECORDS = [
    TurnRecord(total=120),
    last_counts(Tally((9, 5, 7, 5))),
    last_counts(Tally((7, 7, 9, 7)), 1, (4, 0)),
    TurnRecord(((2, Tally((7, 7, 7, 7))),), discs=28),
    TurnRecord(
        ((1, Tally((5, 6, 5, 5))), (3, Tally((9, 5, 7, 5)))),
        (Occurrence(2, Incident.BACK_THROUGH_GATE, 3), Occurrence(3, Incident.LEFT_BOARD)),
    ),
]


@pytest.mark.parametrize("record", RECORDS)
def test_a_recorded_turn_gives_back_what_was_written_down(record: TurnRecord) -> None:
    (event,) = record_turn(started("a"), "a", 1, record)
    assert isinstance(event, TurnRecorded)
    assert event.record == with_subturn_numbers(record, edition("ans-2026"))
