"""Notice that the physics engine is being compiled, which takes a second or more."""

import sys

import click

from sjoelen.cli.output import this_reader


def announce_preparation() -> None:
    """Print a notice on a terminal if the engine must be compiled first."""
    from sjoelen.physics.compiled import is_ready  # noqa: PLC0415 an extra, and slow
    from sjoelen.physics.engine import simulate  # noqa: PLC0415

    if sys.stderr.isatty() and not is_ready(simulate):
        click.echo(this_reader().say("cli.preparation"), err=True)
