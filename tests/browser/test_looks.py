"""How the pages look and whom they leave out: nobody."""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import sjoelen.web
from tests.browser.conftest import PHONE
from tests.browser.hand import (
    check_width,
    choose_player,
    history,
    next_subturn,
    pace,
    record,
    standing,
    start_game,
    type_counts,
)

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
TARGETS = Path(__file__).with_name("targets.js")
STATIC = Path(sjoelen.web.__file__).parent / "static"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SCRIPT_BYTES_MAX = 60_000
LOADED_APART, PAGE_BYTES_MAX = ("ScenePage", "olderBrowsers"), 10_000  # only those who need them load them
SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1440, "height": 900},
}
LONG = "Oma Geertruida van der Wijngaarden-Janse"
THEMES = ("light", "dark", "hall")

everywhere = pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))


def check_access(page: Page) -> None:
    """No rule of axe is broken, of WCAG 2.2 AA and of good practice."""
    page.locator("main").first.wait_for()
    page.locator("h1").first.wait_for(state="attached")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("(tags) => axe.run(document, { runOnly: { type: 'tag', values: tags } })", WCAG)
    broken = {rule["id"]: [node["target"] for node in rule["nodes"]] for rule in result["violations"]}
    assert broken == {}, json.dumps(broken, indent=1)


def check_targets(page: Page) -> None:
    """What is tapped is 56 pixels high and wide, and 8 from its neighbour."""
    assert page.evaluate(TARGETS.read_text(encoding="utf-8")) == []


def play(page: Page) -> None:
    """A game with everything on the page: sub-turns, a lost disc, an undone turn, long names."""
    start_game(page, LONG, "Ab", "W" * 40, turns="3")
    for _ in range(2):
        type_counts(page, 5, 5, 5, 5)
        next_subturn(page)
    type_counts(page, 7, 7, 9, 7)
    record(page, 148)
    pace(page, "Aan het eind")
    type_counts(page, 9, 5, 7, 5)
    record(page, 116)
    page.get_by_role("button", name=re.compile("^Draai terug: Ab")).click()
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Ab")
    history(page).last.locator("summary").click()
    pace(page, "Na elke onderbeurt")
    type_counts(page, 5, 5, 5, 5)
    next_subturn(page)
    type_counts(page, 4, 5, 5, 5)


@pytest.mark.parametrize("theme", THEMES)
def test_every_page_is_for_everybody_in_every_theme(phones: Callable[..., Page], theme: str) -> None:
    page = phones(reduced_motion="reduce")
    page.goto(f"/?theme={theme}")
    page.evaluate(f"localStorage.setItem('sjoelen.theme', JSON.stringify('{theme}'))")
    check_access(page)
    play(page)
    assert page.evaluate("document.documentElement.dataset.theme") == theme
    check_access(page)
    page.get_by_role("button", name="Er gebeurde iets").click()
    page.get_by_role("dialog").get_by_text("Een schijf valt").first.or_(
        page.get_by_role("dialog").get_by_text("valt buiten de bak")
    ).first.click()
    check_access(page)
    page.keyboard.press("Escape")
    page.locator(".players > summary").click()
    page.locator(".players li summary").first.click()
    page.get_by_role("button", name="Samen bijhouden").click()
    page.get_by_role("button", name="Maak een link").click()
    expect(page.get_by_role("img", name="QR-code")).to_be_visible()
    check_access(page)


