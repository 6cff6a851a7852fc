"""A match card line by line, as it is printed: what counts, and beside it what was crossed out."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.direction.seats import juror_of, scheduled_turns
from sjoelen.tournament.match_card.card import Cell, CellState, points_by
from sjoelen.tournament.match_card.events import (
    CardCounts,
    CardSlot,
    CardTurnCorrected,
    DisputeDecided,
    ReplayEntered,
    TurnAnnounced,
    TurnCrossedOut,
    TurnEntered,
    TurnRuled,
)


class CardMark(StrEnum):
    """Why something else counts than what was written first."""

    STAMPED = "stamped"
    CROSSED_OUT = "crossed_out"
    DECIDED = "decided"
    REPLAYED = "replayed"
    RULED = "ruled"


@dataclass(frozen=True, slots=True)
class CardLine:
    """A turn: where, who slid and judged it, its counts if they are known, and what became of it.

    `struck`: every number that does not count, in the order of writing; `running`: the total so far.
    """

    turn: int
    board: str
    player: str
    juror: str | None
    counts: tuple[int, ...] | None
    bonus: tuple[int, ...]
    points: int | None
    struck: tuple[int, ...]
    state: CellState
    mark: CardMark | None
    by: str
    reason: str
    running: int | None


def card_lines(competition: Competition, player: str, series: int) -> Iterator[CardLine]:
    """The lines of a card; what was not played has the board and the juror of the schedule."""
    card, entrant, running = competition.card(player, series), competition.entrants[player], 0
    planned = {place.turn: place for place in scheduled_turns(competition, CardSlot(player, series, 1))}
    for turn in range(1, card.turns + 1):
        cell, place = card.cell(turn), planned.get(turn)
        written = _writing(cell)
        if written:
            board, juror = written.board, written.juror
        else:
            board, juror = (place.board, juror_of(competition, series, place)) if place else ("", None)
        mark, by, reason = _stamp(cell)
        told = written.told if written and written.points == cell.points else CardCounts()
        running += cell.points or 0
        yield CardLine(
            turn=turn,
            board=board,
            player=entrant.player_of_turn(series, turn),
            juror=juror,
            counts=told.tally,
            bonus=told.bonus,
            points=cell.points,
            struck=_struck(cell),
            state=cell.state,
            mark=mark,
            by=by,
            reason=reason,
            running=running if cell.state is CellState.RECORDED else None,
        )


def _writing(cell: Cell) -> TurnAnnounced | TurnEntered | ReplayEntered | None:
    """What was slid: the replay, else the entry that holds, else the newest, else what was only said."""
    if isinstance(cell.verdict, ReplayEntered):
        return cell.verdict
    holding = [entry for entry in cell.entries if entry.points == cell.points]
    return holding[0] if holding else cell.entries[-1] if cell.entries else cell.announced


def _struck(cell: Cell) -> tuple[int, ...]:
    """Every number written that does not count, once each; of a void turn all that went before it."""
    before = [entry.points for entry in cell.entries]
    before += [points for verdict in cell.overruled if (points := points_by(verdict)) is not None]
    if isinstance(cell.verdict, TurnCrossedOut):
        before += cell.verdict.legible
    if cell.state is CellState.DISPUTED:
        return ()
    void = cell.replay is not None
    return tuple(dict.fromkeys(points for points in before if void or points != cell.points))


def _stamp(cell: Cell) -> tuple[CardMark | None, str, str]:
    """Why it is so, who said it and for what reason."""
    match cell.verdict:
        case CardTurnCorrected(by=by, reason=reason):
            return CardMark.STAMPED, by, reason
        case TurnCrossedOut():
            return CardMark.CROSSED_OUT, "", ""
        case DisputeDecided(by=by):
            return CardMark.DECIDED, by, ""
        case TurnRuled(by=by, reason=reason):
            return CardMark.RULED, by, reason
        case ReplayEntered() | None:
            mark = CardMark.REPLAYED if cell.verdict else None
            return (mark, cell.replay.by, cell.replay.reason) if cell.replay else (mark, "", "")
        case _:
            assert_never(cell.verdict)
