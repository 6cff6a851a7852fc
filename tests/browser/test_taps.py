"""A turn takes few taps, and the way on is always in view."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.hand import check_width, history, pace, start_game
from tests.browser.test_looks import check_targets

pytestmark = pytest.mark.browser

TAPS_MAX = 6
SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "small phone": {"width": 320, "height": 568},
    "phone on its side": {"width": 740, "height": 360},
    "desktop": {"width": 1440, "height": 900},
}

everywhere = pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))


class Finger:
    """A finger that counts its taps; what it taps is in view, or is scrolled there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, target: Locator) -> None:
        target.tap()
        self.taps += 1

    def key(self, count: int) -> None:
        self.tap(self.page.locator(".pad").get_by_role("button", name=str(count), exact=True))

    def button(self, name: str) -> None:
        self.tap(self.page.get_by_role("button", name=name))


@pytest.mark.parametrize("way", ["Aan het eind", "Na elke onderbeurt"])
@everywhere
def test_a_turn_that_is_told_at_the_end_takes_six_taps_at_most(
    phones: Callable[..., Page], size: ViewportSize, way: str
) -> None:
    page = phones(size, has_touch=True)
    start_game(page, "Anna", "Bram", turns="3")
    pace(page, way)
    finger = Finger(page)
    for count in (9, 5, 7, 5):
        finger.key(count)
    if way == "Na elke onderbeurt":
        finger.button("Dit was de laatste")
    finger.button("Eens, noteer 116 punten")
    expect(history(page).first).to_contain_text("116")
    assert finger.taps <= TAPS_MAX


def test_three_subturns_take_fifteen_taps(phones: Callable[..., Page]) -> None:
    page = phones(has_touch=True)
    start_game(page, "Anna", "Bram", turns="3")
    finger = Finger(page)
    for subturn, counts in enumerate(((4, 2, 3, 2), (6, 4, 5, 3), (9, 5, 7, 5)), 1):
        for count in counts:
            finger.key(count)
        finger.button("Eens, noteer 116 punten" if subturn == 3 else "Verder met onderbeurt")
    expect(history(page).first).to_contain_text("116")
    assert finger.taps == 15


def test_a_wrong_number_is_tapped_and_put_right(phones: Callable[..., Page]) -> None:
    page = phones(has_touch=True)
    start_game(page, "Anna", turns="3")
    pace(page, "Aan het eind")
    finger = Finger(page)
    for count in (9, 4, 7, 5):
        finger.key(count)
    expect(page.locator(".pad")).to_have_count(0)
    finger.tap(page.get_by_label("Vak 3: aantal schijven"))
    expect(page.get_by_role("group", name="Vak 3: hoeveel schijven?")).to_be_visible()
    finger.key(5)
    expect(page.get_by_role("button", name="Eens, noteer 116 punten")).to_be_visible()


def test_a_compartment_is_tapped_for_one_more_and_held_for_many(phones: Callable[..., Page]) -> None:
    page = phones(has_touch=True)
    start_game(page, "Anna", turns="3")
    compartment = page.get_by_role("button", name="Vak 4: één schijf meer")
    count = page.get_by_label("Vak 4: aantal schijven")
    compartment.tap()
    compartment.tap()
    expect(count).to_have_value("2")
    compartment.hover()
    page.mouse.down()
    page.wait_for_function("() => document.querySelectorAll('.lane input')[2].value >= 6")
    page.mouse.up()
    held = int(count.input_value())
    page.wait_for_timeout(400)
    assert int(count.input_value()) == held
    compartment.focus()
    page.keyboard.press("Enter")
    expect(count).to_have_value(str(held + 1))


@everywhere
def test_the_way_on_is_in_view_from_the_first_turn_to_the_last(
    phones: Callable[..., Page], size: ViewportSize
) -> None:
    page = phones(size, has_touch=True)
    start_game(page, "Anna", "Bram", "Oma Geertruida van der Wijngaarden-Janse", turns="3")
    check_in_view(page, size, "Noteer")
    check_width(page)
    check_targets(page)
    for count in (9, 5, 7, 5):
        page.locator(".pad").get_by_role("button", name=str(count), exact=True).tap()
    page.evaluate("scrollTo(0, 0)")
    check_in_view(page, size, "Verder met onderbeurt 2")
    pace(page, "Aan het eind")
    page.evaluate("scrollTo(0, 0)")
    check_in_view(page, size, "Eens, noteer 116 punten")
    page.get_by_role("button", name="Eens, noteer 116 punten").tap()
    expect(page.get_by_text("✓ Anna: 116 punten, samen 116. Nu is Bram.")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    check_in_view(page, size, "Maak ongedaan")
    check_in_view(page, size, "Noteer")
    check_width(page)
    check_targets(page)
    page.get_by_role("button", name="English").tap()
    check_in_view(page, size, "Record")
    check_width(page)


def check_in_view(page: Page, size: ViewportSize, name: str) -> None:
    box = page.locator(".dock").get_by_role("button", name=re.compile(f"{name}$")).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
