"""The desk of a competition, for one command."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sjoelen.cli.error import PartNotInstalled
from sjoelen.cli.file import FILE
from sjoelen.cli.localized_command import SpokenCommand, spoken
from sjoelen.cli.output import this_reader

if TYPE_CHECKING:
    from sjoelen.desk.competition import Decision
    from sjoelen.desk.competition_view import CompetitionView
    from sjoelen.desk.ports import Ports

DATABASE = "sjoelen.database"  # under which the context remembers it
BY = "terminal"  # who sits here has every right: the data lies on this machine


def held(name: str, **settings: Any) -> Callable[[Callable[..., Any]], SpokenCommand]:
    """Make a command on a competition: its name comes first, `--data` or `--database` says where it is."""

    def make(act: Callable[..., Any]) -> SpokenCommand:
        return spoken(name, **settings)(click.argument("competition")(kept(act)))

    return make


def kept(act: Callable[..., Any]) -> Callable[..., Any]:
    """`--data`, which is handed over, and `--database`, which only the desk needs: where everything is."""
    act = click.option("--database", metavar="ADDRESS", expose_value=False, callback=_remember)(act)
    return click.option("--data", type=FILE, metavar="DIR")(act)


def desk_at(data: Path | None) -> "Ports":
    """The desk on the data of this machine; raises PartNotInstalled, BadSetting and what the log raises."""
    try:
        from sjoelen.assemble.ports import assemble_ports  # noqa: PLC0415 an extra, and slow
        from sjoelen.settings import Settings  # noqa: PLC0415
    except ImportError:
        raise PartNotInstalled(part="web") from None
    settings = Settings.from_environment(os.environ)
    context = click.get_current_context(silent=True)
    address = context.meta.get(DATABASE) if context else None
    if address or data:  # what is said goes before what the environment sets
        settings = replace(settings, data=data or settings.data, database=address)
    ports = assemble_ports(settings)
    if context:
        context.call_on_close(ports.log.close)
    return ports


def _remember(context: click.Context, _parameter: click.Parameter, address: str | None) -> None:
    context.meta[DATABASE] = address


def carry_out(data: Path | None, competition: str, decision: "Decision") -> "CompetitionView":
    """The hall after a decision; whoever is not a program is told of a stage that it undoes."""
    from sjoelen.desk.competition import execute  # noqa: PLC0415 desk_at says what is missing

    transition = execute(desk_at(data), competition, decision, by=BY)
    reader, stage = this_reader(), transition.before.competition.stage
    if transition.after.competition.stage < stage and not reader.as_json:
        click.echo(reader.say("cli.stage-undone", stage=stage), err=True)
    return transition.after
