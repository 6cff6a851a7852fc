"""A sub-turn without looking on: slide after slide in the arrays of the engine, with the same result.

Only where something remarkable happened, a disc in the air, off the board or behind the line, is the jury
asked there and then. The tests hold this to `release_disc`, bit for bit.
"""

from collections.abc import Callable
from dataclasses import astuple, replace
from typing import NamedTuple

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.compiled import Floats
from sjoelen.physics.out_of_plane.effects import bits_of
from sjoelen.physics.release import Release, check_release
from sjoelen.physics.slide import WORDS, log_size, placements_of, scene_state
from sjoelen.play.board_turn import BoardTurn, SlideRecord
from sjoelen.play.board_update import is_undisputed
from sjoelen.play.counting import by_compartment, count_discs, end_subturn, release_bonus, replay_on_board
from sjoelen.play.crossings import COMPARTMENT, EVER_MOVED, HAS_LEFT, HISTORY_COLUMNS, LEFT_Y, TOUCHED
from sjoelen.play.disc import Disc, renumbered
from sjoelen.play.disc_history import read_history, write_history
from sjoelen.play.hand import Hand, release_of
from sjoelen.play.release_disc import after_jury, release_disc, seed_of
from sjoelen.play.release_model import AIM_COUNT, HAND_COLUMNS, RELEASE_COLUMNS
from sjoelen.play.slide_loop import (
    CHECKS_SUPPORT,
    EFFECTS_LEFT_OUT,
    FIRST_HIGH,
    FIRST_LOW,
    HALF_M,
    HAND_EMPTY,
    IN_HAND,
    LOG_CAPACITY,
    LOG_FULL,
    NEEDS_JURY,
    NEEDS_RELEASE,
    PLAYER_RELEASES,
    RELEASED,
    RUN_COLUMNS,
    SLID,
    run_slides,
)
from sjoelen.rules.choices import SweptDisc
from sjoelen.rules.incident import Consequence, Incident
from sjoelen.rules.ruling import ruling
from sjoelen.rules.turn import Phase

Player = Callable[[tuple[float, ...]], Release]
"""Who only looks how many discs lie in each compartment, from the left."""

CAPACITY = 16_384  # segments and contacts; a slide with more is made by `release_disc`


class SubturnArrays(NamedTuple):
    """Discs and pasts in arrays with room for the whole hand behind them, and what `slide_on` is asked."""

    discs: Floats
    pasts: Floats
    run: Floats
    releases: Floats

    @property
    def slide_count(self) -> int:
        """How many have been slid."""
        return int(self.run[SLID])


def play_turn(board_turn: BoardTurn, player: Hand | Player) -> BoardTurn:
    """Play until nothing is left to slide, a void turn again; raises what `release_disc` raises."""
    while not board_turn.turn.ended or board_turn.turn.phase is Phase.VOID:
        if board_turn.turn.phase is Phase.VOID:
            board_turn = replay_on_board(board_turn)
        elif board_turn.turn.phase is Phase.BONUS:
            board_turn, _ = release_bonus(board_turn, next_release(board_turn, player))
        else:
            board_turn = play_subturn(board_turn, player)
    return board_turn


def play_subturn(board_turn: BoardTurn, player: Hand | Player) -> BoardTurn:
    """Release every disc in the hand and count, or until the turn is void; raises what `slide` raises."""
    while board_turn.hand and board_turn.turn.phase is Phase.PLAYING:
        table = _subturn_arrays(board_turn, asks=not isinstance(player, Hand))
        stopped = _run_slides(board_turn, table, player)
        if stopped == HAND_EMPTY and _needs_no_ruling(board_turn, table):
            return count_discs(_with_slides(board_turn, table), _compartments(board_turn, table))
        if stopped == LOG_FULL:
            for each in _slide_records(board_turn, table):
                board_turn, _ = release_disc(board_turn, each.release)
        else:
            board_turn = _read_back(board_turn, table, unshelved=stopped == NEEDS_JURY)
            board_turn = after_jury(board_turn) if stopped == NEEDS_JURY else board_turn
    return end_subturn(board_turn) if board_turn.turn.phase is Phase.PLAYING else board_turn


def next_release(board_turn: BoardTurn, player: Hand | Player) -> Release:
    """What this player lets go now."""
    homes = [0.0] * AIM_COUNT
    for each in board_turn.discs:
        if each.history.compartment is not None and each.placement is not None:
            homes[each.history.compartment] += 1.0
    return (
        release_of(player, homes, board_turn.lines, seed_of(board_turn))
        if isinstance(player, Hand)
        else player(tuple(homes))
    )


