"""The match card of a player: its turns and the valid result of each (R51 to R60)."""

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
    """The state of a turn on a match card."""

    UNPLAYED = "unplayed"
    ANNOUNCED = "announced"
    RECORDED = "recorded"
    DISPUTED = "disputed"
    REPLAY_DUE = "replay_due"


Verdict = CardTurnCorrected | TurnCrossedOut | DisputeDecided | ReplayEntered | TurnRuled


@dataclass(frozen=True, slots=True)
class Cell:
    """One turn of a card: all entries stay, and at most one result is valid.

    `verdict` replaces the entries: a stamped correction, a crossing-out, a decision, a replay or a ruling.
    `overruled`: the earlier verdicts that it replaces.
    """

    announced: TurnAnnounced | None = None
    entries: tuple[TurnEntered, ...] = ()
    verdict: Verdict | None = None
    overruled: tuple[Verdict, ...] = ()
    replay: ReplayOrdered | None = None

    @property
    def state(self) -> CellState:
        """The state of the turn."""
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
        """The valid result; None if there is none, or if by a ruling the turn does not count."""
        if self.state is not CellState.RECORDED:
            return None
        return self.entries[0].points if self.verdict is None else points_by(self.verdict)

    @property
    def entered_points(self) -> tuple[int, ...]:
        """All different points that were entered for this turn, in ascending order."""
        return tuple(sorted({entry.points for entry in self.entries}))


UNPLAYED = Cell()


def points_by(verdict: Verdict) -> int | None:
    """Return the points that a verdict gives, or None if the turn does not count."""
    return min(verdict.legible) if isinstance(verdict, TurnCrossedOut) else verdict.points


@dataclass(frozen=True, slots=True)
class MatchCard:
    """A card with the turns of one series, by number."""

    turns: int
    cells: dict[int, Cell] = field(default_factory=dict)
    handed_in: bool = False

    def cell(self, turn: int) -> Cell:
        """Return the cell of a turn; it is unplayed as long as it has no entry."""
        return self.cells.get(turn, UNPLAYED)

    @property
    def results(self) -> tuple[int | None, ...]:
        """The valid result of each turn in order, None where there is none."""
        return tuple(self.cell(turn).points for turn in range(1, self.turns + 1))

    @property
    def total(self) -> int:
        """The sum of the valid results."""
        return sum(points for points in self.results if points is not None)


def evolve(card: MatchCard, event: CardEvent) -> MatchCard:
    """Return the card after one more event; never raises, because a recorded event has happened."""
    return replay((event,), card)


def replay(events: Iterable[CardEvent], card: MatchCard) -> MatchCard:
    """Return the card after all these events, like `evolve` for each, with one copy of the card."""
    cells, handed_in = dict(card.cells), card.handed_in
    for event in events:
        if isinstance(event, CardHandedIn):
            handed_in = True
        else:
            turn = event.slot.turn
            cells[turn] = _cell_after(cells.get(turn, UNPLAYED), event)
    return replace(card, cells=cells, handed_in=handed_in)


def _cell_after(cell: Cell, event: CardEvent) -> Cell:
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
