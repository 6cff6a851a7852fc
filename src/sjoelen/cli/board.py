"""sjoelen board show [BOARD], board inspect FILE, board fit FILE"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sjoelen.cli.error import PartNotInstalled
from sjoelen.cli.file import FILE, read_text, write_text
from sjoelen.cli.localized_command import LocalizedGroup, localized_command, output_options, show_commands
from sjoelen.cli.measures import measure_lines, text_or_translation, unit_of
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.error import Figure
from sjoelen.physics.board.builtin_boards import DEFAULT_BOARD, DEFAULT_CONDITION, packaged
from sjoelen.physics.board.builtin_boards import board as board_of
from sjoelen.physics.board.equipment import Board, Measure
from sjoelen.physics.board.inspection import MeasuredDimension, inspect, read_dimensions
from sjoelen.physics.board.parse import parse_board
from sjoelen.rules.builtin_editions import edition
from sjoelen.search.clause_sentences import clause_citation

if TYPE_CHECKING:
    from sjoelen.physics.fitting.fit import Fit, Multiple
    from sjoelen.physics.scene.scene import Scene

BOARD_FILE_SUFFIX = ".toml"  # of a board of the user's own
OUT_OF_TOLERANCE = 3  # exit code of the family IllegalError


@click.group(
    "board",
    cls=LocalizedGroup,
    lazy_subcommands={
        "show": "sjoelen.cli.board:show",
        "inspect": "sjoelen.cli.board:inspection",
        "fit": "sjoelen.cli.board:fitting",
    },
    invoke_without_command=True,
)
@output_options
def command() -> None:
    """Show, inspect or fit a board and its discs."""
    show_commands()


@localized_command("show", key="board-show")
@click.argument("board", default=DEFAULT_BOARD)
def show(board: str) -> None:
    """List the measures of a board and the source of each."""
    board_shown = board_from(board)
    groups = {"dimensions": _measures(board_shown.dimensions)} | {
        name: _measures(condition) for name, condition in board_shown.conditions.items()
    }
    answer(
        {
            "board": board_shown.id,
            "sources": board_shown.sources,
            **{
                name: {measure_name: asdict(measure) for measure_name, measure in group.items()}
                for name, group in groups.items()
            },
        },
        _lines(this_reader(), board_shown, groups),
    )


@localized_command("inspect", key="board-inspect")
@click.argument("file", type=FILE)
@click.option("--board", default=DEFAULT_BOARD, metavar="BOARD")
def inspection(file: Path, board: str) -> None:
    """Compare measured dimensions with the tolerances; exit with 3 if any is exceeded."""
    findings = inspect(read_dimensions(read_text(file)), board_from(board))
    answer(
        {"board": board, "findings": [asdict(finding) for finding in findings]},
        _finding_lines(this_reader(), findings),
    )
    if any(finding.excess for finding in findings):
        click.get_current_context().exit(OUT_OF_TOLERANCE)


@localized_command("fit", key="board-fit")
@click.argument("file", type=FILE)
@click.option("--board", default=DEFAULT_BOARD, metavar="BOARD")
@click.option("--condition", default=DEFAULT_CONDITION, metavar="CONDITION")
@click.option("--write", type=FILE, metavar="FILE")
def fitting(*, file: Path, board: str, condition: str, write: Path | None) -> None:
    """Fit friction and restitution of a board to measured slides."""
    try:
        from sjoelen.physics.board.arrays import board_arrays  # noqa: PLC0415 an extra, and slow
        from sjoelen.physics.fitting.fit import fit, read_slides  # noqa: PLC0415
        from sjoelen.physics.fitting.fitted_board import fitted_board  # noqa: PLC0415
    except ImportError:
        raise PartNotInstalled(part="play") from None
    result = fit(read_slides(read_text(file)), board_arrays(board_from(board), condition))
    if write:
        text = (
            read_text(Path(board)) if board.endswith(BOARD_FILE_SUFFIX) else packaged(f"boards/{board}.toml")
        )
        reader = this_reader()
        write_text(
            write,
            fitted_board(
                text, condition, result, lambda slides: reader.say("board.source.fitted", slides=slides)
            ),
        )
    answer(
        {"board": board, "condition": condition, **asdict(result)},
        _fit_lines(this_reader(), result, condition),
    )


def board_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add `--board` and `--condition` to a command."""
    function = click.option("--condition", metavar="CONDITION")(function)
    return click.option("--board", metavar="BOARD|FILE")(function)


def board_from(board: str) -> Board:
    """Return a built-in board by name, or read a board from a TOML file.

    Raises NoSuchBoard, UnknownFile and what `parse_board` raises.
    """
    return parse_board(read_text(Path(board))) if board.endswith(BOARD_FILE_SUFFIX) else board_of(board)


def on_board(scene: "Scene", board: str | None, condition: str | None) -> "Scene":
    """Return the scene with its board and condition replaced, if given."""
    if board is not None:
        scene = replace(scene, board=board_from(board))
    return scene if condition is None else replace(scene, condition=condition)


def _measures(part: object) -> dict[str, Measure]:
    return {field.name: getattr(part, field.name) for field in fields(part)}  # type: ignore[arg-type]


def _lines(reader: Reader, board: Board, groups: dict[str, dict[str, Measure]]) -> Iterator[str]:
    yield text_or_translation(reader, "board.title", board.title)
    for name, group in groups.items():
        yield ""
        yield reader.say("cli.board.dimensions") if name == "dimensions" else _condition_title(reader, name)
        yield from measure_lines(reader, group)


def _condition_title(reader: Reader, name: str) -> str:
    return text_or_translation(reader, "board.condition", name)


def _fit_lines(reader: Reader, result: "Fit", condition: str) -> Iterator[str]:
    for key in ("friction", "wall_restitution", "disc_restitution"):
        multiple: Multiple | None = getattr(result, key)
        if multiple is not None:
            numbers = {
                bound: Figure(f"{getattr(multiple, bound):.3f}") for bound in ("value", "least", "most")
            }
            name = _condition_title(reader, condition)
            yield reader.say(f"cli.board.fitted.{key}", condition=name, slides=multiple.slides, **numbers)
    yield reader.say("cli.board.scatter", scatter=f"{1000 * result.scatter_m:.0f}")


def _finding_lines(reader: Reader, findings: tuple[MeasuredDimension, ...]) -> Iterator[str]:
    for finding in findings:
        key = "within" if not finding.excess else "over" if finding.measured > finding.nominal else "under"
        yield reader.say(
            f"cli.board.{key}",
            **asdict(finding)
            | {
                "name": reader.say(f"measure.{finding.name}"),
                "article": clause_citation(finding.article, edition(), reader.language),
            },
            id=finding.name,
            unit=unit_of(finding.name),
        )
