"""A board file with what was fitted to it."""

import re
from collections.abc import Callable

from sjoelen.error import Phrase
from sjoelen.physics.board.parse import parse_board
from sjoelen.physics.error import BrokenBoard
from sjoelen.physics.fitting.fit import Fit, Multiple


def tuned(text: str, condition: str, found: Fit, source: Callable[[int], str]) -> str:
    """The board's text with one condition's values multiplied; `source` tells of how many slides they are.

    Raises BrokenBoard where a table is not written as in our boards, and what `parse_board` raises if no
    board can be so.
    """
    for name, multiple in (
        ("friction", found.friction),
        ("wall_restitution", found.wall_restitution),
        ("disc_restitution", found.disc_restitution),
    ):
        if multiple is not None:
            for at in ("slow", "fast"):
                table = f"condition.{condition}.{name}_{at}"
                text = _multiplied(text, table, multiple, source(multiple.slides))
    parse_board(text)
    return text


def _multiplied(text: str, table: str, by: Multiple, source: str) -> str:
    text, found = re.subn(
        rf"(\[{re.escape(table)}\]\nvalue = )([\d.]+)\n.*?(?=\n\n|\Z)",
        lambda match: match[1] + _fitted(float(match[2]), by) + f'source = "{source}"',
        text,
        flags=re.DOTALL,
    )
    if not found:
        raise BrokenBoard(reason=Phrase("written-otherwise", table=table))
    return text


def _fitted(value: float, by: Multiple) -> str:
    middle, least, most = (value * each for each in (by.value, max(by.least, 0.0), by.most))
    return f"{middle:.5f}\nassumed = true\nleast = {least:.5f}\nmost = {most:.5f}\n"
