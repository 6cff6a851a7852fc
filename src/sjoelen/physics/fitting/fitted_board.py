"""Board file with the values of a fit."""

import re
from collections.abc import Callable

from sjoelen.error import Phrase
from sjoelen.physics.board.parse import parse_board
from sjoelen.physics.error import BrokenBoard
from sjoelen.physics.fitting.fit import Fit, Multiple


def fitted_board(text: str, condition: str, fit: Fit, source: Callable[[int], str]) -> str:
    """Return a board file with the values of one condition multiplied.

    `source` names the number of slides in a language. Raises BrokenBoard where a table is not laid out as in
    our boards, and what `parse_board` raises for the result.
    """
    for name, multiple in (
        ("friction", fit.friction),
        ("wall_restitution", fit.wall_restitution),
        ("disc_restitution", fit.disc_restitution),
    ):
        if multiple is not None:
            for end in ("slow", "fast"):
                table = f"condition.{condition}.{name}_{end}"
                text = _multiplied(text, table, multiple, source(multiple.slides))
    parse_board(text)
    return text


def _multiplied(text: str, table: str, multiple: Multiple, source: str) -> str:
    text, count = re.subn(
        rf"(\[{re.escape(table)}\]\nvalue = )([\d.]+)\n.*?(?=\n\n|\Z)",
        lambda match: match[1] + _lines(float(match[2]), multiple) + f'source = "{source}"',
        text,
        flags=re.DOTALL,
    )
    if not count:
        raise BrokenBoard(reason=Phrase("written-otherwise", table=table))
    return text


def _lines(value: float, multiple: Multiple) -> str:
    middle, least, most = value * multiple.value, value * max(multiple.least, 0.0), value * multiple.most
    return f"{middle:.5f}\nassumed = true\nleast = {least:.5f}\nmost = {most:.5f}\n"
