import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

SJOELEN = (sys.executable, "-m", "sjoelen", "slide", "--at", "0.193", "--speed", "2.4")
SAYS = {"nl": "De sjoelbak wordt eenmalig voorbereid", "en": "The board is being prepared"}


def open_terminal() -> tuple[int, int]:
    """Open a pseudo-terminal: its two ends."""
    try:
        return pty.openpty()
    except OSError as error:
        pytest.fail(f"This machine has no terminal to test on ({error}): mount devpts at /dev/pts.")


def notice(cache: Path, language: str) -> str:
    """Return the output of the command on a terminal."""
    terminal, other_end = open_terminal()
    environment = os.environ | {"PYTHONPYCACHEPREFIX": str(cache)}
    words = (*SJOELEN, "--lang", language)
    subprocess.run(words, env=environment, stderr=other_end, stdout=subprocess.DEVNULL, check=True)
    os.close(other_end)
    try:
        return os.read(terminal, 10_000).decode()
    except OSError:
        return ""
    finally:
        os.close(terminal)


@pytest.mark.parametrize("language", SAYS)
def test_on_a_terminal_the_first_slide_says_once_why_it_takes_long(tmp_path: Path, language: str) -> None:
    assert SAYS[language] in notice(tmp_path, language)
    assert notice(tmp_path, language) == ""


def test_no_notice_is_printed_to_a_file(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPYCACHEPREFIX": str(tmp_path)}
    assert subprocess.run(SJOELEN, env=environment, capture_output=True, check=True).stderr == b""
