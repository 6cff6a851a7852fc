"""An evening's turns as they were written down: what each is worth, and which cannot be true."""

from collections.abc import Iterable
from dataclasses import dataclass

from sjoelen.error import SjoelenError
from sjoelen.home.error import TallyAndTotalDiffer, TurnTwice
from sjoelen.home.standing import PlayerRow, standing
from sjoelen.rules.edition import Edition
from sjoelen.rules.error import NotAScore, UnreachableTotal
from sjoelen.rules.reachable import reach
from sjoelen.rules.score import score
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn import new_turn


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A turn on a sheet, by the number of its line: four counts, a total, or both."""

    line: int
    player: str
    turn: int
    tally: Tally | None
    total: int | None


@dataclass(frozen=True, slots=True)
class RefusedLine:
    """A line that cannot be true, and why."""

    line: int
    error: SjoelenError


def standing_of_sheet(
    notes: Iterable[SheetLine], edition: Edition
) -> tuple[tuple[PlayerRow[str], ...], tuple[RefusedLine, ...]]:
    """The standing of the turns that can be true, and the doubts about the others.

    A turn written twice counts once, as it was written first.
    """
    turns: dict[str, dict[int, int]] = {}
    doubts: list[RefusedLine] = []
    lines: dict[tuple[str, int], int] = {}
    for note in notes:
        try:
            points = points_of_line(note, edition)
            first = lines.setdefault((note.player, note.turn), note.line)
            if first != note.line:
                raise TurnTwice(player=note.player, turn=note.turn, first=first)
        except SjoelenError as error:
            doubts.append(RefusedLine(note.line, error))
        else:
            turns.setdefault(note.player, {})[note.turn] = points
    return standing({player: tuple(points.values()) for player, points in turns.items()}), tuple(doubts)


def points_of_line(note: SheetLine, edition: Edition) -> int:
    """What was written; raises TooManyDiscs, NotAScore, UnreachableTotal, TallyAndTotalDiffer."""
    counted = None if note.tally is None else score(note.tally, edition).points
    if note.total is None:
        return counted or 0
    if note.total < 0:
        raise NotAScore(text=str(note.total))
    possible = reach(new_turn(edition)).totals
    if note.total not in possible:
        raise UnreachableTotal(edition.absolute_maximum.article, total=note.total, most=max(possible))
    if counted is not None and note.total not in _with_bonus(counted, edition):
        raise TallyAndTotalDiffer(edition.set_value.article, counted=counted, total=note.total)
    return note.total


def _with_bonus(counted: int, edition: Edition) -> range:
    """What these counts can make: bonus points come on top of the maximum, not into the counts."""
    top = edition.absolute_maximum.value if counted == edition.bonus.value.at_score else counted
    return range(counted, top + 1)
