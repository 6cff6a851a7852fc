"""Whatever a control of the page takes away, a button beside it brings back."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import (
    choose,
    history,
    next_subturn,
    open_player,
    pace,
    standing,
    start_game,
    type_counts,
)
from tests.browser.test_looks import check_targets

pytestmark = pytest.mark.browser

NAMES = ("Anna", "Bram", "Cees")


def total(page: Page, points: int) -> None:
    pace(page, "Alleen totaal")
    page.get_by_label("Totaal van de beurt").fill(str(points))


def record(page: Page, points: int) -> None:
    page.get_by_role("button", name=f"Eens, noteer {points} punten").click()
    expect(history(page).filter(has_text=str(points)).first).to_be_visible()


def game(page: Page) -> None:
    start_game(page, *NAMES, turns="3")


def third_subturn(page: Page) -> None:
    game(page)
    type_counts(page, 1, 1, 1, 1)
    next_subturn(page)
    type_counts(page, 2, 2, 2, 2)
    next_subturn(page)
    type_counts(page, 3, 3, 3, 4)


def first_of_third(page: Page) -> None:
    third_subturn(page)
    page.get_by_role("button", name="Wis deze onderbeurt").click()


def with_incident(page: Page) -> None:
    game(page)
    type_counts(page, 5, 5, 5, 5)
    next_subturn(page)
    type_counts(page, 4, 5, 5, 5)
    page.get_by_role("button", name="Een schijf komt door zijn poortje terug").click()


def miscounted(page: Page) -> None:
    game(page)
    type_counts(page, 5, 5, 5, 5)
    next_subturn(page)
    type_counts(page, 5, 3, 5, 5)


def bonus(page: Page) -> None:
    game(page)
    pace(page, "Aan het eind")
    type_counts(page, 7, 7, 9, 7)
    choose(page, "Na welke onderbeurt", "2")


def typed_total(page: Page) -> None:
    game(page)
    total(page, 99)


def recorded(page: Page) -> None:
    typed_total(page)
    record(page, 99)


def correcting(page: Page) -> None:
    recorded(page)
    history(page).first.locator("summary").click()
    page.get_by_role("button", name="Verbeter", exact=True).click()
    page.get_by_label("Totaal van de beurt").fill("89")


def players(page: Page) -> None:
    game(page)
    open_player(page, "Bram")


def typed_handicap(page: Page) -> None:
    players(page)
    page.locator(".players li").nth(1).get_by_label("Punten cadeau per beurt").fill("10")


def typed_name(page: Page) -> None:
    players(page)
    page.locator(".players li").nth(1).get_by_label("Naam").fill("Opa Bram")


def teams(page: Page) -> None:
    game(page)
    page.locator(".players > summary").click()
    page.get_by_text("Teams en koppels").click()
    page.locator(".teams").get_by_label("Anna").select_option(label="Team 1")
    page.locator(".teams").get_by_label("Bram").select_option(label="Team 2")


def clock(page: Page) -> None:
    game(page)
    page.get_by_text("Klok van vijf minuten").click()
    page.get_by_role("button", name="Start", exact=True).click()


def void(page: Page) -> None:
    game(page)
    type_counts(page, 5, 5, 5, 5)
    page.get_by_role("button", name="Er gebeurde iets").click()
    page.get_by_role("dialog").get_by_text("Een schijf breekt").first.click()


def list_of_games(page: Page) -> None:
    recorded(page)
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Anna, Bram, Cees"))).to_be_visible()


def list_of_names(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Speler 1").fill("Anna")
    page.get_by_label("Speler 2").fill("Bram")


def form(page: Page) -> object:
    """What the form holds: the player, the counts, the choices, the incidents."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.entry input, .entry select, .entry .occurrences li')]
        .filter((field) => !field.closest('dialog'))
        .map((field) => field.type === 'radio' ? field.checked : (field.value ?? field.textContent))"""
    )


def sheet(page: Page) -> object:
    return [standing(page).all_inner_texts(), page.locator(".team-standing").all_inner_texts()]


def left_list(page: Page) -> object:
    return page.locator(".known li").all_inner_texts()


def names(page: Page) -> object:
    return [field.input_value() for field in page.locator(".names input").all()]


def end_of_clock(page: Page) -> object:
    return page.evaluate(
        "Object.keys(localStorage).filter((name) => name.startsWith('sjoelen.clock.'))"
        ".map((name) => localStorage[name])"
    )


@dataclass(frozen=True)
class Control:
    """A control that takes something away: the way to it, its name, and what it takes from."""

    prepare: Callable[[Page], None]
    name: str
    state: Callable[[Page], object]


CONTROLS = [
    Control(third_subturn, "Wis deze onderbeurt", form),
    Control(first_of_third, "Wis", form),
    Control(third_subturn, "Vorige onderbeurt", form),
    Control(bonus, "Wis", form),
    Control(typed_total, "Wis", form),
    Control(
        with_incident, "Haal weg: Een schijf komt door zijn poortje terug in het speelveld (vak 2)", form
    ),
    Control(miscounted, "Verkeerd geteld: het zijn er 5", form),
    Control(correcting, "Laat het zoals het was", form),
    Control(typed_total, "Eens, noteer 99 punten", form),
    Control(typed_total, "Eens, noteer 99 punten", sheet),
    Control(correcting, "Verbeter naar 89 punten", sheet),
    Control(void, "Begin deze beurt opnieuw", form),
    Control(players, "Bram stopt ermee", sheet),
    Control(typed_handicap, "Geef", sheet),
    Control(typed_name, "Verander", sheet),
    Control(teams, "Maak de teams", sheet),
    Control(clock, "Stop", end_of_clock),
    Control(clock, "Opnieuw", end_of_clock),
    Control(list_of_games, "Haal Anna, Bram, Cees van deze lijst", left_list),
    Control(list_of_names, "Haal Bram weg", names),
]


# Buttons that add, open or repeat, undo and redo; every other one takes something away.
HARMLESS = re.compile(
    "Nederlands|English|Sluit|Maak ongedaan|Draai terug.*|Herstel.*|Verbeter|Noteer"
    "|Verder met onderbeurt.*|Dit was de laatste|Er gebeurde iets|Vak …: .*|Loot erom|Doe mee|Speler erbij"
    "|Begin het spel|Cees|Start|Samen bijhouden|Een schijf .*|Begrepen|Dit gebeurde"
    "|Open een spel uit een bestand|Klaar: wie wint\\?|…"
)
FACTS = "[0-9]+|Anna|Bram"


def until(state: Callable[[], bool], page: Page) -> None:
    for _ in range(100):
        if state():
            return
        page.wait_for_timeout(50)
    raise AssertionError


@pytest.mark.parametrize(
    ("control", "online"),
    [(control, True) for control in CONTROLS]
    + [(control, False) for control in CONTROLS if control.state is sheet],
    ids=lambda value: value.name if isinstance(value, Control) else "online" if value else "offline",
)
def test_what_a_control_takes_away_comes_back(page: Page, control: Control, online: bool) -> None:
    control.prepare(page)
    before = control.state(page)
    page.context.set_offline(not online)
    page.get_by_role("button", name=control.name, exact=True).first.click()
    until(lambda: control.state(page) != before, page)
    check_targets(page)
    page.get_by_role("button", name="Maak ongedaan").first.click()
    until(lambda: control.state(page) == before, page)
    page.context.set_offline(False)
    expect(page.get_by_text("nog niet verstuurd")).to_have_count(0)
    assert control.state(page) == before


def test_every_control_that_takes_away_is_in_the_list(phones: Callable[..., Page]) -> None:
    listed = {re.sub(FACTS, "…", control.name) for control in CONTROLS}
    unknown = set[str]()
    for prepare in {control.prepare for control in CONTROLS}:
        page = phones()
        prepare(page)
        for snapshot in page.locator("body").aria_snapshot().splitlines():
            if button := re.search(r'button "([^"]*)"', snapshot):
                unknown |= {re.sub(FACTS, "…", button[1])} - listed
    left_out = sorted(name for name in unknown if not HARMLESS.fullmatch(name))
    assert left_out == [], left_out
