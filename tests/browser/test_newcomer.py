"""Whoever knows nothing but the address finds the way by what the pages say."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import check_width, choose, history, next_subturn, record, standing, type_counts
from tests.browser.test_looks import check_access, check_targets

pytestmark = pytest.mark.browser


def the_television_shows_it(page: Page, television: Page) -> None:
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="Meekijken").check()
    sheet.get_by_role("button", name="Maak een link").click()
    television.goto(sheet.get_by_label("Adres voor een televisie").input_value())
    expect(television.get_by_role("heading", name="Bram staat 45 punten voor.")).to_be_visible()
    check_access(television)
    television.get_by_role("link", name="Terug naar het spel").click()
    expect(standing(television)).to_have_count(3)
    page.keyboard.press("Escape")


def test_a_stranger_finds_the_way_with_nothing_but_the_page(page: Page, phones: Callable[..., Page]) -> None:
    page.goto("/")
    page.get_by_role("button", name="Speler erbij").click()
    for place, name in enumerate(("Anna", "Bram", "Cees"), 1):
        page.get_by_label(f"Speler {place}").fill(name)
    page.get_by_role("button", name="Begin het spel").click()

    type_counts(page, 5, 6, 7, 5)
    expect(page.get_by_text("5 setjes van 20, los 1 × 3 en 2 × 4.")).to_be_visible()
    page.get_by_role("button", name="Dit was de laatste").click()
    record(page, 111)
    history(page).first.locator("summary").click()
    page.get_by_role("button", name="Verbeter", exact=True).click()
    type_counts(page, 5, 6, 6, 5)
    page.get_by_role("button", name="Verbeter naar 107 punten").click()

    type_counts(page, 6, 6, 8, 6)
    next_subturn(page)
    type_counts(page, 7, 7, 9, 7)
    expect(page.get_by_text("De hoogste score was al vroeg bereikt")).to_be_visible()
    choose(page, "Bonusschijf", "4")
    record(page, 152)
    expect(page.get_by_text("Bram staat 45 punten voor.")).to_be_visible()

    game = page.url
    page.get_by_role("button", name="Samen bijhouden").click()
    page.get_by_role("button", name="Maak een link").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("switch", name="Andere toestellen toelaten")).not_to_be_checked()
    check_access(page)
    check_targets(page)
    check_width(page)
    second, television = phones(), phones({"width": 1920, "height": 1080})
    second.goto(sheet.get_by_label("Adres", exact=True).input_value())
    expect(standing(second).first).to_contain_text("152")
    the_television_shows_it(page, television)

    page.get_by_role("link", name="Scoreformulier van dit spel").click()
    expect(page.get_by_text("Ctrl+P")).to_be_visible()
    expect(page.locator(".sheet").nth(1)).to_contain_text("152")
    page.get_by_role("link", name="Discussie").click()
    page.get_by_label("Waar gaat het over?").fill("over balk")
    page.get_by_role("button", name="Zoek").click()
    expect(page.get_by_role("article").filter(has_text="springt over de poortenbalk")).to_contain_text(
        "Hij gaat uit het spel"
    )
    page.goto(game)
    page.get_by_role("link", name="Zo tel je").click()
    expect(page.get_by_role("heading", name="Zo tel je")).to_be_visible()
    page.goto(game)
    page.get_by_role("link", name="Mensen").click()
    page.locator(".person > summary").filter(has_text="Anna").click()
    expect(page.locator(".person[open] .figures")).to_contain_text(re.compile("Gemiddelde.*107,0"))
