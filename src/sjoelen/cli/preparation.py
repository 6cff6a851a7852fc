"""The board is prepared once: its machine code takes a second or more to make."""

import sys

import click

from sjoelen.cli.output import this_reader


def tell_of_preparation() -> None:
    """Say on a terminal why the first answer takes so long, if it does."""
    from sjoelen.physics.compiled import is_ready  # noqa: PLC0415 an extra, and slow
    from sjoelen.physics.engine import simulate  # noqa: PLC0415

    if sys.stderr.isatty() and not is_ready(simulate):
        click.echo(this_reader().say("cli.preparation"), err=True)
