"""The boards that come with the program."""

from functools import cache
from importlib.resources import files

from sjoelen.physics.board.equipment import Board, Condition
from sjoelen.physics.board.parse import parse_board
from sjoelen.physics.error import NoSuchBoard, UnknownCondition

BOARD_IDS = ("competition", "family")
DEFAULT_BOARD, DEFAULT_CONDITION = "competition", "club"


def board(which: str | Board = DEFAULT_BOARD) -> Board:
    """The packaged board of this id, or a board itself; raises NoSuchBoard."""
    return which if isinstance(which, Board) else _packaged_board(which)


@cache
def _packaged_board(name: str) -> Board:
    if name not in BOARD_IDS:
        raise NoSuchBoard(board=name, known=BOARD_IDS)
    return parse_board(packaged(f"boards/{name}.toml"))


def condition_of(whose: Board, name: str) -> Condition:
    """The board's condition of this name; raises UnknownCondition."""
    if name not in whose.conditions:
        raise UnknownCondition(condition=name, known=tuple(whose.conditions))
    return whose.conditions[name]


def packaged(path: str) -> str:
    """The text of a file that comes with the boards."""
    return files("sjoelen.physics").joinpath(path).read_text(encoding="utf-8")
