"""The desk of a competition, for one command."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sjoelen.cli.error import PartNotInstalled
from sjoelen.cli.spoken import SpokenCommand, spoken

if TYPE_CHECKING:
    from sjoelen.desk.ports import Desk

BY = "terminal"  # who sits here has every right: the data lies on this machine


def held(name: str, **settings: Any) -> Callable[[Callable[..., Any]], SpokenCommand]:
    """Make a command on a competition: its name is the first word, `--data` says where it is kept."""

    def make(act: Callable[..., Any]) -> SpokenCommand:
        act = click.option("--data", type=click.Path(path_type=Path), metavar="DIR")(act)
        act = click.argument("competition")(act)
        return spoken(name, **settings)(act)

    return make


def desk_at(data: Path | None) -> "Desk":
    """The desk on the data of this machine; raises PartNotInstalled, BadSetting and what the log raises."""
    try:
        from sjoelen.assemble import assemble_desk  # noqa: PLC0415 an extra, and slow
        from sjoelen.settings import Settings  # noqa: PLC0415
    except ImportError:
        raise PartNotInstalled(part="web") from None
    settings = Settings.from_environment(os.environ)
    return assemble_desk(replace(settings, data=data) if data else settings)
