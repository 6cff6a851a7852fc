"""sjoelen competition export, import, erase"""

from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import competition_command, data_options, desk_at
from sjoelen.cli.error import FileUnreadable
from sjoelen.cli.file import FILE, read_bytes, write_text
from sjoelen.cli.localized_command import localized_command
from sjoelen.cli.output import answer, this_reader
from sjoelen.desk.competition_file import export_competition, import_competition
from sjoelen.desk.competition_people import erase_person
from sjoelen.desk.error import FileTorn


@competition_command("export")
@click.argument("file", type=FILE)
def export(competition: str, file: Path, *, data: Path | None) -> None:
    """Export a competition to a file."""
    text = export_competition(desk_at(data), competition)
    write_text(file, text)
    record = {"competition": competition, "file": str(file), "bytes": file.stat().st_size}
    answer(record, [this_reader().say("cli.exported", **record)])


@localized_command("import", key="import")
@click.argument("file", type=FILE)
@data_options
def import_(file: Path, *, data: Path | None) -> None:
    """Import a competition from a file."""
    try:
        arrival = import_competition(desk_at(data), read_bytes(file).decode())
    except (FileTorn, UnicodeDecodeError):
        raise FileUnreadable(file=str(file)) from None
    view = arrival.view
    record = {"competition": view.id, "title": view.title, "events": view.competition.events}
    key = "cli.imported" if arrival.new else "cli.imported-before"
    answer({**record, "new": arrival.new}, [this_reader().say(key, **record)])


@competition_command("erase")
@click.argument("player")
def erase(competition: str, player: str, *, data: Path | None) -> None:
    """Erase the name of a person."""
    view = erase_person(desk_at(data), competition, player)
    answer({"competition": view.id, "erased": player}, [this_reader().say("cli.erased")])
