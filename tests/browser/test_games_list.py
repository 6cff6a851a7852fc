"""The list of games on the first page, and what is typed wrong beside a player."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import open_player, pace, record, start_game

pytestmark = pytest.mark.browser


def record_total(page: Page, points: int) -> None:
    pace(page, "Alleen totaal")
    page.get_by_label("Totaal van de beurt").fill(str(points))
    record(page, points)


def test_games_that_go_on_come_first_and_tell_who_leads(page: Page) -> None:
    start_game(page, "Cas", "Dora", turns="3")
    record_total(page, 110)
    start_game(page, "Anna", "Bram", turns="1")
    record_total(page, 99)
    record_total(page, 88)
    page.goto("/")
    games = page.locator(".known li")
    expect(games.nth(0)).to_contain_text("Cas, Dora")
    expect(games.nth(0)).to_contain_text("bezig, Cas voor")
    expect(games.nth(1)).to_contain_text("afgelopen, gewonnen door Anna")
    expect(games.nth(1)).to_contain_text(":")  # the time of the day


@pytest.mark.parametrize("wrong", ["veel", "2,5"])
def test_points_that_are_no_number_are_refused_aloud(page: Page, wrong: str) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    open_player(page, "Anna")
    player = page.locator(".players li").first
    player.get_by_label("Punten cadeau per beurt").fill(wrong)
    player.get_by_role("button", name="Geef").click()
    expect(page.get_by_role("alert").filter(has_text="is geen aantal")).to_be_visible()
    expect(page.get_by_role("link", name="API")).to_have_count(0)
