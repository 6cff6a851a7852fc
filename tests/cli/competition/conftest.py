"""A competition of three on two boards."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, Sjoelen

Act = Callable[..., Run]


@pytest.fixture
def act(sjoelen: Sjoelen, tmp_path: Path) -> Act:
    def run(command: str, *words: str, spoken: bool = False) -> Run:
        ending = ("--lang", "en") if spoken else ("--json",)
        return sjoelen("competition", command, "spring", *words, "--data", str(tmp_path), *ending)

    return run


@pytest.fixture
def spring(act: Act) -> Act:
    act("new", "--title", "Spring cup", "--seed", "7")
    act("enter", "Anna, Bram, Cas")
    act("start", "--boards", "10")
    return act


def cell(act: Act, player: str, turn: int) -> Any:
    return act("card", player).record["turns"][turn - 1]
