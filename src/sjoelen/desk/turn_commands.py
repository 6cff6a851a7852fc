"""Writing down turns, and writing them down anew."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sjoelen.desk.error import TallyOrTotal
from sjoelen.desk.game_commands import Pen, Table, store
from sjoelen.desk.game_view import Game
from sjoelen.desk.links import change
from sjoelen.desk.name import MOST_SIGNS, tidy_name
from sjoelen.desk.ports import Desk, Name, Request
from sjoelen.home import commands as home_commands
from sjoelen.home.error import TurnAlreadyRecorded, TurnChangedMeanwhile
from sjoelen.rules.edition import Edition
from sjoelen.rules.ruling import incident_from
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_points import Total
from sjoelen.rules.turn_record import Account, Occurrence


@dataclass(frozen=True, slots=True)
class Written:
    """A turn as it is handed in: counts after some sub-turns, or the last one only, or only a total.

    `tally` lay there after sub-turn `after`, by default the last. `expects`: the entry seen in its place.
    """

    player: str
    turn: int
    tally: tuple[int, ...] | None = None
    after: int | None = None
    total: int | None = None
    bonus: tuple[int, ...] = ()
    bonus_declined: bool = False
    counts: tuple[tuple[int, tuple[int, ...]], ...] = ()
    occurrences: tuple[tuple[int, str, int | None], ...] = ()
    discs: int | None = None
    expects: int | None = None


def record_turn(desk: Desk, request: Request, token: str, written: Written) -> Game:
    """Write down a turn; raises TallyOrTotal and what `home_commands.record_turn` raises."""

    def act(pen: Pen, table: Table) -> Table:
        told = told_by(written, table.game.edition)
        with _naming(table):
            events = home_commands.record_turn(
                table.game, written.player, written.turn, told, written.expects
            )
        return store(pen, table, events)

    return change(desk, request, token, act)


def correct_turn(
    desk: Desk, request: Request, token: str, written: Written, reason: str | None = None
) -> Game:
    """Write down a turn anew, with a reason; raises TallyOrTotal and what the command raises."""

    def act(pen: Pen, table: Table) -> Table:
        told = told_by(written, table.game.edition)
        why = (
            Name(desk.ids.new(), written.player, table.stream, tidy_name(reason, MOST_SIGNS))
            if reason
            else None
        )
        with _naming(table):
            events = home_commands.correct_turn(
                table.game,
                written.player,
                written.turn,
                told,
                reason=why.id if why else None,
                expects=written.expects,
            )
        after = store(pen, table, events)
        pen.book.write_names([why] if why else [])
        return after

    return change(desk, request, token, act)


def void_turn(desk: Desk, request: Request, token: str, *, player: str, turn: int, incident: str) -> Game:
    """Declare a turn void, to be played again; raises what `home_commands.void_turn` raises."""

    def act(pen: Pen, table: Table) -> Table:
        with _naming(table):
            events = home_commands.void_turn(table.game, player, turn, incident)
        return store(pen, table, events)

    return change(desk, request, token, act)


@contextmanager
def _naming(table: Table) -> Iterator[None]:
    """Say in a conflict which device was first."""
    try:
        yield
    except (TurnAlreadyRecorded, TurnChangedMeanwhile) as conflict:
        entry = conflict.facts.get("entry")
        conflict.facts["by"] = table.marks[entry - 1].by if isinstance(entry, int) else None
        raise


def told_by(written: Written, edition: Edition) -> Account | Total:
    """The turn as the rules judge it; raises TallyOrTotal, UnknownIncident."""
    only_total = Written(written.player, written.turn, total=written.total, expects=written.expects)
    if written.total is not None:
        if written != only_total:
            raise TallyOrTotal
        return Total(written.total)
    counts = written.counts
    if written.tally is None:
        if written.after is not None or not (counts or written.occurrences):
            raise TallyOrTotal
    elif counts:
        raise TallyOrTotal
    else:
        last = edition.subturns.value if written.after is None else written.after
        counts = ((last, written.tally),)
    return account(counts, written.occurrences, written.bonus, written.bonus_declined, discs=written.discs)


def account(
    counts: tuple[tuple[int, tuple[int, ...]], ...],
    occurrences: tuple[tuple[int, str, int | None], ...],
    bonus: tuple[int, ...],
    bonus_declined: bool,
    *,
    discs: int | None,
) -> Account:
    """Plain numbers as a told turn; raises what a tally can be refused for, UnknownIncident."""
    return Account(
        tuple((number, Tally(tally)) for number, tally in counts),
        tuple(Occurrence(subturn, incident_from(slug), gate) for subturn, slug, gate in occurrences),
        bonus,
        bonus_declined,
        discs,
    )
