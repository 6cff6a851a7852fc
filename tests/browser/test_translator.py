"""A browser that translates the page freezes no number and breaks nothing."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import history, open_player, pace, standing, start_game

pytestmark = pytest.mark.browser

TRANSLATOR = Path(__file__).with_name("translator.js")


def key(page: Page, *counts: int) -> None:
    for count in counts:
        page.locator(".keys button").get_by_text(str(count), exact=True).click()


@pytest.fixture
def page(phones: Callable[..., Page]) -> Page:
    """A phone whose browser translates; errors in its console fail the test."""
    translated = phones()
    translated.add_init_script(path=TRANSLATOR)
    return translated


def choose(page: Page, question: str, answer: str) -> None:
    page.get_by_role("group", name=question).get_by_role("radio", name=answer).check()


def test_a_whole_game_is_played_in_a_translated_page(page: Page, phones: Callable[..., Page]) -> None:
    other = phones()
    start_game(other, "Anna", "Bram", turns="3")
    page.goto(other.url)
    expect(page.locator("font").first).to_be_attached()
    verdict = page.locator("#verdict")
    key(page, 5, 6, 7, 5)
    expect(verdict).to_have_text(re.compile(r"^«5\s+setjes van 20, los 1\s*×\s*3 en 2\s*×\s*4.»$"))
    expect(page.locator(".chalkboard .points")).to_contain_text("111")
    page.get_by_role("button", name="Verder met onderbeurt 2").click()
    expect(page.locator(".dock .main")).to_have_text("«Verder met onderbeurt 3»")
    page.get_by_role("button", name="Dit was de laatste").click()
    expect(page.locator(".dock .main")).to_have_text("«Eens, noteer 111 punten»")
    page.get_by_role("button", name="Eens, noteer 111 punten").click()
    expect(standing(page).first.locator(".total")).to_have_text("111")
    expect(page.locator(".leader")).to_have_text("«Anna staat 111 punten voor.»")
    expect(page.locator(".whose p")).to_contain_text("beurt 1 van 3")
    pace(page, "Aan het eind")
    key(page, 7, 7, 9, 7)
    choose(page, "Na welke onderbeurt", "2")
    choose(page, "Bonusschijf", "4")
    page.get_by_role("button", name="Eens, noteer 152 punten").click()
    expect(page.locator(".leader")).to_have_text("«Bram staat 41 punten voor.»")
    page.get_by_role("button", name="Maak ongedaan").click()
    expect(page.locator(".leader")).to_have_text("«Anna staat 111 punten voor.»")
    page.get_by_role("button", name="Eens, noteer 152 punten").click()
    history(page).last.locator("summary").click()
    page.get_by_role("button", name="Verbeter").first.click()
    expect(page.locator(".correcting h2")).to_contain_text("Verbeter: Anna, beurt 1 (nu 111)")
    page.get_by_role("button", name="Laat het zoals het was").click()
    open_player(page, "Bram")
    page.locator(".players li").nth(1).get_by_label("Naam").fill("Opa Bram")
    page.locator(".players li").nth(1).get_by_role("button", name="Verander").click()
    expect(standing(page).first).to_contain_text("Opa Bram")
    page.get_by_role("button", name="Klaar: wie wint?").click()
    expect(page.locator(".finish h2")).to_have_text("«Opa Bram wint met 152 punten»")
    page.get_by_role("button", name="Toch verder spelen").click()
    page.get_by_role("button", name="English").click()
    expect(page.locator(".leader")).to_have_text("«Opa Bram leads by 41 points.»")
    expect(standing(page)).to_have_count(2)


def test_another_phone_is_followed_in_a_translated_page(page: Page, phones: Callable[..., Page]) -> None:
    other = phones()
    start_game(other, "Anna", "Bram", turns="3")
    page.goto(other.url)
    expect(page.get_by_label("Aan de beurt")).to_be_visible()
    for player, points in (("Anna", 80), ("Bram", 90), ("Anna", 120)):
        pace(other, "Alleen totaal")
        other.get_by_label("Totaal van de beurt").fill(str(points))
        other.get_by_role("button", name=f"Eens, noteer {points} punten").click()
        expect(history(page).first).to_contain_text(player)
        expect(history(page).first.locator(".points")).to_have_text(str(points))
    expect(page.locator(".leader")).to_have_text("«Anna staat 110 punten voor.»")
    expect(page.locator(".whose p")).to_have_text(re.compile("beurt 2 van 3.*totaal 90"))
