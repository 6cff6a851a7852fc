"""Built-in boards."""

from functools import cache
from importlib.resources import files

from sjoelen.physics.board.equipment import Board, Condition
from sjoelen.physics.board.parse import parse_board
from sjoelen.physics.error import NoSuchBoard, UnknownCondition

BOARD_IDS = ("competition", "family")
DEFAULT_BOARD, DEFAULT_CONDITION = "competition", "club"


def board(name: str | Board = DEFAULT_BOARD) -> Board:
    """Return the built-in board of an id, or the board itself; raises NoSuchBoard."""
    return name if isinstance(name, Board) else _packaged_board(name)


@cache
def _packaged_board(name: str) -> Board:
    if name not in BOARD_IDS:
        raise NoSuchBoard(board=name, known=BOARD_IDS)
    return parse_board(packaged(f"boards/{name}.toml"))


def condition_of(chosen: Board, name: str) -> Condition:
    """Return a condition of a board; raises UnknownCondition."""
    if name not in chosen.conditions:
        raise UnknownCondition(condition=name, known=tuple(chosen.conditions))
    return chosen.conditions[name]


def packaged(path: str) -> str:
    """Return the text of a packaged file."""
    return files("sjoelen.physics").joinpath(path).read_text(encoding="utf-8")
