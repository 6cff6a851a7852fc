"""Reading counts from arguments."""

from collections.abc import Sequence

from sjoelen.cli.error import NoSuchOption
from sjoelen.rules.tally import Tally


def read_tally(words: Sequence[str]) -> Tally:
    """Read four counts, separated by spaces or commas.

    Raises NoSuchOption and what `Tally.parse` raises.
    """
    refuse_options(words)
    return Tally.parse(words)


def refuse_options(words: Sequence[str]) -> None:
    """Raise NoSuchOption for an argument that starts like an option, not like a number."""
    for word in words:
        if word.startswith("-") and not word[1:2].isdigit():
            raise NoSuchOption(option=word.partition("=")[0])
