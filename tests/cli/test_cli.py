import errno
import os
import subprocess
import sys

import click
import pytest

from sjoelen import cli
from sjoelen.cli import COMMANDS, run
from sjoelen.cli.output import Reader, discard_unprinted_output, reader_of
from tests.cli.conftest import Sjoelen


def test_without_words_it_says_what_it_can_do(sjoelen: Sjoelen) -> None:
    for words in ([], ["--lang", "en"]):
        done = sjoelen(*words)
        assert done.code == 0
        assert all(name in done.out for name in COMMANDS)
    assert (sjoelen("--json").code, sjoelen("--json").error["key"]) == (2, "word-missing")


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", ["nl", "en"])
def test_every_command_explains_itself_in_every_language(sjoelen: Sjoelen, name: str, language: str) -> None:
    done = sjoelen(name, "--help", "--lang", language)
    assert done.code == 0
    assert {"nl": "Gebruik:", "en": "Usage:"}[language] in done.out
    assert "--json" in done.out
    assert "--lang" in done.out


@pytest.mark.parametrize(
    "words",
    [
        ["--lang", "en", "--json", "score", "8", "8", "8", "8"],
        ["--json", "score", "--lang", "en", "8", "8", "8", "8"],
        ["score", "8", "8", "8", "8", "--lang=en", "--json"],
    ],
)
def test_the_reader_may_be_named_before_the_command_or_after(sjoelen: Sjoelen, words: list[str]) -> None:
    assert sjoelen(*words).error["key"] == "too-many-discs"
    assert "discs" in sjoelen(*(word for word in words if word != "--json")).err


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["scor", "1"], "no-such-command"),
        (["editions", "shw"], "no-such-command"),
        (["editions", "-"], "no-such-command"),
        (["score", "5", "5", "5", "5", "--jsn"], "no-such-option"),
        (["score", "5", "5", "5", "5", "--edition"], "value-missing"),
        (["score", "5", "5", "5", "5", "--json=yes"], "value-too-many"),
        (["score"], "word-missing"),
        (["ruling", "--surprise"], "no-such-option"),
        (["editions", "show", "english", "more"], "word-too-many"),
        (["editions", "diff", "english"], "word-missing"),
        (["score", "5", "5", "5", "5", "--lang", "de"], "bad-option"),
        (["serve", "--port", "70000"], "bad-option"),
        (["serve", "--port", "x"], "bad-option"),
    ],
)
def test_a_command_line_that_cannot_be_read_is_invalid(sjoelen: Sjoelen, words: list[str], key: str) -> None:
    done = sjoelen(words[0], "--json", *words[1:])
    assert (done.code, done.error["family"], done.error["key"]) == (2, "invalid", key)
    result = sjoelen(*words)
    assert (result.code, result.out) == (2, "")
    assert len(result.err.splitlines()) == 1


def test_an_unexpected_error_is_reported_with_exit_code_1(
    sjoelen: Sjoelen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(COMMANDS, "score", "sjoelen.cli.score:nowhere")
    done = sjoelen("score", "5", "5", "5", "5", "--json")
    assert (done.code, done.error["family"]) == (1, "unexpected")
    assert "Traceback" in done.err


def test_ctrl_c_ends_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli.sjoelen, "main", interrupted)
    assert run(["score"], Reader("nl", False)) == 130


def test_the_program_runs_and_exits_with_the_code_of_the_family() -> None:
    command = [sys.executable, "-m", "sjoelen", "score", "8", "8", "8", "8", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (3, "")
    assert "32" in done.stderr


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m sjoelen editions show ans-2026 | true"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("score 5 5 5 5 > /dev/full", 1),
        ("score 5 5 5 5 --json > /dev/full", 1),
        ("score x 5 5 5 --json > /dev/full", 2),
        ("score x 5 5 5 2> /dev/full", 2),
        ("score x 5 5 5 --json | true; exit ${PIPESTATUS[0]}", 2),
        ("score x 5 5 5 2>&- >&-", 2),
    ],
)
def test_where_the_answer_cannot_be_written_the_exit_code_still_says_it(words: str, code: int) -> None:
    command = f"{sys.executable} -m sjoelen {words}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode == code
    assert len(done.stderr.splitlines()) <= 1


@pytest.mark.parametrize("words", [["score", "5", "5", "5", "5"], ["score", "x"], ["score", "x", "--json"]])
def test_a_full_disk_is_no_reason_to_break(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with open("/dev/full", "w") as full, monkeypatch.context() as outputs:  # noqa: PTH123 a device
        outputs.setattr(sys, "stdout", full)
        outputs.setattr(sys, "stderr", full)
        assert run(words, reader_of(words, {})) == (1 if words[-1] == "5" else 2)
        discard_unprinted_output()


def test_who_reads_no_further_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody_reads(*_: object, **__: object) -> None:
        raise BrokenPipeError(errno.EPIPE, "")

    monkeypatch.setattr(sys, "stdout", sys.stdout)  # put back afterwards
    monkeypatch.setattr(click, "echo", nobody_reads)
    with pytest.raises(SystemExit):
        run(["score", "5", "5", "5", "5"], Reader("nl", False))


@pytest.mark.parametrize(
    "words", [["score", "\udcff", "5", "5", "5"], ["ruling", "\udcff"], ["sheet", "\udcff\u2603"]]
)
def test_what_cannot_be_encoded_is_still_json(sjoelen: Sjoelen, words: list[str]) -> None:
    done = sjoelen(*words, "--json")
    assert done.out.isascii()
    assert words[1] in done.error["facts"].values()


def test_the_version_is_printed(sjoelen: Sjoelen) -> None:
    assert sjoelen("--version").out.startswith("sjoelen 0.")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_can_complete_the_commands(shell: str) -> None:
    environment = {**os.environ, "_SJOELEN_COMPLETE": f"{shell}_source"}
    program = "import sys; sys.argv[0] = 'sjoelen'; from sjoelen.cli import main; main()"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert "_SJOELEN_COMPLETE" in done.stdout
    assert done.returncode == 0
