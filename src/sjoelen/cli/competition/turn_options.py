"""Options that describe a turn: four counts with their bonus slides, or a total."""

from collections.abc import Callable
from functools import partial, wraps
from typing import Any

import click

from sjoelen.cli.error import WordMissing
from sjoelen.cli.tallies import read_tally, refuse_options
from sjoelen.error import Phrase
from sjoelen.rules.tally import count_from
from sjoelen.rules.turn_record import TurnRecord, last_counts


def turn_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options of a turn to a command; it gets `read`, a function that returns the TurnRecord."""

    @wraps(command)
    def with_options(
        *,
        counts: tuple[str, ...],
        total: str | None,
        after: str | None,
        bonus: tuple[str, ...],
        decline_bonus: bool,
        **rest: Any,
    ) -> Any:
        read = partial(read_turn, counts, total, after, bonus, declined=decline_bonus)
        return command(read=read, **rest)

    for option in (
        click.option("--decline-bonus", is_flag=True),
        click.option("--bonus", multiple=True, metavar="VALUE[,VALUE]"),
        click.option("--after", metavar="SUBTURN"),
        click.option("--total", metavar="POINTS"),
        click.argument("counts", nargs=-1, type=click.UNPROCESSED),
    ):
        with_options = option(with_options)
    return with_options


def read_turn(
    counts: tuple[str, ...], total: str | None, after: str | None, bonus: tuple[str, ...], *, declined: bool
) -> TurnRecord:
    """Return the turn as it was typed; raises WordMissing and what `read_tally` raises."""
    refuse_options(counts)
    if total is not None and not counts:
        return TurnRecord(total=count_from(total))
    if not counts:
        raise WordMissing(word=Phrase("COUNTS"))
    values = tuple(count_from(value.strip()) for text in bonus for value in text.split(","))
    subturn = None if after is None else count_from(after)
    return last_counts(read_tally(counts), subturn, values, bonus_declined=declined)