@everywhere
def test_nothing_sticks_out_and_every_target_is_large(
    phones: Callable[..., Page], size: ViewportSize
) -> None:
    page = phones(size)
    page.goto("/")
    check_width(page)
    check_targets(page)
    play(page)
    check_width(page)
    check_targets(page)
    page.get_by_role("button", name="Er gebeurde iets").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_targets(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("button", name="English").click()
    check_width(page)


@pytest.mark.parametrize("language", ["Nederlands", "English"])
def test_on_a_phone_the_way_on_covers_neither_the_tip_nor_the_last_line(page: Page, language: str) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    pace(page, "Aan het eind")
    type_counts(page, 5, 5, 5, 5)
    record(page, 100)
    pace(page, "Na elke onderbeurt")
    for counts in ((5, 6, 7, 5), (6, 6, 7, 8), (5, 5, 5, 5), (1, 7, 6, 8)):
        page.get_by_role("button", name="Nederlands").click()
        type_counts(page, *counts)
        page.get_by_role("button", name=language).click()
        expect(page.locator("html")).to_have_attribute(
            "lang", {"Nederlands": "nl", "English": "en"}[language]
        )
        page.evaluate("scrollTo(0, 0)")
        board, way = page.locator(".chalkboard").bounding_box(), page.locator(".dock .main").bounding_box()
        assert board
        assert way
        assert board["y"] + board["height"] <= way["y"] <= PHONE["height"] - way["height"]


def test_at_twice_the_size_nothing_is_lost(phones: Callable[..., Page]) -> None:
    page = phones({"width": 640, "height": 400}, device_scale_factor=2)
    play(page)
    check_width(page)
    expect(standing(page).first).to_be_visible()


def test_the_keyboard_alone_plays_a_whole_turn(page: Page) -> None:
    start_game(page, "Anna", turns="3")
    page.get_by_label("Vak 2: aantal schijven").focus()
    for subturn in ("1111", "3333", "5555"):
        for discs in subturn:
            page.keyboard.type(discs)
            page.keyboard.press("Enter")
    expect(standing(page).first).to_contain_text("100")


def test_whoever_wants_no_motion_gets_none(phones: Callable[..., Page]) -> None:
    page = phones(reduced_motion="reduce")
    start_game(page, "Anna", "Bram")
    page.get_by_role("button", name="Loot erom").click()
    expect(page.get_by_role("heading", name=re.compile("(Anna|Bram) begint"))).to_be_visible()
    type_counts(page, 3, 3, 3, 3)
    assert page.evaluate("document.getAnimations().length") == 0


def test_one_turn_is_announced_once_and_typing_announces_nothing(page: Page) -> None:
    start_game(page, "Anna", turns="3")
    page.evaluate(
        """() => { window.heard = [];
        for (const region of document.querySelectorAll('[role=status]'))
            new MutationObserver(() => region.textContent && window.heard.push(region.textContent))
                .observe(region, { childList: true, characterData: true, subtree: true }); }"""
    )
    pace(page, "Aan het eind")
    type_counts(page, 9, 5, 7, 5)
    record(page, 116)
    assert page.evaluate("window.heard") == ["Genoteerd: Anna, beurt 1, 116 punten. Totaal nu 116."]
    live = page.evaluate("document.querySelectorAll('output, [aria-live]').length")
    assert live == 0


def test_long_and_equal_looking_names_stay_apart(page: Page) -> None:
    start_game(page, LONG, LONG[:-1] + "n", turns="3")
    choose_player(page, LONG[:-1] + "n")
    pace(page, "Alleen totaal")
    page.get_by_label("Totaal van de beurt").fill("77")
    record(page, 77)
    check_width(page)
    expect(standing(page).first).to_contain_text(LONG[:-1] + "n")


def test_numbers_and_dates_are_written_the_readers_way(page: Page) -> None:
    start_game(page, "Anna", turns="3")
    pace(page, "Alleen totaal")
    for points in (99, 100):
        page.get_by_label("Totaal van de beurt").fill(str(points))
        record(page, points)
    expect(standing(page).first).to_contain_text("99,5")
    history(page).first.locator("summary").click()
    expect(history(page).first).to_contain_text(re.compile(r"Genoteerd op \d\d-\d\d-\d{4}"))
    page.get_by_role("button", name="English").click()
    expect(standing(page).first).to_contain_text("99.5")
    assert (
        page.evaluate("getComputedStyle(document.querySelector('td.total')).fontVariantNumeric")
        == "tabular-nums"
    )


def test_all_script_that_a_reader_loads_is_small() -> None:
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in (STATIC / "assets").glob("*.js")}
    languages = [size for name, size in sizes.items() if name.startswith("messages.")]
    apart = [size for name, size in sizes.items() if name.startswith(LOADED_APART)]
    assert sum(sizes.values()) - sum(languages) + max(languages) - sum(apart) <= SCRIPT_BYTES_MAX
    assert max(apart) <= PAGE_BYTES_MAX


@pytest.mark.parametrize("theme", THEMES)
def test_the_television_is_for_everybody_too(page: Page, theme: str) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    pace(page, "Alleen totaal")
    page.get_by_label("Totaal van de beurt").fill("99")
    record(page, 99)
    own = page.url
    page.goto(f"{own}/display?theme={theme}")
    page.wait_for_url(lambda url: not url.startswith(own))
    expect(page.get_by_role("heading", name="Anna staat 99 punten voor.")).to_be_visible()
    check_access(page)
    check_width(page)


@pytest.mark.parametrize(
    "address", ["/rules", "/rules/ans-2026", "/disputes", "/counting", "/equipment", "/form"]
)
@everywhere
def test_pages_to_read_are_for_everybody(
    phones: Callable[..., Page], address: str, size: ViewportSize
) -> None:
    page = phones(size)
    page.goto(address)
    check_access(page)
    check_width(page)


@everywhere
def test_people_have_room_in_every_language(phones: Callable[..., Page], size: ViewportSize) -> None:
    page = phones(size)
    play(page)
    page.goto("/people")
    page.locator(".person > summary").last.click()
    expect(page.locator(".figures")).to_be_visible()
    for language in ("Nederlands", "English"):
        page.get_by_role("button", name=language).click()
        check_width(page)


def test_pages_to_read_wear_what_was_chosen(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Uiterlijk").select_option(label="Zaal, hoog contrast")
    page.goto("/rules")
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert background == "rgb(255, 255, 255)"
