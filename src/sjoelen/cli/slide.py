"""sjoelen slide --at 0.193 --speed 2.4"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sjoelen.cli.board import board_options, on_board
from sjoelen.cli.error import PartNotInstalled
from sjoelen.cli.file import FILE, read_text, write_text
from sjoelen.cli.number import Number
from sjoelen.cli.preparation import tell_of_preparation
from sjoelen.cli.reader import Reader, answer, this_reader
from sjoelen.cli.spoken import spoken
from sjoelen.error import Figure

if TYPE_CHECKING:
    from sjoelen.physics.trajectory import Placed, Trajectory

SEED_MAX = 2**64 - 1
MM_PER_M = 1000


@spoken("slide")
@click.option("--at", type=Number(), required=True, metavar="METRES")
@click.option("--speed", type=Number(), required=True, metavar="M/S")
@click.option("--angle", type=Number(), default=0.0, metavar="DEGREES")
@click.option("--spin", type=Number(), default=0.0, metavar="RAD/S")
@board_options
@click.option("--scene", type=FILE, metavar="FILE")
@click.option("--seed", type=click.IntRange(0, SEED_MAX), default=0, metavar="N")
@click.option("--svg", type=FILE, metavar="FILE")
def command(
    *,
    at: float,
    speed: float,
    angle: float,
    spin: float,
    board: str | None,
    condition: str | None,
    scene: Path | None,
    seed: int,
    svg: Path | None,
) -> None:
    """Where a disc comes to rest."""
    try:
        from sjoelen.physics.archive import to_json  # noqa: PLC0415 an extra, and slow
        from sjoelen.physics.drawing import drawn  # noqa: PLC0415
        from sjoelen.physics.release import release, written  # noqa: PLC0415
        from sjoelen.physics.scene import Scene, check_scene, parse_scene  # noqa: PLC0415
        from sjoelen.physics.slide import slide  # noqa: PLC0415
        from sjoelen.physics.trajectory import sample  # noqa: PLC0415
    except ImportError:
        raise PartNotInstalled(part="play") from None
    table = on_board(parse_scene(read_text(scene)) if scene else Scene(), board, condition)
    check_scene(table)
    tell_of_preparation()
    with written("--"):
        path = slide(table, release(at, speed, angle, spin), seed)
    placed = sample(path, path.ended_s)
    if svg:
        write_text(svg, drawn(table, path))
    discs = [{"x_m": each.x_m, "y_m": each.y_m, "gone": each.gone} for each in placed]
    record = {"trajectory": json.loads(to_json(path)), "discs": discs} if this_reader().as_json else {}
    answer(record, _lines(this_reader(), path, placed))


def _lines(reader: Reader, path: "Trajectory", placed: tuple["Placed", ...]) -> Iterator[str]:
    yield reader.say("cli.slide.took", seconds=Figure(f"{path.ended_s:.2f}"), contacts=len(path.contacts))
    for number, each in enumerate(placed):
        key = "cli.slide.gone" if each.gone else "cli.slide.rests"
        across, along = (Figure(f"{MM_PER_M * m:.1f}") for m in (each.x_m, each.y_m))
        yield reader.say(key, disc=number, across=across, along=along)
