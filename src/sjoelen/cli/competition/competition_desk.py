"""Access of a command to the competitions that are stored."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sjoelen.cli.error import PartNotInstalled
from sjoelen.cli.file import FILE
from sjoelen.cli.localized_command import LocalizedCommand, localized_command
from sjoelen.cli.output import this_reader

if TYPE_CHECKING:
    from sjoelen.desk.competition import Decision
    from sjoelen.desk.competition_view import CompetitionView
    from sjoelen.desk.ports import Ports

DATABASE = "sjoelen.database"  # its key in the context of click
BY = "terminal"  # has every right: the data is on this machine


def competition_command(name: str, **settings: Any) -> Callable[[Callable[..., Any]], LocalizedCommand]:
    """Make a function a command with a competition as its first argument and the data options."""

    def decorate(function: Callable[..., Any]) -> LocalizedCommand:
        return localized_command(name, **settings)(click.argument("competition")(data_options(function)))

    return decorate


def data_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add `--data`, which is passed on, and `--database`, which `desk_at` reads."""
    function = click.option("--database", metavar="ADDRESS", expose_value=False, callback=_remember)(function)
    return click.option("--data", type=FILE, metavar="DIR")(function)


def desk_at(data: Path | None) -> "Ports":
    """Open the stored data; raises PartNotInstalled, BadSetting and what the log raises."""
    try:
        from sjoelen.assemble.ports import assemble_ports  # noqa: PLC0415 an extra, and slow
        from sjoelen.settings import Settings  # noqa: PLC0415
    except ImportError:
        raise PartNotInstalled(part="web") from None
    settings = Settings.from_environment(os.environ)
    context = click.get_current_context(silent=True)
    address = context.meta.get(DATABASE) if context else None
    if address or data:  # options precede environment variables
        settings = replace(settings, data=data or settings.data, database=address)
    ports = assemble_ports(settings)
    if context:
        context.call_on_close(ports.log.close)
    return ports


def _remember(context: click.Context, _parameter: click.Parameter, address: str | None) -> None:
    context.meta[DATABASE] = address


def carry_out(data: Path | None, competition: str, decision: "Decision") -> "CompetitionView":
    """Execute a decision and return the competition; warn people if it undoes a stage."""
    from sjoelen.desk.competition import execute  # noqa: PLC0415 desk_at reports a missing extra

    transition = execute(desk_at(data), competition, decision, by=BY)
    reader, stage = this_reader(), transition.before.competition.stage
    if transition.after.competition.stage < stage and not reader.as_json:
        click.echo(reader.say("cli.stage-undone", stage=stage), err=True)
    return transition.after
