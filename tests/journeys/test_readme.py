"""What the README and the first pages show is what happens."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from sjoelen.cli import run
from sjoelen.cli.output import reader_of

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
PAGES = (README, *sorted((ROOT / "docs" / "using").glob("*.md")))
Shown = tuple[str, str]


def shown(page: Path) -> list[Shown]:
    """Each command line of the page and what stands under it, up to the next."""
    blocks = re.findall(
        r"^```(?:console|text)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    parts = [part for block in blocks for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    return [(command, output.strip()) for command, _, output in (part.partition("\n") for part in parts)]


def words(command: str) -> list[str]:
    return shlex.split(command.removeprefix("sjoelen "))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_is_shown_is_what_is_printed(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for command, expected in shown(page):
        if command.startswith("cat "):
            (tmp_path / command.removeprefix("cat ")).write_text(f"{expected}\n", encoding="utf-8")
            continue
        run(words(command), reader_of(words(command), {}))
        printed = capsys.readouterr().out.strip()
        assert doctest.OutputChecker().check_output(expected, printed, doctest.ELLIPSIS), printed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_its_python_is_a_doctest(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, encoding="utf-8").failed == 0


def test_the_readme_shows_both_the_command_line_and_python() -> None:
    assert shown(README)
    assert doctest.DocTestParser().get_examples(README.read_text(encoding="utf-8"))
