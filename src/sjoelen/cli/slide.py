"""sjoelen slide --at 0.193 --speed 2.4"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sjoelen.cli.board import board_options, on_board
from sjoelen.cli.error import BadOption, PartNotInstalled
from sjoelen.cli.file import FILE, read_text, write_bytes, write_text
from sjoelen.cli.localized_command import spoken
from sjoelen.cli.number import Number
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.cli.position_text import resting
from sjoelen.cli.preparation import tell_of_preparation
from sjoelen.error import Figure, Phrase
from sjoelen.rules.builtin_editions import edition

if TYPE_CHECKING:
    from sjoelen.physics.trajectories.trajectory import Trajectory

SEED_MAX = 2**64 - 1
MM_PER_M = 1000
AS_JSON, COMPACT = ".json", ".sjtr"  # how the name of a stored slide ends


@spoken("slide")
@click.option("--at", type=Number(), required=True, metavar="METRES")
@click.option("--speed", type=Number(), required=True, metavar="M/S")
@click.option("--angle", type=Number(), default=0.0, metavar="DEGREES")
@click.option("--spin", type=Number(), default=0.0, metavar="RAD/S")
@board_options
@click.option("--scene", type=FILE, metavar="FILE")
@click.option("--seed", type=click.IntRange(0, SEED_MAX), default=0, metavar="N")
@click.option("--svg", type=FILE, metavar="FILE")
@click.option("--save", type=FILE, metavar="FILE")
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
    save: Path | None,
) -> None:
    """Where a disc comes to rest."""
    try:
        from sjoelen.physics.release import field_prefix, release_at  # noqa: PLC0415
        from sjoelen.physics.scene.scene import Scene, check_scene, parse_scene  # noqa: PLC0415
        from sjoelen.physics.slide import slide  # noqa: PLC0415
        from sjoelen.physics.trajectories.archive import to_json  # noqa: PLC0415 an extra, and slow
        from sjoelen.physics.trajectories.drawing import draw_svg  # noqa: PLC0415
    except ImportError:
        raise PartNotInstalled(part="play") from None
    check_name(save)
    table = on_board(parse_scene(read_text(scene)) if scene else Scene(), board, condition)
    check_scene(table)
    tell_of_preparation()
    with field_prefix("--"):
        path = slide(table, release_at(at, speed, angle, spin), seed)
    if svg:
        write_text(svg, draw_svg(table, path))
    if save:
        store(save, path)
    reader = this_reader()
    record = {"trajectory": json.loads(to_json(path)), "discs": ends(path)} if reader.as_json else {}
    answer(record, lines(reader, path))


def check_name(file: Path | None) -> None:
    """Refuse to store a slide under a name that does not say how."""
    if file and file.suffix not in (AS_JSON, COMPACT):
        raise BadOption(option="--save", expected=Phrase("one-of", words=(AS_JSON, COMPACT)))


def store(file: Path, path: "Trajectory") -> None:
    """Write a slide whole, or not at all, in the form that the file's name says."""
    from sjoelen.physics.trajectories.archive import to_bytes, to_json  # noqa: PLC0415 an extra, and slow

    write_bytes(file, to_bytes(path) if file.suffix == COMPACT else to_json(path).encode())


def ends(path: "Trajectory") -> list[dict[str, Any]]:
    """Where each disc came to be, as a record."""
    from sjoelen.physics.trajectories.trajectory import final_segments  # noqa: PLC0415 an extra, and slow

    return [{"x_m": each.x_m, "y_m": each.y_m, "gone": gone} for each, gone in final_segments(path)]


def lines(reader: Reader, path: "Trajectory") -> Iterator[str]:
    """How long a slide took, and where everything rests."""
    from sjoelen.physics.board.builtin_boards import board  # noqa: PLC0415 an extra, and slow
    from sjoelen.physics.trajectories.trajectory import final_placements  # noqa: PLC0415
    from sjoelen.play.board_lines import board_lines  # noqa: PLC0415
    from sjoelen.play.location import location_of  # noqa: PLC0415

    yield reader.say("cli.slide.took", seconds=Figure(f"{path.ended_s:.2f}"), contacts=len(path.contacts))
    lying, parts, book = dict(final_placements(path)), board_lines(board(path.board)), edition()
    for number in range(path.discs):
        name = reader.say("cli.slide.disc" if number else "cli.slide.let-go", disc=number)
        disc = lying.get(number)
        place = resting(reader, location_of(disc, parts), disc, book)
        if disc is None:
            yield reader.say("cli.slide.gone", name=name, place=place)
        else:
            across, along = (Figure(f"{MM_PER_M * m:.1f}") for m in (disc.x_m, disc.y_m))
            yield reader.say("cli.slide.rests", name=name, place=place, across=across, along=along)
