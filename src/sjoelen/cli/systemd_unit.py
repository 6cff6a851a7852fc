"""sjoelen service show, install, remove"""

import os
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click

from sjoelen.cli.error import UnitNotInstalled
from sjoelen.cli.file import FILE, write_text
from sjoelen.cli.localized_command import LocalizedGroup, localized_command, output_options, show_commands
from sjoelen.cli.output import Reader, answer, this_reader

UNIT = "sjoelen.service"
TEXT = """[Unit]
Description=sjoelen
After=network-online.target
Wants=network-online.target

[Service]
ExecStart={command}
Restart=on-failure
RestartSec=2
TimeoutStopSec=10
LimitNOFILE=8192
UMask=0077
NoNewPrivileges=yes
PrivateTmp=yes

[Install]
WantedBy=default.target
"""


@click.group(
    "service",
    cls=LocalizedGroup,
    lazy_subcommands={name: f"sjoelen.cli.systemd_unit:{name}" for name in ("show", "install", "remove")},
    invoke_without_command=True,
)
@output_options
def command() -> None:
    """Let the server start with the computer."""
    show_commands()


def serve_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options of the server that the service starts."""
    for option in (
        click.option("--public-url", metavar="ADDRESS"),
        click.option("--data", type=FILE, metavar="DIR"),
        click.option("--port", type=click.IntRange(1, 65535), metavar="N"),
        click.option("--host", metavar="ADDRESS"),
    ):
        function = option(function)
    return function


@localized_command("show", key="service-show")
@serve_options
def show(**options: object) -> None:
    """Print the unit for systemd."""
    text = unit_text(options)
    answer({"unit": text}, text.splitlines())


@localized_command("install", key="service-install")
@serve_options
def install(**options: object) -> None:
    """Write the unit for systemd, and tell how it is started."""
    path = unit_path()
    write_text(path, unit_text(options))
    answer({"file": str(path)}, _next_steps(this_reader(), path))


@localized_command("remove", key="service-remove")
def remove() -> None:
    """Delete the unit; raises UnitNotInstalled."""
    path = unit_path()
    if not path.is_file():
        raise UnitNotInstalled(file=str(path))
    path.unlink()
    answer({"file": str(path)}, [this_reader().say("cli.service-removed", file=str(path))])


def unit_text(options: dict[str, object]) -> str:
    """Return the unit that starts the server of this installation with these options."""
    words = [sys.executable, "-m", "sjoelen", "serve"]
    for name, value in options.items():
        if value is not None:
            text = str(value.resolve()) if isinstance(value, Path) else str(value)
            words += [f"--{name.replace('_', '-')}", text]
    return TEXT.format(command=shlex.join(words).replace("%", "%%"))


def unit_path() -> Path:
    """Return the place of a user's units."""
    configuration = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(configuration) / "systemd" / "user" / UNIT


def _next_steps(reader: Reader, path: Path) -> Iterator[str]:
    yield reader.say("cli.service-installed", file=str(path))
    yield f"  systemctl --user enable --now {UNIT}"
    yield "  loginctl enable-linger"
    yield reader.say("cli.service-lingers")
