"""A board file with what was fitted to it."""

import re

from sjoelen.physics.fit import Fit, Multiple


def tuned(text: str, condition: str, found: Fit) -> str:
    """The board's text with one condition's values multiplied, their intervals and source told."""
    for name, multiple in (
        ("friction", found.friction),
        ("wall_restitution", found.wall_restitution),
        ("disc_restitution", found.disc_restitution),
    ):
        if multiple is not None:
            for at in ("slow", "fast"):
                text = _multiplied(text, f"condition.{condition}.{name}_{at}", multiple)
    return text


def _multiplied(text: str, table: str, by: Multiple) -> str:
    return re.sub(
        rf"(\[{re.escape(table)}\]\nvalue = )([\d.]+)\n.*?(?=\n\n|\Z)",
        lambda match: match[1] + _fitted(float(match[2]), by),
        text,
        flags=re.DOTALL,
    )


def _fitted(value: float, by: Multiple) -> str:
    middle, least, most = (value * each for each in (by.value, by.least, by.most))
    return (
        f"{middle:.5f}\nassumed = true\nleast = {least:.5f}\nmost = {most:.5f}\n"
        f'source = "fitted to {by.slides} slides measured on this board"'
    )
