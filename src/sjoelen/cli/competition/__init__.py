"""The commands of `sjoelen competition`."""

from keyword import iskeyword

import click

from sjoelen.cli.localized_command import LocalizedGroup, output_options, show_commands

PACKAGE = "sjoelen.cli.competition"
COMMANDS = {
    name: f"{PACKAGE}.{module}:{name.replace('-', '_')}{'_' * iskeyword(name)}"
    for name, module in (
        ("formats", "formats"),
        ("new", "begin"),
        ("enter", "enter"),
        ("people", "people"),
        ("rename", "enter"),
        ("group", "people"),
        ("sorting", "people"),
        ("cup-rule", "cup_rules"),
        ("withdraw", "people"),
        ("absent", "people"),
        ("average", "people"),
        ("start", "begin"),
        ("advance", "begin"),
        ("schedule", "schedule"),
        ("late", "hall"),
        ("substitute", "hall"),
        ("leader", "hall"),
        ("board", "hall"),
        ("record", "record"),
        ("record-sheet", "record_sheet"),
        ("agree", "record"),
        ("correct", "correct"),
        ("replay", "correct"),
        ("decider", "record"),
        ("leg", "bout"),
        ("bracket", "bout"),
        ("meeting", "meetings"),
        ("meetings", "meetings"),
        ("line-up", "line_up"),
        ("card", "card"),
        ("cards", "card"),
        ("hand-in", "card"),
        ("standing", "standing"),
        ("classes", "classes"),
        ("publish", "standing"),
        ("verify", "verify"),
        ("export", "transfer"),
        ("import", "transfer"),
        ("erase", "transfer"),
        ("generate", "oracle"),
        ("check", "oracle"),
    )
}


@click.group("competition", cls=LocalizedGroup, lazy_subcommands=COMMANDS, invoke_without_command=True)
@output_options
def command() -> None:
    """Run a competition from the entries to the final standing."""
    show_commands()
