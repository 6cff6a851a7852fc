import numpy as np

from sjoelen.physics.board.arrays import Field
from sjoelen.physics.layout import CONTACTS, DISC_COLUMNS, RECORD_AT, ROOM, SEGMENTS
from sjoelen.physics.recording import note_contact, trace
from sjoelen.physics.slide import log_size


def test_what_finds_no_room_is_counted_and_not_written(club: Field) -> None:
    log = np.zeros(log_size(1))
    log[ROOM] = 1
    disc = np.ones(DISC_COLUMNS)
    for _ in range(3):
        trace(disc, 0, log)
        note_contact(disc, 0, 1, 3, 0.0, 1.0, 0.5, 0.25, 1.5, club.board, log)
    assert (log[SEGMENTS], log[CONTACTS]) == (3, 3)
    assert log[RECORD_AT : RECORD_AT + 13].tolist() == [1.0, 0.0] + [1.0] * 11
    assert log[-10:].tolist() == [1.5, 3.0, 0.0, 1.0, 1.0, 1.026, 0.0, 1.0, 0.5, 0.25]
