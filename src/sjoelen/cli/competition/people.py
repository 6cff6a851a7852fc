"""sjoelen competition enter, withdraw, absent, average"""

from pathlib import Path

import click

from sjoelen.cli.competition.hall import BY, carry_out, desk_at, held
from sjoelen.cli.competition.rows import exact
from sjoelen.cli.error import WordMissing
from sjoelen.cli.reader import answer, refusal_record, refusal_sentence, this_reader
from sjoelen.cli.sheet import content_of, ratio
from sjoelen.desk.competition import Entry, Hall, enter_people
from sjoelen.paper.people import read_people
from sjoelen.rules.tally import count_from
from sjoelen.tournament import direct
from sjoelen.tournament.classes import average_from


@held("enter")
@click.argument("names", nargs=-1)
@click.option("--file", type=click.Path(path_type=Path), metavar="FILE.csv")
@click.option("--team", metavar="TEAM")
@click.option("--group", metavar="GROUP")
@click.option("--preview", is_flag=True)
def enter(
    competition: str,
    names: tuple[str, ...],
    *,
    file: Path | None,
    team: str | None,
    group: str | None,
    preview: bool,
    data: Path | None,
) -> None:
    """Let people take part, by name or from a CSV file."""
    reader = this_reader()
    entries = [Entry(name.strip(), team, group) for text in names for name in text.split(",") if name.strip()]
    listed, doubts = read_people(content_of(file)) if file else ((), ())
    entries += [Entry(each.name, each.team or team, each.group or group) for each in listed]
    if not entries and not doubts:
        raise WordMissing(word="names")
    read = [{"name": entry.name, "team": entry.team, "group": entry.group} for entry in entries]
    refused = [{"line": doubt.line, **refusal_record(doubt.error)} for doubt in doubts]
    lines = [
        reader.say("cli.doubt", line=each.line, sentence=refusal_sentence(reader, each.error))
        for each in doubts
    ]
    if preview or doubts:
        told = [reader.say("cli.preview", people=len(entries)), *(entry.name for entry in entries), *lines]
        answer({"preview": read, "doubts": refused}, told)
        if doubts:
            click.get_current_context().exit(doubts[0].error.exit_code)
        return
    hall = enter_people(desk_at(data), competition, entries, by=BY)
    answer(
        {"competition": hall.id, "entered": len(entries), "people": people_record(hall)},
        [reader.say("cli.entered", people=len(entries), all=len(hall.competition.entrants))],
    )


@held("withdraw")
@click.argument("player")
@click.option("--reason", required=True, metavar="TEXT")
def withdraw(competition: str, player: str, reason: str, *, data: Path | None) -> None:
    """Let someone stop; what was played stays."""
    hall = carry_out(
        data, competition, lambda hall: direct.withdraw(hall.competition, hall.entrant(player).player, reason)
    )
    entrant = hall.entrant(player)
    record = {"competition": hall.id, "number": entrant.number, "name": hall.names[entrant.player]}
    answer(record, [this_reader().say("cli.withdrew", **record)])


@held("absent")
@click.argument("player")
@click.option("--series", default="1", metavar="N")
def absent(competition: str, player: str, series: str, *, data: Path | None) -> None:
    """Note that someone did not come for a series."""
    number = count_from(series)
    hall = carry_out(
        data,
        competition,
        lambda hall: direct.mark_absent(hall.competition, hall.entrant(player).player, number),
    )
    entrant = hall.entrant(player)
    record = {"competition": hall.id, "number": entrant.number, "name": hall.names[entrant.player]}
    answer({**record, "series": number}, [this_reader().say("cli.was-absent", series=number, **record)])


@held("average")
@click.argument("player")
@click.argument("average")
def average(competition: str, player: str, average: str, *, data: Path | None) -> None:
    """Assign the average that a player's evenings are measured against."""
    number = average_from(average)
    hall = carry_out(
        data,
        competition,
        lambda hall: direct.assign_average(hall.competition, hall.entrant(player).player, number),
    )
    reader, name = this_reader(), hall.names[hall.entrant(player).player]
    record = {"competition": hall.id, "name": name, "average": ratio(number)}
    answer(record, [reader.say("cli.average-assigned", name=name, average=exact(reader, number))])


def people_record(hall: Hall) -> list[dict[str, object]]:
    """Everyone who takes part, by start number."""
    return [
        {
            "number": entrant.number,
            "name": hall.names.get(player, ""),
            "team": entrant.team,
            "group": entrant.group,
            "presence": entrant.presence,
        }
        for player, entrant in hall.competition.entrants.items()
    ]
