"""The state of a turn, as a fold over its events."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce
from typing import assert_never

from sjoelen.rules.edition import Edition
from sjoelen.rules.events import (
    BonusDeclined,
    BonusEarned,
    BonusSlid,
    DiscsFound,
    IncidentRuled,
    PracticeSlid,
    ReplayBegun,
    ScoreAgreed,
    ScoreAnnounced,
    ScoreContested,
    SubturnCounted,
    SubturnRecounted,
    TurnBegun,
    TurnEnded,
    TurnEvent,
    TurnVoided,
)
from sjoelen.rules.score import unchecked_score
from sjoelen.rules.tally import NOTHING, Tally


class Phase(StrEnum):
    """The phase of a turn."""

    WAITING = "waiting"
    PLAYING = "playing"
    BONUS = "bonus"
    ENDED = "ended"
    ANNOUNCED = "announced"
    AGREED = "agreed"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's turn: up to the edition's sub-turns, then the count."""

    edition: Edition
    discs: int
    phase: Phase = Phase.WAITING
    practice: int = 0
    counts: tuple[SubturnCounted | SubturnRecounted, ...] = ()
    incidents: tuple[IncidentRuled, ...] = ()
    bonus_granted: int = 0
    bonus_values: tuple[int, ...] = ()
    replays: int = 0

    @property
    def subturn(self) -> int:
        """The number of the last counted sub-turn, 0 before the first."""
        return self.counts[-1].subturn if self.counts else 0

    @property
    def tally(self) -> Tally:
        """The tally of the last count."""
        return self.counts[-1].tally if self.counts else NOTHING

    @property
    def in_hand(self) -> int:
        """The discs of the next sub-turn, 0 when no sub-turn is left."""
        return self.discs - self.tally.discs if self.phase in (Phase.WAITING, Phase.PLAYING) else 0

    @property
    def bonus_left(self) -> int:
        """The number of bonus slides still to be played."""
        return self.bonus_granted - len(self.bonus_values) if self.phase is Phase.BONUS else 0

    @property
    def ended(self) -> bool:
        """True when nothing is left to slide."""
        return self.phase in (Phase.ENDED, Phase.ANNOUNCED, Phase.AGREED, Phase.VOID)

    @property
    def points(self) -> int | None:
        """The points of the turn if it is counted now, bonus included; None when it is void."""
        return None if self.phase is Phase.VOID else self.counted_points

    @property
    def counted_points(self) -> int:
        """The points of the counts and the bonus slides, void or not."""
        return unchecked_score(self.tally, self.edition).points + sum(self.bonus_values)


def new_turn(edition: Edition) -> Turn:
    """Return a turn that has not begun."""
    return Turn(edition, edition.discs_per_turn.value)


def evolve(turn: Turn, event: TurnEvent) -> Turn:
    """Return the turn after an event; never raises, since the event has happened."""
    match event:
        case PracticeSlid():
            return replace(turn, practice=turn.practice + event.discs)
        case TurnBegun():
            return replace(turn, phase=Phase.PLAYING, discs=event.discs)
        case DiscsFound():
            return replace(turn, discs=event.discs)
        case IncidentRuled():
            return replace(turn, incidents=(*turn.incidents, event))
        case SubturnCounted():
            return replace(turn, counts=(*turn.counts, event))
        case SubturnRecounted():
            return replace(turn, phase=Phase.PLAYING, counts=(*turn.counts[:-1], event), bonus_granted=0)
        case BonusEarned():
            return replace(turn, phase=Phase.BONUS, bonus_granted=event.slides)
        case BonusSlid():
            return replace(turn, bonus_values=(*turn.bonus_values, event.value))
        case TurnEnded() | ScoreContested():
            return replace(turn, phase=Phase.ENDED)
        case TurnVoided():
            return replace(turn, phase=Phase.VOID)
        case ReplayBegun():
            return Turn(
                turn.edition, event.discs, Phase.PLAYING, practice=turn.practice, replays=turn.replays + 1
            )
        case ScoreAnnounced():
            return replace(turn, phase=Phase.ANNOUNCED)
        case ScoreAgreed():
            return replace(turn, phase=Phase.AGREED)
        case BonusDeclined():
            return turn
        case _:
            assert_never(event)


def replay(events: Iterable[TurnEvent], turn: Turn) -> Turn:
    """Return the turn after all these events, in their order."""
    return reduce(evolve, events, turn)


def without_last_count(turn: Turn) -> Turn:
    """Return the turn as it was before its last count."""
    return replace(turn, counts=turn.counts[:-1])