def _run_slides(board_turn: BoardTurn, table: SubturnArrays, player: Hand | Player) -> float:
    arrays, lines, log = board_turn.arrays, board_turn.lines.as_array(), np.empty(log_size(CAPACITY))
    hand = player.numbers(board_turn.lines) if isinstance(player, Hand) else np.zeros(HAND_COLUMNS)
    while True:
        stopped = run_slides(
            table.discs, table.pasts, arrays.board, log, lines, hand, table.run, table.releases
        )
        if stopped != NEEDS_RELEASE or isinstance(player, Hand):
            return stopped
        made = player(tuple(table.run[:AIM_COUNT].tolist()))
        check_release(made, arrays.width_m, float(arrays.board[layout.RADIUS_M]))
        table.releases[table.slide_count * RELEASE_COLUMNS :][:RELEASE_COLUMNS] = astuple(made)
        table.run[RELEASED] += 1.0


def _needs_no_ruling(board_turn: BoardTurn, table: SubturnArrays) -> bool:
    """Whether the jury would only count and stack."""
    edition, all_lie = board_turn.turn.edition, all(each.placement is not None for each in board_turn.discs)
    stacks = edition.stacking.value.stacked and edition.swept_disc.value is not SweptDisc.COUNTS
    return stacks and all_lie and is_undisputed(table.discs, table.pasts, board_turn.lines.radius_m)


def _with_slides(board_turn: BoardTurn, table: SubturnArrays) -> BoardTurn:
    return replace(board_turn, hand=(), slides=(*board_turn.slides, *_slide_records(board_turn, table)))


def _compartments(board_turn: BoardTurn, table: SubturnArrays) -> dict[int, list[int]]:
    numbers = (*(each.number for each in board_turn.discs), *board_turn.hand)
    entered = (
        int(each) - 1 if each else None
        for each in table.pasts[HISTORY_COLUMNS + COMPARTMENT :: HISTORY_COLUMNS]
    )
    return by_compartment(zip(numbers, entered, strict=True))


def _subturn_arrays(board_turn: BoardTurn, *, asks: bool) -> SubturnArrays:
    """Lay out what lies on the board, each disc with its past."""
    arrays, lying = board_turn.arrays, [each for each in board_turn.discs if each.placement is not None]
    rows = len(lying) + len(board_turn.hand) + 1
    discs, histories = np.zeros(rows * layout.DISC_COLUMNS), np.zeros(rows * HISTORY_COLUMNS)
    scene = scene_state(board_turn.scene(), arrays)
    discs[: scene.size] = scene
    for row, disc in zip(histories.reshape(rows, -1)[1:], lying, strict=False):
        write_history(disc.history, row)
    run, seed = np.zeros(RUN_COLUMNS), seed_of(board_turn)
    run[IN_HAND], run[FIRST_LOW], run[FIRST_HIGH] = len(board_turn.hand), seed % WORDS, seed // WORDS
    run[EFFECTS_LEFT_OUT], run[LOG_CAPACITY], run[HALF_M], run[PLAYER_RELEASES] = (
        bits_of(board_turn.off),
        CAPACITY,
        arrays.width_m / 2,
        asks,
    )
    run[CHECKS_SUPPORT] = (
        ruling(Incident.ON_WALL, board_turn.turn.edition).consequence is Consequence.COUNTS_IF_TOUCHING
    )
    return SubturnArrays(discs, histories, run, np.zeros(len(board_turn.hand) * RELEASE_COLUMNS))


def _slide_records(board_turn: BoardTurn, table: SubturnArrays) -> list[SlideRecord]:
    rows, subturn = (
        table.releases.reshape(-1, RELEASE_COLUMNS)[: table.slide_count].tolist(),
        board_turn.subturn,
    )
    return [
        SlideRecord(board_turn.hand[count], subturn, Release(*row), seed_of(board_turn, count))
        for count, row in enumerate(rows)
    ]


def _read_back(board_turn: BoardTurn, table: SubturnArrays, *, unshelved: bool) -> BoardTurn:
    """The turn with what these slides have made of it; the last disc may still lie before the others."""
    slides, known = _slide_records(board_turn, table), {each.number: each for each in board_turn.discs}
    slid = [each.disc for each in slides]
    order = [
        slid[-1] if unshelved else 0,
        *(each.number for each in board_turn.discs if each.placement is not None),
    ]
    order += slid[:-1] if unshelved else slid
    taken, numbers = dict[int, Disc](), dict(enumerate(order))
    rows = table.pasts.reshape(-1, HISTORY_COLUMNS)[: len(order)].tolist()
    lying = placements_of(table.discs[: len(order) * layout.DISC_COLUMNS], board_turn.arrays)
    for number, row, here in zip(order, rows, lying, strict=True):
        if row[EVER_MOVED] or number in slid:
            lies = None if row[HAS_LEFT] else renumbered(here, numbers)
            taken[number] = Disc(number, lies, read_history(row), row[LEFT_Y])
        elif number:
            disc = known[number]
            taken[number] = (
                disc if disc.history.touched == row[TOUCHED] else replace(disc, history=read_history(row))
            )
    discs = (*(taken.get(each.number, each) for each in board_turn.discs), *(taken[each] for each in slid))
    return replace(
        board_turn, hand=board_turn.hand[len(slides) :], discs=discs, slides=(*board_turn.slides, *slides)
    )
