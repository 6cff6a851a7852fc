import re
from pathlib import Path

import click
import pytest

from sjoelen.cli.error import (
    BadOption,
    NoSuchCommand,
    NoSuchOption,
    ValueMissing,
    ValueTooMany,
    WordMissing,
    WordTooMany,
)
from sjoelen.cli.usage_errors import translate_usage_error
from sjoelen.error import SjoelenError
from tests.cli.conftest import Sjoelen

PORT = click.Option(["--port"], type=click.IntRange(0, 65535))
LANG = click.Option(["--lang"], type=click.Choice(["nl", "en"]))
FILE = click.Option(["--file"], type=click.Path())
SPEED, TURNS = click.Option(["--speed"], type=float), click.Option(["--turns"], type=int)
PLAYER = click.Argument(["player"])


@pytest.mark.parametrize(
    ("error", "leaf", "facts"),
    [
        (click.NoSuchOption("--jsn"), NoSuchOption, {"option": "--jsn"}),
        (click.exceptions.NoSuchCommand("x"), NoSuchCommand, {"command": "x", "known": ()}),
        (click.MissingParameter(param=PORT), WordMissing, {"word": "--port"}),
        (click.MissingParameter(param=PLAYER), WordMissing, {"word": "PLAYER"}),
        (click.MissingParameter(), WordMissing, {"word": ""}),
        (click.BadParameter("x", param=PORT), BadOption, {"option": "--port", "expected": "between 0 65535"}),
        (
            click.BadParameter("x", param=LANG),
            BadOption,
            {"option": "--lang", "expected": "one-of ('nl', 'en')"},
        ),
        (click.BadParameter("x", param=SPEED), BadOption, {"option": "--speed", "expected": "number"}),
        (click.BadParameter("x", param=TURNS), BadOption, {"option": "--turns", "expected": "whole-number"}),
        (click.BadParameter("x", param=FILE), BadOption, {"option": "--file", "expected": "something-else"}),
        (click.BadOptionUsage("--port", "x"), ValueMissing, {"option": "--port"}),
        (
            click.BadOptionUsage("--json", "Option '--json' does not take a value."),
            ValueTooMany,
            {"option": "--json"},
        ),
        (click.UsageError("more"), WordTooMany, {"word": "more"}),
        (click.UsageError("Got unexpected extra argument (more)"), WordTooMany, {"word": "more"}),
        (click.UsageError("Got unexpected extra arguments (a b (c))"), WordTooMany, {"word": "a b (c)"}),
    ],
)
def test_each_fault_of_a_command_line_has_its_leaf(
    error: click.UsageError, leaf: type[SjoelenError], facts: dict[str, str]
) -> None:
    refused = translate_usage_error(error)
    assert type(refused) is leaf
    assert refused.facts == facts


SLIDE = "slide --at 0.2 --speed 2"


@pytest.mark.parametrize(
    ("words", "code", "dutch", "english"),
    [
        ("slide --at abc --speed 2", 2, "Bij --at hoort een getal.", "--at needs a number."),
        (f"{SLIDE} --seed x", 2, "Bij --seed hoort een heel getal van 0 tot en met", "a whole number from 0"),
        (
            "serve --port 70000",
            2,
            "een heel getal van 0 tot en met 65535.",
            "a whole number from 0 to 65535.",
        ),
        ("--lang fr", 2, "Bij --lang hoort een van deze: nl, en.", "--lang needs one of these: nl, en."),
        ("slide --at 0.2 --speed", 2, "Bij --speed hoort een waarde.", "--speed needs a value."),
        (f"{SLIDE} --json=yes", 2, "--json heeft geen waarde.", "--json takes no value."),
        ("slide --at 0.2", 2, "--speed ontbreekt.", "--speed is missing."),
        ("scene", 2, "BESTAND ontbreekt.", "FILE is missing."),
        (f"{SLIDE} a b", 2, "a b is te veel.", "a b is one too many."),
        (f"{SLIDE} --sped 3", 2, "De optie --sped bestaat niet", "There is no option --sped"),
        (f"{SLIDE} -s", 2, "De optie -s bestaat niet", "There is no option -s"),
        ("slid", 2, "De opdracht “slid” bestaat niet.", "There is no command “slid”."),
        ("board shw", 2, "De opdracht “shw” bestaat niet.", "There is no command “shw”."),
        (
            "scene .",
            4,
            "“.” kan niet geopend worden: het is een map.",
            "“.” cannot be opened: it is a folder.",
        ),
        ("scene nowhere", 4, "geopend worden: het bestaat niet.", "cannot be opened: it does not exist."),
        ("scene a-file/b", 4, "geopend worden: het bestaat niet.", "cannot be opened: it does not exist."),
        ("scene binary", 4, "geopend worden: het is geen tekst", "cannot be opened: it is not text"),
    ],
)
def test_a_usage_error_is_reported_in_one_sentence(
    *,
    sjoelen: Sjoelen,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: str,
    code: int,
    dutch: str,
    english: str,
) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    (tmp_path / "a-file").touch()
    monkeypatch.chdir(tmp_path)
    for language, sentence in (("nl", dutch), ("en", english)):
        run = sjoelen(*words.split(), LANG=language)
        assert (run.code, run.out) == (code, "")
        assert sentence in run.err
        assert re.fullmatch(r"[^\n]*[^.]\.\n", run.err)
