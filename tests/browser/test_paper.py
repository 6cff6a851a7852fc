"""The score form as it comes out of the printer."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import open_player, pace, record, start_game

pytestmark = pytest.mark.browser

MM_A_POINT = 25.4 / 72
SIZES_MM = {"A4": (210, 297), "A5": (148, 210)}
SHORT = "Anna, Bram, Cees, Dora"
LONG = ", ".join(letter * 40 for letter in "WMQG")


def pages(printed: bytes) -> list[tuple[int, int]]:
    """Width and height of each page, in millimetres."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)
    return [(round(float(wide) * MM_A_POINT), round(float(high) * MM_A_POINT)) for wide, high in boxes]


def print_out(page: Page) -> list[tuple[int, int]]:
    return pages(page.pdf(prefer_css_page_size=True, print_background=True))


@pytest.mark.parametrize("paper", SIZES_MM)
@pytest.mark.parametrize("language", ["nl", "en"])
@pytest.mark.parametrize("names", ["4", SHORT, LONG], ids=["no-names", "short", "long"])
def test_four_players_and_ten_turns_fit_one_page(page: Page, names: str, language: str, paper: str) -> None:
    page.goto(f"/form?players={names}&turns=10&paper={paper}&lang={language}")
    expect(page.locator(".sheet")).to_have_count(4)
    assert print_out(page) == [SIZES_MM[paper]]


@pytest.mark.parametrize("paper", SIZES_MM)
def test_a_game_of_four_with_points_given_fits_one_page_too(page: Page, paper: str) -> None:
    start_game(page, *LONG.split(", "), turns="10")
    open_player(page, "W" * 40)
    page.locator(".players li").first.get_by_label("Punten cadeau per beurt").fill("10")
    page.locator(".players li").first.get_by_role("button", name="Geef").click()
    pace(page, "Alleen totaal")
    page.get_by_label("Totaal van de beurt").fill("99")
    record(page, 99)
    page.goto(f"{page.url}/form?paper={paper}")
    expect(page.get_by_text("109")).to_be_visible()
    assert print_out(page) == [SIZES_MM[paper]]


def test_more_players_take_more_pages_and_no_sheet_is_cut_in_two(page: Page) -> None:
    page.goto("/form?players=9&turns=10&paper=A5")
    assert print_out(page) == [SIZES_MM["A5"]] * 3
