"""A sub-turn without looking on: slide after slide in the arrays of the engine, with the same result.

Only where something remarkable happened, a disc in the air, off the board or behind the line, is the jury
asked there and then. The tests hold this to `release_disc`, bit for bit.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from sjoelen.physics import columns
from sjoelen.physics.compiled import Floats
from sjoelen.physics.engine import play_out
from sjoelen.physics.field import Field
from sjoelen.physics.release import Release, check_release
from sjoelen.physics.slide import laid, log_size, lyings, put_chance, put_release
from sjoelen.play.board_turn import BoardTurn, Slid
from sjoelen.play.counting import end_subturn, release_bonus, replay_on_board
from sjoelen.play.disc import Disc, renumbered
from sjoelen.play.passage import EVER_MOVED, LEAVES, LEFT_Y, PAST_COLUMNS, TOUCHED
from sjoelen.play.past import read_past, write_past
from sjoelen.play.shelving import homes, remarkable, shelve
from sjoelen.play.sliding import SLIDES_MAX, cleared, release_disc
from sjoelen.rules.incident import Consequence, Incident
from sjoelen.rules.ruling import ruling
from sjoelen.rules.turn import Phase

Player = Callable[[tuple[float, ...]], Release]
"""Who only looks how many discs lie in each compartment, from the left."""

ROOM = 16_384  # segments and contacts; a slide with more is made by `release_disc`


class Table(NamedTuple):
    """The discs in the engine's arrays, the one to be released first; their numbers in that order."""

    discs: Floats
    pasts: Floats
    numbers: list[int]


def play_turn(at: BoardTurn, player: Player) -> BoardTurn:
    """Play until nothing is left to slide, a void turn again; raises what `release_disc` raises."""
    while not at.turn.ended or at.turn.phase is Phase.VOID:
        if at.turn.phase is Phase.VOID:
            at = replay_on_board(at)
        elif at.turn.phase is Phase.BONUS:
            at, _ = release_bonus(at, player(_counts(at)))
        else:
            at = play_subturn(at, player)
            at = end_subturn(at) if at.turn.phase is Phase.PLAYING else at
    return at


def play_subturn(at: BoardTurn, player: Player) -> BoardTurn:
    """Release every disc in the hand, or until the turn is void; raises what `release_disc` raises."""
    where, lines = at.scene().field(), at.plan.lines()
    log = np.zeros(log_size(ROOM))
    wary = float(ruling(Incident.ON_WALL, at.turn.edition).consequence is Consequence.COUNTS_IF_TOUCHING)
    table, slides = _table(at, where), list[Slid]()
    while len(slides) < len(at.hand) and at.turn.phase is Phase.PLAYING:
        release = player(homes(table.pasts))
        check_release(release, where.width_m, float(where.board[columns.RADIUS_M]))
        slides.append(_made(at, len(slides), release))
        put_release(table.discs, release, where)
        log[: columns.MOVERS_AT] = 0.0
        log[columns.ROOM] = ROOM
        put_chance(log, at.off, slides[-1].seed)
        play_out(table.discs, where.board, log)
        if max(log[columns.SEGMENTS], log[columns.CONTACTS]) > ROOM:
            for each in slides:
                at, _ = release_disc(at, each.release)
        else:
            table.numbers[0] = slides[-1].disc
            if not remarkable(table.discs, log, lines, wary, table.pasts):
                table = _shelved(table, where)
                continue
            at = cleared(_taken_up(at, table, slides, where))
        table, slides = _table(at, where), []
    return _taken_up(at, table, slides, where)


def _made(at: BoardTurn, count: int, release: Release) -> Slid:
    seed = (at.seed * SLIDES_MAX + len(at.slides) + count) % 2**64
    return Slid(at.hand[count], at.subturn, release, seed)


def _table(at: BoardTurn, where: Field) -> Table:
    """Lay out what lies on the board, each disc with its past."""
    lying = [each for each in at.discs if each.lying is not None]
    pasts = np.zeros((len(lying) + 1) * PAST_COLUMNS)
    for row, disc in zip(pasts.reshape(-1, PAST_COLUMNS)[1:], lying, strict=True):
        write_past(disc.past, row)
    return Table(laid(at.scene(), where), pasts, [0, *(each.number for each in lying)])


def _shelved(table: Table, where: Field) -> Table:
    """The disc that was released lies behind the others, and there is room for the next."""
    discs = np.zeros(table.discs.size + columns.DISC_COLUMNS)
    pasts = np.zeros(table.pasts.size + PAST_COLUMNS)
    shelve(table.discs, table.pasts, where.width_m / 2, discs, pasts)
    return Table(discs, pasts, [0, *table.numbers[1:], table.numbers[0]])


def _taken_up(at: BoardTurn, table: Table, slides: list[Slid], where: Field) -> BoardTurn:
    """The turn with what these slides have made of it."""
    numbers, known = dict(enumerate(table.numbers)), {each.number: each for each in at.discs}
    taken = dict[int, Disc]()
    rows = table.pasts.reshape(-1, PAST_COLUMNS).tolist()
    for number, row, lying in zip(table.numbers, rows, lyings(table.discs, where), strict=True):
        if row[EVER_MOVED]:
            lies = None if row[LEAVES] else renumbered(lying, numbers)
            taken[number] = Disc(number, lies, read_past(row), row[LEFT_Y])
        elif number in known:
            disc = known[number]
            taken[number] = disc if disc.past.touched == row[TOUCHED] else replace(disc, past=read_past(row))
    slid = [taken[each.disc] for each in slides]
    discs = (*(taken.get(each.number, each) for each in at.discs), *slid)
    return replace(at, hand=at.hand[len(slides) :], discs=discs, slides=(*at.slides, *slides))


def _counts(at: BoardTurn) -> tuple[float, ...]:
    return homes(_table(at, at.scene().field()).pasts)
