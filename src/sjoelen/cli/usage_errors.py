"""What the command line could not read, as errors of ours."""

import click

from sjoelen.cli.error import (
    BadOption,
    NoSuchCommand,
    NoSuchOption,
    ValueMissing,
    ValueTooMany,
    WordMissing,
    WordTooMany,
)
from sjoelen.cli.number import Number
from sjoelen.error import Phrase, SjoelenError

NO_VALUE = "does not take a value."  # how click ends the one of its two messages that is about a flag


def refused_usage(error: click.UsageError) -> SjoelenError:
    """The leaf that says the same; the framework's own sentences are English only."""
    match error:
        case click.NoSuchOption():
            return NoSuchOption(option=error.option_name)
        case click.exceptions.NoSuchCommand():
            return NoSuchCommand(command=error.command_name, known=tuple(error.possibilities or ()))
        case click.MissingParameter():
            return WordMissing(word=_named(error))
        case click.BadParameter():
            return BadOption(option=_named(error), expected=_expected(error))
        case click.BadOptionUsage():
            flag = error.message.endswith(NO_VALUE)
            return (ValueTooMany if flag else ValueMissing)(option=error.option_name)
        case _:
            return WordTooMany(word=_bracketed(error.message))


def _named(error: click.BadParameter) -> str:
    """An option as it is typed, an argument as the help writes it."""
    match error.param:
        case click.Option(opts=opts):
            return opts[0]
        case click.Parameter(human_readable_name=name):
            return Phrase(name)
        case None:
            return ""


def _bracketed(message: str) -> str:
    """The words themselves, without the framework's English around them."""
    return message.partition("(")[2].removesuffix(")") or message


def _expected(error: click.BadParameter) -> Phrase:
    match error.param and error.param.type:
        case click.Choice(choices=choices):
            return Phrase("one-of", words=tuple(map(str, choices)))
        case click.IntRange(min=int(least), max=int(most)):
            return Phrase("between", least=least, most=most)
        case click.types.IntParamType():
            return Phrase("whole-number")
        case Number() | click.types.FloatParamType():
            return Phrase("number")
        case _:
            return Phrase("something-else")
