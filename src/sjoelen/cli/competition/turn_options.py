"""A turn as it is typed: four counts with their bonus slides, or a total."""

from collections.abc import Callable
from functools import partial, wraps
from typing import Any

import click

from sjoelen.cli.error import WordMissing
from sjoelen.cli.tallies import read_tally, refuse_options
from sjoelen.error import Phrase
from sjoelen.rules.tally import count_from
from sjoelen.rules.turn_points import Counts, Total


def writes(act: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the words of a written turn; it gets `written`, which reads them when it is called."""

    @wraps(act)
    def reading(
        *,
        counts: tuple[str, ...],
        total: str | None,
        after: str | None,
        bonus: tuple[str, ...],
        decline_bonus: bool,
        **rest: Any,
    ) -> Any:
        written = partial(read_written, counts, total, after, bonus, declined=decline_bonus)
        return act(written=written, **rest)

    for option in (
        click.option("--decline-bonus", is_flag=True),
        click.option("--bonus", multiple=True, metavar="VALUE[,VALUE]"),
        click.option("--after", metavar="SUBTURN"),
        click.option("--total", metavar="POINTS"),
        click.argument("counts", nargs=-1, type=click.UNPROCESSED),
    ):
        reading = option(reading)
    return reading


def read_written(
    counts: tuple[str, ...], total: str | None, after: str | None, bonus: tuple[str, ...], *, declined: bool
) -> Counts | Total:
    """Read them; raises WordMissing and what reading counts raises."""
    refuse_options(counts)
    if total is not None and not counts:
        return Total(count_from(total))
    if not counts:
        raise WordMissing(word=Phrase("COUNTS"))
    values = tuple(count_from(value.strip()) for text in bonus for value in text.split(","))
    return Counts(read_tally(counts), None if after is None else count_from(after), values, declined)
