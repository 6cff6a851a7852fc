import random
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from sjoelen.home.standing import PlayerRow, standing

evenings = st.dictionaries(st.text("abcd", min_size=1, max_size=3), st.lists(st.integers(0, 156), max_size=5))


def test_equal_points_share_a_rank_and_the_next_is_skipped() -> None:
    rows = standing({"Dirk": [90], "Cas": [100], "Anna": [116], "Bram": [60, 40]})
    assert [(row.rank, row.player) for row in rows] == [(1, "Anna"), (2, "Bram"), (2, "Cas"), (4, "Dirk")]


def test_an_average_is_exact() -> None:
    (row,) = standing({"Anna": [116, 104, 103]})
    assert row == PlayerRow(1, "Anna", 323, 3, Fraction(323, 3), 116)


def test_a_player_without_turns_is_last_and_has_no_average() -> None:
    rows = standing({"Anna": [], "Bram": [0], "Cas": [1]})
    assert rows[0].player == "Cas"
    assert rows[1:] == (
        PlayerRow(2, "Anna", 0, 0, None, None, 1),
        PlayerRow(2, "Bram", 0, 1, Fraction(0), 0, 1),
    )


def test_nobody_has_a_standing() -> None:
    assert standing({}) == ()


@given(evenings, st.randoms())
def test_the_order_of_entering_does_not_matter(evening: dict[str, list[int]], chance: random.Random) -> None:
    shuffled = list(evening.items())
    chance.shuffle(shuffled)
    assert standing(dict(shuffled)) == standing(evening)


@given(evenings)
def test_a_rank_is_one_more_than_the_number_of_better_players(evening: dict[str, list[int]]) -> None:
    rows = standing(evening)
    for row in rows:
        assert row.rank == 1 + sum(other.points > row.points for other in rows)
    assert sum(row.points for row in rows) == sum(map(sum, evening.values()))


def test_a_whole_city_has_its_standing_in_seconds() -> None:
    rows = standing({player: [player % 149] for player in range(100_000)})
    assert (rows[0].rank, rows[-1].points, rows[-1].rank) == (1, 0, 100_000 - 671)
