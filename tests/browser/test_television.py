"""A television and the phone that sends it a game."""

import re
import time
from collections.abc import Callable
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.browser.conftest import Server
from tests.browser.hand import agree, next_subturn, type_counts

pytestmark = pytest.mark.browser

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
Phones = Callable[..., Page]


def begin_game(phone: Page, *names: str, address: str = "/") -> None:
    phone.goto(address)
    for place, name in enumerate(names, 1):
        phone.get_by_label(f"Speler {place}", exact=True).fill(name)
    phone.get_by_role("button", name="Begin het spel").click()
    phone.wait_for_url(re.compile(r"/games/"))


def shown_code(television: Page) -> str:
    return (television.locator(".code").inner_text()).replace("\u00a0", "")


def test_a_phone_that_scans_the_code_puts_its_game_on_the_television(phones: Phones) -> None:
    television, phone = phones(TELEVISION), phones()
    television.goto("/tv")
    begin_game(phone, "Anna", "Bram")
    phone.goto(f"/tv/{shown_code(television)}")
    phone.get_by_role("button", name="Anna en Bram").click()
    television.wait_for_url(re.compile(r"/display"))
    expect(television.get_by_text("Anna").first).to_be_visible()
    television.goto(television.url.split("/display")[0])
    expect(television.get_by_role("button", name="Noteer")).to_have_count(0)


def test_a_code_is_typed_where_the_game_is_shared(phones: Phones) -> None:
    television, phone = phones(TELEVISION), phones()
    television.goto("/tv")
    begin_game(phone, "Anna", "Bram")
    phone.get_by_role("button", name="Samen bijhouden").click()
    field = phone.get_by_label("Code op de televisie")
    field.fill("12")
    phone.get_by_role("button", name="Zet op de televisie").click()
    expect(phone.get_by_text("Geen televisie laat de code 12 zien")).to_be_visible()
    field.fill(shown_code(television))
    phone.get_by_role("button", name="Zet op de televisie").click()
    television.wait_for_url(re.compile(r"/display"))


def test_an_owner_who_opens_the_display_shows_no_link_to_write(phones: Phones) -> None:
    phone = phones()
    begin_game(phone, "Anna", "Bram")
    own = urlsplit(phone.url).path
    phone.goto(f"{own}/display")
    expect(phone).not_to_have_url(re.compile(own))
    phone.goto("/")
    expect(phone.locator(".known a").first).to_have_attribute("href", own)


def test_an_address_is_copied_without_https(phones: Phones, server: Server) -> None:
    phone = phones()
    begin_game(phone, "Anna", "Bram", address=f"http://sjoelbak.test:{server.port}/")
    phone.get_by_role("button", name="Samen bijhouden").click()
    phone.get_by_role("button", name="Maak een link").click()
    assert not phone.evaluate("isSecureContext")
    phone.get_by_role("button", name="Kopieer").first.click()
    expect(phone.get_by_role("button", name="Gekopieerd")).to_be_visible()
    phone.add_init_script("document.execCommand = () => false")
    phone.reload()
    phone.get_by_role("button", name="Samen bijhouden").click()
    phone.get_by_role("button", name="Kopieer").first.click()
    expect(phone.get_by_text("Het adres is geselecteerd").first).to_be_visible()
    address = phone.get_by_label("Adres", exact=True)
    selected = address.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)")
    assert selected == address.input_value()


def test_the_sub_turn_that_is_counted_is_seen_and_recorded_points_take_its_place(phones: Phones) -> None:
    phone, television = phones(), phones(TELEVISION)
    begin_game(phone, "Anna", "Bram")
    television.goto(f"{urlsplit(phone.url).path}/display")
    now = television.locator(".now-playing")
    type_counts(phone, 9, 5, 7, 5)
    expect(now.locator("b")).to_have_text(list("9575"))
    expect(now.locator("strong")).to_have_text("116")
    expect(now).to_contain_text("onderbeurt 1")
    player = now.locator("h2").inner_text()
    next_subturn(phone)
    next_subturn(phone)
    expect(now).to_contain_text("onderbeurt 3")
    agree(phone, 116)
    expect(now.locator("h2")).not_to_have_text(player)
    expect(now.locator("strong")).to_have_text("–")
    expect(television.locator(".scores b").first).to_have_text("116")


