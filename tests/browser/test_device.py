"""What a phone can do for a game: stay awake, sound the end of the clock, have an icon."""

import struct
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.hand import pace, start_game

pytestmark = pytest.mark.browser

SPIES = """
window.calls = { vibrations: 0, tones: 0, locks: 0, held: 0 };
navigator.vibrate = () => ++calls.vibrations;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...times) { calls.tones++; return start.apply(this, times); };
"""
LOCKS = """
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
    calls.locks++;
    calls.held++;
    return { release: async () => { calls.held--; } };
} } });
"""
NO_LOCKS = 'Object.defineProperty(navigator, "wakeLock", { value: undefined });'


def calls(page: Page, name: str) -> object:
    return page.evaluate(f"window.calls.{name}")


def over(page: Page) -> None:
    page.get_by_role("button", name="Start", exact=True).or_(
        page.get_by_role("button", name="Opnieuw", exact=True)
    ).click()
    page.wait_for_timeout(100)
    page.clock.fast_forward("05:01")
    expect(page.get_by_text("De vijf minuten zijn om.").first).to_be_visible()


def test_the_end_of_the_clock_is_heard_and_felt_unless_that_is_switched_off(page: Page) -> None:
    page.add_init_script(SPIES)
    page.clock.install()
    start_game(page, "Anna", "Bram", turns="3")
    page.get_by_text("Klok van vijf minuten").click()
    over(page)
    assert (calls(page, "vibrations"), calls(page, "tones")) == (1, 4)
    page.get_by_label("Geluid als de tijd om is").uncheck()
    page.get_by_label("Trillen als de tijd om is").uncheck()
    over(page)
    assert (calls(page, "vibrations"), calls(page, "tones")) == (1, 4)
    page.reload()
    page.get_by_text("Klok van vijf minuten").click()
    expect(page.get_by_label("Geluid als de tijd om is")).not_to_be_checked()


def test_the_screen_stays_awake_until_the_game_is_over(page: Page) -> None:
    page.add_init_script(SPIES + LOCKS)
    start_game(page, "Anna", "Bram")
    pace(page, "Alleen totaal")
    assert (calls(page, "locks"), calls(page, "held")) == (1, 1)
    for points in (80, 90):
        page.get_by_label("Totaal van de beurt").fill(str(points))
        page.get_by_role("button", name=f"Eens, noteer {points} punten").click()
    expect(page.get_by_role("heading", name="Bram wint met 90 punten")).to_be_visible()
    assert (calls(page, "locks"), calls(page, "held")) == (1, 0)


def test_where_no_screen_can_be_held_awake_the_game_goes_on(page: Page, server: Server) -> None:
    page.add_init_script(NO_LOCKS)
    page.goto(f"http://sjoelbak.test:{server.port}/")
    page.get_by_label("Speler 1").fill("Anna")
    page.get_by_role("button", name="Begin het spel").click()
    expect(page.get_by_label("Aan de beurt")).to_be_visible()


@pytest.mark.parametrize("address", ["/", "/rules"])
def test_a_home_screen_gets_a_name_and_an_icon(
    phones: Callable[..., Page], server: Server, address: str
) -> None:
    page = phones()
    page.goto(f"http://sjoelbak.test:{server.port}{address}")
    cdp = page.context.new_cdp_session(page)
    sent = cdp.send("Page.getAppManifest")
    assert (sent["errors"], sent["url"].endswith("/static/manifest.webmanifest")) == ([], True)
    manifest = page.request.get("/static/manifest.webmanifest").json()
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("sjoelen", "/", "standalone")
    icons = {icon["src"]: int(icon["sizes"].split("x")[0]) for icon in manifest["icons"]}
    apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert apple
    for source, size in {**icons, apple: 180}.items():
        answer = page.request.get(source)
        assert answer.headers["content-type"] == "image/png"
        assert struct.unpack(">II", answer.body()[16:24]) == (size, size)
