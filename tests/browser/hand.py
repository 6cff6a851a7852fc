"""What a person's hand does on the pages, in Dutch."""

import re

from playwright.sync_api import Locator, Page, expect

VALUES = (2, 3, 4, 1)


def start_game(page: Page, *names: str, turns: str = "1") -> None:
    page.goto("/")
    for place, name in enumerate(names):
        if place > 1:
            page.get_by_role("button", name="Speler erbij").click()
        page.get_by_label(f"Speler {place + 1}").fill(name)
    page.get_by_role("radio", name=turns, exact=True).check()
    page.get_by_role("button", name="Begin het spel").click()
    page.wait_for_url(re.compile("/games/"))
    expect(page.get_by_label("Aan de beurt")).to_be_visible()


def pace(page: Page, name: str) -> None:
    page.get_by_role("group", name="Wanneer tellen jullie?").get_by_role("radio", name=name).check()


def choose_player(page: Page, name: str) -> None:
    page.get_by_label("Aan de beurt").select_option(label=name)


def type_counts(page: Page, *counts: int) -> None:
    for value, discs in zip(VALUES, counts, strict=True):
        page.get_by_label(f"Vak {value}: aantal schijven").fill(str(discs))


def count(page: Page, *counts: int) -> None:
    """A whole turn, counted at its end."""
    pace(page, "Aan het eind")
    type_counts(page, *counts)


def next_subturn(page: Page) -> None:
    page.get_by_role("button", name="Verder met onderbeurt").click()


def choose(page: Page, question: str, answer: str) -> None:
    page.get_by_role("group", name=question).get_by_role("radio", name=answer, exact=True).check()


def record(page: Page, points: int) -> None:
    agree(page, points)
    expect(page.get_by_role("status").filter(has_text=f"{points} punten")).to_have_count(1)


def agree(page: Page, points: int) -> None:
    page.get_by_role("button", name=f"Eens, noteer {points} punten").click()


def open_player(page: Page, name: str) -> None:
    page.locator(".players > summary").click()
    page.locator(".players li summary").filter(has_text=name).click()


def standing(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("Stand|Standing")).locator("tbody tr")


def history(page: Page) -> Locator:
    return page.get_by_role("region", name="Gespeelde beurten").locator("ol > li")


def check_width(page: Page) -> None:
    width = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(width) == 0
