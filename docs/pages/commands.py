"""The help of every command, printed by the commands themselves."""

from collections.abc import Iterator

import click

from docs.pages.markdown import page
from sjoelen.cli import sjoelen
from sjoelen.cli.output import Reader

WIDTH = 100
LEAD = """Every command takes `--json`, for a program, and `--lang nl` or `--lang en`. Without `--lang` the
environment decides (`SJOELEN_LANG`, then the locale), else Dutch. An error ends the command with the exit
code of its [family](errors.md). Below is the help of each command in English."""


def commands() -> str:
    """Return the help of all commands."""
    return page("# Commands", LEAD, *helps(sjoelen, Reader("en", as_json=False)))


def helps(command: click.Command, reader: object, above: click.Context | None = None) -> Iterator[str]:
    """Yield heading and help of a command, and of those below it, in their order."""
    context = click.Context(
        command,
        parent=above,
        info_name=command.name,
        obj=reader,
        max_content_width=WIDTH,
        terminal_width=WIDTH,
    )
    with context:
        yield f"## `{context.command_path}`"
        yield f"```text\n{command.get_help(context).strip()}\n```"
        if isinstance(command, click.Group):
            for name in command.list_commands(context):
                if below := command.get_command(context, name):
                    yield from helps(below, reader, context)
