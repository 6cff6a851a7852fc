"""Tables and headings in Markdown."""

from collections.abc import Iterable

Cells = tuple[str, ...]


def table(head: Cells, rows: Iterable[Cells]) -> str:
    """Return a table; every row has as many cells as its head."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def page(*parts: str) -> str:
    """Return the parts with an empty line between them; empty parts are left out."""
    return "\n\n".join(part for part in parts if part) + "\n"
