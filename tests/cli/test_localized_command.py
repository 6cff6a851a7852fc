import click
import pytest
from click.shell_completion import ShellComplete

from sjoelen.cli import sjoelen
from sjoelen.cli.error import NoSuchCommand
from sjoelen.cli.localized_command import LocalizedGroup
from sjoelen.cli.output import PLACEHOLDER, Reader
from sjoelen.locale.say import LANGUAGES, can_say


@pytest.fixture
def context() -> click.Context:
    return click.Context(sjoelen, info_name="sjoelen", obj=Reader("en", False))


def test_a_command_is_imported_when_it_is_asked_for(context: click.Context) -> None:
    command = sjoelen.get_command(context, "score")
    assert command is not None
    assert command.name == "score"
    assert sjoelen.get_command(context, "nope") is None


def test_commands_stand_in_the_order_in_which_people_meet_them(context: click.Context) -> None:
    assert sjoelen.list_commands(context)[:3] == ["score", "turn", "explain"]


def test_an_unknown_command_is_refused_with_those_there_are(context: click.Context) -> None:
    with pytest.raises(NoSuchCommand) as refused:
        sjoelen.resolve_command(context, ["nope"])
    assert refused.value.facts["command"] == "nope"


@pytest.mark.parametrize("words", [[], ["editions"]])
def test_shell_completion_has_a_help_text_for_each_command(words: list[str]) -> None:
    reader = {"obj": Reader("en", False)}
    offered = ShellComplete(sjoelen, reader, "sjoelen", "_SJOELEN_COMPLETE").get_completions(words, "")
    assert len(offered) > 1
    assert all(completion.help for completion in offered)


def test_a_command_says_in_one_line_what_it_does(context: click.Context) -> None:
    assert isinstance(sjoelen, LocalizedGroup)
    with context:
        command = sjoelen.get_command(context, "score")
        assert command is not None
        assert command.get_short_help_str() == "Calculate the points of four counts."


UNITS = {"RAD", "ID"}


def words_of(command: click.Command, context: click.Context) -> set[str]:
    """Return the placeholders in the help of a command and its subcommands."""
    placeholders = set(PLACEHOLDER.findall(" ".join(command.collect_usage_pieces(context))))
    for parameter in command.get_params(context):
        if not getattr(parameter, "is_flag", False):
            placeholders |= set(PLACEHOLDER.findall(parameter.make_metavar(context)))
    if isinstance(command, LocalizedGroup):
        for name in command.list_commands(context):
            under = command.get_command(context, name)
            assert under is not None
            placeholders |= words_of(under, click.Context(under, parent=context, info_name=name))
    return placeholders


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_placeholder_is_translated_in_every_language(context: click.Context, language: str) -> None:
    words = words_of(sjoelen, context) - UNITS
    assert [word for word in sorted(words) if not can_say(f"phrase.{word}", language)] == []
