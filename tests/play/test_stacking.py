from itertools import combinations
from math import hypot

import pytest

from sjoelen.physics.scene.scene import Scene, check_scene
from sjoelen.play.stacking import heights, placement_on, stack
from sjoelen.rules.builtin_editions import EDITION_IDS, edition
from tests.play.conftest import PLAN

BOOKS = pytest.mark.parametrize("book", EDITION_IDS)


def piles(discs: int, book: str, compartment: int = 1) -> list[tuple[float, float, int]]:
    """Return place and height of each stack, from the back wall."""
    placed = stack(range(1, discs + 1), compartment, edition(book).stacking.value, PLAN)
    heights: dict[tuple[float, float], int] = {}
    for placement in placed.values():
        heights[placement.x_m, placement.y_m] = heights.get((placement.x_m, placement.y_m), 0) + 1
    return [(x, y, height) for (x, y), height in sorted(heights.items(), key=lambda pile: -pile[0][1])]


@pytest.mark.parametrize(
    ("book", "heights"),
    [("ans-2026", [3, 2, 4]), ("ans-classic", [4, 3, 2]), ("english", [4, 3, 2]), ("club-short", [4, 4, 1])],
)
def test_nine_discs_from_the_back_wall(book: str, heights: list[int]) -> None:
    assert [height for *_, height in piles(9, book)] == heights


@pytest.mark.parametrize(("book", "clear_mm"), [("ans-2026", 5), ("ans-classic", 5), ("english", 0)])
def test_a_single_stack_stands_clear_of_the_back_wall_as_the_edition_says(book: str, clear_mm: int) -> None:
    ((_, y_m, height),) = piles(3, book)
    assert height == 3
    assert 1e3 * (PLAN.back_m - PLAN.radius_m - y_m) == pytest.approx(clear_mm)


def test_the_front_stack_stands_clear_of_the_disc_behind_it() -> None:
    behind, front = piles(7, "ans-2026")
    assert 1e3 * (behind[1] - front[1] - 2 * PLAN.radius_m) == pytest.approx(5)
    assert behind[1] == pytest.approx(PLAN.back_m - PLAN.radius_m)


@pytest.mark.parametrize(("compartment", "side"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_the_english_first_pile_stands_in_the_rear_corner_and_the_next_diagonally(
    compartment: int, side: int
) -> None:
    first, second = piles(7, "english", compartment)
    assert abs(first[0] - PLAN.sides[compartment][side]) == pytest.approx(PLAN.radius_m)
    assert hypot(first[0] - second[0], first[1] - second[1]) == pytest.approx(2 * PLAN.radius_m)


@BOOKS
@pytest.mark.parametrize("compartment", range(4))
@pytest.mark.parametrize("discs", [0, 1, 4, 5, 13, 19, 22, 28, 30])
def test_every_number_of_discs_fits_its_compartment(discs: int, compartment: int, book: str) -> None:
    placed = stack(range(1, discs + 1), compartment, edition(book).stacking.value, PLAN)
    assert set(placed) == set(range(1, discs + 1))
    check_scene(Scene(tuple(placed.values())))
    left, right = PLAN.sides[compartment]
    for placement in placed.values():
        assert left - 1e-9 <= placement.x_m - PLAN.radius_m < placement.x_m + PLAN.radius_m <= right + 1e-9
        assert placement.y_m - PLAN.radius_m >= PLAN.rear_m - 1e-9
    floors = [placement for placement in placed.values() if placement.low_m == 0.0]
    for first, other in combinations(floors, 2):
        assert hypot(first.x_m - other.x_m, first.y_m - other.y_m) >= 2 * PLAN.radius_m - 1e-9


def test_heights_are_listed_from_the_back_wall_on() -> None:
    placed = stack(range(9), 1, edition("ans-2026").stacking.value, PLAN)
    assert heights(placed.values()) == (3, 2, 4)
    assert heights([]) == ()


def test_a_disc_on_another_starts_at_its_top() -> None:
    below, above = placement_on(0.1, 1.4, 0, None, PLAN), placement_on(0.1, 1.4, 1, 9, PLAN)
    assert (below.high_m, above.on) == (above.low_m, 9)
