"""Who played, over all games of this browser, and games as files."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.hand import count, pace, record, standing, start_game
from tests.browser.test_looks import check_access, check_targets

pytestmark = pytest.mark.browser


def card(page: Page, name: str, turns: int) -> None:
    page.locator(".person > summary").filter(has_text=name).filter(has_text=f"{turns} beurt").click()


def play(page: Page, name: str, *totals: int) -> None:
    start_game(page, name, turns="3")
    count(page, 9, 5, 7, 5)
    record(page, 116)
    pace(page, "Alleen totaal")
    for points in totals:
        page.get_by_label("Totaal van de beurt").fill(str(points))
        record(page, points)


def test_a_card_tells_average_best_spread_habits_and_progress(page: Page) -> None:
    play(page, "Anna", 100, 90)
    page.goto("/people")
    card(page, "Anna", 3)
    figures = page.locator(".figures")
    expect(figures).to_contain_text(re.compile("Gemiddelde.*102,0"))
    expect(figures).to_contain_text(re.compile("Beste beurt.*116"))
    expect(page.locator(".habits")).to_contain_text("9,0")
    expect(page.get_by_role("img", name=re.compile("Anna: 3 beurten"))).to_be_visible()
    check_access(page)
    check_targets(page)


def test_two_entries_of_one_person_are_merged_and_parted_again(page: Page) -> None:
    play(page, "Anna")
    play(page, "Ana", 100)
    page.goto("/people")
    card(page, "Ana", 2)
    page.locator(".person[open]").get_by_label("Is dezelfde als").select_option(label="Anna (1 beurt)")
    page.locator(".person[open]").get_by_role("button", name="Voeg samen").click()
    expect(page.locator(".person")).to_have_count(1)
    expect(page.locator(".person > summary")).to_contain_text(re.compile("Anna.*3 beurten"))
    card(page, "Anna", 3)
    page.get_by_role("button", name="Toch iemand anders: ").click()
    expect(page.locator(".person")).to_have_count(2)


def test_a_person_is_erased_only_after_a_second_word(page: Page) -> None:
    play(page, "Anna")
    page.goto("/people")
    card(page, "Anna", 1)
    page.get_by_role("button", name="Wis deze persoon").click()
    page.get_by_role("button", name="Nee, bewaar").click()
    page.get_by_role("button", name="Wis deze persoon").click()
    page.get_by_role("button", name="Wis Anna voorgoed").click()
    expect(page.locator(".person").filter(has_text="Anna")).to_have_count(0)


def test_a_game_goes_into_a_file_and_is_refused_where_it_already_is(page: Page, tmp_path: Path) -> None:
    play(page, "Anna")
    with page.expect_download() as download:
        page.get_by_role("link", name="Bewaar dit spel als bestand").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    page.goto("/")
    page.get_by_label("Open een spel uit een bestand").set_input_files(file)
    expect(page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()


def test_the_list_shows_only_the_games_of_this_browser(page: Page, phones: Callable[..., Page]) -> None:
    play(page, "Anna")
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Anna"))).to_be_visible()
    other = phones()
    other.goto("/")
    expect(other.get_by_role("link", name=re.compile("Anna"))).to_have_count(0)
    other.goto("/people")
    expect(other.get_by_text("Hier komen de mensen uit je spellen te staan.")).to_be_visible()
    page.get_by_role("link", name=re.compile("Anna")).click()
    expect(standing(page).first).to_contain_text("116")


def noted(page: Page) -> int:
    """How many games the notebook of this browser lists."""
    read = """() => fetch(`/api/v1/notebooks/${JSON.parse(localStorage.getItem('sjoelen.notebook'))}`)
        .then((answer) => answer.json()).then(({ games }) => games.length)"""
    value: int = page.evaluate(read)
    return value


def test_the_list_is_the_notebook_s_where_the_browser_has_forgotten_it(page: Page) -> None:
    play(page, "Anna")
    page.evaluate("localStorage.removeItem('sjoelen.games')")
    page.goto("/")
    page.get_by_role("link", name=re.compile("Anna")).click()
    expect(standing(page).first).to_contain_text("116")


def test_a_game_taken_off_the_list_is_off_the_notebook_too_and_is_noted_again_when_opened(page: Page) -> None:
    play(page, "Anna")
    address = page.url
    page.goto("/")
    page.get_by_role("button", name="Haal Anna van deze lijst").click()
    expect(page.get_by_role("link", name=re.compile("Anna"))).to_have_count(0)
    with page.expect_response(re.compile("/drop")):
        page.reload()
    expect(page.get_by_role("link", name=re.compile("Anna"))).to_have_count(0)
    assert noted(page) == 0
    with page.expect_response(re.compile("/notebooks/.*/games")):
        page.goto(address)
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Anna"))).to_have_count(1)


def test_a_game_taken_off_when_nobody_answers_stays_off(page: Page, server: Server) -> None:
    play(page, "Anna")
    page.goto("/")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.wait_for_function("caches.match('/').then((kept) => kept !== undefined)")
    server.kill()
    page.reload()
    page.get_by_role("button", name="Haal Anna van deze lijst").click()
    expect(page.get_by_role("link", name=re.compile("Anna"))).to_have_count(0)
    server.start()
    with page.expect_response(re.compile("/drop")):
        page.reload()
    expect(page.get_by_role("heading", name="Nieuw spel")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Anna"))).to_have_count(0)
    assert noted(page) == 0


def test_who_played_before_plays_again_as_the_same_person(page: Page) -> None:
    play(page, "Anna")
    page.goto("/")
    page.get_by_role("group", name="Eerder meegespeeld").get_by_role("button", name="Anna").click()
    expect(page.get_by_label("Speler 1")).to_have_value("Anna")
    page.get_by_role("button", name="Begin het spel").click()
    count(page, 5, 5, 5, 5)
    record(page, 100)
    page.goto("/people")
    expect(page.locator(".person > summary")).to_contain_text("2 beurten")
