"""sjoelen board show [BOARD], board inspect FILE, board fit FILE"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sjoelen.cli.error import PartNotInstalled
from sjoelen.cli.file import FILE, read_text, write_text
from sjoelen.cli.localized_command import SpokenGroup, reading, say_commands, spoken
from sjoelen.cli.measures import measure_lines, said, unit_of
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.error import Figure
from sjoelen.physics.board.builtin_boards import DEFAULT_BOARD, DEFAULT_CONDITION, packaged
from sjoelen.physics.board.builtin_boards import board as board_of
from sjoelen.physics.board.equipment import Board, Measure
from sjoelen.physics.board.inspection import MeasuredDimension, inspect, read_dimensions
from sjoelen.physics.board.parse import parse_board

if TYPE_CHECKING:
    from sjoelen.physics.fitting.fit import Fit, Multiple
    from sjoelen.physics.scene.scene import Scene

OWN = ".toml"  # how the name of one's own board ends
OUT_OF_TOLERANCE = 3  # the exit code of what an article forbids


@click.group(
    "board",
    cls=SpokenGroup,
    at={
        "show": "sjoelen.cli.board:show",
        "inspect": "sjoelen.cli.board:inspection",
        "fit": "sjoelen.cli.board:fitting",
    },
    invoke_without_command=True,
)
@reading
def command() -> None:
    """The board and its discs."""
    say_commands()


@spoken("show", key="board-show")
@click.argument("board", default=DEFAULT_BOARD)
def show(board: str) -> None:
    """Every measure of a board and what it rests on."""
    found = known(board)
    groups = {"dimensions": _measures(found.dimensions)} | {
        name: _measures(condition) for name, condition in found.conditions.items()
    }
    answer(
        {
            "board": found.id,
            "sources": found.sources,
            **{
                name: {each: asdict(measure) for each, measure in group.items()}
                for name, group in groups.items()
            },
        },
        _lines(this_reader(), found, groups),
    )


@spoken("inspect", key="board-inspect")
@click.argument("file", type=FILE)
@click.option("--board", default=DEFAULT_BOARD, metavar="BOARD")
def inspection(file: Path, board: str) -> None:
    """Which measured dimensions are out of tolerance."""
    findings = inspect(read_dimensions(read_text(file)), known(board))
    answer(
        {"board": board, "findings": [asdict(each) for each in findings]}, _judged(this_reader(), findings)
    )
    if any(each.excess for each in findings):
        click.get_current_context().exit(OUT_OF_TOLERANCE)


@spoken("fit", key="board-fit")
@click.argument("file", type=FILE)
@click.option("--board", default=DEFAULT_BOARD, metavar="BOARD")
@click.option("--condition", default=DEFAULT_CONDITION, metavar="CONDITION")
@click.option("--write", type=FILE, metavar="FILE")
def fitting(*, file: Path, board: str, condition: str, write: Path | None) -> None:
    """How slippery a board is, from measured slides."""
    try:
        from sjoelen.physics.board.arrays import board_arrays  # noqa: PLC0415 an extra, and slow
        from sjoelen.physics.fitting.fit import fit, read_slides  # noqa: PLC0415
        from sjoelen.physics.fitting.fitted_board import fitted_board  # noqa: PLC0415
    except ImportError:
        raise PartNotInstalled(part="play") from None
    found = fit(read_slides(read_text(file)), board_arrays(known(board), condition))
    if write:
        text = read_text(Path(board)) if board.endswith(OWN) else packaged(f"boards/{board}.toml")
        reader = this_reader()
        write_text(
            write,
            fitted_board(
                text, condition, found, lambda slides: reader.say("board.source.fitted", slides=slides)
            ),
        )
    answer(
        {"board": board, "condition": condition, **asdict(found)}, _fitted(this_reader(), found, condition)
    )


def board_options(act: Callable[..., Any]) -> Callable[..., Any]:
    """`--board` and `--condition`: what is played on."""
    act = click.option("--condition", metavar="CONDITION")(act)
    return click.option("--board", metavar="BOARD|FILE")(act)


def known(board: str) -> Board:
    """One of our boards by its name, or your own in a file; raises NoSuchBoard and what a file can."""
    return parse_board(read_text(Path(board))) if board.endswith(OWN) else board_of(board)


def on_board(scene: "Scene", board: str | None, condition: str | None) -> "Scene":
    """The scene on another board or in another condition, if they are named."""
    if board is not None:
        scene = replace(scene, board=known(board))
    return scene if condition is None else replace(scene, condition=condition)


def _measures(part: object) -> dict[str, Measure]:
    return {board_arrays.name: getattr(part, board_arrays.name) for board_arrays in fields(part)}  # type: ignore[arg-type]


def _lines(reader: Reader, found: Board, groups: dict[str, dict[str, Measure]]) -> Iterator[str]:
    yield said(reader, "board.title", found.title)
    for name, group in groups.items():
        yield ""
        yield reader.say("cli.board.dimensions") if name == "dimensions" else _condition(reader, name)
        yield from measure_lines(reader, group)


def _condition(reader: Reader, name: str) -> str:
    return said(reader, "board.condition", name)


def _fitted(reader: Reader, found: "Fit", condition: str) -> Iterator[str]:
    for key in ("friction", "wall_restitution", "disc_restitution"):
        multiple: Multiple | None = getattr(found, key)
        if multiple is not None:
            told = {each: Figure(f"{getattr(multiple, each):.3f}") for each in ("value", "least", "most")}
            name = _condition(reader, condition)
            yield reader.say(f"cli.board.fitted.{key}", condition=name, slides=multiple.slides, **told)
    yield reader.say("cli.board.scatter", scatter=f"{1000 * found.scatter_m:.0f}")


def _judged(reader: Reader, findings: tuple[MeasuredDimension, ...]) -> Iterator[str]:
    for each in findings:
        key = "within" if not each.excess else "over" if each.measured > each.nominal else "under"
        yield reader.say(
            f"cli.board.{key}",
            **asdict(each) | {"name": reader.say(f"measure.{each.name}")},
            id=each.name,
            unit=unit_of(each.name),
        )
