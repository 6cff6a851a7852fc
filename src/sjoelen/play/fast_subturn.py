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
from sjoelen.physics.out_of_plane.effects import bits
from sjoelen.physics.release import Release, check_release
from sjoelen.physics.slide import WORDS, laid, log_size, lyings
from sjoelen.play.board_turn import BoardTurn, Slid
from sjoelen.play.board_update import quiet
from sjoelen.play.counting import by_home, count_homes, end_subturn, release_bonus, replay_on_board
from sjoelen.play.crossings import EVER_MOVED, HOME, LEAVES, LEFT_Y, PAST_COLUMNS, TOUCHED
from sjoelen.play.disc import Disc, renumbered
from sjoelen.play.disc_history import read_past, write_past
from sjoelen.play.hand import Hand, let_go
from sjoelen.play.release_disc import cleared, release_disc, seed_of
from sjoelen.play.release_model import AIMS, HAND_COLUMNS, RELEASE_COLUMNS
from sjoelen.play.slide_loop import (
    ASKED,
    ASKS,
    EMPTY,
    FIRST_HIGH,
    FIRST_LOW,
    HALF_M,
    HELD,
    LEFT_OUT,
    LOG_ROOM,
    OVERFLOWED,
    RELEASED,
    REMARKED,
    RUN_COLUMNS,
    SLID,
    WARY,
    slide_on,
)
from sjoelen.rules.choices import SweptDisc
from sjoelen.rules.incident import Consequence, Incident
from sjoelen.rules.ruling import ruling
from sjoelen.rules.turn import Phase

Player = Callable[[tuple[float, ...]], Release]
"""Who only looks how many discs lie in each compartment, from the left."""

ROOM = 16_384  # segments and contacts; a slide with more is made by `release_disc`


class Table(NamedTuple):
    """Discs and pasts in arrays with room for the whole hand behind them, and what `slide_on` is asked."""

    discs: Floats
    pasts: Floats
    run: Floats
    releases: Floats

    @property
    def slid(self) -> int:
        """How many have been slid."""
        return int(self.run[SLID])


def play_turn(at: BoardTurn, player: Hand | Player) -> BoardTurn:
    """Play until nothing is left to slide, a void turn again; raises what `release_disc` raises."""
    while not at.turn.ended or at.turn.phase is Phase.VOID:
        if at.turn.phase is Phase.VOID:
            at = replay_on_board(at)
        elif at.turn.phase is Phase.BONUS:
            at, _ = release_bonus(at, released(at, player))
        else:
            at = play_subturn(at, player)
    return at


def play_subturn(at: BoardTurn, player: Hand | Player) -> BoardTurn:
    """Release every disc in the hand and count, or until the turn is void; raises what `slide` raises."""
    while at.hand and at.turn.phase is Phase.PLAYING:
        table = _table(at, asks=not isinstance(player, Hand))
        stopped = _slide_on(at, table, player)
        if stopped == EMPTY and _speaks_for_itself(at, table):
            return count_homes(_emptied(at, table), _homes(at, table))
        if stopped == OVERFLOWED:
            for each in _slides(at, table):
                at, _ = release_disc(at, each.release)
        else:
            at = _taken_up(at, table, unshelved=stopped == REMARKED)
            at = cleared(at) if stopped == REMARKED else at
    return end_subturn(at) if at.turn.phase is Phase.PLAYING else at


def released(at: BoardTurn, player: Hand | Player) -> Release:
    """What this player lets go now."""
    homes = [0.0] * AIMS
    for each in at.discs:
        if each.past.home is not None and each.lying is not None:
            homes[each.past.home] += 1.0
    return let_go(player, homes, at.plan, seed_of(at)) if isinstance(player, Hand) else player(tuple(homes))


def _slide_on(at: BoardTurn, table: Table, player: Hand | Player) -> float:
    where, lines, log = at.field, at.plan.lines(), np.empty(log_size(ROOM))
    hand = player.numbers(at.plan) if isinstance(player, Hand) else np.zeros(HAND_COLUMNS)
    while True:
        stopped = slide_on(table.discs, table.pasts, where.board, log, lines, hand, table.run, table.releases)
        if stopped != ASKED or isinstance(player, Hand):
            return stopped
        made = player(tuple(table.run[:AIMS].tolist()))
        check_release(made, where.width_m, float(where.board[layout.RADIUS_M]))
        table.releases[table.slid * RELEASE_COLUMNS :][:RELEASE_COLUMNS] = astuple(made)
        table.run[RELEASED] += 1.0


