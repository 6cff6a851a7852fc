from pathlib import Path
from xml.etree import ElementTree as ET

from sjoelen.physics.release import release_at
from sjoelen.physics.scene.scene import parse_scene
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.drawing import draw_svg
from tests.physics.conftest import scattered

SCENES = Path(__file__).parents[3] / "scenes"
SVG = "{http://www.w3.org/2000/svg}"


def test_a_drawing_is_true_to_scale_and_shows_every_disc() -> None:
    scene = scattered(7, 1)
    image = ET.fromstring(draw_svg(scene, slide(scene, release_at(0.193, 2.4))))  # noqa: S314 our own
    assert (image.get("width"), image.get("height"), image.get("viewBox")) == (
        "51.25mm",
        "250mm",
        "-12 0 410 2000",
    )
    discs = [element for element in image.iter(f"{SVG}circle") if element.get("fill") != "none"]
    assert [disc.get("r") for disc in discs] == ["26"] * 8


def test_a_scene_is_drawn_without_a_slide() -> None:
    image = ET.fromstring(draw_svg(scattered(7, 1)))  # noqa: S314 our own
    assert len(list(image.iter(f"{SVG}circle"))) == 7
    assert not list(image.iter(f"{SVG}polyline"))
    assert [element.text for element in image.iter(f"{SVG}text")] == [str(number) for number in range(1, 8)]


def test_a_disc_has_its_number_and_a_circle_at_its_previous_place() -> None:
    scene = parse_scene((SCENES / "two-in-the-way.toml").read_text(encoding="utf-8"))
    trajectory = slide(scene, release_at(0.193, 2.4))
    image = ET.fromstring(draw_svg(scene, trajectory, numbers=(3, 1, 2)))  # noqa: S314 our own
    assert [element.text for element in image.iter(f"{SVG}text")] == ["3", "1", "2"]
    hollow = [element for element in image.iter(f"{SVG}circle") if element.get("fill") == "none"]
    assert [(circle.get("cx"), circle.get("cy")) for circle in hollow] == [
        ("193.00", "770.00"),
        ("230.00", "550.00"),
    ]


def test_flights_are_dashed_and_a_disc_on_another_is_drawn_over_it_with_a_heavy_edge() -> None:
    scene = parse_scene((SCENES / "comes-to-lie-on-a-disc.toml").read_text(encoding="utf-8"))
    image = ET.fromstring(draw_svg(scene, slide(scene, scene.releases[0])))  # noqa: S314 our own
    dashed = [element for element in image.iter(f"{SVG}polyline") if element.get("stroke-dasharray")]
    assert dashed
    circles = [element for element in image.iter(f"{SVG}circle") if element.get("fill") != "none"]
    assert [circle.get("stroke-width") for circle in circles] == [None] * 4 + ["3"]
