"""The generated pages agree with the code."""

import click

from docs.pages.commands import helps


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
