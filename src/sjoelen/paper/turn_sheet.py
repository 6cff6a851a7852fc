"""Read the turns of a competition from a table, or from one JSON object on each line."""

from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict, ValidationError

from sjoelen.home.score_sheet import RefusedLine, SheetLine
from sjoelen.paper.csv_lines import read_lines
from sjoelen.paper.error import NotATurnLine, NothingWritten
from sjoelen.paper.score_sheet import read_sheet
from sjoelen.rules.tally import Tally


@dataclass(frozen=True, slots=True)
class TurnLine:
    """A turn on a sheet, with what only a line of JSON can add."""

    note: SheetLine
    bonus: tuple[int, ...] = ()
    after: int | None = None
    board: str | None = None
    juror: str | None = None


class JsonTurn(BaseModel):
    """A line of JSON: the player by number or name, the turn, and counts or a total."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    player: str | int
    turn: int
    counts: tuple[int, int, int, int] | None = None
    total: int | None = None
    bonus: tuple[int, ...] = ()
    after: int | None = None
    board: str | None = None
    juror: str | int | None = None


def read_turns(content: bytes) -> tuple[tuple[TurnLine, ...], tuple[RefusedLine, ...]]:
    """Return the turns and the refused lines; raises what `read_sheet` raises."""
    if not content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        turns, refused_lines = read_sheet(content)
        return tuple(map(TurnLine, turns)), refused_lines
    turn_lines, refused = list[TurnLine](), list[RefusedLine]()
    for line in read_lines(content):
        try:
            turn_lines.append(_turn(line.number, JsonTurn.model_validate_json(line.text)))
        except ValidationError:
            refused.append(RefusedLine(line.number, NotATurnLine(text=line.text[:80])))
        except NothingWritten as error:
            refused.append(RefusedLine(line.number, error))
    return tuple(turn_lines), tuple(refused)


def _turn(number: int, turn: JsonTurn) -> TurnLine:
    if turn.counts is None and turn.total is None:
        raise NothingWritten
    tally = None if turn.counts is None else Tally(turn.counts)
    note = SheetLine(number, str(turn.player), turn.turn, tally, turn.total)
    juror = None if turn.juror is None else str(turn.juror)
    return TurnLine(note, turn.bonus, turn.after, turn.board, juror)
