"""Players for tests: some put the discs where a test needs them, some slide them."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from sjoelen.physics.release import Release, release_at
from sjoelen.play.board_turn import BoardTurn
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import DiscHistory
from sjoelen.play.stacking import placement_on
from sjoelen.rules.turn import Phase
from tests.play.conftest import MIDDLES_M, PLAN

ROOM = 6  # discs in a row behind a gate


def all_in(board_turn: BoardTurn, counts: Mapping[int, int]) -> BoardTurn:
    """Put the next discs into the compartments of these values, and the others in the field."""
    hand, discs, values = (
        list(board_turn.hand),
        list(board_turn.discs),
        board_turn.turn.edition.gate_values.value,
    )
    for value, count in counts.items():
        compartment = values.index(value)
        for number in range(count):
            level, row = divmod(number, ROOM)
            y_m = PLAN.back_m - PLAN.radius_m * (1 + 2 * row)
            lies = placement_on(MIDDLES_M[compartment], y_m, level, None, PLAN)
            discs.append(Disc(hand.pop(0), lies, DiscHistory(compartment=compartment, in_play=True)))
    for place, number in enumerate(hand):
        row, column = divmod(place, 5)
        lies = placement_on(0.05 + 0.07 * column, 0.1 + 0.06 * row, 0, None, PLAN)
        discs.append(Disc(number, lies, DiscHistory(in_play=True)))
    return replace(board_turn, hand=(), discs=tuple(discs))


def aimed(random: Random) -> Release:
    """Release discs straight at a gate."""
    gate_m = random.choice((0.052, 0.146, 0.240, 0.334))
    return release_at(
        gate_m + random.gauss(0, 0.003), 2.0 + random.gauss(0, 0.1), random.gauss(0, 0.6), random.gauss(0, 5)
    )


def is_open(board_turn: BoardTurn) -> bool:
    return board_turn.turn.phase in (Phase.PLAYING, Phase.BONUS)
