import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.error import NobodyToDraw
from sjoelen.tournament.error import NoBoards, TooFewGroups
from sjoelen.tournament.rings.ring import draw_rings

PLAYERS = ["Anna", "Bram", "Cas", "Dirk", "Els"]


def test_a_draw_is_repeated_by_its_seed_whatever_the_order_of_entry() -> None:
    assert draw_rings(PLAYERS, [["1", "2", "3"]], 7) == draw_rings(PLAYERS[::-1], [["1", "2", "3"]], 7)
    assert draw_rings(PLAYERS, [["1", "2", "3"]], 7) != draw_rings(PLAYERS, [["1", "2", "3"]], 8)


def test_players_are_spread_evenly_over_rings_and_groups() -> None:
    rings = draw_rings(PLAYERS, [["1", "2"], ["3", "4"]], 1)
    assert [[len(group) for group in ring.groups] for ring in rings] == [[2, 1], [1, 1]]


def test_a_row_of_boards_without_players_gives_no_ring() -> None:
    assert len(draw_rings(["Anna"], [["1"], ["2"]], 1)) == 1


@pytest.mark.parametrize(
    ("players", "rows", "groups", "error"),
    [
        ([], [["1"]], None, NobodyToDraw),
        (PLAYERS, [], None, NoBoards),
        (PLAYERS, [[]], None, NoBoards),
        (PLAYERS, [["1"]], 0, TooFewGroups),
    ],
)
def test_a_draw_needs_players_boards_and_groups(
    players: list[str], rows: list[list[str]], groups: int | None, error: type[SjoelenError]
) -> None:
    with pytest.raises(error):
        draw_rings(players, rows, 1, groups)
