"""Discs on a drawn board, by mouse, finger and keys, and the verdict of the jury."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import check_width
from tests.browser.test_looks import check_access

pytestmark = pytest.mark.browser

VERDICTS = Path(__file__).parents[2] / "scenes" / "verdicts"
PLACE = """([x, y]) => {
  const drawing = document.querySelector(".scene-board");
  const point = new DOMPoint(x, 1570 - y).matrixTransform(drawing.getScreenCTM());
  return [point.x, point.y];
}"""


def place(page: Page, x_mm: float, y_mm: float) -> tuple[float, float]:
    """Return where a place of the board is on the screen."""
    page.locator(".scene-board").wait_for()
    x, y = page.evaluate(PLACE, [x_mm, y_mm])
    return x, y


def put(page: Page, x_mm: float, y_mm: float) -> None:
    page.mouse.click(*place(page, x_mm, y_mm))


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*place(page, *start))
    page.mouse.down()
    page.mouse.move(*place(page, *end), steps=5)
    page.mouse.up()


def verdict(page: Page, number: int, text: str) -> None:
    expect(page.locator(".scene-verdicts li").nth(number - 1)).to_contain_text(text)


def test_a_disc_is_put_down_and_dragged_and_the_jury_says_where_it_counts(page: Page) -> None:
    page.goto("/scene")
    put(page, 240, 1190)
    verdict(page, 1, "telt niet. Het latje langs de voorkant van de poortenbalk verschuift hem")
    drag(page, (240, 1190), (240, 1400))
    verdict(page, 1, "telt in de 4. Geheel voorbij de voorkant van de poortenbalk (art. 3.2.6)")
    expect(page.get_by_text("0-0-1-0 is 4 punten waard")).to_be_visible()
    page.get_by_label("Wat er gebeurd is").select_option(label="kwam over de poortenbalk")
    verdict(page, 1, "telt niet. Een schijf springt over de poortenbalk")


def test_a_disc_is_moved_by_the_keys_and_the_verdict_is_read_out(page: Page) -> None:
    page.goto("/scene")
    page.get_by_role("button", name="Schijf erbij").click()
    disc = page.get_by_label(re.compile("^Schijf 1: telt niet. Hij ligt in het speelveld"))
    disc.focus()
    for _ in range(30):
        page.keyboard.press("Shift+ArrowUp")
    expect(page.get_by_label(re.compile("^Schijf 1"))).to_be_focused()
    expect(page.locator(".scene-chosen")).to_contain_text("Schijf 1: telt niet")
    page.keyboard.press("Delete")
    expect(page.locator(".scene-disc")).to_have_count(0)
    page.get_by_role("button", name="Ongedaan maken").click()
    expect(page.locator(".scene-disc")).to_have_count(1)


def test_a_finger_puts_a_disc_on_another_and_it_is_seen_from_aside(phones: Callable[..., Page]) -> None:
    page = phones(has_touch=True)
    page.goto("/scene")
    page.touchscreen.tap(*place(page, 52, 1400))
    verdict(page, 1, "telt in de 2")
    put(page, 300, 1000)
    drag(page, (300, 1000), (54, 1402))
    verdict(page, 2, "telt in de 2. Een schijf in een vak rust op of tegen")
    expect(page.get_by_alt_text("Van opzij gezien")).to_be_visible()
    check_width(page)


def test_a_scene_is_saved_and_opened_again(page: Page, tmp_path: Path) -> None:
    page.goto("/scene?lang=en")
    put(page, 146, 1206)
    verdict(page, 1, "counts in the 3")
    page.get_by_label("Name").fill("One in the 3")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "scene.toml"
    download.value.save_as(file)
    assert 'title = "One in the 3"' in file.read_text(encoding="utf-8")
    page.get_by_role("button", name="Clear the board").click()
    expect(page.locator(".scene-disc")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    verdict(page, 1, "counts in the 3")
    expect(page.get_by_label("Name")).to_have_value("One in the 3")
    page.reload()
    verdict(page, 1, "counts in the 3")


def test_every_scene_of_the_rule_books_opens_and_another_file_is_refused(page: Page, tmp_path: Path) -> None:
    page.goto("/scene?lang=en")
    page.locator("input[type=file]").set_input_files(VERDICTS / "figure-3.toml")
    expect(page.locator(".scene-count")).to_have_text("0-2-2-3 is worth 17 points")
    expect(page.get_by_alt_text("Seen from aside")).to_have_count(5)
    page.locator("input[type=file]").set_input_files(VERDICTS / "in-another-compartment.toml")
    expect(page.locator(".scene-count")).to_have_text("0-1-1-0 is worth 7 points")
    (tmp_path / "bad.toml").write_text("[scene", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "bad.toml")
    expect(page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
    expect(page.locator(".scene-disc")).to_have_count(2)


@pytest.mark.parametrize("width", [320, 360, 1440])
def test_the_page_leaves_nobody_out(phones: Callable[..., Page], width: int) -> None:
    page = phones({"width": width, "height": 740})
    page.goto("/scene")
    put(page, 146, 1206)
    put(page, 240, 1190)
    verdict(page, 2, "telt niet")
    check_access(page)
    check_width(page)


def test_the_rules_lead_to_the_page(page: Page) -> None:
    page.goto("/rules")
    page.get_by_role("link", name="Situatie beoordelen").click()
    expect(page.locator(".scene-board")).to_be_visible()
