"""Run a command line and capture its output."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from sjoelen.cli import run
from sjoelen.cli.output import reader_of


@dataclass(frozen=True, slots=True)
class Run:
    """An exit code, and the text on stdout and stderr."""

    code: int
    out: str
    err: str

    @property
    def record(self) -> Any:
        return json.loads(self.out)

    @property
    def error(self) -> Any:
        return self.record["error"]


Sjoelen = Callable[..., Run]


@pytest.fixture
def sjoelen(capsys: pytest.CaptureFixture[str]) -> Sjoelen:
    def run_program(*words: str, **environment: str) -> Run:
        code = run(words, reader_of(words, environment))
        return Run(code, *capsys.readouterr())

    return run_program
