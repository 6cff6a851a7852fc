from typing import Any

import pytest

from sjoelen.physics.error import SceneFieldWrong
from sjoelen.physics.scene.scene_file import SceneDisc, SceneFile, scene_file
from sjoelen.physics.scene.support import Support


def test_an_empty_document_is_a_scene_without_discs() -> None:
    assert scene_file({}) == SceneFile()


def test_a_disc_has_a_place_and_a_support() -> None:
    disc = {"x": 0.2, "y": 1, "support": "disc", "on": 1}
    assert scene_file({"disc": [disc]}).disc == (SceneDisc(0.2, 1.0, Support.DISC, on=1),)


@pytest.mark.parametrize(
    ("document", "field", "expected"),
    [
        ({"board": {}}, "board", "one-of-fields ('scene', 'disc', 'release')"),
        ({"release": [{"weight": 1}]}, "release 1.weight", "one-of-fields ('at', 'speed', 'angle', 'spin')"),
        ({"release": [{"at": 0.2}]}, "release 1.speed", "number"),
        ({"disc": {}}, "disc", "list"),
        ({"disc": [{"x": 1e6, "y": 1}]}, "disc 1.x", "bounded number < 1e+06"),
        ({"scene": {"title": {"nl": 1}}}, "scene.title", "title"),
        ({"scene": {"off": ["swim"]}}, "scene.off 1", None),
        ({"scene": {"seed": 2**64}}, "scene.seed", None),
    ],
)
def test_a_wrong_field_is_named_with_the_expected_value(
    document: dict[str, Any], field: str, expected: str | None
) -> None:
    with pytest.raises(SceneFieldWrong) as refused:
        scene_file(document)
    assert refused.value.facts["field"] == field
    if expected:
        assert refused.value.facts["expected"] == expected
