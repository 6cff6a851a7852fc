"""What counts are worth, one set after another."""

from collections.abc import Sequence

VALUES = (2, 3, 4, 1)  # R40: board order


def points(tally: Sequence[int], bonus: Sequence[int] = ()) -> int:
    """Take sets of one disc from each compartment while there are any, for 20; then the rest by value."""
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
