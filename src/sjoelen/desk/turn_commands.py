"""Commands that record, correct and void the turns of a game."""

from collections.abc import Iterator
from contextlib import contextmanager

from sjoelen.desk.game_commands import OpenGame, UnitOfWork, store_events
from sjoelen.desk.game_view import GameView
from sjoelen.desk.links import change_game
from sjoelen.desk.name import CHARACTERS_MAX, clean_name
from sjoelen.desk.ports import Name, Ports, Request
from sjoelen.home import commands as home_commands
from sjoelen.home.error import TurnAlreadyRecorded, TurnChangedMeanwhile
from sjoelen.home.game import Slot
from sjoelen.rules.turn_record import TurnRecord


def record_turn(
    ports: Ports, request: Request, token: str, slot: Slot, record: TurnRecord, *, expects: int | None = None
) -> GameView:
    """Record a turn; raises what `home_commands.record_turn` raises."""

    def command(unit: UnitOfWork, open_game: OpenGame) -> OpenGame:
        with _first_device(open_game):
            events = home_commands.record_turn(open_game.game, *slot, record, expects)
        return store_events(unit, open_game, events)

    return change_game(ports, request, token, command)


def correct_turn(
    ports: Ports,
    request: Request,
    token: str,
    slot: Slot,
    record: TurnRecord,
    *,
    expects: int | None = None,
    reason: str | None = None,
) -> GameView:
    """Record a turn anew, with a reason; raises NameTooLong and what `home_commands.correct_turn` raises."""

    def command(unit: UnitOfWork, open_game: OpenGame) -> OpenGame:
        notes = (
            [Name(ports.ids.new(), slot[0], open_game.stream, clean_name(reason, CHARACTERS_MAX))]
            if reason
            else []
        )
        reason_id = notes[0].id if notes else None
        with _first_device(open_game):
            events = home_commands.correct_turn(
                open_game.game, *slot, record, reason=reason_id, expects=expects
            )
        after = store_events(unit, open_game, events)
        unit.transaction.write_names(notes)
        return after

    return change_game(ports, request, token, command)


def void_turn(ports: Ports, request: Request, token: str, slot: Slot, *, incident: str) -> GameView:
    """Declare a turn void, to be played again; raises what `home_commands.void_turn` raises."""

    def command(unit: UnitOfWork, open_game: OpenGame) -> OpenGame:
        with _first_device(open_game):
            events = home_commands.void_turn(open_game.game, *slot, incident)
        return store_events(unit, open_game, events)

    return change_game(ports, request, token, command)


@contextmanager
def _first_device(open_game: OpenGame) -> Iterator[None]:
    """Add to a conflict the device that was first."""
    try:
        yield
    except (TurnAlreadyRecorded, TurnChangedMeanwhile) as conflict:
        entry = conflict.facts.get("entry")
        conflict.facts["by"] = open_game.origins[entry - 1].by if isinstance(entry, int) else None
        raise
