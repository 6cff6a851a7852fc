"""sjoelen backup"""

from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import desk_at, kept
from sjoelen.cli.file import FILE
from sjoelen.cli.localized_command import spoken
from sjoelen.cli.output import answer, this_reader


@spoken("backup")
@click.argument("folder", type=FILE)
@kept
def command(folder: Path, *, data: Path | None) -> None:
    """Copy everything to a second folder, while others write."""
    ports = desk_at(data)
    from sjoelen.storage.backup import back_up  # noqa: PLC0415 an extra, known to be there now

    made = back_up(ports.log, folder, ports.clock.now())
    record = {"folder": str(made)}
    answer(record, [this_reader().say("cli.backed-up", **record)])
