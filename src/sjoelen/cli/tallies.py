"""Counts as they are typed."""

from collections.abc import Sequence

from sjoelen.cli.error import NoSuchOption
from sjoelen.rules.tally import Tally


def read_tally(words: Sequence[str]) -> Tally:
    """Four counts with spaces or commas; a mistyped option is called an option, -1 a count.

    Raises NoSuchOption and what `Tally.parse` raises.
    """
    refuse_options(words)
    return Tally.parse(words)


def refuse_options(words: Sequence[str]) -> None:
    """A word that begins as an option, and not as a number, is one nobody knows."""
    for word in words:
        if word.startswith("-") and not word[1:2].isdigit():
            raise NoSuchOption(option=word.partition("=")[0])
