"""Every game can be ended, and every end is seen, heard and taken back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import check_width, pace, start_game
from tests.browser.test_looks import check_access, check_targets

pytestmark = pytest.mark.browser


def write(page: Page, points: int) -> None:
    pace(page, "Alleen totaal")
    page.get_by_label("Totaal van de beurt").fill(str(points))
    page.get_by_role("button", name=f"Eens, noteer {points} punt").click()


def evening(page: Page, *points: int) -> None:
    start_game(page, "Pa", "Ma", turns="Zolang we willen")
    for turn in points:
        write(page, turn)
    expect(page.get_by_text("nog niet verstuurd")).to_have_count(0)


def test_a_game_without_an_agreed_number_has_an_end_that_every_phone_hears(
    page: Page, phones: Callable[..., Page]
) -> None:
    evening(page, 100, 90, 110, 130)
    other = phones()
    other.goto(page.url)
    expect(other.get_by_label("Aan de beurt")).to_be_visible()
    page.get_by_role("button", name="Klaar: wie wint?").click()
    for phone in (page, other):
        expect(phone.get_by_role("heading", name="Ma wint met 220 punten")).to_be_visible()
        expect(phone.get_by_role("status").filter(has_text="Ma wint met 220 punten")).to_have_count(1)
        expect(phone.get_by_label("Aan de beurt")).to_have_count(0)
    expect(page.get_by_role("heading", name="Ma wint met 220 punten")).to_be_focused()
    expect(page.get_by_role("img", name="Verloop: het totaal na elke beurt")).to_be_visible()
    page.get_by_text("In getallen").click()
    row = page.locator(".course-numbers tbody tr").last
    assert row.locator("th, td").all_inner_texts() == ["2", "220", "210"]
    check_access(page)
    check_targets(page)
    check_width(page)
    page.get_by_role("link", name="Scoreformulier om te printen").click()
    expect(page.locator(".sheet").filter(has_text="Ma")).to_be_visible()


def test_an_end_is_taken_back_and_the_game_goes_on(page: Page) -> None:
    evening(page, 100, 90, 110)
    page.get_by_role("button", name="Klaar: wie wint?").click()
    expect(page.get_by_text("Niet iedereen heeft evenveel beurten gespeeld.")).to_be_visible()
    page.get_by_role("button", name="Toch verder spelen").click()
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Ma")
    write(page, 130)
    expect(page.get_by_text("Ma staat 10 punten voor.")).to_be_visible()
    expect(page.get_by_text("nog niet verstuurd")).to_have_count(0)
    types = page.evaluate(
        "fetch(`/api/v1${location.pathname}`).then((answer) => answer.json())"
        ".then((game) => game.entries.map((line) => line.type))"
    )
    assert types[-3:] == ["game_ended", "entry_undone", "turn_recorded"]


def test_an_end_without_a_connection_is_there_at_once_and_can_be_taken_back(page: Page) -> None:
    evening(page, 100, 90)
    page.context.set_offline(True)
    page.get_by_role("button", name="Klaar: wie wint?").click()
    expect(page.get_by_role("heading", name="Pa wint met 100 punten")).to_be_visible()
    page.get_by_role("button", name="Toch verder spelen").click()
    expect(page.get_by_label("Aan de beurt")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("nog niet verstuurd")).to_have_count(0)
    expect(page.get_by_label("Aan de beurt")).to_be_visible()


def test_two_phones_that_end_one_game_agree(page: Page, phones: Callable[..., Page]) -> None:
    evening(page, 100, 90)
    other = phones()
    other.goto(page.url)
    page.context.set_offline(True)
    for phone in (page, other):
        phone.get_by_role("button", name="Klaar: wie wint?").click()
    page.context.set_offline(False)
    expect(page.get_by_text("nog niet verstuurd")).to_have_count(0)
    expect(page.get_by_role("heading", name="Pa wint met 100 punten")).to_be_visible()
    expect(page.locator(".conflict")).to_have_count(0)


def test_the_last_possible_turn_is_said_before_and_ends_the_game(page: Page) -> None:
    start_game(page, "Pa", turns="Zolang we willen")
    page.evaluate(
        """async () => {
        const address = `/api/v1${location.pathname}`;
        const { players } = await (await fetch(address)).json();
        for (let turn = 1; turn <= 98; turn++) await fetch(`${address}/turns`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `last-possible-turn-${turn}` },
            body: JSON.stringify({ player: players[0].id, turn, total: 100 }),
        }); }"""
    )
    expect(page.get_by_text("Nog 1 beurt: na beurt 99 is het spel afgelopen.")).to_be_visible()
    write(page, 77)
    expect(page.get_by_role("heading", name="Klaar, Pa: 9.877 punten")).to_be_visible()
    expect(page.get_by_text("Verder dan beurt 99 kan niet.")).to_be_visible()
