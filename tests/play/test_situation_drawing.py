from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from sjoelen.physics.trajectories.mark import COUNTS, COUNTS_NOT
from sjoelen.play.situation import parse_situation
from sjoelen.play.situation_drawing import draw_situation
from sjoelen.rules.builtin_editions import edition

SCENES = Path(__file__).parents[2] / "scenes" / "verdicts"
SVG = "{http://www.w3.org/2000/svg}"


def drawn(name: str, book: str = "ans-2026") -> ET.Element:
    situation = parse_situation((SCENES / f"{name}.toml").read_text(encoding="utf-8"))
    return ET.fromstring(draw_situation(situation, edition(book)))  # noqa: S314 our own


def marks(image: ET.Element) -> tuple[int, int]:
    fills = [circle.get("fill") for circle in image.iter(f"{SVG}circle")]
    return fills.count(COUNTS), fills.count(COUNTS_NOT)


@pytest.mark.parametrize(
    ("name", "book", "expected"),
    [
        ("the-lath", "ans-2026", (1, 2)),
        ("in-another-compartment", "ans-2026", (2, 0)),
        ("in-another-compartment", "english", (1, 1)),
        ("broken", "ans-2026", (0, 2)),
    ],
)
def test_every_disc_is_marked_as_the_jury_judges_it(name: str, book: str, expected: tuple[int, int]) -> None:
    assert marks(drawn(name, book)) == expected


def test_a_restored_disc_is_marked_with_the_value_of_its_own_compartment() -> None:
    image = drawn("in-another-compartment")
    texts = [text.text for text in image.iter(f"{SVG}text") if text.get("fill") == "white"]
    assert texts == ["3", "4"]


def test_the_gates_have_their_values_from_the_left() -> None:
    texts = [text.text for text in drawn("the-lath").iter(f"{SVG}text")]
    assert "".join(text for text in texts if text)[3:7] == "2341"


def test_a_drawing_is_cropped_to_where_the_discs_lie() -> None:
    near_the_line, near_the_gates = drawn("short-of-the-line"), drawn("the-lath")
    left, top, width, height = (float(number) for number in near_the_line.get("viewBox", "").split())
    assert (left, width) == (-52.0, 490.0)
    assert top > 1180.0
    assert height < 400.0
    assert near_the_gates.get("viewBox", "").split()[1] == "-48"


def test_a_stack_and_leaning_discs_are_seen_from_aside() -> None:
    views = [group for group in drawn("figure-3").iter(f"{SVG}g") if "scale" in group.get("transform", "")]
    assert len(views) == 5
