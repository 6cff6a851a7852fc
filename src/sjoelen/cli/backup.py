"""sjoelen backup"""

from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import data_options, desk_at
from sjoelen.cli.file import FILE
from sjoelen.cli.localized_command import localized_command
from sjoelen.cli.output import answer, this_reader


@localized_command("backup")
@click.argument("folder", type=FILE)
@data_options
def command(folder: Path, *, data: Path | None) -> None:
    """Copy the data to another folder while the server keeps writing."""
    ports = desk_at(data)
    from sjoelen.storage.backup import back_up  # noqa: PLC0415 an extra; desk_at has checked it

    path = back_up(ports.log, folder, ports.clock.now())
    record = {"folder": str(path)}
    answer(record, [this_reader().say("cli.backed-up", **record)])
