"""Commands with help in the reader's language."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import click
from click.shell_completion import CompletionItem

from sjoelen.cli.error import NoSuchCommand, WordMissing
from sjoelen.cli.output import Reader, this_reader
from sjoelen.error import Phrase
from sjoelen.locale.say import LANGUAGES, can_say
from sjoelen.rules.builtin_editions import DEFAULT_EDITION
from sjoelen.rules.house_rules import house_rules


class LocalizedCommand(click.Command):
    """A command with its help texts in the catalogues.

    The keys are `cli.NAME` for it and `cli.NAME.PARAMETER` or `cli.option.PARAMETER` for a parameter.
    `key` replaces NAME where two commands have the same name. `facts` fill the texts of the parameters.
    """

    def __init__(
        self,
        *arguments: Any,
        key: str | None = None,
        facts: Callable[[], dict[str, object]] = dict,
        **more: Any,
    ) -> None:
        super().__init__(*arguments, **more)
        self.key = key or self.name
        self.facts = facts

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage, the description, the arguments and the options."""
        reader = this_reader()
        formatter.write_usage(
            ctx.command_path,
            reader.placeholders(" ".join(self.collect_usage_pieces(ctx))),
            f"{reader.say('cli.usage')} ",
        )
        formatter.write_paragraph()
        formatter.write_text(reader.say(f"cli.{self.key}"))
        _write_section(formatter, reader.say("cli.words"), self._parameter_rows(ctx, reader, click.Argument))
        _write_section(formatter, reader.say("cli.options"), self._parameter_rows(ctx, reader, click.Option))

    def get_short_help_str(self, limit: int = 150) -> str:
        """Return the first line of the description."""
        return this_reader().say(f"cli.{self.key}").partition("\n")[0][:limit]

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Return completions for a shell; their help is in the reader's language."""
        with ctx.scope(cleanup=False):
            return super().shell_complete(ctx, incomplete)

    def _parameter_rows(
        self, ctx: click.Context, reader: Reader, kind: type[click.Parameter]
    ) -> list[tuple[str, str]]:
        rows, facts = [], {"house_rules": house_rules(), **self.facts()}
        for parameter in self.get_params(ctx):
            if isinstance(parameter, kind):
                name = _key_name(parameter)
                own, shared = f"cli.{self.key}.{name}", f"cli.option.{name}"
                key = own if can_say(own, reader.language) else shared
                rows.append((reader.placeholders(_signature(parameter, ctx)), reader.say(key, **facts)))
        return rows


class LocalizedGroup(LocalizedCommand, click.Group):
    """A group that imports a command when it is called.

    `lazy_subcommands` maps the name of a command to MODULE:OBJECT.
    """

    def __init__(self, *arguments: Any, lazy_subcommands: dict[str, str], **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._lazy_subcommands = lazy_subcommands

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """Return the names in the order of declaration."""
        return list(self._lazy_subcommands)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Import and return the command, or None if there is none of this name."""
        if cmd_name not in self._lazy_subcommands:
            return None
        module, _, name = self._lazy_subcommands[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command of the first argument; raises NoSuchCommand."""
        if args and args[0] not in self._lazy_subcommands and not ctx.resilient_parsing:
            raise NoSuchCommand(command=args[0], known=tuple(self._lazy_subcommands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage, the description, the options and the commands."""
        super().format_help(ctx, formatter)
        reader = this_reader()
        rows = [
            (name, command.get_short_help_str())
            for name in self.list_commands(ctx)
            if (command := self.get_command(ctx, name))
        ]
        _write_section(formatter, reader.say("cli.commands"), rows)


def show_commands() -> None:
    """Print the help of a group that is called without a command.

    Raises WordMissing if the reader is a program.
    """
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        if this_reader().as_json:
            raise WordMissing(word=Phrase("COMMAND"))
        click.echo(context.get_help())


def localized_command(name: str, **settings: Any) -> Callable[[Callable[..., Any]], LocalizedCommand]:
    """Make a function a command of this name, with `--json` and `--lang`."""

    def make(function: Callable[..., Any]) -> LocalizedCommand:
        return click.command(name, cls=LocalizedCommand, **settings)(output_options(function))

    return make


def output_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add `--lang` and `--json`; `reader_of` has read them, click only checks them."""
    function = click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False)(function)
    return click.option("--json", is_flag=True, expose_value=False)(function)


def rules_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add `--edition` and `--house` to a command."""
    function = click.option("--house", multiple=True, metavar="RULE")(function)
    return click.option("--edition", default=DEFAULT_EDITION, metavar="ID")(function)


def _key_name(parameter: click.Parameter) -> str:
    """Return the last part of a parameter's key: its option or placeholder."""
    if isinstance(parameter, click.Option):
        return parameter.opts[0].lstrip("-").replace("-", "_")
    return parameter.human_readable_name.lower()


def _signature(parameter: click.Parameter, ctx: click.Context) -> str:
    if isinstance(parameter, click.Option):
        value = "" if parameter.is_flag or parameter.count else f" {parameter.make_metavar(ctx)}"
        return ", ".join(parameter.opts) + value
    return parameter.make_metavar(ctx)


def _write_section(formatter: click.HelpFormatter, title: str, rows: Sequence[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(title):
            formatter.write_dl(list(rows))
