"""A printed card is one sheet of paper, whatever stands on it."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from sjoelen.locale.say import LANGUAGES
from sjoelen.paper.match_cards import PAPERS, CardRow, Heading, PrintedCard, cards_page
from sjoelen.tournament.direction.cup_rules import declare_cup_rule
from sjoelen.tournament.direction.printed_card import CardLine, CardMark
from sjoelen.tournament.match_card.card import CellState
from tests.tournament.competitions import new_competition

pytestmark = pytest.mark.browser
PRINTED = datetime(2026, 9, 1, 20, 30, tzinfo=UTC)
LONG = "Wilhelmina-Mathilde van Wassenaer-Wynmaw"
REASON = (
    "The juror read the lowest compartment from the wrong side, which three people saw and the player said."
)
SIZES_PT = {"A5": (420, 595), "A4": (595, 842)}
CUT = """() => [...document.querySelectorAll(".card, .card *")]
    .filter(each => each.clientHeight && each.scrollHeight > each.clientHeight + 1
        || each.clientWidth && each.scrollWidth > each.clientWidth + 1)
    .map(each => each.className + ": " + each.textContent.trim().slice(0, 60))"""


def full(turns: int) -> PrintedCard:
    """A card on which everything went wrong, with the longest names."""
    marks = cycle([*CardMark, None])
    lines = [
        CardLine(
            turn=turn,
            board="R12",
            player="p",
            juror="q",
            counts=(10, 10, 10, 10),
            bonus=(4, 4),
            points=148,
            struck=(147, 146),
            state=CellState.RECORDED,
            mark=next(marks),
            by="leader",
            reason=REASON,
            running=148 * turn,
        )
        for turn in range(1, turns + 1)
    ]
    about = ("Sjoelvereniging De Vrolijke Schijvenschuivers", "12345678", "Hoofdklasse A", "senior")
    rows = tuple(CardRow(line, LONG if line.turn == 4 else "", LONG) for line in lines)
    return PrintedCard(1234, LONG, about, 3, 12, rows, 148 * turns, complete=True)


def blank(turns: int) -> PrintedCard:
    """The same card before the first turn."""
    card = full(turns)
    lines = [
        replace(
            row.line,
            counts=None,
            points=None,
            struck=(),
            mark=None,
            reason="",
            running=None,
            state=CellState.UNPLAYED,
        )
        for row in card.rows
    ]
    return replace(card, rows=tuple(CardRow(line, "", "") for line in lines), total=0, complete=False)


@pytest.mark.parametrize("turns", [10, 20])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_is_one_whole_sheet(
    browser: Browser, tmp_path: Path, language: str, paper: str, turns: int
) -> None:
    rules = declare_cup_rule(
        new_competition("series-1x10"), ["crossed_out", "bonus"], None, REASON, by="Bekercommissie Noord"
    )
    heading = Heading(
        f"Open kampioenschap van {LONG}", "ans-2026", (2, 3, 4, 1), rules, "00c5 90f0 6bdb", PRINTED
    )
    shown = browser.new_page()
    shown.emulate_media(media="print")
    for cards in ([full(turns)], [blank(turns)], [full(turns), blank(turns), full(turns)]):
        file = tmp_path / "cards.html"
        file.write_text(cards_page(heading, cards, paper=paper, language=language), encoding="utf-8")
        shown.goto(file.as_uri())
        pdf = shown.pdf(prefer_css_page_size=True)
        boxes = re.findall(rb"/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\]", pdf)
        sizes = [(round(float(width)), round(float(height))) for width, height in boxes]
        assert sizes == [SIZES_PT[paper]] * len(cards)
        assert shown.evaluate(CUT) == []
    shown.close()
