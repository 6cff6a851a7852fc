"""sjoelen competition meeting, meetings"""

from collections.abc import Iterator
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import BY, carry_out, desk_at, held
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.desk.competition import show_competition
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.rules.tally import count_from
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.duels.duel import Duel, Meeting
from sjoelen.tournament.duels.duel_commands import correct_meeting, current_duels, meetings_of, play_meeting


@held("meeting")
@click.argument("one")
@click.argument("other")
@click.argument("points_one")
@click.argument("points_other")
@click.option("--round", "round_", metavar="N")
@click.option("--reason", metavar="TEXT")
def meeting(
    competition: str,
    one: str,
    other: str,
    points_one: str,
    points_other: str,
    *,
    round_: str | None,
    reason: str | None,
    data: Path | None,
) -> None:
    """Write what two players slid against each other; with a reason: put it right."""
    points = (count_from(points_one), count_from(points_other))
    number = None if round_ is None else count_from(round_)

    def decision(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        pair = (view.entrant(one).player, view.entrant(other).player)
        if reason is None:
            return play_meeting(view.competition, *pair, points, number)
        return correct_meeting(view.competition, *pair, points, round_=number, by=BY, reason=reason)

    view = carry_out(data, competition, decision)
    found = meetings_of(view.competition, view.entrant(one).player, view.entrant(other).player, number)
    answer(
        {"competition": view.id, "meetings": [_record(view, each) for each in found]},
        (_line(this_reader(), view, each) for each in found),
    )


@held("meetings")
def meetings(competition: str, *, data: Path | None) -> None:
    """Who meets whom, and what was slid."""
    view = show_competition(desk_at(data), competition)
    every = current_duels(view.competition)
    record = {"competition": view.id, "duels": [_duel_record(view, duel) for duel in every]}
    answer(record, (line for duel in every for line in _duel_lines(this_reader(), view, duel)))


def _duel_record(view: CompetitionView, duel: Duel) -> dict[str, object]:
    return {
        "round": duel.round,
        "one": view.name_of(duel.one),
        "other": view.name_of(duel.other),
        "open": duel.open_meetings,
        "meetings": [_record(view, each) for each in duel.meetings],
    }


def _record(view: CompetitionView, each: Meeting) -> dict[str, object]:
    return {
        "round": each.round,
        "one": view.name_of(each.one),
        "other": view.name_of(each.other),
        "points": each.leg,
        "missed": each.missed,
    }


def _duel_lines(reader: Reader, view: CompetitionView, duel: Duel) -> Iterator[str]:
    told = {"round": duel.round, "one": view.name_of(duel.one), "other": view.name_of(duel.other)}
    if [(duel.one, duel.other)] == [(each.one, each.other) for each in duel.meetings]:
        yield _line(reader, view, duel.meetings[0])
        return
    yield reader.say("cli.duel-unnamed" if duel.unnamed else "cli.duel", **told)
    yield from (f"  {_line(reader, view, each)}" for each in duel.meetings)


def _line(reader: Reader, view: CompetitionView, each: Meeting) -> str:
    told: dict[str, object] = {"one": view.name_of(each.one), "other": view.name_of(each.other)}
    if each.leg is None:
        return reader.say("cli.meeting-missed" if each.missed else "cli.meeting-open", **told)
    return reader.say("cli.meeting-played", points_one=each.leg[0], points_other=each.leg[1], **told)
