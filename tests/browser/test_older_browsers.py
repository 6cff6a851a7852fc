"""Browsers of December 2021 play along: what is younger is taken away, or is only an ornament."""

import re
from collections.abc import Callable
from datetime import date

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import next_subturn, record, start_game, type_counts
from tests.browser.test_looks import STATIC
from tests.browser.young_features import TARGETS, compat_data, css_words, is_young, removal_script

pytestmark = pytest.mark.browser

Phones = Callable[..., Page]
YEAR = 2021
ORNAMENTS = {
    ":backdrop": "a dialog that is no modal one has a shadow",
    ":focus-visible": "Safari draws its own ring",
    ":has": "a margin, a border and a gap",
    "@container": "the standing keeps all its columns",
    "@page": "the printer's own margins",
    "accent-color": "ticks are blue",
    "color-scheme": "the build writes the colours of both schemes out",
    "container-type": "goes with @container",
    "dvh": "within @supports",
    "outline": "Safari has it, without round corners",
    "page": "the printer's own breaks",
    "size": "goes with @page",
    "text-wrap": "lines are less even",
    "translate": "discs appear at once",
    "user-select": "the build writes the prefix of Safari",
}


@pytest.fixture
def old_phones(phones: Phones) -> Phones:
    def phone(*options: object) -> Page:
        page = phones(*options)
        page.add_init_script(removal_script())
        return page

    return phone


def test_the_oldest_browsers_are_five_years_old() -> None:
    for browser, version in TARGETS.items():
        released = compat_data_release(browser, version)
        assert released.year == YEAR, (browser, released)


def compat_data_release(browser: str, version: str) -> date:
    return date.fromisoformat(compat_data()["browsers"][browser]["releases"][version]["release_date"])


@pytest.mark.parametrize("name", ["main", "reading"])
def test_a_style_sheet_needs_nothing_younger(name: str) -> None:
    (sheet,) = STATIC.glob(f"assets/{name}-*.css")
    words = dict(css_words(sheet.read_text(encoding="utf-8")))
    assert len(words) > 50
    assert (
        sorted(word for word, feature in words.items() if is_young(feature) and word not in ORNAMENTS) == []
    )


def test_young_features_are_known_and_old_ones_stay() -> None:
    script = removal_script()
    for young in (
        '["AbortSignal", "timeout", true]',
        '["Array", "toSorted", false]',
        '["", "HTMLDialogElement", true]',
    ):
        assert young in script
    for old in ('["", "fetch"', '["", "AbortController"', '["Array", "map"', '["", "EventSource"'):
        assert old not in script
    assert [
        word for word, feature in css_words("a{width:1dvh;color:light-dark(red,blue)}") if is_young(feature)
    ] == [
        "light-dark",
        "dvh",
    ]


def test_a_game_is_played_and_shared_and_shown_without_anything_younger(old_phones: Phones) -> None:
    phone, television = old_phones(), old_phones({"width": 1920, "height": 1080})
    television.goto("/tv")
    start_game(phone, "Anna", "Bram")
    assert phone.evaluate("typeof AbortSignal.timeout + typeof structuredClone") == "undefined" * 2
    phone.get_by_role("button", name="Samen bijhouden").click()
    phone.get_by_label("Code op de televisie").fill(television.locator(".code").inner_text())
    phone.get_by_role("button", name="Zet op de televisie").click()
    television.wait_for_url(re.compile("/display"))
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("dialog")).to_have_count(0)
    type_counts(phone, 9, 5, 7, 5)
    expect(television.locator(".now-playing .lane b").first).to_have_text("9")
    next_subturn(phone)
    next_subturn(phone)
    record(phone, 116)
    expect(television.locator(".scores b").first).to_have_text("116")
    phone.goto("/people")
    expect(phone.get_by_text("Anna").first).to_be_visible()


def test_where_no_script_runs_at_all_the_page_says_why(phones: Phones) -> None:
    phone = phones()
    phone.route("**/static/assets/*.js", lambda route: route.abort())
    phone.goto("/")
    expect(phone.get_by_text("Blijft deze pagina leeg?")).to_be_visible()


def test_a_script_that_fails_says_so(phones: Phones) -> None:
    phone = phones()
    phone.route("**/static/assets/messages*", lambda route: route.abort())
    phone.goto("/")
    expect(phone.get_by_text("Er ging bij ons iets mis")).to_be_visible()
