from datetime import UTC, datetime, timedelta

import pytest

from sjoelen.desk.error import TooManyTries, UnknownCode, UnknownTelevision
from sjoelen.desk.waiting_room import (
    TRIES_WITHIN,
    VALID,
    Television,
    WaitingRoom,
    by_code,
    by_request,
    by_secret,
    count_try,
    hand_over,
    limit_tries,
    seat,
)

NOW = datetime(2026, 9, 1, 20, 0, tzinfo=UTC)


@pytest.fixture
def room() -> WaitingRoom:
    room = WaitingRoom()
    assert seat(room, Television("secret", "123456", "request", NOW + VALID))
    return room


def test_no_two_televisions_show_one_code(room: WaitingRoom) -> None:
    assert not seat(room, Television("other", "123456", "another request", NOW + VALID))
    assert by_secret(room, "secret", NOW) == by_code(room, "123456", NOW) == by_request(room, "request")


def test_a_code_is_good_for_one_link(room: WaitingRoom) -> None:
    hand_over(room, "123456", "first")
    hand_over(room, "123456", "second")
    assert by_secret(room, "secret", NOW).link == "first"
    with pytest.raises(UnknownCode):
        by_code(room, "123456", NOW)


def test_a_code_expires(room: WaitingRoom) -> None:
    by_code(room, "123456", NOW + VALID - timedelta(seconds=1))
    with pytest.raises(UnknownCode):
        by_code(room, "123456", NOW + VALID)
    with pytest.raises(UnknownTelevision):
        by_secret(room, "secret", NOW + VALID)
    hand_over(room, "123456", "too late")
    assert room.televisions == {}


def test_tries_are_limited_for_each_address_and_old_ones_forgotten(room: WaitingRoom) -> None:
    for second in range(3):
        limit_tries(room, "wrong", "a", NOW, most=3)
        count_try(room, "wrong", "a", NOW + timedelta(seconds=second))
    with pytest.raises(TooManyTries) as refused:
        limit_tries(room, "wrong", "a", NOW + timedelta(seconds=3), most=3)
    assert refused.value.facts == {"seconds": 58}
    assert refused.value.status == 429
    limit_tries(room, "wrong", "b", NOW, most=3)
    limit_tries(room, "new", "a", NOW, most=3)
    count_try(room, "wrong", "b", NOW + 2 * TRIES_WITHIN)
    assert list(room.tries) == [("wrong", "b")]


def test_a_clock_that_is_set_back_locks_nobody_out(room: WaitingRoom) -> None:
    count_try(room, "wrong", "a", NOW)
    limit_tries(room, "wrong", "a", NOW - timedelta(days=1), most=1)
