"""Finding a place on the glide curve: the cell that holds it, and the part of the cell that is past."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import CELL_COLUMNS, END, HINTS, LEFT_M, LEFT_S, SECOND, WIDTH, V, W

THIRD = 1.0 / 3.0
ROUNDS, DONE = 8, 1e-9  # a Newton step this small leaves no error that a float can hold


@compiled
def speed_at(board: Floats, cell: int, part: float) -> float:
    """Speed, over the scale."""
    return _cubic(board, cell + V, part)


@compiled
def rim_speed_at(board: Floats, cell: int, part: float) -> float:
    """Spin × rim radius, over the scale."""
    return _cubic(board, cell + W, part)


@compiled
def left_m_at(board: Floats, cell: int, part: float) -> float:
    """Distance left, over the scale squared and times μg."""
    at = cell + V
    mean = ((0.25 * board[at + 3] * part + THIRD * board[at + 2]) * part + 0.5 * board[at + 1]) * part
    mean += board[at]
    return board[cell + LEFT_M] - board[cell + WIDTH] * mean * part


@compiled
def cell_of(board: Floats, column: int, value: float, near: int, first: int, last: int) -> int:
    """The last cell from `first` to `last` that begins at or before this value of a falling column.

    It is sought from one that may be near it, in steps that double.
    """
    low, end, step = near, last + CELL_COLUMNS, CELL_COLUMNS
    if board[near + column] >= value:
        while low + step < end and board[low + step + column] >= value:
            low, step = low + step, 2 * step
        end = min(low + step, end)
    else:
        while low > first and board[low + column] < value:
            low, end, step = max(low - step, first), low, 2 * step
    count = (end - low) // CELL_COLUMNS
    while count > 1:
        half = count // 2
        middle = low + half * CELL_COLUMNS
        low = middle if board[middle + column] >= value else low
        count -= half
    return low


@compiled
def cell_of_ratio(board: Floats, speed: float, rim_mps: float) -> tuple[int, int]:
    """The cell that holds the ratio of two speeds, and the last cell of its curve."""
    second, end = int(board[SECOND]), int(board[END])
    before = second - CELL_COLUMNS
    sign = 1.0 if speed * board[before + W] >= rim_mps * board[before + V] else -1.0
    last, hint = (before, end) if sign > 0.0 else (end - CELL_COLUMNS, end + HINTS)
    low, step = int(board[hint + min(int(speed / (speed + rim_mps) * HINTS), HINTS - 1)]), CELL_COLUMNS
    while low + step <= last and sign * _excess(board, low + step, speed, rim_mps) <= 0.0:
        low, step = low + step, 2 * step
    count = (min(low + step, last + CELL_COLUMNS) - low) // CELL_COLUMNS
    while count > 1:
        half = count // 2
        middle = low + half * CELL_COLUMNS
        low = middle if sign * _excess(board, middle, speed, rim_mps) <= 0.0 else low
        count -= half
    return low, last


@compiled
def _excess(board: Floats, cell: int, speed: float, rim_mps: float) -> float:
    """Above 0 where a cell begins with a lower ratio than that of these two speeds."""
    return speed * board[cell + W] - rim_mps * board[cell + V]


@compiled
def part_of_speed(board: Floats, cell: int, speed: float) -> float:
    """The part of a cell that is past when the speed, over the scale, has fallen to this."""
    early, late = board[cell + V], _cubic(board, cell + V, 1.0)
    part = (early - speed) / (early - late)
    for _ in range(ROUNDS):
        step = (_cubic(board, cell + V, part) - speed) / _slope(board, cell + V, part)
        part = min(max(part - step, 0.0), 1.0)
        if abs(step) <= DONE:
            break
    return part


@compiled
def part_of_distance(board: Floats, cell: int, left_m: float) -> float:
    """The part of a cell that is past when the distance left has fallen to this."""
    if board[cell + LEFT_S] == board[cell + WIDTH]:  # the last cell is straight and ends at rest
        return 1.0 - sqrt(left_m / board[cell + LEFT_M])
    early, late = board[cell + LEFT_M], board[cell + CELL_COLUMNS + LEFT_M]
    part = (early - left_m) / (early - late)
    for _ in range(ROUNDS):
        step = (left_m_at(board, cell, part) - left_m) / (board[cell + WIDTH] * _cubic(board, cell + V, part))
        part = min(max(part + step, 0.0), 1.0)
        if abs(step) <= DONE:
            break
    return part


@compiled
def part_of_ratio(board: Floats, cell: int, speed: float, rim_mps: float) -> float:
    """The part of a cell that is past when speed and rim speed have this ratio."""
    if board[cell + LEFT_S] == board[cell + WIDTH]:  # the ratio no longer changes
        return 0.0
    early = _excess(board, cell, speed, rim_mps)
    late = _excess(board, cell + CELL_COLUMNS, speed, rim_mps)
    part = min(max(early / (early - late), 0.0), 1.0)
    for _ in range(ROUNDS):
        excess = rim_mps * _cubic(board, cell + V, part) - speed * _cubic(board, cell + W, part)
        slope = rim_mps * _slope(board, cell + V, part) - speed * _slope(board, cell + W, part)
        if slope == 0.0:
            break
        step = excess / slope
        part = min(max(part - step, 0.0), 1.0)
        if abs(step) <= DONE:
            break
    return part


@compiled
def _cubic(board: Floats, at: int, part: float) -> float:
    return ((board[at + 3] * part + board[at + 2]) * part + board[at + 1]) * part + board[at]


@compiled
def _slope(board: Floats, at: int, part: float) -> float:
    return (3.0 * board[at + 3] * part + 2.0 * board[at + 2]) * part + board[at + 1]
