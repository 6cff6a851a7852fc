"""Lookup on the glide curve: the cell, and the fraction of the cell that has passed."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    CELL_COLUMNS,
    CELL_WIDTH,
    CURVES_END,
    HINTS,
    REMAINING_M,
    REMAINING_S,
    SECOND_CURVE,
    V,
    W,
)

THIRD = 1.0 / 3.0
ROUNDS, CONVERGED = 8, 1e-9  # after a smaller Newton step the error is below the precision of a float


@compiled
def speed_at(board: Floats, cell: int, fraction: float) -> float:
    """Return the speed divided by the scale."""
    return _cubic(board, cell + V, fraction)


@compiled
def rim_speed_at(board: Floats, cell: int, fraction: float) -> float:
    """Return spin × rim radius divided by the scale."""
    return _cubic(board, cell + W, fraction)


@compiled
def remaining_m_at(board: Floats, cell: int, fraction: float) -> float:
    """Return the remaining distance × μg divided by the square of the scale."""
    offset = cell + V
    mean = (
        (0.25 * board[offset + 3] * fraction + THIRD * board[offset + 2]) * fraction + 0.5 * board[offset + 1]
    ) * fraction
    mean += board[offset]
    return board[cell + REMAINING_M] - board[cell + CELL_WIDTH] * mean * fraction


@compiled
def find_cell(board: Floats, column: int, value: float, near: int, first: int, last: int) -> int:
    """Return the last cell from `first` to `last` whose start is not below a value of a falling column.

    The search starts at the cell `near` and doubles its steps.
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
def find_cell_of_ratio(board: Floats, speed: float, rim_mps: float) -> tuple[int, int]:
    """Return the cell that holds the ratio of two speeds, and the last cell of its curve."""
    second, end = int(board[SECOND_CURVE]), int(board[CURVES_END])
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
    """Return a value above 0 if the cell starts with a lower ratio than that of these two speeds."""
    return speed * board[cell + W] - rim_mps * board[cell + V]


@compiled
def fraction_at_speed(board: Floats, cell: int, speed: float) -> float:
    """Return the fraction of a cell that has passed when the scaled speed has fallen to this value."""
    early, late = board[cell + V], _cubic(board, cell + V, 1.0)
    fraction = (early - speed) / (early - late)
    for _ in range(ROUNDS):
        step = (_cubic(board, cell + V, fraction) - speed) / _cubic_slope(board, cell + V, fraction)
        fraction = min(max(fraction - step, 0.0), 1.0)
        if abs(step) <= CONVERGED:
            break
    return fraction


@compiled
def fraction_at_distance(board: Floats, cell: int, left_m: float) -> float:
    """Return the fraction of a cell that has passed when the remaining distance has fallen to this value."""
    if board[cell + REMAINING_S] == board[cell + CELL_WIDTH]:  # the last cell is straight and ends at rest
        return 1.0 - sqrt(left_m / board[cell + REMAINING_M])
    early, late = board[cell + REMAINING_M], board[cell + CELL_COLUMNS + REMAINING_M]
    fraction = (early - left_m) / (early - late)
    for _ in range(ROUNDS):
        step = (remaining_m_at(board, cell, fraction) - left_m) / (
            board[cell + CELL_WIDTH] * _cubic(board, cell + V, fraction)
        )
        fraction = min(max(fraction + step, 0.0), 1.0)
        if abs(step) <= CONVERGED:
            break
    return fraction


@compiled
def fraction_at_ratio(board: Floats, cell: int, speed: float, rim_mps: float) -> float:
    """Return the fraction of a cell that has passed when speed and rim speed have this ratio."""
    if board[cell + REMAINING_S] == board[cell + CELL_WIDTH]:  # the ratio is constant
        return 0.0
    early = _excess(board, cell, speed, rim_mps)
    late = _excess(board, cell + CELL_COLUMNS, speed, rim_mps)
    fraction = min(max(early / (early - late), 0.0), 1.0)
    for _ in range(ROUNDS):
        excess = rim_mps * _cubic(board, cell + V, fraction) - speed * _cubic(board, cell + W, fraction)
        slope = rim_mps * _cubic_slope(board, cell + V, fraction) - speed * _cubic_slope(
            board, cell + W, fraction
        )
        if slope == 0.0:
            break
        step = excess / slope
        fraction = min(max(fraction - step, 0.0), 1.0)
        if abs(step) <= CONVERGED:
            break
    return fraction


@compiled
def _cubic(board: Floats, offset: int, fraction: float) -> float:
    return (
        (board[offset + 3] * fraction + board[offset + 2]) * fraction + board[offset + 1]
    ) * fraction + board[offset]


@compiled
def _cubic_slope(board: Floats, offset: int, fraction: float) -> float:
    return (3.0 * board[offset + 3] * fraction + 2.0 * board[offset + 2]) * fraction + board[offset + 1]
