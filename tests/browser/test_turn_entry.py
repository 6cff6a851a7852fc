"""The player on the screen is the player of the turn, whatever happens before it is recorded."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.hand import choose_player, history, pace, start_game

pytestmark = pytest.mark.browser

NAMES = ("Pa", "Ma", "Opa")
PACES = ("Na elke onderbeurt", "Aan het eind", "Alleen totaal")
CLICKS = 60
BEGINS = re.compile(f"^({'|'.join(NAMES)}) begint$")
STORED = "(start) => Object.keys(localStorage).filter((name) => name.startsWith('sjoelen.' + start))"
ITEMS = f"((start) => ({STORED})(start).map((name) => JSON.parse(localStorage[name])))"
ALL_SENT = f"() => {ITEMS}('outbox.').every((change) => change.refusal !== null)"
SEEN = f"(sequence) => {ITEMS}('picture.').some(({{ game }}) => game.sequence >= sequence)"


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
    heading = page.get_by_role("heading", name=BEGINS)
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


def test_lots_are_not_drawn_while_a_count_has_its_player(page: Page) -> None:
    start_game(page, *NAMES)
    button = page.get_by_role("button", name="Loot erom")
    expect(button).to_be_visible()
    pace(page, "Alleen totaal")
    type_total(page, 80)
    expect(button).to_have_count(0)
    page.get_by_role("button", name="Wis").click()
    expect(button).to_be_visible()


def test_lots_that_another_phone_drew_are_told_beside_the_count_of_somebody_else(
    page: Page, phones: Callable[..., Page]
) -> None:
    start_game(page, *NAMES)
    other = phones(reduced_motion="reduce")
    other.goto(page.url)
    pace(page, "Alleen totaal")
    choose_player(page, "Opa")
    type_total(page, 80)
    other.get_by_role("button", name="Loot erom").click()
    drawn = other.get_by_role("heading", name=BEGINS).inner_text().split()[0]
    assert drawn != "Opa"
    expect(
        page.get_by_text(f"Er is geloot: {drawn} begint. Hier staat nog een telling van Opa.")
    ).to_be_visible()
    expect(page.get_by_role("heading", name=BEGINS)).to_have_count(0)


@dataclass
class Hand:
    """A person who clicks by chance on one phone; every total is typed once, and looks like no time."""

    page: Page
    chance: Random
    points: int
    recorded: dict[int, str] = field(default_factory=dict)
    online: bool = True

    def click(self) -> None:
        actions = [self.choose, self.pace, self.type, self.type, self.draw]
        actions += [self.record, self.record, self.undo, self.cut]
        self.chance.choice(actions)()
        self.look()

    def look(self) -> None:
        """The player who was told to begin is the player of the turn."""
        heading = self.page.get_by_role("heading", name=BEGINS)
        if heading.count() and self.page.get_by_label("Aan de beurt").count():
            assert heading.inner_text().split()[0] == player_shown(self.page)

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
        if self.online and button.count():
            button.click()
            expect(self.page.get_by_role("heading", name=BEGINS)).to_be_visible()

    def undo(self) -> None:
        button = self.page.get_by_role("button", name="Draai terug")
        if button.count():
            button.first.click()

    def cut(self) -> None:
        """The network goes, or comes back."""
        self.online = not self.online
        self.page.context.set_offline(not self.online)

    def record(self) -> None:
        button = self.page.get_by_role("button", name=re.compile("Eens, noteer [0-9]+ punten"))
        if button.count():
            self.recorded[self.points] = player_shown(self.page)
            button.click()


def settle(hands: list[Hand], address: str) -> dict[str, Any]:
    """Wait until every phone with a network has sent and seen everything; the game as the server has it."""
    online = [hand.page for hand in hands if hand.online]
    game: dict[str, Any] = {}
    for page in [*online, *online]:
        page.wait_for_function(ALL_SENT)
        game = page.request.get(address).json()
        page.wait_for_function(SEEN, arg=game["sequence"])
    return game


@pytest.mark.parametrize("seed", range(4))
def test_the_name_on_the_screen_is_the_name_that_is_recorded(
    phones: Callable[..., Page], server: Server, seed: int
) -> None:
    server.kill()
    server.lots = seed
    server.start()
    chance = Random(seed)  # noqa: S311
    first, second = (phones(reduced_motion="reduce") for _ in range(2))
    start_game(first, *NAMES, turns="10")
    second.goto(first.url)
    expect(second.get_by_label("Aan de beurt")).to_be_visible()
    hands = [Hand(first, chance, 9), Hand(second, chance, 10)]
    address = first.url.replace("/games/", "/api/v1/games/")
    for _ in range(CLICKS):
        chance.choice(hands).click()
        settle(hands, address)
    for hand in hands:
        if not hand.online:
            hand.cut()
    game = settle(hands, address)
    names = {player["id"]: player["name"] for player in game["players"]}
    shown = hands[0].recorded | hands[1].recorded
    turns = [entry for entry in game["entries"] if entry["type"] == "turn_recorded"]
    assert turns
    assert [names[turn["player"]] for turn in turns] == [shown[turn["points"]] for turn in turns]
