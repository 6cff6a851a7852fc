import click
import pytest

from sjoelen.cli.error import BadOption, NoSuchOption, WordMissing, WordTooMany
from sjoelen.cli.usage import refused_usage
from sjoelen.error import SjoelenError

PORT = click.Option(["--port"], type=click.IntRange(0, 65535))
LANG = click.Option(["--lang"], type=click.Choice(["nl", "en"]))
FILE = click.Option(["--file"], type=click.Path())


@pytest.mark.parametrize(
    ("error", "leaf", "facts"),
    [
        (click.NoSuchOption("--jsn"), NoSuchOption, {"option": "--jsn"}),
        (click.MissingParameter(param=PORT), WordMissing, {"word": "--port"}),
        (click.MissingParameter(), WordMissing, {"word": ""}),
        (click.BadParameter("x", param=PORT), BadOption, {"option": "--port", "expected": "0-65535"}),
        (click.BadParameter("x", param=LANG), BadOption, {"option": "--lang", "expected": "nl, en"}),
        (click.BadParameter("x", param=FILE), BadOption, {"option": "--file", "expected": "x"}),
        (click.BadOptionUsage("--port", "x"), WordMissing, {"word": "--port"}),
        (click.UsageError("more"), WordTooMany, {"word": "more"}),
        (click.UsageError("Got unexpected extra argument (more)"), WordTooMany, {"word": "more"}),
        (click.UsageError("Got unexpected extra arguments (a b (c))"), WordTooMany, {"word": "a b (c)"}),
    ],
)
def test_each_fault_of_a_command_line_has_its_leaf(
    error: click.UsageError, leaf: type[SjoelenError], facts: dict[str, str]
) -> None:
    refused = refused_usage(error)
    assert type(refused) is leaf
    assert refused.facts == facts
