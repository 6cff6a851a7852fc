"""A number as people type it."""

from typing import Any

import click


class Number(click.ParamType[float]):
    """A number with a decimal point or, as Dutch readers see it in the answer, a comma."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number; fails where it is none."""
        try:
            return float(str(value).replace(",", "."))
        except ValueError:
            self.fail(f"{value!r}", param, ctx)
