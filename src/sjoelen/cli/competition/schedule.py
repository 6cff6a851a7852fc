"""sjoelen competition schedule"""

from collections.abc import Iterator
from pathlib import Path

import click

from sjoelen.cli.competition.hall import desk_at, held
from sjoelen.cli.reader import answer, this_reader
from sjoelen.cli.tabulate import tabulated
from sjoelen.desk.competition import Hall, show_hall
from sjoelen.rules.tally import count_from
from sjoelen.tournament import schedule as rotation
from sjoelen.tournament.ring import Ring

COLUMNS = ("wave", "round", "board", "turn", "slider")


@held("schedule")
@click.option("--series", default="1", metavar="N")
def schedule(competition: str, series: str, *, data: Path | None) -> None:
    """Who slides where, for which turn, and who judges."""
    hall, number = show_hall(desk_at(data), competition), count_from(series)
    rings = {ring: laid for (drawn, ring), laid in hall.competition.rings.items() if drawn == number}
    answer(
        {
            "competition": hall.id,
            "series": number,
            "rings": [
                {"ring": ring, "minutes": _minutes(hall, laid), "places": _records(hall, laid)}
                for ring, laid in rings.items()
            ],
        },
        (line for ring, laid in rings.items() for line in _lines(hall, ring, laid)),
    )


def _minutes(hall: Hall, ring: Ring) -> int:
    return rotation.minutes_of(ring, hall.competition.format.turns)


def _records(hall: Hall, ring: Ring) -> list[dict[str, object]]:
    return [
        {
            "wave": place.wave,
            "round": place.round,
            "board": place.board,
            "slider": hall.names.get(place.slider, ""),
            "turn": place.turn,
            "juror": None if place.juror is None else hall.names.get(place.juror, ""),
        }
        for place in rotation.schedule(ring, hall.competition.format.turns)
    ]


def _lines(hall: Hall, number: int, ring: Ring) -> Iterator[str]:
    reader = this_reader()
    yield reader.say("cli.ring-takes", ring=number, minutes=_minutes(hall, ring))
    heads = [
        reader.say(f"cli.column.{name}") for name in ("wave", "round", "board", "turn", "slider", "juror")
    ]
    rows = [
        [
            *(str(each[name]) for name in ("wave", "round", "board", "turn", "slider")),
            str(each["juror"] or reader.say("cli.juror-open")),
        ]
        for each in _records(hall, ring)
    ]
    yield from tabulated(heads, rows, left=(4, 5))
    for wave in range(1, len(ring.groups) + 1):
        spare = rotation.spare_jurors(ring, wave)
        if spare:
            names = tuple(hall.names.get(player, "") for player in spare)
            yield reader.say("cli.spare-jurors", wave=wave, names=names)
