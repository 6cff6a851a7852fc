from importlib import import_module
from pkgutil import iter_modules

import sjoelen.cli.competition
from sjoelen.cli.competition import COMMANDS, PACKAGE
from sjoelen.cli.localized_command import LocalizedCommand
from tests.cli.conftest import Sjoelen


def test_every_command_of_a_module_is_declared() -> None:
    modules = [
        import_module(f"{PACKAGE}.{info.name}") for info in iter_modules(sjoelen.cli.competition.__path__)
    ]
    commands = [value for module in modules for value in vars(module).values()]
    assert {command.name for command in commands if isinstance(command, LocalizedCommand)} == set(COMMANDS)


def test_a_group_without_a_command_prints_its_commands(sjoelen: Sjoelen) -> None:
    assert (sjoelen("competition").code, sjoelen("competition").out) == (
        0,
        sjoelen("competition", "--help").out,
    )
    error = sjoelen("competition", "--json").error
    assert (error["family"], error["key"]) == ("invalid", "word-missing")
