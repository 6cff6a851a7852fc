from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from sjoelen.desk import links, player_commands
from sjoelen.desk.error import CountUnreadable, LinkTooWeak, TooManyTries, UnknownGame
from sjoelen.desk.live_counts import (
    INTERVAL,
    VALID,
    WATCHED_GAMES_MAX,
    LiveCount,
    live_counts,
    pass_count,
)
from sjoelen.desk.ports import Moment, Ports
from sjoelen.home.error import PlayerHasLeft, UnknownPlayer
from sjoelen.storage.log import SqlLog
from tests.desk.games import events, link_of, new_game, new_request


class HandClock:
    def __init__(self) -> None:
        self.at = datetime(2026, 9, 1, 20, 0, tzinfo=UTC)

    def now(self) -> Moment:
        return Moment(self.at, "Europe/Amsterdam")


def stream_of(ports: Ports, link: str) -> str:
    return links.link_state(ports, link)[0]


@pytest.fixture
def count() -> LiveCount:
    return LiveCount("id-2", 1, 2, (1, 2, 0, 3))


def test_a_count_is_passed_to_whoever_watches_and_taken_back(
    ports: Ports, log: SqlLog, count: LiveCount
) -> None:
    own = link_of(new_game(ports, "Anna", "Bram"))
    look = links.issue_link(ports, new_request(), own, "look").link
    facts = events(log)
    pass_count(ports, own, count)
    assert live_counts(ports, stream_of(ports, look)) == (count,)
    latest = LiveCount("id-4", 1, total=88)
    pass_count(ports, own, latest)
    pass_count(ports, own, replace(count, tally=(2, 2, 2, 2)))
    assert live_counts(ports, stream_of(ports, look)) == (latest, replace(count, tally=(2, 2, 2, 2)))
    pass_count(ports, own, replace(count, tally=None))
    assert live_counts(ports, stream_of(ports, look)) == (latest,)
    assert events(log) == facts


def test_only_who_may_record_passes_a_count(ports: Ports, count: LiveCount) -> None:
    own = link_of(new_game(ports, "Anna"))
    look = links.issue_link(ports, new_request(), own, "look").link
    with pytest.raises(LinkTooWeak):
        pass_count(ports, look, count)
    with pytest.raises(UnknownGame):
        pass_count(ports, "guessed", count)
    assert live_counts(ports, stream_of(ports, own)) == ()


def test_another_game_hears_nothing(ports: Ports, count: LiveCount) -> None:
    own, other = link_of(new_game(ports, "Anna")), link_of(new_game(ports, "Cas"))
    pass_count(ports, own, count)
    assert live_counts(ports, stream_of(ports, other)) == ()
    with pytest.raises(UnknownPlayer):
        pass_count(ports, other, count)


@pytest.mark.parametrize(
    "change",
    [
        {"tally": (1, 2, 3)},
        {"tally": (1, 2, 3, 4, 5)},
        {"tally": (-1, 2, 3, 4)},
        {"tally": (100, 2, 3, 4)},
        {"turn": 0},
        {"turn": 100},
        {"subturn": 0},
        {"subturn": 10},
        {"bonus": (1,) * 10},
        {"bonus": (-1,)},
        {"total": -1},
        {"total": 1000},
    ],
)
def test_a_count_that_no_turn_has_is_refused(
    ports: Ports, count: LiveCount, change: dict[str, object]
) -> None:
    own = link_of(new_game(ports, "Anna"))
    with pytest.raises(CountUnreadable):
        pass_count(ports, own, replace(count, **change))  # type: ignore[arg-type]


def test_who_left_is_not_counted(ports: Ports, count: LiveCount) -> None:
    own = link_of(new_game(ports, "Anna"))
    player_commands.leave(ports, new_request(), own, "id-2")
    with pytest.raises(PlayerHasLeft):
        pass_count(ports, own, count)


def test_counts_come_no_faster_than_people_tap_and_do_not_last(ports: Ports, count: LiveCount) -> None:
    clock = HandClock()
    ports = replace(ports, clock=clock)
    own = link_of(new_game(ports, "Anna"))
    pass_count(ports, own, count)
    with pytest.raises(TooManyTries):
        pass_count(ports, own, replace(count, subturn=3))
    clock.at += INTERVAL
    pass_count(ports, own, replace(count, subturn=3))
    clock.at -= timedelta(days=1)
    pass_count(ports, own, count)
    clock.at += VALID - timedelta(seconds=1)
    assert live_counts(ports, stream_of(ports, own)) == (count,)
    clock.at += timedelta(seconds=1)
    assert live_counts(ports, stream_of(ports, own)) == ()


def test_the_memory_for_counts_is_bounded(ports: Ports, count: LiveCount) -> None:
    own = link_of(new_game(ports, "Anna"))
    for number in range(WATCHED_GAMES_MAX + 5):
        ports.live_counts[f"old-{number}"] = None
    pass_count(ports, own, count)
    assert len(ports.live_counts) == WATCHED_GAMES_MAX
    assert live_counts(ports, stream_of(ports, own)) == (count,)
