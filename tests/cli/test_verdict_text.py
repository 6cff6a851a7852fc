import pytest

from sjoelen.cli.output import Reader
from sjoelen.cli.verdict_text import reason_text
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import DiscHistory
from sjoelen.play.referee import judge
from sjoelen.rules.builtin_editions import edition
from tests.play.conftest import PLAN, disc

OFF_BOARD = Disc(1, None, DiscHistory(in_play=True))


@pytest.mark.parametrize(
    ("lies", "book", "language", "start", "citation"),
    [
        (
            disc(1, 0.24, 1.2055),
            "ans-2026",
            "nl",
            "Het latje",
            "verschuift hem: hij steekt 0,5 mm uit (art. 3.2.6)",
        ),
        (
            disc(1, 0.24, 1.2075, compartment=2),
            "ans-classic",
            "en",
            "The lath",
            "leaves it where it is: it lies 1.5 mm behind the front (art. 3.2.e)",
        ),
        (
            disc(1, 0.24, 1.4, compartment=2),
            "six-pack",
            "en",
            "Completely past",
            "2026.09: art. 3.2.6)",
        ),
        (
            disc(1, 0.24, 0.5),
            "ans-2026",
            "nl",
            "Hij ligt in het speelveld",
            "onderbeurt klaar is (art. 3.2.3)",
        ),
        (OFF_BOARD, "ans-2026", "nl", "Een schijf vliegt uit de bak", "onderbeurt terug. (art. 3.2.5.1)"),
    ],
)
def test_the_reason_of_a_verdict_has_lath_and_article(
    lies: Disc, book: str, language: str, start: str, citation: str
) -> None:
    rules = edition(book)
    (verdict,) = judge([lies], rules, PLAN).discs
    sentence = reason_text(Reader(language, False), rules, verdict, PLAN)
    assert sentence.startswith(start)
    assert sentence.endswith(citation)
