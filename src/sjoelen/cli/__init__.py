"""Enough to run an evening from a terminal; one module a command, imported only when called."""

import gc
import os
import sys
from collections.abc import Sequence

import click

from sjoelen import __version__
from sjoelen.cli.localized_command import SpokenGroup, reading, say_commands
from sjoelen.cli.output import Reader, hang_up, reader_of, refuse
from sjoelen.cli.usage_errors import refused_usage
from sjoelen.desk.error import SomethingBroke
from sjoelen.error import SjoelenError

UNEXPECTED, INTERRUPTED = 1, 130
OBJECTS_PER_COLLECTION = 100_000  # imports make many objects and no garbage

COMMANDS = {
    name: f"sjoelen.cli.{name.replace('-', '_')}:command"
    for name in (
        "score",
        "turn",
        "explain",
        "ruling",
        "editions",
        "disputes",
        "who-starts",
        "sheet",
        "competition",
        "backup",
        "board",
        "slide",
        "replay",
        "scene",
        "serve",
    )
}


@click.group("sjoelen", cls=SpokenGroup, at=COMMANDS, invoke_without_command=True)
@click.version_option(__version__, message="%(prog)s %(version)s")
@reading
def sjoelen() -> None:
    """The rules, the count and the game; people who name no command hear which there are."""
    say_commands()


def main() -> None:
    """The program `sjoelen`: act, say what was refused, and exit with the family's code."""
    gc.set_threshold(OBJECTS_PER_COLLECTION)
    code = run(sys.argv[1:], reader_of(sys.argv[1:], os.environ))
    hang_up()
    gc.freeze()  # else the last collections of the interpreter walk all that was imported
    sys.exit(code)


def run(words: Sequence[str], reader: Reader) -> int:
    """Act on the words of a command line; the exit code."""
    try:
        return sjoelen.main(list(words), "sjoelen", standalone_mode=False, obj=reader) or 0
    except SjoelenError as error:
        refuse(reader, error)
        return error.exit_code
    except click.UsageError as error:
        refused = refused_usage(error)
        refuse(reader, refused)
        return refused.exit_code
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except Exception:  # noqa: BLE001 whatever it is, the reader gets a sentence
        from traceback import print_exc  # noqa: PLC0415 costs a fifth of the start

        print_exc()
        refuse(reader, SomethingBroke())
        return UNEXPECTED
