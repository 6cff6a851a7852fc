"""A sheet of turns for a competition: a table as spreadsheets write it, or a JSON object on each line."""

from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict, ValidationError

from sjoelen.home.score_sheet import RefusedLine, SheetLine
from sjoelen.paper.csv_lines import read_lines
from sjoelen.paper.error import NotATurnLine, NothingWritten
from sjoelen.paper.score_sheet import read_sheet
from sjoelen.rules.tally import Tally


@dataclass(frozen=True, slots=True)
class TurnLine:
    """A turn on a sheet, and what else a line of JSON may tell of it."""

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
    """What was read, and each line that cannot be; raises what `read_sheet` raises."""
    if not content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        notes, doubts = read_sheet(content)
        return tuple(map(TurnLine, notes)), doubts
    read, refused = list[TurnLine](), list[RefusedLine]()
    for line in read_lines(content):
        try:
            read.append(_turn(line.number, JsonTurn.model_validate_json(line.text)))
        except ValidationError:
            refused.append(RefusedLine(line.number, NotATurnLine(text=line.text[:80])))
        except NothingWritten as error:
            refused.append(RefusedLine(line.number, error))
    return tuple(read), tuple(refused)


def _turn(number: int, told: JsonTurn) -> TurnLine:
    if told.counts is None and told.total is None:
        raise NothingWritten
    tally = None if told.counts is None else Tally(told.counts)
    note = SheetLine(number, str(told.player), told.turn, tally, told.total)
    juror = None if told.juror is None else str(told.juror)
    return TurnLine(note, told.bonus, told.after, told.board, juror)
