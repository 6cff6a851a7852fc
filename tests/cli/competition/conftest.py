"""A competition of three on two boards."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, Sjoelen

RunCommand = Callable[..., Run]


@pytest.fixture
def run_command(sjoelen: Sjoelen, tmp_path: Path) -> RunCommand:
    def run(command: str, *words: str, as_text: bool = False) -> Run:
        ending = ("--lang", "en") if as_text else ("--json",)
        return sjoelen("competition", command, "spring", *words, "--data", str(tmp_path), *ending)

    return run


@pytest.fixture
def spring(run_command: RunCommand) -> RunCommand:
    run_command("new", "--title", "Spring cup", "--seed", "7")
    run_command("enter", "Anna, Bram, Cas")
    run_command("start", "--boards", "10")
    return run_command


def cell(run_command: RunCommand, player: str, turn: int) -> Any:
    return run_command("card", player).record["turns"][turn - 1]
