"""The generated pages agree with the code."""

import re

import click

from docs.pages.commands import helps
from tests.architecture.source import ROOT


@click.group("toy")
def toy() -> None:
    """A box of toys."""


@toy.command("top")
@click.option("--spins", metavar="N", help="How often.")
def top(spins: str) -> None:
    """Spins."""


def test_the_help_of_a_group_is_followed_by_that_of_its_commands() -> None:
    _, box, heading, spinning = helps(toy, None)
    assert "A box of toys." in box
    assert heading == "## `toy top`"
    assert "--spins N  How often." in spinning


def test_every_path_on_the_page_of_changes_exists() -> None:
    text = (ROOT / "docs" / "developers" / "where.md").read_text(encoding="utf-8")
    paths = {path for path in re.findall(r"`([^`\s]+)`", text) if "/" in path and "LANGUAGE" not in path}
    assert len(paths) > 30
    assert {path for path in paths if not (ROOT / path).exists()} == set()
