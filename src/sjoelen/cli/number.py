"""The parameter type of a decimal number."""

from typing import Any

import click


class Number(click.ParamType[float]):
    """A number with a decimal point or a decimal comma."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the number as a float; fails with BadParameter."""
        try:
            return float(str(value).replace(",", "."))
        except ValueError:
            self.fail(f"{value!r}", param, ctx)
