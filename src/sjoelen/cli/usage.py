"""What the command line could not read, as errors of ours."""

import click

from sjoelen.cli.error import BadOption, NoSuchOption, WordMissing, WordTooMany
from sjoelen.error import SjoelenError


def refused_usage(error: click.UsageError) -> SjoelenError:
    """The leaf that says the same; the framework's own sentences are English only."""
    match error:
        case click.NoSuchOption():
            return NoSuchOption(option=error.option_name)
        case click.MissingParameter():
            return WordMissing(word=_named(error))
        case click.BadParameter():
            return BadOption(option=_named(error), expected=_expected(error))
        case click.BadOptionUsage():
            return WordMissing(word=error.option_name)
        case _:
            return WordTooMany(word=_bracketed(error.message))


def _named(error: click.BadParameter) -> str:
    return error.param.opts[0] if error.param else ""


def _bracketed(message: str) -> str:
    """The words themselves, without the framework's English around them."""
    return message.partition("(")[2].removesuffix(")") or message


def _expected(error: click.BadParameter) -> str:
    match error.param and error.param.type:
        case click.Choice(choices=choices):
            return ", ".join(choices)
        case click.IntRange(min=least, max=most):
            return f"{least}-{most}"
        case _:
            return error.message
