"""What was written, why it is worth that, and how it is put right."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import (
    agree,
    choose_player,
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


def test_three_players_with_an_undo_a_correction_and_a_bonus(page: Page) -> None:
    start_game(page, "Anna", "Bram", "Cees")
    count(page, 7, 7, 9, 7)
    page.get_by_role("group", name="Na welke onderbeurt").get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("group", name="Bonusschijf").get_by_role("radio", name="Mis").check()
    record(page, 148)
    count(page, 9, 5, 7, 5)
    record(page, 116)
    page.get_by_role("button", name=re.compile("^Draai terug: Bram")).click()
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Bram")
    page.get_by_role("button", name=re.compile("^Herstel: Bram")).click()
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Cees")
    count(page, 5, 5, 5, 5)
    record(page, 100)
    expect(page.get_by_role("heading", name="Anna wint met 148 punten")).to_be_visible()

    history(page).filter(has_text="Anna").locator("summary").click()
    page.get_by_role("button", name="Verbeter", exact=True).first.click()
    expect(page.get_by_role("heading", name="Verbeter: Anna, beurt 1 (nu 148)")).to_be_visible()
    type_counts(page, 6, 6, 6, 6)
    page.get_by_label("Waarom?").fill("Twee stapels verwisseld")
    page.get_by_role("button", name="Verbeter naar 120 punten").click()
    expect(page.get_by_role("heading", name="Anna wint met 120 punten")).to_be_visible()
    expect(history(page).filter(has_text="vervangen door een verbetering")).to_have_class(
        re.compile("undone")
    )
    history(page).filter(has_text="verbeterd").locator("summary").first.click()
    expect(history(page).first).to_contain_text("Twee stapels verwisseld")


def test_correcting_later_gives_what_entering_right_gives(page: Page) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    count(page, 1, 1, 1, 1)
    record(page, 20)
    count(page, 5, 5, 5, 5)
    record(page, 100)
    history(page).filter(has_text="Anna").locator("summary").click()
    page.get_by_role("button", name="Verbeter", exact=True).click()
    type_counts(page, 6, 6, 6, 6)
    page.get_by_role("button", name="Verbeter naar 120 punten").click()
    expect(standing(page).first).to_contain_text("120,0")
    expect(page.get_by_text("Anna staat 20 punten voor.")).to_be_visible()
    announced = page.get_by_role("status").filter(has_text="Verbeterd")
    expect(announced).to_have_text("Verbeterd: Anna, beurt 1 is nu 120 punten.")


def test_opening_a_turn_for_correction_changes_nothing_and_what_was_typed_waits(page: Page) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    count(page, 9, 5, 7, 5)
    record(page, 116)
    type_counts(page, 2, 2, 2, 2)
    history(page).first.locator("summary").click()
    page.get_by_role("button", name="Verbeter", exact=True).click()
    expect(page.get_by_label("Vak 2: aantal schijven")).to_have_value("9")
    expect(standing(page).first).to_contain_text("116")
    page.reload()
    expect(page.get_by_role("heading", name="Verbeter: Anna")).to_be_visible()
    page.get_by_role("button", name="Laat het zoals het was").click()
    expect(page.get_by_label("Vak 2: aantal schijven")).to_have_value("2")
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Bram")


def test_an_undo_never_leads_to_an_impossible_score(page: Page) -> None:
    start_game(page, "Anna", turns="3")
    count(page, 9, 5, 7, 5)
    record(page, 116)
    page.get_by_role("button", name=re.compile("^Draai terug")).click()
    expect(page.get_by_role("button", name=re.compile("^Herstel"))).to_be_visible()
    count(page, 5, 5, 5, 5)
    record(page, 100)
    expect(page.get_by_role("button", name=re.compile("^Herstel"))).to_have_count(0)
    expect(standing(page).first).to_contain_text("100")


def test_every_turn_explains_itself(page: Page) -> None:
    start_game(page, "Anna", turns="3")
    count(page, 9, 5, 7, 5)
    record(page, 116)
    history(page).first.locator("summary").click()
    expect(history(page).first).to_contain_text("5 setjes van 20")
    expect(history(page).first).to_contain_text("Genoteerd op")


def test_equal_totals_are_shown_level(page: Page) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    pace(page, "Alleen totaal")
    for _ in range(2):
        page.get_by_label("Totaal van de beurt").fill("99")
        record(page, 99)
    expect(page.get_by_text("Anna en Bram staan gelijk.")).to_be_visible()
    expect(standing(page).nth(1)).to_contain_text("1=")


def test_players_are_renamed_leave_and_come_back(page: Page) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    pace(page, "Alleen totaal")
    page.get_by_label("Totaal van de beurt").fill("99")
    record(page, 99)
    open_player(page, "Bram")
    bram = page.locator(".players li").nth(1)
    bram.get_by_label("Naam").fill("Opa Bram")
    bram.get_by_role("button", name="Verander").click()
    expect(standing(page).filter(has_text="Opa Bram")).to_have_count(1)
    bram.get_by_role("button", name="Opa Bram stopt ermee").click()
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Anna")
    expect(standing(page).filter(has_text="gestopt")).to_have_count(1)
    bram.get_by_role("button", name="Opa Bram doet weer mee").click()
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Opa Bram")


def test_points_given_count_in_the_standing(page: Page) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    open_player(page, "Bram")
    page.locator(".players li").nth(1).get_by_label("Punten cadeau per beurt").fill("10")
    page.locator(".players li").nth(1).get_by_role("button", name="Geef").click()
    pace(page, "Alleen totaal")
    choose_player(page, "Bram")
    page.get_by_label("Totaal van de beurt").fill("90")
    agree(page, 90)
    expect(standing(page).first.locator(".total")).to_have_text("100")
    expect(standing(page).first).to_contain_text("+10 punten per beurt")


def test_pairs_have_a_standing_of_their_own(page: Page) -> None:
    start_game(page, "Anna", "Bram", "Cees", "Dora")
    page.locator(".players > summary").click()
    page.get_by_text("Teams en koppels").click()
    for place, name in enumerate(("Anna", "Bram", "Cees", "Dora")):
        page.locator(".teams").get_by_label(name).select_option(label=f"Team {place % 2 + 1}")
    page.get_by_role("button", name="Maak de teams").click()
    pace(page, "Alleen totaal")
    page.get_by_label("Totaal van de beurt").fill("90")
    record(page, 90)
    expect(page.locator(".team-standing li").first).to_contain_text(re.compile("Team 1.*90"))


def test_a_rematch_is_a_game_of_its_own_and_overwrites_nothing(page: Page) -> None:
    start_game(page, "Anna", "Bram")
    first = page.url
    pace(page, "Alleen totaal")
    for points in (99, 98):
        page.get_by_label("Totaal van de beurt").fill(str(points))
        record(page, points)
    page.get_by_role("button", name="Nog een keer").click()
    page.wait_for_url(lambda url: "/games/" in url and url != first)
    expect(page.get_by_label("Aan de beurt")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Anna, Bram"))).to_have_count(2)
    page.goto(first)
    expect(page.get_by_role("heading", name="Anna wint met 99 punten")).to_be_visible()
