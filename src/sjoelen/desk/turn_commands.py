"""Commands that record, correct and void the turns of a game."""

from collections.abc import Iterator
from contextlib import contextmanager

from sjoelen.desk.game_commands import Pen, Table, store
from sjoelen.desk.game_view import Game
from sjoelen.desk.links import change
from sjoelen.desk.name import MOST_SIGNS, tidy_name
from sjoelen.desk.ports import Desk, Name, Request
from sjoelen.home import commands as home_commands
from sjoelen.home.error import TurnAlreadyRecorded, TurnChangedMeanwhile
from sjoelen.home.game import Slot
from sjoelen.rules.turn_record import TurnRecord


def record_turn(
    desk: Desk, request: Request, token: str, slot: Slot, record: TurnRecord, *, expects: int | None = None
) -> Game:
    """Record a turn; raises what `home_commands.record_turn` raises."""

    def command(pen: Pen, table: Table) -> Table:
        with _first_device(table):
            events = home_commands.record_turn(table.game, *slot, record, expects)
        return store(pen, table, events)

    return change(desk, request, token, command)


def correct_turn(
    desk: Desk,
    request: Request,
    token: str,
    slot: Slot,
    record: TurnRecord,
    *,
    expects: int | None = None,
    reason: str | None = None,
) -> Game:
    """Record a turn anew, with a reason; raises NameTooLong and what `home_commands.correct_turn` raises."""

    def command(pen: Pen, table: Table) -> Table:
        notes = [Name(desk.ids.new(), slot[0], table.stream, tidy_name(reason, MOST_SIGNS))] if reason else []
        reason_id = notes[0].id if notes else None
        with _first_device(table):
            events = home_commands.correct_turn(table.game, *slot, record, reason=reason_id, expects=expects)
        after = store(pen, table, events)
        pen.book.write_names(notes)
        return after

    return change(desk, request, token, command)


def void_turn(desk: Desk, request: Request, token: str, slot: Slot, *, incident: str) -> Game:
    """Declare a turn void, to be played again; raises what `home_commands.void_turn` raises."""

    def command(pen: Pen, table: Table) -> Table:
        with _first_device(table):
            events = home_commands.void_turn(table.game, *slot, incident)
        return store(pen, table, events)

    return change(desk, request, token, command)


@contextmanager
def _first_device(table: Table) -> Iterator[None]:
    """Add to a conflict the device that was first."""
    try:
        yield
    except (TurnAlreadyRecorded, TurnChangedMeanwhile) as conflict:
        entry = conflict.facts.get("entry")
        conflict.facts["by"] = table.marks[entry - 1].by if isinstance(entry, int) else None
        raise
