"""A player's card of a match: its turns, what each of them counts, and why (R51 to R60)."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import assert_never

from sjoelen.tournament.match_card.events import (
    CardEvent,
    CardHandedIn,
    CardTurnCorrected,
    DisputeDecided,
    ReplayEntered,
    ReplayOrdered,
    TurnAnnounced,
    TurnCrossedOut,
    TurnEntered,
    TurnRuled,
)


class CellState(StrEnum):
    """How a turn stands on the card."""

    UNPLAYED = "unplayed"
    ANNOUNCED = "announced"
    RECORDED = "recorded"
    DISPUTED = "disputed"
    REPLAY_DUE = "replay_due"


Verdict = CardTurnCorrected | TurnCrossedOut | DisputeDecided | ReplayEntered | TurnRuled


@dataclass(frozen=True, slots=True)
class Cell:
    """One turn of a card: everything written for it stays, at most one result is valid.

    `verdict` overrules the entries: a stamped correction, a crossing-out, a decision, a replay, a ruling;
    what it overrules in turn is `overruled`.
    """

    announced: TurnAnnounced | None = None
    entries: tuple[TurnEntered, ...] = ()
    verdict: Verdict | None = None
    overruled: tuple[Verdict, ...] = ()
    replay: ReplayOrdered | None = None

    @property
    def state(self) -> CellState:
        """How the turn stands."""
        if self.replay is not None and not isinstance(self.verdict, ReplayEntered | TurnRuled):
            return CellState.REPLAY_DUE
        if self.verdict is not None:
            return CellState.RECORDED
        if len({entry.points for entry in self.entries}) > 1:
            return CellState.DISPUTED
        if self.entries:
            return CellState.RECORDED
        return CellState.ANNOUNCED if self.announced else CellState.UNPLAYED

    @property
    def points(self) -> int | None:
        """The one valid result, None when there is none or it is ruled out."""
        if self.state is not CellState.RECORDED:
            return None
        return self.entries[0].points if self.verdict is None else points_by(self.verdict)

    @property
    def written(self) -> tuple[int, ...]:
        """Every number that was ever written for this turn, in rising order."""
        return tuple(sorted({entry.points for entry in self.entries}))


UNPLAYED = Cell()


def points_by(verdict: Verdict) -> int | None:
    """What counts by it; None for nothing."""
    return min(verdict.legible) if isinstance(verdict, TurnCrossedOut) else verdict.points


@dataclass(frozen=True, slots=True)
class MatchCard:
    """The turns of one series by number, and whether the card was handed in."""

    turns: int
    cells: dict[int, Cell] = field(default_factory=dict)
    handed_in: bool = False

    def cell(self, turn: int) -> Cell:
        """How a turn stands; unplayed when nothing was written."""
        return self.cells.get(turn, UNPLAYED)

    @property
    def results(self) -> tuple[int | None, ...]:
        """The valid result of each turn in order, None where there is none yet."""
        return tuple(self.cell(turn).points for turn in range(1, self.turns + 1))

    @property
    def total(self) -> int:
        """The sum of the valid results."""
        return sum(points for points in self.results if points is not None)


def evolve(card: MatchCard, event: CardEvent) -> MatchCard:
    """The card after one more fact; total, for what is recorded has happened."""
    return replay((event,), card)


def replay(events: Iterable[CardEvent], card: MatchCard) -> MatchCard:
    """The card after all these facts: `evolve` for each of them, with one copy of the card."""
    cells, handed_in = dict(card.cells), card.handed_in
    for event in events:
        if isinstance(event, CardHandedIn):
            handed_in = True
        else:
            turn = event.slot.turn
            cells[turn] = _written_into(cells.get(turn, UNPLAYED), event)
    return replace(card, cells=cells, handed_in=handed_in)


def _written_into(cell: Cell, event: CardEvent) -> Cell:
    match event:
        case TurnAnnounced():
            return replace(cell, announced=event)
        case TurnEntered():
            return replace(cell, announced=None, entries=(*cell.entries, event))
        case CardTurnCorrected() | TurnCrossedOut() | DisputeDecided() | ReplayEntered() | TurnRuled():
            return replace(cell, verdict=event, overruled=_overruled(cell))
        case ReplayOrdered():
            return replace(cell, replay=event, verdict=None, overruled=_overruled(cell))
        case CardHandedIn():
            return cell
        case _:
            assert_never(event)


def _overruled(cell: Cell) -> tuple[Verdict, ...]:
    return cell.overruled if cell.verdict is None else (*cell.overruled, cell.verdict)
