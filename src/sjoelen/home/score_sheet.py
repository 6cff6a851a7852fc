"""The turns of an evening as a sheet has them: their standing, and the lines that cannot be true."""

from collections.abc import Iterable
from dataclasses import dataclass

from sjoelen.error import SjoelenError
from sjoelen.home.error import TallyAndTotalDiffer, TurnTwice
from sjoelen.home.standing import PlayerRow, standing
from sjoelen.rules.edition import Edition
from sjoelen.rules.score import score
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_points import points_of
from sjoelen.rules.turn_record import TurnRecord


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A turn on a sheet, with the number of its line: four counts, a total, or both."""

    line: int
    player: str
    turn: int
    tally: Tally | None
    total: int | None


@dataclass(frozen=True, slots=True)
class RefusedLine:
    """A line that cannot be true, and the reason."""

    line: int
    error: SjoelenError


def standing_of_sheet(
    lines: Iterable[SheetLine], edition: Edition
) -> tuple[tuple[PlayerRow[str], ...], tuple[RefusedLine, ...]]:
    """Return the standing of the turns that can be true, and the other lines.

    Of a turn that stands on several lines the first one counts.
    """
    turns: dict[str, dict[int, int]] = {}
    refused: list[RefusedLine] = []
    first_lines: dict[tuple[str, int], int] = {}
    for line in lines:
        try:
            points = points_of_line(line, edition)
            first = first_lines.setdefault((line.player, line.turn), line.line)
            if first != line.line:
                raise TurnTwice(player=line.player, turn=line.turn, first=first)
        except SjoelenError as error:
            refused.append(RefusedLine(line.line, error))
        else:
            turns.setdefault(line.player, {})[line.turn] = points
    return standing({player: tuple(points.values()) for player, points in turns.items()}), tuple(refused)


def points_of_line(line: SheetLine, edition: Edition) -> int:
    """Return the points of a turn; raises TooManyDiscs, NotAScore, UnreachableTotal, TallyAndTotalDiffer."""
    counted = None if line.tally is None else score(line.tally, edition).points
    if line.total is None:
        return counted or 0
    total = points_of(TurnRecord(total=line.total), edition)
    if counted is not None and total not in _totals_with_bonus(counted, edition):
        raise TallyAndTotalDiffer(edition.set_value.article, counted=counted, total=total)
    return total


def _totals_with_bonus(counted: int, edition: Edition) -> range:
    """Return the totals that these counts can make; bonus points are added to the maximum alone."""
    top = edition.absolute_maximum.value if counted == edition.bonus.value.at_score else counted
    return range(counted, top + 1)
