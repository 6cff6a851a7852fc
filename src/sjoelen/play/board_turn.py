"""Turn on a board: the log of the rules, and the discs."""

from dataclasses import dataclass, replace

from sjoelen.physics.board.arrays import BoardArrays, board_arrays
from sjoelen.physics.board.builtin_boards import DEFAULT_BOARD, DEFAULT_CONDITION
from sjoelen.physics.board.builtin_boards import board as board_of
from sjoelen.physics.board.equipment import Board
from sjoelen.physics.out_of_plane.effects import Effect
from sjoelen.physics.release import Release
from sjoelen.physics.scene.scene import Scene, check_count
from sjoelen.play.board_lines import BoardLines, board_lines
from sjoelen.play.disc import Disc, renumbered
from sjoelen.rules.commands import begin
from sjoelen.rules.edition import Edition
from sjoelen.rules.events import TurnEvent
from sjoelen.rules.turn import Turn, new_turn, replay


@dataclass(frozen=True, slots=True)
class SlideRecord:
    """Release of a slide and its seed: with the board and the engine enough to replay it."""

    disc: int
    subturn: int
    release: Release
    seed: int


@dataclass(frozen=True, slots=True)
class BoardTurn:
    """Turn on a board: the turn of the rules, and the discs in the hand, on the board, or apart.

    `discs` holds the discs on the board in the order in which they came there, and those off it that are put
    back when the sub-turn ends. The numbers in `apart` come back to the hand then.
    """

    turn: Turn
    hand: tuple[int, ...]
    board: str | Board = DEFAULT_BOARD
    condition: str = DEFAULT_CONDITION
    seed: int = 0
    off: frozenset[Effect] = frozenset()
    discs: tuple[Disc, ...] = ()
    apart: tuple[int, ...] = ()
    events: tuple[TurnEvent, ...] = ()
    slides: tuple[SlideRecord, ...] = ()

    @property
    def lines(self) -> BoardLines:
        """Return the lines of the board."""
        return board_lines(board_of(self.board))

    @property
    def arrays(self) -> BoardArrays:
        """Return the arrays of the board."""
        return board_arrays(board_of(self.board), self.condition)

    @property
    def subturn(self) -> int:
        """Return the number of the current sub-turn."""
        return self.turn.subturn + 1

    def scene(self) -> Scene:
        """Return the discs on the board as a scene, in the order of `discs`."""
        placements = {disc.number: disc.placement for disc in self.discs if disc.placement is not None}
        places = {number: place for place, number in enumerate(placements, 1)}
        discs = tuple(renumbered(placement, places) for placement in placements.values())
        return Scene(discs, self.board, self.condition, off=self.off)


def begin_on_board(
    edition: Edition,
    *,
    discs: int | None = None,
    board: str | Board = DEFAULT_BOARD,
    condition: str = DEFAULT_CONDITION,
    seed: int = 0,
) -> BoardTurn:
    """Begin a turn with all discs in the hand, or with fewer that were counted.

    Raises NoSuchBoard, TooManyOnBoard and what `rules.begin` raises.
    """
    board_of(board)
    events = begin(new_turn(edition), discs)
    turn = replay(events, new_turn(edition))
    check_count(turn.discs)
    return BoardTurn(turn, tuple(range(1, turn.discs + 1)), board, condition, seed, events=events)


def with_events(board_turn: BoardTurn, *events: TurnEvent) -> BoardTurn:
    """Return the turn with more events in its log."""
    return replace(board_turn, turn=replay(events, board_turn.turn), events=(*board_turn.events, *events))
