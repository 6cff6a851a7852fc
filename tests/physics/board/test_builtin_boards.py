import pytest

from sjoelen.physics.board.builtin_boards import BOARD_IDS, board, condition_of
from sjoelen.physics.error import NoSuchBoard, UnknownCondition


def test_a_match_board_has_the_printed_dimensions() -> None:
    sizes = board().dimensions
    assert (sizes.length_mm.value, sizes.line_to_end_mm.value, sizes.gate_to_end_mm.value) == (
        2000,
        1570,
        390,
    )
    assert (sizes.inside_width_mm.value, sizes.outside_width_mm.value) == (386, 410)
    assert (sizes.gate_width_mm.value, sizes.between_gates_mm.value, sizes.beside_wall_mm.value) == (
        60,
        34,
        22,
    )
    assert (sizes.disc_diameter_mm.value, sizes.disc_thickness_mm.value, sizes.disc_mass_g.value) == (
        52,
        13,
        20,
    )


@pytest.mark.parametrize("name", BOARD_IDS)
def test_every_board_can_be_powdered_at_home_or_new(name: str) -> None:
    assert sorted(board(name).conditions) == ["club", "home", "new"]


def test_powdered_wood_has_the_least_friction_and_new_wood_the_most() -> None:
    slow = {name: condition.friction_slow.value for name, condition in board().conditions.items()}
    assert slow["club"] < slow["home"] < slow["new"]


def test_an_unknown_board_or_condition_is_refused() -> None:
    with pytest.raises(NoSuchBoard) as refused:
        board("pub")
    assert refused.value.facts == {"board": "pub", "known": BOARD_IDS}
    with pytest.raises(UnknownCondition):
        condition_of(board(), "wet")
