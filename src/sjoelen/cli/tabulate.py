"""Text tables with columns of a fixed width."""

from collections.abc import Collection, Iterator, Sequence


def table_lines(heads: Sequence[str], rows: Sequence[Sequence[str]], left: Collection[int]) -> Iterator[str]:
    """Yield the lines of a table; columns in `left` are left-aligned, others right-aligned."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        cells = zip(row, widths, strict=True)
        yield "  ".join(
            cell.ljust(width) if place in left else cell.rjust(width)
            for place, (cell, width) in enumerate(cells)
        ).rstrip()
