"""The command line; each command is a module that is imported only when it is called."""

import gc
import os
import sys
from collections.abc import Sequence

import click

from sjoelen import __version__
from sjoelen.cli.localized_command import LocalizedGroup, output_options, show_commands
from sjoelen.cli.output import Reader, discard_unprinted_output, print_error, reader_of
from sjoelen.cli.usage_errors import translate_usage_error
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
        "ask",
        "who-starts",
        "sheet",
        "competition",
        "backup",
        "verify",
        "board",
        "slide",
        "replay",
        "scene",
        "serve",
    )
} | {"service": "sjoelen.cli.systemd_unit:command"}


@click.group("sjoelen", cls=LocalizedGroup, lazy_subcommands=COMMANDS, invoke_without_command=True)
@click.version_option(__version__, message="%(prog)s %(version)s")
@output_options
def sjoelen() -> None:
    """Run a command on rules, scores and games; without a command, list the commands."""
    show_commands()


def main() -> None:
    """Run the program `sjoelen` and exit; an error's family sets the exit code."""
    gc.set_threshold(OBJECTS_PER_COLLECTION)
    code = run(sys.argv[1:], reader_of(sys.argv[1:], os.environ))
    discard_unprinted_output()
    gc.freeze()  # skip the imported modules in the collections at exit
    sys.exit(code)


def run(arguments: Sequence[str], reader: Reader) -> int:
    """Run a command line, print its error if any, and return the exit code."""
    try:
        return sjoelen.main(list(arguments), "sjoelen", standalone_mode=False, obj=reader) or 0
    except SjoelenError as error:
        print_error(reader, error)
        return error.exit_code
    except click.UsageError as error:
        translated = translate_usage_error(error)
        print_error(reader, translated)
        return translated.exit_code
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except Exception:  # noqa: BLE001 every failure gets a sentence
        from traceback import print_exc  # noqa: PLC0415 costs a fifth of the start

        print_exc()
        print_error(reader, SomethingBroke())
        return UNEXPECTED
