"""Translate the usage errors of click into errors of this project.

click translates its messages by gettext into the language of the process. The reader may choose another
one with `--lang`, and `--json` needs a key and facts, so the errors are mapped and not translated.
"""

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

NO_VALUE = "does not take a value."  # end of click's message about a flag


def translate_usage_error(error: click.UsageError) -> SjoelenError:
    """Return the project's error for a usage error of click, whose messages are English."""
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
    """Return the name of an option, or the placeholder of an argument."""
    match error.param:
        case click.Option(opts=opts):
            return opts[0]
        case click.Parameter(human_readable_name=name):
            return Phrase(name)
        case None:
            return ""


def _bracketed(message: str) -> str:
    """Return the arguments that click lists in parentheses."""
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