@pytest.mark.parametrize("size", [TELEVISION, {"width": 1280, "height": 720}], ids=["1080p", "720p"])
@pytest.mark.parametrize(("players", "teams"), [(2, 0), (12, 0), (12, 3), (40, 0)])
def test_nobody_is_left_out_and_no_total_leaves_its_row(
    phones: Phones, server: Server, size: ViewportSize, *, players: int, teams: int
) -> None:
    link = long_game(server, players, teams)
    television = phones(size)
    television.clock.install()
    television.goto(f"/games/{link}/display?theme=dark")
    rows = television.locator(".scores li")
    rows.first.wait_for()
    assert television.evaluate(BEYOND) == []
    names = set[str](rows.all_inner_texts())
    if players == 40:
        expect(television.get_by_text("Bladzijde 1 van 2")).to_be_visible()
        expect(television.locator(".scores [aria-current]")).to_be_visible()
        television.clock.fast_forward(10_000)
        expect(television.get_by_text("Bladzijde 2 van 2")).to_be_visible()
        assert television.evaluate(BEYOND) == []
        names |= set(rows.all_inner_texts())
    assert len(names) == players + teams


BEYOND = """() => [...document.querySelectorAll(".display > *, .now-playing *, .scores li, .scores li > *")]
  .filter((part) => {
    const { right, bottom } = part.getBoundingClientRect();
    const row = part.closest("li")?.getBoundingClientRect();
    return right > innerWidth + 1 || bottom > innerHeight + 1
      || (row && (right > row.right + 1 || bottom > row.bottom + 1))
      || (part.matches(".name, b, h2") && part.scrollWidth > part.clientWidth + 1);
  })
  .map((part) => part.textContent)"""


def long_game(server: Server, players: int, teams: int) -> str:
    """A game with totals over 1,000 and long names."""
    keys = count()

    def post(path: str, body: object) -> Any:
        headers = {"Idempotency-Key": f"{players}-{teams}-{next(keys)}-{time.time_ns()}"}
        return httpx2.post(f"{server.address}/api/v1{path}", json=body, headers=headers).json()

    long = ["Oma Geertruida van der Wijngaarden-Janse", "Jan-Willem van der Heijden-Oosterhuis"]
    names = [*long, *(f"Speler {number} in 't Veld" for number in range(players - 2))]
    game = post("/games", {"turns": 99, "players": names})
    ids = [player["id"] for player in game["players"]]
    for turn in range(1, 9):
        for player in ids:
            post(f"/games/{game['link']}/turns", {"player": player, "turn": turn, "total": 130 + turn})
    if teams:
        formed = [{"name": f"Team {number}", "players": ids[number::teams]} for number in range(teams)]
        post(f"/games/{game['link']}/teams", {"teams": formed})
    return str(post(f"/games/{game['link']}/links", {"strength": "look"})["link"])


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (lambda route: route.fulfill(status=500, body="{}"), "De server heeft een storing"),
        (lambda route: route.fulfill(status=200, body="<html>"), "De server heeft een storing"),
        (lambda route: route.abort(), "Geen verbinding"),
        (lambda route: route.fulfill(status=502, body=""), "Geen verbinding"),
    ],
    ids=["fault", "unreadable", "no-connection", "proxy-alone"],
)
def test_a_fault_is_told_apart_from_a_missing_connection(
    phones: Phones, answer: Callable[[Route], None], sentence: str
) -> None:
    phone = phones()
    begin_game(phone, "Anna", "Bram")
    phone.locator(".standing").first.wait_for()
    phone.route("**/api/v1/games/**", answer)
    phone.evaluate("dispatchEvent(new Event('online'))")
    expect(phone.get_by_role("alert").filter(has_text=sentence)).to_be_visible()
