"""Several phones on one game, with a server and a network that fail."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.hand import (
    agree,
    check_width,
    count,
    history,
    open_player,
    pace,
    record,
    standing,
    start_game,
    type_counts,
)

pytestmark = pytest.mark.browser

UNSENT = re.compile("nog niet verstuurd")


def total(page: Page, points: int) -> None:
    pace(page, "Alleen totaal")
    page.get_by_label("Totaal van de beurt").fill(str(points))


def test_what_one_phone_records_the_other_shows_without_being_asked(
    page: Page, phones: Callable[..., Page]
) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    other = phones()
    other.goto(page.url)
    expect(standing(other)).to_have_count(2)
    count(page, 9, 5, 7, 5)
    record(page, 116)
    expect(standing(other).first).to_contain_text("116")
    expect(other.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Bram")


def test_a_stopped_server_loses_no_turn_doubles_none_and_nobody_has_to_reload(
    page: Page, phones: Callable[..., Page], server: Server
) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    other = phones()
    other.goto(page.url)
    expect(standing(other)).to_have_count(2)
    server.kill()
    total(page, 116)
    agree(page, 116)
    expect(history(page).first).to_contain_text(UNSENT)
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Bram")
    total(page, 90)
    agree(page, 90)
    expect(page.get_by_role("alert").filter(has_text="2 wijzigingen zijn nog niet verstuurd")).to_have_count(
        1
    )
    expect(other.get_by_role("alert").filter(has_text="Geen verbinding; dit is de stand van")).to_have_count(
        1
    )
    server.start()
    for phone in (page, other):
        expect(phone.get_by_role("alert").filter(has_text="Geen verbinding")).to_have_count(0)
        expect(standing(phone).first).to_contain_text("116")
        expect(standing(phone).nth(1)).to_contain_text("90")
        expect(history(phone)).to_have_count(2)
    expect(history(page).filter(has_text=UNSENT)).to_have_count(0)


def test_a_page_reloaded_during_an_outage_comes_from_the_cache_and_recovers(
    page: Page, server: Server
) -> None:
    start_game(page, "Anna", turns="3")
    total(page, 99)
    record(page, 99)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.wait_for_function("caches.match('/').then((kept) => kept !== undefined)")
    server.kill()
    page.reload()
    expect(standing(page).first).to_contain_text("99")
    total(page, 88)
    agree(page, 88)
    expect(history(page).first).to_contain_text(UNSENT)
    page.reload()
    expect(history(page).first).to_contain_text(UNSENT)
    server.start()
    expect(history(page).filter(has_text=UNSENT)).to_have_count(0)
    expect(history(page)).to_have_count(2)


def test_an_undo_a_correction_and_a_rename_survive_an_outage_and_a_reload_and_arrive_once_each(
    page: Page, phones: Callable[..., Page], server: Server
) -> None:
    start_game(page, "Anna", "Bram", "Cees", turns="3")
    for points in (99, 98, 97):
        total(page, points)
        record(page, points)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.wait_for_function("caches.match('/').then((kept) => kept !== undefined)")
    server.kill()
    page.get_by_role("button", name=re.compile("^Draai terug: Cees")).click()
    expect(history(page).filter(has_text="Cees")).to_contain_text("terugdraaien nog niet verstuurd")
    history(page).filter(has_text="Anna").locator("summary").click()
    page.get_by_role("button", name="Verbeter", exact=True).click()
    page.get_by_label("Totaal van de beurt").fill("89")
    page.get_by_role("button", name="Verbeter naar 89 punten").click()
    open_player(page, "Bram")
    bram = page.locator(".players li").nth(1)
    bram.get_by_label("Naam").fill("Opa Bram")
    bram.get_by_role("button", name="Verander").click()
    page.get_by_label("Speler erbij").fill("Dora")
    page.get_by_role("button", name="Doe mee").click()
    waiting = page.get_by_role("alert").filter(has_text="4 wijzigingen zijn nog niet verstuurd")
    expect(waiting).to_have_count(1)
    page.reload()
    expect(waiting).to_have_count(1)
    expect(standing(page).first).to_contain_text(re.compile("Opa Bram.*98"))
    expect(standing(page).nth(1)).to_contain_text(re.compile("Anna.*89"))
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Cees")
    server.start()
    expect(history(page).filter(has_text=UNSENT)).to_have_count(0)
    expect(standing(page)).to_have_count(4)
    other = phones()
    other.goto(page.url)
    expect(standing(other).first).to_contain_text(re.compile("Opa Bram.*98"))
    game = other.evaluate("fetch(`/api/v1${location.pathname}`).then((answer) => answer.json())")
    counts = Counter(line["type"] for line in game["entries"])
    once = ("entry_undone", "turn_corrected", "player_renamed")
    assert [counts[kind] for kind in once] == [1, 1, 1]
    assert (counts["turn_recorded"], counts["player_added"]) == (3, 4)


def test_a_change_that_cannot_be_any_more_asks_people_and_waits_for_them(
    page: Page, phones: Callable[..., Page]
) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    other = phones()
    other.goto(page.url)
    expect(standing(other)).to_have_count(2)
    page.context.set_offline(True)
    for phone in (page, other):
        phone.locator(".players > summary").click()
        phone.get_by_label("Speler erbij").fill("Dora")
        phone.get_by_role("button", name="Doe mee").click()
    expect(standing(other)).to_have_count(3)
    page.context.set_offline(False)
    question = page.locator(".conflict")
    expect(question).to_contain_text("Dit lukte niet: Dora doet mee")
    page.reload()
    expect(question).to_contain_text("Er speelt al iemand mee die “Dora” heet")
    question.get_by_role("button", name="Probeer het nog eens").click()
    expect(question).to_contain_text("Er speelt al iemand mee die “Dora” heet")
    question.get_by_role("button", name="Laat vervallen").click()
    expect(question).to_have_count(0)
    page.get_by_role("button", name="Maak ongedaan").click()
    expect(question).to_contain_text("Er speelt al iemand mee die “Dora” heet")


def test_two_phones_that_undo_one_turn_or_let_one_player_leave_agree(
    page: Page, phones: Callable[..., Page]
) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    total(page, 99)
    record(page, 99)
    other = phones()
    other.goto(page.url)
    expect(standing(other)).to_have_count(2)
    page.context.set_offline(True)
    for phone in (page, other):
        phone.get_by_role("button", name=re.compile("^Draai terug: Anna")).click()
        open_player(phone, "Bram")
        phone.get_by_role("button", name="Bram stopt ermee").click()
    expect(standing(other).filter(has_text="gestopt")).to_have_count(1)
    page.context.set_offline(False)
    expect(page.get_by_role("status").filter(has_text="Bram")).to_have_count(1)
    expect(history(page).filter(has_text=re.compile("nog niet verstuurd"))).to_have_count(0)
    for phone in (page, other):
        expect(phone.locator(".conflict")).to_have_count(0)
        expect(standing(phone).filter(has_text="gestopt")).to_have_count(1)


def test_where_the_browser_keeps_no_page_that_is_said_once(page: Page, server: Server) -> None:
    page.goto(f"http://sjoelbak.test:{server.port}/")
    page.get_by_label("Speler 1").fill("Anna")
    page.get_by_role("button", name="Begin het spel").click()
    notice = page.get_by_text("bewaart de browser de pagina zelf niet")
    expect(notice).to_be_visible()
    check_width(page)
    page.get_by_role("button", name="Begrepen").click()
    expect(notice).to_have_count(0)
    page.reload()
    expect(page.get_by_label("Aan de beurt")).to_be_visible()
    expect(notice).to_have_count(0)
    total(page, 99)
    record(page, 99)


def test_what_needs_the_server_at_once_says_so(page: Page) -> None:
    start_game(page, "Anna", "Bram")
    page.context.set_offline(True)
    page.get_by_role("button", name="Loot erom").click()
    expect(page.get_by_role("alert").filter(has_text="Dit kan pas als")).to_have_count(1)
    page.context.set_offline(False)
    page.get_by_role("button", name="Loot erom").click()
    expect(page.get_by_role("heading", name=re.compile("(Anna|Bram) begint"))).to_be_visible()


def test_a_cut_network_is_waited_for_and_a_short_cut_alarms_nobody(page: Page) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    page.context.set_offline(True)
    total(page, 99)
    agree(page, 99)
    expect(history(page).first).to_contain_text(UNSENT)
    expect(page.get_by_role("alert").filter(has_text="Geen verbinding")).to_have_count(0)
    page.context.set_offline(False)
    expect(history(page).filter(has_text=UNSENT)).to_have_count(0)
    expect(history(page)).to_have_count(1)


def test_a_tab_killed_between_the_tap_and_the_answer_loses_nothing_and_doubles_nothing(page: Page) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    address = page.url
    page.route("**/turns?*", lambda route: (route.fetch(), route.abort()))
    total(page, 99)
    agree(page, 99)
    expect(history(page).first).to_contain_text(UNSENT)
    context = page.context
    page.close(run_before_unload=False)
    again = context.new_page()
    again.goto(address)
    expect(history(again)).to_have_count(1)
    expect(history(again).filter(has_text=UNSENT)).to_have_count(0)
    expect(standing(again).first.locator(".total")).to_have_text("99")


def two_counts_of_one_turn(page: Page, other: Page) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    other.goto(page.url)
    expect(standing(other)).to_have_count(2)
    page.context.set_offline(True)
    total(page, 99)
    agree(page, 99)
    total(other, 98)
    record(other, 98)
    page.context.set_offline(False)
    question = page.locator(".conflict")
    expect(question).to_contain_text("Anna, beurt 1: twee keer genoteerd")
    expect(question).to_contain_text("Hier staat al 98, maar op dit toestel is 99 genoteerd")


def test_two_phones_with_one_turn_ask_people_who_may_keep_what_stands(
    page: Page, phones: Callable[..., Page]
) -> None:
    two_counts_of_one_turn(page, phones())
    page.reload()
    page.get_by_role("button", name="Laat 98 staan").click()
    expect(page.locator(".conflict")).to_have_count(0)
    expect(standing(page).first.locator(".total")).to_have_text("98")


def test_two_phones_with_one_turn_ask_people_who_may_take_the_other(
    page: Page, phones: Callable[..., Page]
) -> None:
    other = phones()
    two_counts_of_one_turn(page, other)
    page.get_by_role("button", name="Het moet 99 zijn").click()
    expect(page.locator(".conflict")).to_have_count(0)
    for phone in (page, other):
        expect(standing(phone).first.locator(".total")).to_have_text("99")
    expect(history(other).filter(has_text="vervangen door een verbetering")).to_have_count(1)


def test_a_count_half_typed_hits_nobody_else_when_the_other_phone_was_first(
    page: Page, phones: Callable[..., Page]
) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    type_counts(page, 1, 1, 1, 1)
    other = phones()
    other.goto(page.url)
    count(other, 9, 5, 7, 5)
    record(other, 116)
    expect(standing(page).first).to_contain_text("116")
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Anna")
    expect(page.get_by_label("Vak 2: aantal schijven")).to_have_value("1")
    page.get_by_role("button", name="Wis").click()
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Bram")


def give(page: Page, strength: str) -> str:
    page.get_by_role("button", name="Samen bijhouden").click()
    sheet = page.get_by_role("dialog", name="Samen bijhouden")
    sheet.get_by_role("radio", name=strength).check()
    sheet.get_by_role("button", name="Maak een link").click()
    address = sheet.get_by_label("Adres", exact=True)
    expect(sheet.get_by_role("img", name="QR-code")).to_be_visible()
    link = address.input_value()
    page.keyboard.press("Escape")
    return link


def test_a_link_to_look_shows_the_score_and_lets_nobody_write(
    page: Page, phones: Callable[..., Page]
) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    link = give(page, "Meekijken")
    assert link != page.url
    other = phones()
    other.goto(link)
    expect(standing(other)).to_have_count(2)
    expect(other.get_by_role("button", name="Eens, noteer")).to_have_count(0)
    expect(other.get_by_label("Aan de beurt")).to_have_count(0)
    total(page, 99)
    record(page, 99)
    expect(standing(other).first).to_contain_text("99")
    expect(other.get_by_role("button", name=re.compile("^Draai terug"))).to_have_count(0)


def test_a_revoked_link_opens_nothing_any_more(page: Page, phones: Callable[..., Page]) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    link = give(page, "Meeschrijven")
    other = phones()
    other.goto(link)
    total(other, 99)
    record(other, 99)
    page.get_by_role("button", name="Samen bijhouden").click()
    page.get_by_role("dialog").get_by_role("button", name="Trek in").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Trek in")).to_have_count(0)
    other.reload()
    expect(other.get_by_role("heading", name="Dit spel is hier niet te vinden")).to_be_visible()


def test_a_television_shows_the_standing_and_follows(page: Page, phones: Callable[..., Page]) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    television = phones({"width": 1920, "height": 1080})
    television.goto(f"{page.url}/display?theme=dark")
    expect(television.get_by_role("heading", name="Anna")).to_be_visible()
    total(page, 99)
    record(page, 99)
    expect(television.get_by_role("heading", name="Anna staat 99 punten voor.")).to_be_visible()
    expect(television.get_by_role("heading", name="Bram", exact=True)).to_be_visible()


def test_two_phones_that_record_the_same_points_are_asked_nothing(
    page: Page, phones: Callable[..., Page]
) -> None:
    other = phones()
    start_game(page, "Anna", "Bram", turns="3")
    other.goto(page.url)
    expect(standing(other)).to_have_count(2)
    page.context.set_offline(True)
    total(page, 116)
    agree(page, 116)
    count(other, 9, 5, 7, 5)
    record(other, 116)
    page.context.set_offline(False)
    expect(history(page).filter(has_text=UNSENT)).to_have_count(0)
    for phone in (page, other):
        expect(phone.locator(".conflict")).to_have_count(0)
        expect(history(phone)).to_have_count(1)
        expect(standing(phone).first.locator(".total")).to_have_text("116")
        expect(phone.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Bram")
