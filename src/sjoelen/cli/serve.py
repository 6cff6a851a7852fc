"""sjoelen serve"""

import errno
import io
import os
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TextIO

import click

from sjoelen.cli.error import HostUnknown, PartNotInstalled, PortForbidden, PortTaken
from sjoelen.cli.file import FILE
from sjoelen.cli.localized_command import localized_command
from sjoelen.cli.output import answer, this_reader


@localized_command("serve")
@click.option("--host", metavar="ADDRESS")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N")
@click.option("--data", type=FILE, metavar="DIR")
@click.option("--database", metavar="ADDRESS")
@click.option("--public-url", metavar="ADDRESS")
@click.option("--open", "open_page", is_flag=True)
def command(
    *,
    host: str | None,
    port: int | None,
    data: Path | None,
    database: str | None,
    public_url: str | None,
    open_page: bool,
) -> None:
    """Start the web server."""
    try:
        from sjoelen.assemble.network import network_of, page_address  # noqa: PLC0415 an extra, and slow
        from sjoelen.assemble.server import web_server  # noqa: PLC0415
        from sjoelen.assemble.web import assemble_web  # noqa: PLC0415
        from sjoelen.settings import Settings  # noqa: PLC0415
    except ImportError:
        raise PartNotInstalled(part="web") from None
    options = {"host": host, "port": port, "data": data}
    settings = replace(
        Settings.from_environment(os.environ | ({"SJOELEN_PUBLIC_URL": public_url} if public_url else {})),
        **{name: value for name, value in options.items() if value is not None},  # type: ignore[arg-type]
    )
    if database or data:  # options precede environment variables
        settings = replace(settings, database=database)
    app = assemble_web(settings)
    with listening(settings.host, settings.port) as listener:
        host, port = listener.getsockname()[:2]
        address = page_address(browser_host(host), port)
        app.state.network = network_of(app, host, port)
        others = app.state.network.addresses()
        answer({"address": address, "addresses": others}, _lines(address, others))
        if open_page:
            webbrowser.open(address)
        server = web_server(app)
        app.state.stopping = lambda: server.should_exit  # closes the live streams first
        server.run([listener])


def listening(host: str, port: int) -> socket.socket:
    """Open a listening socket; raises HostUnknown, PortTaken, PortForbidden."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family)
    except (OSError, UnicodeError) as error:
        match getattr(error, "errno", None):
            case errno.EADDRINUSE:
                raise PortTaken(port=port) from None
            case errno.EACCES:
                raise PortForbidden(port=port) from None
            case _:
                raise HostUnknown(host=host) from None


def browser_host(host: str) -> str:
    """Return the host by which a browser on this machine reaches a listener."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 as requested


def _lines(address: str, others: tuple[str, ...]) -> list[str]:
    reader = this_reader()
    lines = [reader.say("cli.serving", address=address)]
    if others:
        lines += [reader.say("cli.serving-everyone"), *(f"  {other}" for other in others)]
        lines += terminal_qr_code(others[0], sys.stdout)
    return [*lines, reader.say("cli.stop-with")]


def terminal_qr_code(address: str, terminal: TextIO) -> list[str]:
    """Return the lines of a QR code, none where the terminal cannot show it."""
    import segno  # noqa: PLC0415 an extra, and slow

    if not terminal.isatty():
        return []
    picture = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(picture, border=2, compact=True)
    try:
        picture.getvalue().encode(terminal.encoding or "ascii")
    except UnicodeEncodeError:
        return []
    return picture.getvalue().splitlines()
