from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.tournament.rings.ring import Ring, draw_rings
from sjoelen.tournament.rings.schedule import (
    ScheduledTurn,
    minutes_max,
    repeats_boards,
    round_count,
    schedule,
    spare_jurors,
)


def people(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


def row(name: str, count: int) -> list[str]:
    return [f"{name}{number}" for number in range(1, count + 1)]


def check(ring: Ring, turns: int) -> None:
    places = schedule(ring, turns)
    boards = len(ring.boards)
    by_slider: dict[str, list[ScheduledTurn]] = {}
    for place in places:
        by_slider.setdefault(place.slider, []).append(place)
    for group in ring.groups:
        for slider in group:
            own = by_slider[slider]
            assert [place.turn for place in own] == list(range(1, turns + 1))
            first = [place.board for place in own[:boards]]
            assert len(set(first)) == len(first)
            visits = Counter(place.board for place in own)
            least = 0 if len(visits) < boards else min(visits.values())
            assert max(visits.values()) - least <= 1
    busy = Counter(
        (place.wave, place.round, person)
        for place in places
        for person in (place.slider, place.juror)
        if person
    )
    assert set(busy.values()) == {1}
    assert len({(place.wave, place.round, place.board) for place in places}) == len(places)
    for wave, group in enumerate(ring.groups, 1):
        in_wave = [place for place in places if place.wave == wave]
        assert not {place.juror for place in in_wave} & set(group)
        seats = {(place.juror, place.board) for place in in_wave if place.juror}
        assert len(seats) == len({juror for juror, _ in seats})


@pytest.mark.parametrize("boards", [5, 10])
@pytest.mark.parametrize("turns", [1, 5, 10, 20])
def test_nobody_is_ever_in_two_places_from_one_player_to_two_hundred(boards: int, turns: int) -> None:
    for count in range(1, 201):
        rows = [row(f"r{number}-", boards) for number in range(-(-count // (2 * boards)))]
        rings = draw_rings(people(count), rows, seed=count)
        assert sorted(player for ring in rings for group in ring.groups for player in group) == sorted(
            people(count)
        )
        for ring in rings:
            check(ring, turns)


@given(
    st.integers(1, 60),
    st.integers(1, 12),
    st.integers(1, 3),
    st.integers(1, 25),
    st.none() | st.integers(1, 4),
)
def test_the_schedule_is_valid_for_any_number_of_boards_rows_turns_and_groups(
    count: int, boards: int, rows: int, turns: int, groups: int | None
) -> None:
    board_rows = [row("abc"[number], boards) for number in range(rows)]
    for ring in draw_rings(people(count), board_rows, seed=1, groups=groups):
        check(ring, turns)


def test_one_half_slides_while_the_other_half_judges_and_then_they_swap() -> None:
    ring = Ring(("1", "2"), (("Anna", "Bram"), ("Cas", "Dirk")))
    assert schedule(ring, 2) == (
        ScheduledTurn(1, 1, "1", "Anna", 1, "Cas"),
        ScheduledTurn(1, 1, "2", "Bram", 1, "Dirk"),
        ScheduledTurn(1, 2, "2", "Anna", 2, "Dirk"),
        ScheduledTurn(1, 2, "1", "Bram", 2, "Cas"),
        ScheduledTurn(2, 1, "1", "Cas", 1, "Anna"),
        ScheduledTurn(2, 1, "2", "Dirk", 1, "Bram"),
        ScheduledTurn(2, 2, "2", "Cas", 2, "Bram"),
        ScheduledTurn(2, 2, "1", "Dirk", 2, "Anna"),
    )


def test_an_open_place_is_shown_where_a_juror_is_missing() -> None:
    ring = Ring(("1", "2"), (("Anna", "Bram"), ("Cas",)))
    assert [place.juror for place in schedule(ring, 1)] == ["Cas", None, "Anna"]
    alone = Ring(("1",), (("Anna",),))
    assert [place.juror for place in schedule(alone, 1)] == [None]


def test_eleven_players_share_ten_boards_and_one_rests_in_each_round() -> None:
    (ring,) = draw_rings(people(22), [row("b", 10)], seed=1, groups=2)
    check(ring, 10)
    assert round_count(ring, 10) == 22
    assert len(spare_jurors(ring, 1)) == 1


def test_players_without_a_board_slide_in_another_wave() -> None:
    (ring,) = draw_rings(people(25), [row("b", 10)], seed=1)
    assert [len(group) for group in ring.groups] == [9, 8, 8]
    assert set(spare_jurors(ring, 1)) == set(ring.groups[2])


def test_a_turn_takes_five_minutes_at_most() -> None:
    (ring,) = draw_rings(people(20), [row("b", 10)], seed=1)
    assert minutes_max(ring, 10) == 2 * 10 * 5


def test_more_turns_than_boards_repeat_a_board() -> None:
    ring = Ring(tuple(row("b", 5)), (("Anna",), ("Bram",)))
    assert repeats_boards(ring, 6)
    assert not repeats_boards(ring, 5)
