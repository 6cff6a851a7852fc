import numpy as np

from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.layout import CAPACITY, CONTACT_COUNT, DISC_COLUMNS, RECORD_OFFSET, SEGMENT_COUNT
from sjoelen.physics.recording import record_contact, record_segment
from sjoelen.physics.slide import log_size


def test_records_beyond_the_capacity_are_counted_and_not_stored(club: BoardArrays) -> None:
    log = np.zeros(log_size(1))
    log[CAPACITY] = 1
    disc = np.ones(DISC_COLUMNS)
    for _ in range(3):
        record_segment(disc, 0, log)
        record_contact(disc, 0, 1, 3, 0.0, 1.0, 0.5, 0.25, 1.5, club.board, log)
    assert (log[SEGMENT_COUNT], log[CONTACT_COUNT]) == (3, 3)
    assert log[RECORD_OFFSET : RECORD_OFFSET + 13].tolist() == [1.0, 0.0] + [1.0] * 11
    assert log[-10:].tolist() == [1.5, 3.0, 0.0, 1.0, 1.0, 1.026, 0.0, 1.0, 0.5, 0.25]
