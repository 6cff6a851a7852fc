"""Rows as columns of a fixed width."""

from collections.abc import Collection, Iterator, Sequence


def tabulated(heads: Sequence[str], rows: Sequence[Sequence[str]], left: Collection[int]) -> Iterator[str]:
    """A line for the heads and for each row; the columns in `left` begin at their left, others end right."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        cells = zip(row, widths, strict=True)
        yield "  ".join(
            cell.ljust(width) if place in left else cell.rjust(width)
            for place, (cell, width) in enumerate(cells)
        ).rstrip()
