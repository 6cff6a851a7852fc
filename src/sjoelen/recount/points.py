"""The points of a count, set by set."""

from collections.abc import Sequence

VALUES = (2, 3, 4, 1)  # R40: board order


def points(tally: Sequence[int], bonus: Sequence[int] = ()) -> int:
    """Return the points: 20 for each set of four discs, then the value of each remaining disc."""
    left, total = list(tally), 0
    while all(left):
        left = [count - 1 for count in left]
        total += 20
    for count, value in zip(left, VALUES, strict=True):
        for _ in range(count):
            total += value
    for value in bonus:
        total += value
    return total
