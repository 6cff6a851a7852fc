"""A game at home, played in a browser against a real server."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE
from tests.browser.hand import (
    check_width,
    choose,
    choose_player,
    count,
    pace,
    record,
    standing,
    start_game,
)

pytestmark = pytest.mark.browser

DESK: ViewportSize = {"width": 1440, "height": 900}


def test_two_players_play_a_whole_game_with_a_bonus_and_a_reload(page: Page) -> None:
    start_game(page, "Anna", "Bram")
    page.get_by_role("button", name="Loot erom").click()
    expect(page.get_by_role("heading", name=re.compile("(Anna|Bram) begint"))).to_be_visible()

    choose_player(page, "Anna")
    count(page, 7, 7, 9, 7)
    choose(page, "Na welke onderbeurt", "1")
    choose(page, "Bonusschijf 1 van 2", "4")
    choose(page, "Bonusschijf 2 van 2", "Mis")
    record(page, 152)

    page.reload()
    expect(standing(page).first).to_contain_text("Anna")
    count(page, 9, 5, 7, 5)
    expect(page.get_by_text("5 setjes van 20, los 4 × 2 en 2 × 4.")).to_be_visible()
    record(page, 116)

    expect(page.get_by_role("heading", name="Anna wint met 152 punten")).to_be_visible()
    expect(standing(page).nth(0)).to_contain_text("152,0")
    expect(standing(page).nth(1)).to_contain_text("116")

    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Anna wins with 152 points")).to_be_visible()
    expect(standing(page).nth(0)).to_contain_text("152.0")
    page.reload()
    expect(page.get_by_role("heading", name="Standing")).to_be_visible()

    page.goto("/")
    page.get_by_role("link", name=re.compile("Anna, Bram")).click()
    expect(page.get_by_role("heading", name="Anna wins with 152 points")).to_be_visible()


def test_the_team_with_most_points_wins_on_the_page_and_on_the_television(page: Page) -> None:
    start_game(page, "Jan", "Eva", "Piet", "Truus")
    page.locator(".players > summary").click()
    page.locator("details.teams > summary").click()
    for name, team in (("Jan", "1"), ("Eva", "1"), ("Piet", "2"), ("Truus", "2")):
        page.locator("details.teams label").filter(has_text=name).locator("select").select_option(value=team)
    page.get_by_role("button", name="Maak de teams").click()
    expect(page.locator(".team-standing li")).to_have_count(2)
    pace(page, "Alleen totaal")
    for points in (120, 10, 85, 85):
        page.get_by_label("Totaal van de beurt").fill(str(points))
        record(page, points)
    expect(page.get_by_role("heading", name="Team 2 wint met 170 punten")).to_be_visible()
    expect(page.locator(".leader")).to_have_text("Team 2 staat 40 punten voor.")
    expect(page.get_by_role("status").filter(has_text="Team 2 wint met 170 punten")).to_have_count(1)
    page.get_by_role("link", name="Op een groot scherm").click()
    expect(page.get_by_role("heading", name="Team 2 wint met 170 punten")).to_be_visible()


def test_what_was_undone_can_be_redone(page: Page) -> None:
    start_game(page, "Anna", turns="3")
    count(page, 9, 5, 7, 5)
    record(page, 116)
    page.get_by_role("button", name="Draai terug").click()
    expect(standing(page)).not_to_contain_text("116")
    page.get_by_role("button", name="Herstel").click()
    expect(standing(page)).to_contain_text("116")


def test_an_impossible_count_is_refused_as_it_is_typed(page: Page) -> None:
    start_game(page, "Anna")
    count(page, 9, 5, 7, 10)
    expect(page.get_by_text("31 schijven")).to_contain_text("3.2.1")
    expect(page.get_by_role("button", name="Noteer")).to_be_disabled()
    pace(page, "Alleen totaal")
    page.get_by_label("Totaal van de beurt").fill("157")
    expect(page.get_by_text("157 punten kan niet")).to_be_visible()


@pytest.mark.parametrize("address", ["/games/x", "/games/%", "/games/%E0%A4%A"])
def test_an_address_without_a_game_says_so(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", name="Dit spel is hier niet te vinden")).to_be_visible()


@pytest.mark.parametrize("nonsense", ["{broken", "null", "7", '[null, 1, {}, {"id": "x"}]'])
def test_a_browser_that_remembers_nonsense_still_plays(page: Page, nonsense: str) -> None:
    page.goto("/")
    for name in ("games", "unanswered", "notebook", "noted", "pace", "theme", "device"):
        page.evaluate("([name, text]) => localStorage.setItem(`sjoelen.${name}`, text)", [name, nonsense])
    start_game(page, "Anna")
    count(page, 9, 5, 7, 5)
    record(page, 116)


def test_the_keyboard_alone_suffices(page: Page) -> None:
    start_game(page, "Anna")
    pace(page, "Aan het eind")
    page.get_by_label("Vak 2: aantal schijven").focus()
    for discs in ("9", "5", "7", "5"):
        page.keyboard.type(discs)
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Klaar, Anna: 116 punten")).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_sticks_out(phones: Callable[..., Page], viewport: ViewportSize) -> None:
    long = "Oma Geertruida van der Wijngaarden-Janse"
    page = phones(viewport)
    start_game(page, long, "Ab", "W" * 40, turns="10")
    check_width(page)
    choose_player(page, long)
    count(page, 7, 7, 9, 7)
    choose(page, "Na welke onderbeurt", "1")
    check_width(page)
    choose(page, "Bonusschijf 1 van 2", "4")
    choose(page, "Bonusschijf 2 van 2", "4")
    record(page, 156)
    check_width(page)
