"""sjoelen competition export, import, erase"""

from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import desk_at, held, kept
from sjoelen.cli.error import FileUnreadable
from sjoelen.cli.file import FILE, content_of, write_text
from sjoelen.cli.localized_command import spoken
from sjoelen.cli.output import answer, this_reader
from sjoelen.desk.competition_file import export_competition, import_competition
from sjoelen.desk.competition_people import erase_person
from sjoelen.desk.error import FileTorn


@held("export")
@click.argument("file", type=FILE)
def export(competition: str, file: Path, *, data: Path | None) -> None:
    """Write a whole competition to one file."""
    text = export_competition(desk_at(data), competition)
    write_text(file, text)
    record = {"competition": competition, "file": str(file), "bytes": file.stat().st_size}
    answer(record, [this_reader().say("cli.exported", **record)])


@spoken("import", key="import")
@click.argument("file", type=FILE)
@kept
def import_(file: Path, *, data: Path | None) -> None:
    """Take in a competition from a file."""
    try:
        arrival = import_competition(desk_at(data), content_of(file).decode())
    except (FileTorn, UnicodeDecodeError):
        raise FileUnreadable(file=str(file)) from None
    view = arrival.view
    record = {"competition": view.id, "title": view.title, "events": view.competition.events}
    said = "cli.imported" if arrival.new else "cli.imported-before"
    answer({**record, "new": arrival.new}, [this_reader().say(said, **record)])


@held("erase")
@click.argument("player")
def erase(competition: str, player: str, *, data: Path | None) -> None:
    """Forget somebody's name."""
    view = erase_person(desk_at(data), competition, player)
    answer({"competition": view.id, "erased": player}, [this_reader().say("cli.erased")])
