"""The player on the screen is the player of the turn, whatever happens before it is recorded."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import choose_player, history, pace, start_game

pytestmark = pytest.mark.browser

NAMES = ("Pa", "Ma", "Opa")
PACES = ("Na elke onderbeurt", "Aan het eind", "Alleen totaal")
CLICKS = 60


def player_shown(page: Page) -> str:
    return page.get_by_label("Aan de beurt").locator("option:checked").inner_text()


def type_total(page: Page, points: int) -> None:
    page.get_by_label("Totaal van de beurt").fill(str(points))


@pytest.mark.parametrize("pace_name", PACES)
def test_a_draft_without_a_count_does_not_hold_back_who_was_drawn(
    phones: Callable[..., Page], pace_name: str
) -> None:
    page = phones(reduced_motion="reduce")
    start_game(page, *NAMES)
    choose_player(page, "Opa")
    for other in reversed(PACES):
        pace(page, other)
    pace(page, pace_name)
    page.get_by_role("button", name="Loot erom").click()
    heading = page.get_by_role("heading", name=re.compile(f"^({'|'.join(NAMES)}) begint"))
    drawn = heading.inner_text().split()[0]
    expect(page.get_by_label("Aan de beurt").locator("option:checked")).to_have_text(drawn)


def test_a_chosen_player_gives_way_once_the_order_moves_on(page: Page, phones: Callable[..., Page]) -> None:
    start_game(page, *NAMES, turns="3")
    other = phones()
    other.goto(page.url)
    choose_player(other, "Opa")
    pace(page, "Alleen totaal")
    type_total(page, 80)
    page.get_by_role("button", name="Eens, noteer 80 punten").click()
    expect(other.get_by_label("Aan de beurt").locator("option:checked")).to_have_text("Ma")


def test_a_typed_count_stays_with_its_player(page: Page, phones: Callable[..., Page]) -> None:
    start_game(page, *NAMES, turns="3")
    other = phones()
    other.goto(page.url)
    pace(other, "Alleen totaal")
    choose_player(other, "Opa")
    type_total(other, 70)
    pace(page, "Alleen totaal")
    type_total(page, 80)
    page.get_by_role("button", name="Eens, noteer 80 punten").click()
    expect(history(other)).to_have_count(1)
    assert player_shown(other) == "Opa"


@dataclass
class Hand:
    """A person who clicks by chance on one phone; every total is typed once, and looks like no time."""

    page: Page
    chance: Random
    points: int

    def click(self) -> None:
        form = self.page.get_by_label("Aan de beurt")
        if form.count() == 0:
            self.undo()
            return
        actions = [
            self.choose,
            self.pace,
            self.type,
            self.type,
            self.draw,
            self.record,
            self.record,
            self.undo,
        ]
        self.chance.choice(actions)()

    def choose(self) -> None:
        options = self.page.get_by_label("Aan de beurt").locator("option").all_inner_texts()
        choose_player(self.page, self.chance.choice(options))

    def pace(self) -> None:
        pace(self.page, self.chance.choice(PACES))

    def type(self) -> None:
        pace(self.page, "Alleen totaal")
        self.points += 2
        type_total(self.page, self.points)

    def draw(self) -> None:
        button = self.page.get_by_role("button", name="Loot erom")
        if button.count():
            button.click()
            expect(
                self.page.get_by_role("heading", name=re.compile(f"^({'|'.join(NAMES)}) begint"))
            ).to_be_visible()

    def undo(self) -> None:
        button = self.page.get_by_role("button", name="Draai terug")
        if button.count():
            button.first.click()

    def record(self) -> None:
        button = self.page.get_by_role("button", name=re.compile("Eens, noteer [0-9]+ punten"))
        if button.count() == 0:
            return
        name, points = player_shown(self.page), self.points
        button.click()
        line = history(self.page).filter(has_text=str(points))
        refused = self.page.get_by_role("alert").filter(has_text=str(points))
        expect(line.or_(refused).first).to_be_visible()
        assert (line if line.count() else refused).first.inner_text().find(name) >= 0


@pytest.mark.parametrize("seed", range(3))
def test_the_name_on_the_screen_is_the_name_that_is_recorded(phones: Callable[..., Page], seed: int) -> None:
    chance = Random(seed)  # noqa: S311
    first, second = (phones(reduced_motion="reduce") for _ in range(2))
    start_game(first, *NAMES, turns="10")
    second.goto(first.url)
    expect(second.get_by_label("Aan de beurt")).to_be_visible()
    hands = [Hand(first, chance, 99), Hand(second, chance, 100)]
    for _ in range(CLICKS):
        chance.choice(hands).click()
