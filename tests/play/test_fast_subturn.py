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
    """Aims where fewest discs lie, without missing."""
    return lambda homes: Release(PLAN.gates_m[homes.index(min(homes))], 0.0, 1.0, speed_mps)


def looked_on(at: BoardTurn, play: Hand | Player) -> BoardTurn:
    """The same, slide by slide."""
    while not at.turn.ended or at.turn.phase is Phase.VOID:
        if at.turn.phase is Phase.VOID:
            at = replay_on_board(at)
        elif at.turn.phase is Phase.BONUS:
            at, _ = release_bonus(at, next_release(at, play))
        elif at.hand:
            at, _ = release_disc(at, next_release(at, play))
        else:
            at = end_subturn(at)
    return at


@pytest.mark.parametrize("speed_mps", [2.0, 3.2, 5.0])
@pytest.mark.parametrize(
    ("book", "house"),
    [("ans-2026", ()), ("ans-classic", ()), ("english", ("no-stacking",)), ("system-20-2", ("reslide",))],
)
@pytest.mark.parametrize("seed", range(3))
def test_a_turn_nobody_looks_at_is_the_same_to_the_last_bit(
    book: str, house: tuple[str, ...], seed: int, speed_mps: float
) -> None:
    begun = begin_on_board(apply_house_rules(edition(book), house), seed=seed)
    assert play_turn(begun, player(speed_mps)) == looked_on(begun, player(speed_mps))


def test_a_turn_of_who_is_asked_each_time_is_the_same_too() -> None:
    begun = begin_on_board(edition(), seed=7)
    assert play_turn(begun, leftmost(2.1)) == looked_on(begun, leftmost(2.1))


def test_a_turn_that_goes_on_from_the_last_seed_is_the_same_too() -> None:
    begun = begin_on_board(edition(), seed=2**64 - 1)
    assert play_turn(begun, player(2.1)) == looked_on(begun, player(2.1))


def test_a_slide_longer_than_the_record_is_played_again_with_room(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = begin_on_board(edition(), seed=3)
    monkeypatch.setattr(fast_subturn, "CAPACITY", 30)
    assert play_turn(begun, player(2.1)) == looked_on(begun, player(2.1))


def test_a_turn_whose_slides_have_no_end_is_given_up() -> None:
    with pytest.raises(EngineGaveUp):
        play_turn(begin_on_board(edition(), board=ENDLESS), player(2.1))


def test_after_a_sub_turn_it_is_counted_and_the_others_are_back_in_the_hand() -> None:
    at = play_subturn(replace(begin_on_board(edition(), seed=4), off=PLANAR), player(2.1))
    assert (at.turn.subturn, len(at.slides), len(at.discs) + len(at.hand)) == (1, 30, 30)
    assert len(at.discs) == at.turn.tally.discs > 0


def test_a_disc_that_came_to_nothing_is_slid_again() -> None:
    speeds = iter([0.1, 0.0, *[2.1] * 30])
    at = play_subturn(begin_on_board(edition()), lambda _: Release(0.146, 0.0, 1.0, next(speeds)))
    assert (at.turn.subturn, len(at.slides)) == (1, 32)
