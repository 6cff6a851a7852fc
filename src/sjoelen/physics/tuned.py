"""A board file with the friction that was fitted to it."""

import re

from sjoelen.physics.fit import Fit

FRICTIONS = ("friction_slow", "friction_fast")


def tuned(text: str, condition: str, found: Fit, stops: int) -> str:
    """The board's text with one condition's friction multiplied, its interval and source told."""
    for name in FRICTIONS:
        text = re.sub(
            rf"(\[condition\.{re.escape(condition)}\.{name}\]\nvalue = )([\d.]+)\n.*?(?=\n\n|\Z)",
            lambda match: match[1] + _fitted(float(match[2]), found, stops),
            text,
            flags=re.DOTALL,
        )
    return text


def _fitted(value: float, found: Fit, stops: int) -> str:
    low, middle, high = (value * each for each in (found.least, found.friction, found.most))
    return (
        f"{middle:.5f}\nassumed = true\nleast = {low:.5f}\nmost = {high:.5f}\n"
        f'source = "fitted to {stops} slides measured on this board"'
    )
