"""sjoelen competition standing, publish"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from sjoelen.cli.competition.hall import BY, desk_at, held
from sjoelen.cli.reader import Reader, answer, this_reader
from sjoelen.cli.sheet import ratio, shown
from sjoelen.cli.tabulate import tabulated
from sjoelen.desk.competition import Hall, decide, show_hall
from sjoelen.tournament import direct
from sjoelen.tournament.final_standing import standing_of
from sjoelen.tournament.knockout_standing import BY_ROUND
from sjoelen.tournament.place import Place, Status


@held("standing")
@click.option("--group", metavar="GROUP")
@click.option("--why", is_flag=True)
def standing(competition: str, group: str | None, *, why: bool, data: Path | None) -> None:
    """The standing as it is now, and why each stands where they stand."""
    hall = show_hall(desk_at(data), competition)
    places = standing_of(hall.competition, group)
    answer(_record(hall, places), _lines(this_reader(), hall, places, why=why))


@held("publish")
@click.option("--reason", metavar="TEXT")
def publish(competition: str, reason: str | None, *, data: Path | None) -> None:
    """Make the standing public: a whole one only, and again only with a reason."""

    def digest(hall: Hall) -> str:
        text = json.dumps(_record(hall, standing_of(hall.competition))["standing"], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()

    hall = decide(
        desk_at(data), competition, lambda hall: direct.publish(hall.competition, digest(hall), reason), by=BY
    )
    version = hall.competition.published[-1]
    places = standing_of(hall.competition)
    told = {"version": version.version, "reason": version.reason, **_record(hall, places)}
    heading = this_reader().say("cli.published", version=version.version)
    answer(told, [heading, *_lines(this_reader(), hall, places, why=False)])


def name_of(hall: Hall, contestant: str) -> str:
    """A person's name, or the team's."""
    return hall.names.get(contestant, "" if contestant in hall.competition.entrants else contestant)


def _record(hall: Hall, places: Sequence[Place]) -> dict[str, object]:
    return {
        "competition": hall.id,
        "format": hall.competition.agreed.format,
        "standing": [
            {
                "rank": place.rank,
                "name": name_of(hall, place.contestant),
                "status": place.status,
                "points": place.points,
                "turns": len(place.turns),
                "average": ratio(place.average),
                "best": place.best,
                "behind": place.behind,
                "by": place.by,
                "tied": place.tied,
                "open_turns": place.open_turns,
            }
            for place in places
        ],
    }


def _lines(reader: Reader, hall: Hall, places: Sequence[Place], *, why: bool) -> Iterator[str]:
    names = ("rank", "player", "points", "turns", "average", "best")
    rows = [
        [
            "" if place.rank is None else str(place.rank),
            name_of(hall, place.contestant),
            str(place.points)
            if place.turns
            else ""
            if place.rank
            else reader.say(f"cli.status.{place.status}"),
            str(len(place.turns)),
            shown(reader, place.average),
            "" if place.best is None else str(place.best),
        ]
        for place in places
    ]
    yield from tabulated([reader.say(f"cli.column.{name}") for name in names], rows, left=(1,))
    if why:
        yield ""
        yield from (_why(reader, hall, place) for place in places)


def _points(reader: Reader, place: Place) -> str:
    if place.rank is None:
        return reader.say(f"cli.status.{place.status}")
    return str(place.points) if place.turns else ""


def _why(reader: Reader, hall: Hall, place: Place) -> str:
    facts = {"name": name_of(hall, place.contestant), "rank": place.rank, "points": place.points}
    if place.by == BY_ROUND:
        return reader.say("cli.why.round", **facts)
    if place.status is not Status.PLAYING:
        return reader.say(f"cli.why.{place.status}", **facts)
    if place.rank is None:
        return reader.say("cli.why.playing", **facts)
    if place.by is None:
        return reader.say("cli.why.tied" if place.tied else "cli.why.first", **facts)
    return reader.say(f"cli.why.{place.by}", behind=place.behind, **facts)
