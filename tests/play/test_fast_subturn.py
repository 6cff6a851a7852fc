from dataclasses import replace

import pytest

from sjoelen.physics.error import EngineGaveUp
from sjoelen.physics.out_of_plane.effects import PLANAR
from sjoelen.physics.release import Release
from sjoelen.play import fast_subturn
from sjoelen.play.board_turn import BoardTurn, begin_on_board
from sjoelen.play.counting import end_subturn, release_bonus, replay_on_board
from sjoelen.play.fast_subturn import Player, next_release, play_subturn, play_turn
from sjoelen.play.hand import Hand, Scatter, straight
from sjoelen.play.release_disc import release_disc
from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.turn import Phase
from tests.play.conftest import ENDLESS, PLAN

WILD = Scatter(0.004, 0.06, 0.6, 6.0)


def player(speed_mps: float) -> Hand:
    return Hand(straight(PLAN, speed_mps), WILD)


def leftmost(speed_mps: float) -> Player:
    """Aim at the compartment with the fewest discs, without scatter."""
    return lambda homes: Release(PLAN.gates_m[homes.index(min(homes))], 0.0, 1.0, speed_mps)


def looked_on(board_turn: BoardTurn, play: Hand | Player) -> BoardTurn:
    """Play the turn slide by slide."""
    while not board_turn.turn.ended or board_turn.turn.phase is Phase.VOID:
        if board_turn.turn.phase is Phase.VOID:
            board_turn = replay_on_board(board_turn)
        elif board_turn.turn.phase is Phase.BONUS:
            board_turn, _ = release_bonus(board_turn, next_release(board_turn, play))
        elif board_turn.hand:
            board_turn, _ = release_disc(board_turn, next_release(board_turn, play))
        else:
            board_turn = end_subturn(board_turn)
    return board_turn


@pytest.mark.parametrize("speed_mps", [2.0, 3.2, 5.0])
@pytest.mark.parametrize(
    ("book", "house"),
    [("ans-2026", ()), ("ans-classic", ()), ("english", ("no-stacking",)), ("system-20-2", ("reslide",))],
)
@pytest.mark.parametrize("seed", range(3))
def test_a_fast_turn_is_the_same_to_the_last_bit(
    book: str, house: tuple[str, ...], seed: int, speed_mps: float
) -> None:
    board_turn = begin_on_board(apply_house_rules(edition(book), house), seed=seed)
    assert play_turn(board_turn, player(speed_mps)) == looked_on(board_turn, player(speed_mps))


def test_a_fast_turn_of_a_player_is_the_same_to_the_last_bit() -> None:
    board_turn = begin_on_board(edition(), seed=7)
    assert play_turn(board_turn, leftmost(2.1)) == looked_on(board_turn, leftmost(2.1))


def test_a_fast_turn_past_the_greatest_seed_is_the_same_to_the_last_bit() -> None:
    board_turn = begin_on_board(edition(), seed=2**64 - 1)
    assert play_turn(board_turn, player(2.1)) == looked_on(board_turn, player(2.1))


def test_a_slide_that_fills_the_log_is_played_singly(monkeypatch: pytest.MonkeyPatch) -> None:
    board_turn = begin_on_board(edition(), seed=3)
    monkeypatch.setattr(fast_subturn, "CAPACITY", 30)
    assert play_turn(board_turn, player(2.1)) == looked_on(board_turn, player(2.1))


def test_the_engine_gives_up_on_a_turn_without_end() -> None:
    with pytest.raises(EngineGaveUp):
        play_turn(begin_on_board(edition(), board=ENDLESS), player(2.1))


def test_a_fast_sub_turn_ends_with_a_count() -> None:
    board_turn = play_subturn(replace(begin_on_board(edition(), seed=4), off=PLANAR), player(2.1))
    assert (
        board_turn.turn.subturn,
        len(board_turn.slides),
        len(board_turn.discs) + len(board_turn.hand),
    ) == (1, 30, 30)
    assert len(board_turn.discs) == board_turn.turn.tally.discs > 0


def test_a_disc_short_of_the_line_is_slid_again() -> None:
    speeds = iter([0.1, 0.0, *[2.1] * 30])
    board_turn = play_subturn(begin_on_board(edition()), lambda _: Release(0.146, 0.0, 1.0, next(speeds)))
    assert (board_turn.turn.subturn, len(board_turn.slides)) == (1, 32)
