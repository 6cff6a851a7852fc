"""A television and the phone that sends it a game."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server

pytestmark = pytest.mark.browser

TELEVISION = {"width": 1920, "height": 1080}
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
