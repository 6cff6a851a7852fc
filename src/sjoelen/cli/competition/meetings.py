"""sjoelen competition meeting, meetings"""

from collections.abc import Iterator
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import BY, carry_out, competition_command, desk_at
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.desk.competition import show_competition
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.rules.tally import count_from
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.duels.duel import Duel, Meeting
from sjoelen.tournament.duels.duel_commands import correct_meeting, current_duels, meetings_of, play_meeting


@competition_command("meeting")
@click.argument("player", metavar="ONE")
@click.argument("opponent", metavar="OTHER")
@click.argument("points_one")
@click.argument("points_other")
@click.option("--round", "round_", metavar="N")
@click.option("--reason", metavar="TEXT")
def meeting(
    competition: str,
    player: str,
    opponent: str,
    points_one: str,
    points_other: str,
    *,
    round_: str | None,
    reason: str | None,
    data: Path | None,
) -> None:
    """Record the points of a meeting of two players; with a reason, correct them."""
    points = (count_from(points_one), count_from(points_other))
    number = None if round_ is None else count_from(round_)

    def decision(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        pair = (view.entrant(player).player, view.entrant(opponent).player)
        if reason is None:
            return play_meeting(view.competition, *pair, points, number)
        return correct_meeting(view.competition, *pair, points, round_=number, by=BY, reason=reason)

    view = carry_out(data, competition, decision)
    played = meetings_of(view.competition, view.entrant(player).player, view.entrant(opponent).player, number)
    answer(
        {"competition": view.id, "meetings": [_record(view, entry) for entry in played]},
        (_line(this_reader(), view, entry) for entry in played),
    )


@competition_command("meetings")
def meetings(competition: str, *, data: Path | None) -> None:
    """List the duels with the points of their meetings."""
    view = show_competition(desk_at(data), competition)
    duels = current_duels(view.competition)
    record = {"competition": view.id, "duels": [_duel_record(view, duel) for duel in duels]}
    answer(record, (line for duel in duels for line in _duel_lines(this_reader(), view, duel)))


def _duel_record(view: CompetitionView, duel: Duel) -> dict[str, object]:
    return {
        "round": duel.round,
        "one": view.name_of(duel.one),
        "other": view.name_of(duel.other),
        "open": duel.open_meetings,
        "meetings": [_record(view, entry) for entry in duel.meetings],
    }


def _record(view: CompetitionView, entry: Meeting) -> dict[str, object]:
    return {
        "round": entry.round,
        "one": view.name_of(entry.one),
        "other": view.name_of(entry.other),
        "points": entry.leg,
        "missed": entry.missed,
    }


def _duel_lines(reader: Reader, view: CompetitionView, duel: Duel) -> Iterator[str]:
    facts = {"round": duel.round, "one": view.name_of(duel.one), "other": view.name_of(duel.other)}
    if [(duel.one, duel.other)] == [(entry.one, entry.other) for entry in duel.meetings]:
        yield _line(reader, view, duel.meetings[0])
        return
    yield reader.say("cli.duel-unnamed" if duel.unnamed else "cli.duel", **facts)
    yield from (f"  {_line(reader, view, entry)}" for entry in duel.meetings)


def _line(reader: Reader, view: CompetitionView, entry: Meeting) -> str:
    facts: dict[str, object] = {"one": view.name_of(entry.one), "other": view.name_of(entry.other)}
    if entry.leg is None:
        return reader.say("cli.meeting-missed" if entry.missed else "cli.meeting-open", **facts)
    return reader.say("cli.meeting-played", points_one=entry.leg[0], points_other=entry.leg[1], **facts)
