"""A game at home, played in a browser against a real server."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.conftest import PATIENCE_MS, PHONE, Server

pytestmark = pytest.mark.browser

DESK: ViewportSize = {"width": 1440, "height": 900}
VALUES = (2, 3, 4, 1)


def start_game(page: Page, *names: str, turns: str = "1") -> None:
    page.goto("/")
    for place, name in enumerate(names):
        if place > 1:
            page.get_by_role("button", name="Speler erbij").click()
        page.get_by_label(f"Speler {place + 1}").fill(name)
    page.get_by_role("radio", name=turns, exact=True).check()
    page.get_by_role("button", name="Begin het spel").click()
    page.wait_for_url(re.compile("/games/"))


def choose_player(page: Page, name: str) -> None:
    page.get_by_label("Aan de beurt").select_option(label=name)


def count(page: Page, *counts: int) -> None:
    for value, discs in zip(VALUES, counts, strict=True):
        page.get_by_label(f"Vak {value}: aantal schijven").fill(str(discs))


def choose(page: Page, question: str, answer: str) -> None:
    page.get_by_role("group", name=question).get_by_role("radio", name=answer, exact=True).check()


def record(page: Page, points: int) -> None:
    page.get_by_role("button", name=f"Noteer {points} punten").click()
    expect(page.get_by_role("status").filter(has_text=f"{points} punten")).to_have_count(1)


def standing(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("Stand|Standing")).locator("tbody tr")


def check_width(page: Page) -> None:
    width = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(width) == 0


def test_two_players_play_a_whole_game_with_a_bonus_and_a_reload(page: Page) -> None:
    start_game(page, "Anna", "Bram")
    page.get_by_role("button", name="Loot wie begint").click()
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
    page.get_by_role("button", name="Alleen het totaal").click()
    page.get_by_label("Totaal van de beurt").fill("157")
    expect(page.get_by_text("157 punten kan niet")).to_be_visible()


def test_a_stopped_server_loses_no_entry_and_a_retry_counts_once(page: Page, server: Server) -> None:
    start_game(page, "Anna", turns="3")
    count(page, 9, 5, 7, 5)
    server.kill()
    page.get_by_role("button", name="Noteer 116 punten").click()
    expect(page.get_by_role("alert")).to_contain_text("nog niet genoteerd")
    server.start()
    page.reload()
    expect(page.get_by_label("Vak 2: aantal schijven")).to_have_value("9")
    record(page, 116)
    expect(standing(page)).to_contain_text("116")
    expect(page.get_by_role("region", name="Gespeelde beurten").get_by_role("listitem")).to_have_count(1)


@pytest.mark.parametrize("address", ["/games/x", "/games/%", "/games/%E0%A4%A"])
def test_an_address_without_a_game_says_so(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", name="Dit spel ligt hier niet")).to_be_visible()


@pytest.mark.parametrize("nonsense", ["{broken", "null", "7", '[null, 1, {}, {"id": "x"}]'])
def test_a_browser_that_remembers_nonsense_still_plays(page: Page, nonsense: str) -> None:
    page.goto("/")
    for name in ("games", "unanswered"):
        page.evaluate("([name, text]) => localStorage.setItem(`sjoelen.${name}`, text)", [name, nonsense])
    start_game(page, "Anna")
    count(page, 9, 5, 7, 5)
    record(page, 116)


def test_the_keyboard_alone_suffices(page: Page) -> None:
    start_game(page, "Anna")
    page.get_by_label("Vak 2: aantal schijven").focus()
    for discs in ("9", "5", "7", "5"):
        page.keyboard.type(discs)
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Klaar, Anna: 116 punten")).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_sticks_out(browser: Browser, server: Server, viewport: ViewportSize) -> None:
    long = "Oma Geertruida van der Wijngaarden-Janse"
    context = browser.new_context(viewport=viewport, locale="nl-NL", base_url=server.address)
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
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
    context.close()


def test_the_second_phone_is_told_and_its_count_hits_nobody_else(browser: Browser, page: Page) -> None:
    start_game(page, "Anna", "Bram")
    count(page, 1, 1, 1, 1)
    context = browser.new_context(viewport=PHONE, locale="nl-NL")
    other = context.new_page()
    other.goto(page.url)
    count(other, 9, 5, 7, 5)
    record(other, 116)
    context.close()
    page.get_by_role("button", name="Noteer 20 punten").click()
    expect(page.get_by_role("alert")).to_contain_text("staat er al, met 116 punten")
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Anna")
    page.get_by_role("button", name="Wis").click()
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Bram")
