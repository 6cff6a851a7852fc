from dataclasses import replace
from random import Random

import pytest

from sjoelen.physics.effect import PLANAR
from sjoelen.physics.release import Release
from sjoelen.play.board_turn import BoardTurn, begin_on_board
from sjoelen.play.counting import end_subturn, release_bonus, replay_on_board
from sjoelen.play.hand import GOOD, Aim, let_go
from sjoelen.play.rapid import Player, play_subturn, play_turn
from sjoelen.play.sliding import release_disc
from sjoelen.rules.house import agree
from sjoelen.rules.shelf import edition
from sjoelen.rules.turn import Phase
from tests.play.conftest import PLAN


def player(seed: int, speed_mps: float) -> Player:
    """Aims where fewest discs lie."""
    random = Random(seed)  # noqa: S311 - to be repeated

    def release(counts: tuple[float, ...]) -> Release:
        gate = min(range(4), key=lambda number: counts[number])
        return let_go(Aim(PLAN.gates_m[gate], speed_mps), GOOD, PLAN, random)

    return release


def counts(at: BoardTurn) -> tuple[float, ...]:
    homes = [each.past.home for each in at.discs if each.lying is not None]
    return tuple(float(homes.count(number)) for number in range(4))


def looked_on(at: BoardTurn, play: Player) -> BoardTurn:
    """The same, slide by slide."""
    while not at.turn.ended or at.turn.phase is Phase.VOID:
        if at.turn.phase is Phase.VOID:
            at = replay_on_board(at)
        elif at.turn.phase is Phase.BONUS:
            at, _ = release_bonus(at, play(counts(at)))
        elif at.hand:
            at, _ = release_disc(at, play(counts(at)))
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
    begun = begin_on_board(agree(edition(book), house), seed=seed)
    assert play_turn(begun, player(seed, speed_mps)) == looked_on(begun, player(seed, speed_mps))


def test_the_hand_is_empty_after_a_sub_turn() -> None:
    at = play_subturn(replace(begin_on_board(edition(), seed=4), off=PLANAR), player(4, 2.1))
    assert (at.hand, len(at.slides), len(at.discs) + len(at.apart)) == ((), 30, 30)


def test_a_disc_that_came_to_nothing_is_slid_again() -> None:
    speeds = iter([0.1, 0.1, *[2.1] * 30])
    at = play_subturn(begin_on_board(edition()), lambda _: Release(0.146, 0.0, 1.0, next(speeds)))
    assert (at.hand, len(at.slides)) == ((), 32)
