"""sjoelen slide --at 0.193 --speed 2.4"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sjoelen.cli.board import board_options, on_board
from sjoelen.cli.error import BadOption, PartNotInstalled
from sjoelen.cli.file import FILE, read_text, write_bytes, write_text
from sjoelen.cli.localized_command import localized_command
from sjoelen.cli.number import Number
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.cli.position_text import position_text
from sjoelen.cli.preparation import announce_preparation
from sjoelen.error import Figure, Phrase
from sjoelen.rules.builtin_editions import edition

if TYPE_CHECKING:
    from sjoelen.physics.trajectories.trajectory import Trajectory

SEED_MAX = 2**64 - 1
MM_PER_M = 1000
AS_JSON, COMPACT = ".json", ".sjtr"  # suffixes of a stored slide


@localized_command("slide")
@click.option("--at", "x_m", type=Number(), required=True, metavar="METRES")
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
    x_m: float,
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
    """Simulate a slide and print the final position of each disc."""
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
    announce_preparation()
    with field_prefix("--"):
        path = slide(table, release_at(x_m, speed, angle, spin), seed)
    if svg:
        write_text(svg, draw_svg(table, path))
    if save:
        store(save, path)
    reader = this_reader()
    record = {"trajectory": json.loads(to_json(path)), "discs": ends(path)} if reader.as_json else {}
    answer(record, lines(reader, path))


def check_name(file: Path | None) -> None:
    """Check the suffix of a file for a slide; raises BadOption."""
    if file and file.suffix not in (AS_JSON, COMPACT):
        raise BadOption(option="--save", expected=Phrase("one-of", words=(AS_JSON, COMPACT)))


def store(file: Path, path: "Trajectory") -> None:
    """Write a slide atomically, in the format of the file's suffix; raises CannotStore."""
    from sjoelen.physics.trajectories.archive import to_bytes, to_json  # noqa: PLC0415 an extra, and slow

    write_bytes(file, to_bytes(path) if file.suffix == COMPACT else to_json(path).encode())


def ends(path: "Trajectory") -> list[dict[str, Any]]:
    """Return the final position of each disc, in metres, as a JSON record."""
    from sjoelen.physics.trajectories.trajectory import final_segments  # noqa: PLC0415 an extra, and slow

    return [{"x_m": segment.x_m, "y_m": segment.y_m, "gone": gone} for segment, gone in final_segments(path)]


def lines(reader: Reader, path: "Trajectory") -> Iterator[str]:
    """Yield the duration of a slide and the final position of each disc."""
    from sjoelen.physics.board.builtin_boards import board  # noqa: PLC0415 an extra, and slow
    from sjoelen.physics.trajectories.trajectory import final_placements  # noqa: PLC0415
    from sjoelen.play.board_lines import board_lines  # noqa: PLC0415
    from sjoelen.play.location import location_of  # noqa: PLC0415

    yield reader.say("cli.slide.took", seconds=Figure(f"{path.ended_s:.2f}"), contacts=len(path.contacts))
    placements, parts, rules = dict(final_placements(path)), board_lines(board(path.board)), edition()
    for number in range(path.discs):
        name = reader.say("cli.slide.disc" if number else "cli.slide.let-go", disc=number)
        disc = placements.get(number)
        place = position_text(reader, location_of(disc, parts), disc, rules)
        if disc is None:
            yield reader.say("cli.slide.gone", name=name, place=place)
        else:
            across, along = (Figure(f"{MM_PER_M * m:.1f}") for m in (disc.x_m, disc.y_m))
            yield reader.say("cli.slide.rests", name=name, place=place, across=across, along=along)
