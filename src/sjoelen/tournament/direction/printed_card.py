"""The lines of a printed match card: valid results and crossed-out numbers."""

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
    """The reason for which a result differs from the first entry."""

    STAMPED = "stamped"
    CROSSED_OUT = "crossed_out"
    DECIDED = "decided"
    REPLAYED = "replayed"
    RULED = "ruled"


@dataclass(frozen=True, slots=True)
class CardLine:
    """A turn on a printed card, with its board, player, juror, counts and result.

    `struck`: the crossed-out numbers in the order of entry; `running`: the total up to this turn.
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
    """Yield the lines of a card; an unplayed turn has the board and the juror of the schedule."""
    card, entrant, running = competition.card(player, series), competition.entrants[player], 0
    planned = {place.turn: place for place in scheduled_turns(competition, CardSlot(player, series, 1))}
    for turn in range(1, card.turns + 1):
        cell, place = card.cell(turn), planned.get(turn)
        entry = _relevant_entry(cell)
        if entry:
            board, juror = entry.board, entry.juror
        else:
            board, juror = (place.board, juror_of(competition, series, place)) if place else ("", None)
        mark, by, reason = _stamp(cell)
        slid = entry.told if entry and entry.points == cell.points else CardCounts()
        running += cell.points or 0
        yield CardLine(
            turn=turn,
            board=board,
            player=entrant.player_of_turn(series, turn),
            juror=juror,
            counts=slid.tally,
            bonus=slid.bonus,
            points=cell.points,
            struck=_struck(cell),
            state=cell.state,
            mark=mark,
            by=by,
            reason=reason,
            running=running if cell.state is CellState.RECORDED else None,
        )


def _relevant_entry(cell: Cell) -> TurnAnnounced | TurnEntered | ReplayEntered | None:
    """Return the replay, or else the valid entry, the latest entry, or the announcement."""
    if isinstance(cell.verdict, ReplayEntered):
        return cell.verdict
    valid = [entry for entry in cell.entries if entry.points == cell.points]
    return valid[0] if valid else cell.entries[-1] if cell.entries else cell.announced


def _struck(cell: Cell) -> tuple[int, ...]:
    """Return the different numbers that do not count; of a void turn all earlier numbers."""
    numbers = [entry.points for entry in cell.entries]
    numbers += [points for verdict in cell.overruled if (points := points_by(verdict)) is not None]
    if isinstance(cell.verdict, TurnCrossedOut):
        numbers += cell.verdict.legible
    if cell.state is CellState.DISPUTED:
        return ()
    void = cell.replay is not None
    return tuple(dict.fromkeys(points for points in numbers if void or points != cell.points))


def _stamp(cell: Cell) -> tuple[CardMark | None, str, str]:
    """Return the mark of a verdict, the person who gave it, and the reason."""
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
