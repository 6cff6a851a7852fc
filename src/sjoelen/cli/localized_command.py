"""Commands whose help is said in the reader's language."""

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

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


class SpokenCommand(click.Command):
    """A command whose texts are keys: `cli.NAME` for itself and `cli.NAME.PARAMETER` for its parameters.

    Where several commands share a parameter it is `cli.option.PARAMETER`; where two share a name they have a
    `key` instead of it. `facts` are filled into the texts of the parameters, beside the house rules.
    """

    def __init__(
        self, *words: Any, key: str | None = None, facts: Callable[[], dict[str, object]] = dict, **more: Any
    ) -> None:
        super().__init__(*words, **more)
        self.key = key or self.name
        self.facts = facts

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what it does, its words and options."""
        reader = this_reader()
        formatter.write_usage(
            ctx.command_path,
            reader.placeholders(" ".join(self.collect_usage_pieces(ctx))),
            f"{reader.say('cli.usage')} ",
        )
        formatter.write_paragraph()
        formatter.write_text(reader.say(f"cli.{self.key}"))
        _write_section(formatter, reader.say("cli.words"), self._told(ctx, reader, click.Argument))
        _write_section(formatter, reader.say("cli.options"), self._told(ctx, reader, click.Option))

    def get_short_help_str(self, limit: int = 150) -> str:
        """The first sentence of what it does."""
        return this_reader().say(f"cli.{self.key}").partition("\n")[0][:limit]

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """What a shell may offer; what goes with a command is said in the reader's language."""
        with ctx.scope(cleanup=False):
            return super().shell_complete(ctx, incomplete)

    def _told(self, ctx: click.Context, reader: Reader, kind: type[click.Parameter]) -> list[tuple[str, str]]:
        rows, facts = [], {"house_rules": house_rules(), **self.facts()}
        for parameter in self.get_params(ctx):
            if isinstance(parameter, kind):
                name = parameter.opts[0].lstrip("-").replace("-", "_")
                own, shared = f"cli.{self.key}.{name}", f"cli.option.{name}"
                key = own if can_say(own, reader.language) else shared
                rows.append((reader.placeholders(_written(parameter, ctx)), reader.say(key, **facts)))
        return rows


class SpokenGroup(SpokenCommand, click.Group):
    """A group whose commands are imported when they are called; `at`: name of a command to MODULE:OBJECT."""

    def __init__(self, *words: Any, at: dict[str, str], **more: Any) -> None:
        super().__init__(*words, **more)
        self._at = at

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The names, in the order in which people meet them."""
        return list(self._at)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Import the command and give it."""
        if cmd_name not in self._at:
            return None
        module, _, name = self._at[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command of the first word; raises NoSuchCommand."""
        if args and args[0] not in self._at and not ctx.resilient_parsing:
            raise NoSuchCommand(command=args[0], known=tuple(self._at))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what it does, its options and its commands."""
        super().format_help(ctx, formatter)
        reader = this_reader()
        rows = [
            (name, command.get_short_help_str())
            for name in self.list_commands(ctx)
            if (command := self.get_command(ctx, name))
        ]
        _write_section(formatter, reader.say("cli.commands"), rows)


def say_commands() -> None:
    """Who names no command of a group hears which there are; a program gets WordMissing."""
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        if this_reader().as_json:
            raise WordMissing(word=Phrase("COMMAND"))
        click.echo(context.get_help())


def spoken(name: str, **settings: Any) -> Callable[[Callable[..., Any]], SpokenCommand]:
    """Make a command of this name with `--json` and `--lang`."""

    def make(act: Callable[..., Any]) -> SpokenCommand:
        return click.command(name, cls=SpokenCommand, **settings)(reading(act))

    return make


def reading(act: Callable[..., Any]) -> Callable[..., Any]:
    """`--lang` and `--json`, which `reader_of` has read before: here they are only known and checked."""
    act = click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False)(act)
    return click.option("--json", is_flag=True, expose_value=False)(act)


def ruled(act: Callable[..., Any]) -> Callable[..., Any]:
    """`--edition` and the house rules on top of it."""
    act = click.option("--house", multiple=True, metavar="RULE")(act)
    return click.option("--edition", default=DEFAULT_EDITION, metavar="ID")(act)


def _written(parameter: click.Parameter, ctx: click.Context) -> str:
    if isinstance(parameter, click.Option):
        value = "" if parameter.is_flag or parameter.count else f" {parameter.make_metavar(ctx)}"
        return ", ".join(parameter.opts) + value
    return parameter.make_metavar(ctx)


def _write_section(formatter: click.HelpFormatter, title: str, rows: Sequence[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(title):
            formatter.write_dl(list(rows))
