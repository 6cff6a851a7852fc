"""A turn, counted as it is played."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import (
    choose,
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


def test_after_each_subturn_it_says_what_is_in_hand_what_is_possible_and_where_to_aim(page: Page) -> None:
    start_game(page, "Anna")
    type_counts(page, 5, 6, 7, 5)
    expect(page.get_by_text("5 setjes van 20, los 1 × 3 en 2 × 4.")).to_be_visible()
    expect(page.get_by_text("Nog 7 schijven: 111 tot 152 mogelijk.")).to_be_visible()
    expect(page.get_by_text("Mik op 2 en 1: de buitenste vakken bepalen vaak de setjes.")).to_be_visible()


def test_three_subturns_make_a_turn_and_each_of_them_is_told(page: Page) -> None:
    start_game(page, "Anna", turns="3")
    type_counts(page, 3, 3, 3, 3)
    next_subturn(page)
    type_counts(page, 5, 5, 5, 5)
    next_subturn(page)
    type_counts(page, 6, 6, 6, 6)
    record(page, 120)
    history(page).first.locator("summary").click()
    for line in ("Onderbeurt 1: 3 – 3 – 3 – 3, 60 punten", "Onderbeurt 2: 5 – 5 – 5 – 5, 100 punten"):
        expect(history(page).first).to_contain_text(re.compile(line.replace(" ", r"\s")))


def test_what_lies_in_the_compartments_stays_there_in_the_next_subturn(page: Page) -> None:
    start_game(page, "Anna")
    type_counts(page, 3, 4, 5, 2)
    next_subturn(page)
    expect(page.get_by_label("Vak 4: aantal schijven")).to_have_value("5")
    page.get_by_role("button", name="Vorige onderbeurt").click()
    expect(page.get_by_role("button", name="Verder met onderbeurt 2")).to_be_visible()
    expect(page.get_by_label("Vak 4: aantal schijven")).to_have_value("5")


def test_a_count_that_goes_down_asks_what_happened_and_shows_the_ruling(page: Page) -> None:
    start_game(page, "Anna", turns="3")
    type_counts(page, 5, 5, 5, 5)
    next_subturn(page)
    type_counts(page, 4, 5, 5, 5)
    question = page.get_by_role("group", name="Er ligt een schijf minder in vak 2")
    expect(question.get_by_role("button")).to_have_count(2)
    expect(page.get_by_role("button", name="Noteer")).to_have_attribute("aria-disabled", "true")
    question.get_by_role("button", name="Een schijf komt door zijn poortje terug").click()
    expect(page.get_by_role("listitem").filter(has_text="mag weer naar binnen gespeeld")).to_contain_text(
        "3.2.5.1"
    )
    next_subturn(page)
    type_counts(page, 5, 5, 5, 5)
    record(page, 100)
    history(page).first.locator("summary").click()
    expect(history(page).first).to_contain_text("door zijn poortje terug")


def test_a_miscount_goes_back_to_what_lay_there(page: Page) -> None:
    start_game(page, "Anna")
    type_counts(page, 5, 5, 5, 5)
    next_subturn(page)
    type_counts(page, 5, 3, 5, 5)
    page.get_by_role("button", name="Verkeerd geteld: het zijn er 5").click()
    expect(page.get_by_label("Vak 3: aantal schijven")).to_have_value("5")


def test_only_what_explains_a_loss_in_this_edition_is_offered(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Speler 1").fill("Anna")
    page.get_by_label("Spelregels").select_option(label="Spelreglement ANS, ouder")
    page.get_by_role("button", name="Begin het spel").click()
    type_counts(page, 5, 5, 5, 5)
    next_subturn(page)
    type_counts(page, 5, 4, 5, 5)
    question = page.get_by_role("group", name="Er ligt een schijf minder in vak 3")
    expect(question.get_by_role("button", name="valt buiten de bak")).to_be_visible()
    expect(question.get_by_role("button", name="springt over de poortenbalk")).to_have_count(0)


def test_incidents_and_disputes_are_one_tap_away_with_their_ruling(page: Page) -> None:
    start_game(page, "Anna")
    page.get_by_role("button", name="Er gebeurde iets").click()
    sheet = page.get_by_role("dialog", name="Wat gebeurde er?")
    sheet.get_by_text("Telt een schijf die half in het poortje ligt?").click()
    expect(sheet.get_by_text("Schuif een recht latje")).to_be_visible()
    sheet.get_by_text("Een schijf vliegt uit de bak vanaf het speelveld").click()
    sheet.get_by_role("button", name="Schrijf het erbij").click()
    expect(sheet).to_be_hidden()
    type_counts(page, 7, 7, 9, 7)
    expect(page.get_by_text("30 schijven in de vakken en 1 apart")).to_be_visible()


def declare_void(page: Page) -> None:
    page.get_by_role("button", name="Er gebeurde iets").click()
    page.get_by_role("dialog").get_by_text("Een schijf breekt").click()
    page.get_by_role("button", name="Begin deze beurt opnieuw").click()


def test_a_broken_disc_is_written_down_and_begins_the_turn_again(page: Page) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    choose_player(page, "Bram")
    type_counts(page, 1, 1, 1, 1)
    declare_void(page)
    expect(page.get_by_label("Vak 2: aantal schijven")).to_have_value("")
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Bram")
    line = "Een schijf breekt: beurt 1 van Bram vervalt en wordt opnieuw gespeeld (art. 6.4)"
    expect(history(page)).to_have_text(re.compile(re.escape(line)))
    pace(page, "Aan het eind")
    type_counts(page, 5, 5, 5, 5)
    record(page, 100)
    expect(standing(page).first).to_contain_text(re.compile("Bram.*100"))
    page.get_by_role("button", name="Draai terug: Een schijf breekt").click()
    expect(history(page).last).to_have_class(re.compile("undone"))
    expect(standing(page).first).to_contain_text(re.compile("Bram.*100"))


def test_a_turn_that_was_recorded_can_still_be_void(page: Page) -> None:
    start_game(page, "Anna", turns="3")
    pace(page, "Aan het eind")
    type_counts(page, 5, 5, 5, 5)
    record(page, 100)
    history(page).first.locator("summary").click()
    page.get_by_role("button", name="Verbeter", exact=True).click()
    declare_void(page)
    expect(history(page).first).to_contain_text("beurt 1 van Anna vervalt")
    expect(standing(page).first.locator(".total")).to_have_text("0")
    expect(page.get_by_text("beurt 1 van 3")).to_be_visible()


def test_a_disc_that_breaks_on_a_bonus_slide_voids_the_turn(page: Page) -> None:
    start_game(page, "Anna", turns="3")
    type_counts(page, 7, 7, 9, 7)
    page.get_by_role("button", name="Er gebeurde iets").click()
    page.get_by_role("dialog").get_by_text("Een schijf breekt").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin deze beurt opnieuw").click()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_with_fewer_discs_no_more_than_those_are_counted(page: Page) -> None:
    start_game(page, "Anna", turns="3")
    page.get_by_role("button", name="Er gebeurde iets").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Er blijken te weinig schijven te zijn").click()
    sheet.get_by_label("Met hoeveel schijven").select_option("28")
    sheet.get_by_role("button", name="Schrijf het erbij").click()
    type_counts(page, 8, 7, 7, 7)
    expect(page.get_by_text("29 schijven; er wordt met hoogstens 28 gespeeld")).to_be_visible()
    type_counts(page, 7, 7, 7, 7)
    record(page, 140)


@pytest.mark.parametrize(("subturn", "slides"), [(1, 2), (2, 1), (3, 0)])
def test_bonus_slides_are_asked_exactly_when_they_are_earned(page: Page, subturn: int, slides: int) -> None:
    start_game(page, "Anna", turns="3")
    for _ in range(subturn - 1):
        type_counts(page, 6, 6, 6, 6)
        next_subturn(page)
    type_counts(page, 7, 7, 9, 7)
    expect(page.get_by_role("group", name="Bonusschijf")).to_have_count(slides)
    expect(page.get_by_text("Mik op de 4: een bonusschijf")).to_have_count(1 if slides else 0)
    for place in range(slides):
        name = f"Bonusschijf {place + 1} van {slides}" if slides > 1 else "Bonusschijf"
        choose(page, name, "4")
    record(page, 148 + 4 * slides)


def test_a_half_counted_turn_survives_a_reload_and_stays_with_its_player(page: Page) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    choose_player(page, "Bram")
    type_counts(page, 3, 3, 3, 3)
    next_subturn(page)
    type_counts(page, 4, 4, 4, 4)
    page.reload()
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Bram")
    expect(page.get_by_label("Vak 2: aantal schijven")).to_have_value("4")
    next_subturn(page)
    record(page, 80)
    expect(standing(page).first).to_contain_text("Bram")
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Anna")


def test_the_choice_of_when_to_count_is_remembered(page: Page) -> None:
    start_game(page, "Anna", turns="3")
    pace(page, "Alleen totaal")
    page.get_by_label("Totaal van de beurt").fill("98")
    record(page, 98)
    page.reload()
    expect(page.get_by_label("Totaal van de beurt")).to_have_value("")


def test_a_double_tap_records_once(page: Page) -> None:
    start_game(page, "Anna", turns="3")
    pace(page, "Aan het eind")
    type_counts(page, 9, 5, 7, 5)
    page.get_by_role("button", name="Eens, noteer 116 punten").dblclick()
    expect(page.get_by_role("status").filter(has_text="116 punten")).to_have_count(1)
    expect(history(page)).to_have_count(1)
    expect(standing(page).first).to_contain_text("116")


def test_an_equal_sentence_is_read_out_again(page: Page) -> None:
    start_game(page, "Anna", "Bram", turns="3")
    pace(page, "Alleen totaal")
    regions = page.get_by_role("status")
    places = []
    for _ in range(2):
        choose_player(page, "Anna")
        page.get_by_label("Totaal van de beurt").fill("100")
        record(page, 100)
        places.append([text != "" for text in regions.all_inner_texts()])
        page.get_by_role("button", name=re.compile("^Draai terug: Anna")).first.click()
        expect(page.get_by_role("status").filter(has_text="Teruggedraaid")).to_have_count(1)
    assert all(sum(place) == 1 for place in places)