def _speaks_for_itself(at: BoardTurn, table: Table) -> bool:
    """Whether the jury would only count and stack."""
    edition, all_lie = at.turn.edition, all(each.lying is not None for each in at.discs)
    stacks = edition.stacking.value.stacked and edition.swept_disc.value is not SweptDisc.COUNTS
    return stacks and all_lie and quiet(table.discs, table.pasts, at.plan.radius_m)


def _emptied(at: BoardTurn, table: Table) -> BoardTurn:
    return replace(at, hand=(), slides=(*at.slides, *_slides(at, table)))


def _homes(at: BoardTurn, table: Table) -> dict[int, list[int]]:
    numbers = (*(each.number for each in at.discs), *at.hand)
    entered = (int(each) - 1 if each else None for each in table.pasts[PAST_COLUMNS + HOME :: PAST_COLUMNS])
    return by_home(zip(numbers, entered, strict=True))


def _table(at: BoardTurn, *, asks: bool) -> Table:
    """Lay out what lies on the board, each disc with its past."""
    where, lying = at.field, [each for each in at.discs if each.lying is not None]
    rows = len(lying) + len(at.hand) + 1
    discs, pasts = np.zeros(rows * layout.DISC_COLUMNS), np.zeros(rows * PAST_COLUMNS)
    scene = laid(at.scene(), where)
    discs[: scene.size] = scene
    for row, disc in zip(pasts.reshape(rows, -1)[1:], lying, strict=False):
        write_past(disc.past, row)
    run, seed = np.zeros(RUN_COLUMNS), seed_of(at)
    run[HELD], run[FIRST_LOW], run[FIRST_HIGH] = len(at.hand), seed % WORDS, seed // WORDS
    run[LEFT_OUT], run[LOG_ROOM], run[HALF_M], run[ASKS] = bits(at.off), ROOM, where.width_m / 2, asks
    run[WARY] = ruling(Incident.ON_WALL, at.turn.edition).consequence is Consequence.COUNTS_IF_TOUCHING
    return Table(discs, pasts, run, np.zeros(len(at.hand) * RELEASE_COLUMNS))


def _slides(at: BoardTurn, table: Table) -> list[Slid]:
    rows, subturn = table.releases.reshape(-1, RELEASE_COLUMNS)[: table.slid].tolist(), at.subturn
    return [
        Slid(at.hand[count], subturn, Release(*row), seed_of(at, count)) for count, row in enumerate(rows)
    ]


def _taken_up(at: BoardTurn, table: Table, *, unshelved: bool) -> BoardTurn:
    """The turn with what these slides have made of it; the last disc may still lie before the others."""
    slides, known = _slides(at, table), {each.number: each for each in at.discs}
    slid = [each.disc for each in slides]
    order = [slid[-1] if unshelved else 0, *(each.number for each in at.discs if each.lying is not None)]
    order += slid[:-1] if unshelved else slid
    taken, numbers = dict[int, Disc](), dict(enumerate(order))
    rows = table.pasts.reshape(-1, PAST_COLUMNS)[: len(order)].tolist()
    lying = lyings(table.discs[: len(order) * layout.DISC_COLUMNS], at.field)
    for number, row, here in zip(order, rows, lying, strict=True):
        if row[EVER_MOVED] or number in slid:
            lies = None if row[LEAVES] else renumbered(here, numbers)
            taken[number] = Disc(number, lies, read_past(row), row[LEFT_Y])
        elif number:
            disc = known[number]
            taken[number] = disc if disc.past.touched == row[TOUCHED] else replace(disc, past=read_past(row))
    discs = (*(taken.get(each.number, each) for each in at.discs), *(taken[each] for each in slid))
    return replace(at, hand=at.hand[len(slides) :], discs=discs, slides=(*at.slides, *slides))
