"""Fast sub-turn: slide after slide in the arrays of the engine, with the result of `release_disc`.

The jury is asked only after a slide in which a disc flew, left the board, broke or lies behind the line. The
tests compare the result with that of `release_disc`, bit for bit.
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
from sjoelen.play.crossings import EVER_MOVED, HAS_LEFT, HISTORY_COLUMNS, LEFT_Y, TOUCHED
from sjoelen.play.disc import Disc, renumbered
from sjoelen.play.disc_history import read_history, write_history
from sjoelen.play.hand import Hand, release_of
from sjoelen.play.release_disc import after_jury, release_disc, seed_of
from sjoelen.play.release_model import HAND_COLUMNS, RELEASE_COLUMNS
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
from sjoelen.rules.tally import COMPARTMENTS
from sjoelen.rules.turn import Phase

Player = Callable[[tuple[float, ...]], Release]
"""A player who sees only the number of discs in each compartment, from the left."""

CAPACITY = 16_384  # segments and contacts; `release_disc` plays a slide with more


class SubturnArrays(NamedTuple):
    """Arrays of `slide_loop`; state and histories have room for the whole hand."""

    discs: Floats
    histories: Floats
    run: Floats
    releases: Floats

    @property
    def slide_count(self) -> int:
        """Return the number of slides so far."""
        return int(self.run[SLID])

    def history_rows(self, count: int) -> list[list[float]]:
        """Return the histories of the first discs, shape (count, HISTORY_COLUMNS)."""
        rows: list[list[float]] = self.histories.reshape(-1, HISTORY_COLUMNS)[:count].tolist()
        return rows


def play_turn(board_turn: BoardTurn, player: Hand | Player) -> BoardTurn:
    """Play a turn to its end, and replay it if it is void; raises what `release_disc` raises."""
    while not board_turn.turn.ended or board_turn.turn.phase is Phase.VOID:
        if board_turn.turn.phase is Phase.VOID:
            board_turn = replay_on_board(board_turn)
        elif board_turn.turn.phase is Phase.BONUS:
            board_turn, _ = release_bonus(board_turn, next_release(board_turn, player))
        else:
            board_turn = play_subturn(board_turn, player)
    return board_turn


def play_subturn(board_turn: BoardTurn, player: Hand | Player) -> BoardTurn:
    """Slide every disc in the hand and count, or stop at a void turn; raises what `slide` raises."""
    while board_turn.hand and board_turn.turn.phase is Phase.PLAYING:
        arrays = _subturn_arrays(board_turn, player_releases=not isinstance(player, Hand))
        stopped = _run_slides(board_turn, arrays, player)
        if stopped == HAND_EMPTY and _needs_no_ruling(board_turn, arrays):
            return count_discs(_with_slides(board_turn, arrays), _compartments(board_turn, arrays))
        if stopped == LOG_FULL:
            for record in _slide_records(board_turn, arrays):
                board_turn, _ = release_disc(board_turn, record.release)
        else:
            board_turn = _read_back(board_turn, arrays, last_is_first=stopped == NEEDS_JURY)
            board_turn = after_jury(board_turn) if stopped == NEEDS_JURY else board_turn
    return end_subturn(board_turn) if board_turn.turn.phase is Phase.PLAYING else board_turn


def next_release(board_turn: BoardTurn, player: Hand | Player) -> Release:
    """Return the next release of a player."""
    counts = [0.0] * COMPARTMENTS
    for disc in _on_board(board_turn):
        if disc.history.compartment is not None:
            counts[disc.history.compartment] += 1.0
    if isinstance(player, Hand):
        return release_of(player, counts, board_turn.lines, seed_of(board_turn))
    return player(tuple(counts))


def _on_board(board_turn: BoardTurn) -> list[Disc]:
    return [disc for disc in board_turn.discs if disc.placement is not None]


def _run_slides(board_turn: BoardTurn, arrays: SubturnArrays, player: Hand | Player) -> float:
    """Slide until a code of `slide_loop` says why to stop."""
    discs, histories, run, releases = arrays
    board_arrays, log = board_turn.arrays, np.empty(log_size(CAPACITY))
    board = board_arrays.board
    hand = player.as_array(board_turn.lines) if isinstance(player, Hand) else np.zeros(HAND_COLUMNS)
    while True:
        stopped = run_slides(discs, histories, board, log, hand, run, releases)
        if stopped != NEEDS_RELEASE or isinstance(player, Hand):
            return stopped
        release = player(tuple(run[:COMPARTMENTS].tolist()))
        check_release(release, board_arrays.width_m, float(board[layout.RADIUS_M]))
        releases[arrays.slide_count * RELEASE_COLUMNS :][:RELEASE_COLUMNS] = astuple(release)
        run[RELEASED] += 1.0


def _needs_no_ruling(board_turn: BoardTurn, arrays: SubturnArrays) -> bool:
    """Return whether the jury would only count and stack."""
    edition = board_turn.turn.edition
    stacks = edition.stacking.value.stacked and edition.swept_disc.value is not SweptDisc.COUNTS
    if not stacks or len(_on_board(board_turn)) < len(board_turn.discs):
        return False
    return is_undisputed(arrays.discs, arrays.histories, board_turn.lines.radius_m)


def _with_slides(board_turn: BoardTurn, arrays: SubturnArrays) -> BoardTurn:
    slides = (*board_turn.slides, *_slide_records(board_turn, arrays))
    return replace(board_turn, hand=(), slides=slides)


def _compartments(board_turn: BoardTurn, arrays: SubturnArrays) -> dict[int, list[int]]:
    numbers = (*(disc.number for disc in board_turn.discs), *board_turn.hand)
    _next_disc, *rows = arrays.history_rows(len(numbers) + 1)
    compartments = (read_history(row).compartment for row in rows)
    return by_compartment(zip(numbers, compartments, strict=True))


def _subturn_arrays(board_turn: BoardTurn, *, player_releases: bool) -> SubturnArrays:
    """Return the arrays of the discs on the board with their histories."""
    board_arrays, on_board = board_turn.arrays, _on_board(board_turn)
    rows = len(on_board) + len(board_turn.hand) + 1
    discs, histories = np.zeros(rows * layout.DISC_COLUMNS), np.zeros(rows * HISTORY_COLUMNS)
    state = scene_state(board_turn.scene(), board_arrays)
    discs[: state.size] = state
    for row, disc in zip(histories.reshape(rows, -1)[1:], on_board, strict=False):
        write_history(disc.history, row)
    run, seed = np.zeros(RUN_COLUMNS), seed_of(board_turn)
    run[IN_HAND], run[FIRST_LOW], run[FIRST_HIGH] = len(board_turn.hand), seed % WORDS, seed // WORDS
    run[EFFECTS_LEFT_OUT], run[LOG_CAPACITY] = bits_of(board_turn.off), CAPACITY
    run[HALF_M], run[PLAYER_RELEASES] = board_arrays.width_m / 2, player_releases
    on_wall = ruling(Incident.ON_WALL, board_turn.turn.edition)
    run[CHECKS_SUPPORT] = on_wall.consequence is Consequence.COUNTS_IF_TOUCHING
    return SubturnArrays(discs, histories, run, np.zeros(len(board_turn.hand) * RELEASE_COLUMNS))


def _slide_records(board_turn: BoardTurn, arrays: SubturnArrays) -> list[SlideRecord]:
    rows = arrays.releases.reshape(-1, RELEASE_COLUMNS)[: arrays.slide_count].tolist()
    return [
        SlideRecord(board_turn.hand[number], board_turn.subturn, Release(*row), seed_of(board_turn, number))
        for number, row in enumerate(rows)
    ]


def _read_back(board_turn: BoardTurn, arrays: SubturnArrays, *, last_is_first: bool) -> BoardTurn:
    """Return the turn after these slides; the last disc may still be the first of the arrays."""
    slides, before = _slide_records(board_turn, arrays), {disc.number: disc for disc in board_turn.discs}
    slid = [record.disc for record in slides]
    order = [slid[-1] if last_is_first else 0, *(disc.number for disc in _on_board(board_turn))]
    order += slid[:-1] if last_is_first else slid
    after, numbers = dict[int, Disc](), dict(enumerate(order))
    rows = arrays.history_rows(len(order))
    placements = placements_of(arrays.discs[: len(order) * layout.DISC_COLUMNS], board_turn.arrays)
    for number, row, placement in zip(order, rows, placements, strict=True):
        if row[EVER_MOVED] or number in slid:
            final = None if row[HAS_LEFT] else renumbered(placement, numbers)
            after[number] = Disc(number, final, read_history(row), row[LEFT_Y])
        elif number and before[number].history.touched != row[TOUCHED]:
            after[number] = replace(before[number], history=read_history(row))
    discs = (*(after.get(disc.number, disc) for disc in board_turn.discs), *(after[disc] for disc in slid))
    hand, slides_so_far = board_turn.hand[len(slides) :], (*board_turn.slides, *slides)
    return replace(board_turn, hand=hand, discs=discs, slides=slides_so_far)
