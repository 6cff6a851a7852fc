"""sjoelen competition schedule"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import competition_command, desk_at
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.cli.tabulate import table_lines
from sjoelen.desk.competition import show_competition
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.rules.tally import count_from
from sjoelen.tournament.direction.ring_leaders import leader_of
from sjoelen.tournament.direction.seats import juror_of
from sjoelen.tournament.match_card.card import CellState
from sjoelen.tournament.people.entrants import Presence
from sjoelen.tournament.rings import schedule as rotation
from sjoelen.tournament.rings.ring import Ring
from sjoelen.tournament.rings.schedule import ScheduledTurn

COLUMNS = ("wave", "round", "board", "turn", "slider", "juror")


@dataclass(frozen=True, slots=True)
class ScheduleRow:
    """A turn in the schedule, with its player and its juror or None."""

    place: ScheduledTurn
    slider: str
    juror: str | None


@competition_command("schedule")
@click.option("--of", "player", metavar="PLAYER")
@click.option("--open", "only_open", is_flag=True)
@click.option("--series", default="1", metavar="N")
def schedule(
    competition: str, player: str | None, *, only_open: bool, series: str, data: Path | None
) -> None:
    """Show the schedule of a series: board, turn, player and juror."""
    view, number = show_competition(desk_at(data), competition), count_from(series)
    person = None if player is None else view.person(player)
    rings = {
        ring: [
            row
            for row in _rows(view, number, placed)
            if (person is None or person in (row.slider, row.juror)) and not (only_open and row.juror)
        ]
        for (ring_series, ring), placed in view.competition.rings.items()
        if ring_series == number
    }
    answer(
        {
            "competition": view.id,
            "series": number,
            "rings": [_record(view, number, ring, rows) for ring, rows in rings.items()],
        },
        (line for ring, rows in rings.items() for line in _lines(this_reader(), view, number, ring, rows)),
    )


def _rows(view: CompetitionView, series: int, ring: Ring) -> Iterator[ScheduleRow]:
    """Yield the turns of the schedule that are played or still to be played.

    Unplayed turns of withdrawn and absent players are left out.
    """
    for place in rotation.schedule(ring, view.competition.format.turns):
        entrant = view.competition.entrants[place.slider]
        cell = view.competition.card(place.slider, series).cell(place.turn)
        is_played = cell.state is not CellState.UNPLAYED
        if is_played or (entrant.presence is Presence.PLAYING and series not in entrant.absent):
            slider = entrant.player_of_turn(series, place.turn)
            yield ScheduleRow(place, slider, juror_of(view.competition, series, place))


def _record(
    view: CompetitionView, series: int, number: int, rows: Sequence[ScheduleRow]
) -> dict[str, object]:
    ring = view.competition.rings[series, number]
    waves = range(1, len(ring.groups) + 1)
    return {
        "ring": number,
        "minutes": _minutes(view, ring),
        "places": [
            {
                "wave": row.place.wave,
                "round": row.place.round,
                "board": row.place.board,
                "slider": view.unique_name(row.slider),
                "turn": row.place.turn,
                "juror": None if row.juror is None else view.unique_name(row.juror),
            }
            for row in rows
        ],
        "leaders": [
            view.name_of(leader_of(view.competition, series, number, wave)) or None for wave in waves
        ],
        "spare": [
            [view.unique_name(player) for player in rotation.spare_jurors(ring, wave)] for wave in waves
        ],
    }


def _minutes(view: CompetitionView, ring: Ring) -> int:
    return rotation.minutes_max(ring, view.competition.format.turns)


def _lines(
    reader: Reader, view: CompetitionView, series: int, number: int, rows: Sequence[ScheduleRow]
) -> Iterator[str]:
    ring = view.competition.rings[series, number]
    yield reader.say("cli.ring-takes", ring=number, minutes=_minutes(view, ring))
    cells = [
        [
            *(str(part) for part in (row.place.wave, row.place.round, row.place.board, row.place.turn)),
            view.unique_name(row.slider),
            view.unique_name(row.juror) or reader.say("cli.juror-open"),
        ]
        for row in rows
    ]
    yield from table_lines([reader.say(f"cli.column.{name}") for name in COLUMNS], cells, left=(4, 5))
    for wave in range(1, len(ring.groups) + 1):
        leader = leader_of(view.competition, series, number, wave)
        if leader is not None:
            yield reader.say("cli.ring-led", wave=wave, name=view.name_of(leader))
        spare = rotation.spare_jurors(ring, wave)
        if spare:
            names = tuple(view.unique_name(player) for player in spare)
            yield reader.say("cli.spare-jurors", wave=wave, names=names)
