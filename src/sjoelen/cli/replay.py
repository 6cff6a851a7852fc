"""sjoelen replay FILE"""

from pathlib import Path

import click

from sjoelen.cli.board import board_from
from sjoelen.cli.error import PartNotInstalled
from sjoelen.cli.file import FILE, read_bytes, write_text
from sjoelen.cli.localized_command import localized_command
from sjoelen.cli.output import answer, this_reader
from sjoelen.cli.preparation import announce_preparation
from sjoelen.cli.slide import check_name, ends, lines, store
from sjoelen.error import ConflictError


@localized_command("replay", key="slide-replay")
@click.argument("file", type=FILE)
@click.option("--board", metavar="BOARD|FILE")
@click.option("--svg", type=FILE, metavar="FILE")
@click.option("--save", type=FILE, metavar="FILE")
def command(*, file: Path, board: str | None, svg: Path | None, save: Path | None) -> None:
    """Show a stored slide and compare it with a new simulation, bit by bit."""
    try:
        from sjoelen.physics.replay import Replay, replay, scene_before  # noqa: PLC0415
        from sjoelen.physics.trajectories.archive import from_content  # noqa: PLC0415 an extra, and slow
        from sjoelen.physics.trajectories.drawing import draw_svg  # noqa: PLC0415
        from sjoelen.physics.trajectories.trajectory import ENGINE  # noqa: PLC0415
    except ImportError:
        raise PartNotInstalled(part="play") from None
    check_name(save)
    announce_preparation()
    path = from_content(read_bytes(file), board_from(board) if board else None)
    outcome, reader = replay(path), this_reader()
    if svg:
        write_text(svg, draw_svg(scene_before(path), path))
    if save:
        store(save, path)
    heading = reader.say(f"cli.slide-replay.{outcome}", engine=path.engine, own=ENGINE)
    record = {"replay": outcome, "engine": path.engine, "own_engine": ENGINE, "discs": ends(path)}
    answer(record, (heading, *lines(reader, path)))
    if outcome is Replay.OTHER:
        click.get_current_context().exit(ConflictError.exit_code)
