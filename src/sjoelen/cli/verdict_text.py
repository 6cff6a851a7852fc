"""The reason of a verdict on a disc as a text."""

from typing import TYPE_CHECKING

from sjoelen.cli.output import Reader, cited
from sjoelen.cli.position_text import position_text
from sjoelen.error import Figure
from sjoelen.rules.edition import Edition
from sjoelen.rules.incident import Consequence

if TYPE_CHECKING:
    from sjoelen.play.board_lines import BoardLines
    from sjoelen.play.referee import DiscVerdict


def reason_text(reader: Reader, edition: Edition, verdict: "DiscVerdict", lines: "BoardLines") -> str:
    """Say why a disc counts or does not, with lath and article."""
    from sjoelen.play.verdict_reason import lath_gap_mm, reason_of  # noqa: PLC0415 an extra, and slow

    if verdict.incident is not None and verdict.ruling is not None:
        consequence: str = verdict.ruling.consequence
        if verdict.ruling.consequence is Consequence.COUNTS_IF_TOUCHING:
            consequence = verdict.fate
        return reader.say(
            "scene.reason.incident",
            incident=reader.say(f"incident.{verdict.incident}"),
            consequence=reader.say(f"incident.{consequence}"),
            article=cited(reader, verdict.article),
        )
    return reader.say(
        f"scene.reason.{reason_of(verdict, lines)}",
        mm=Figure(f"{abs(lath_gap_mm(verdict, lines) or 0.0):.1f}"),
        place=position_text(reader, verdict.location, verdict.disc.placement, edition),
        article=cited(reader, verdict.article),
    )
