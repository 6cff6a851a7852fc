from pathlib import Path

import pytest

from sjoelen.error import SjoelenError
from sjoelen.physics.error import (
    BrokenScene,
    DiscInWood,
    DiscOffBoard,
    DiscsOverlap,
    NoSuchBoard,
    ReleaseWrong,
    SceneFieldWrong,
    TooManyOnBoard,
    UnknownCondition,
)
from sjoelen.physics.out_of_plane.effects import Effect
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene, check_scene, parse_scene
from sjoelen.physics.slide import slide

SCENES = sorted((Path(__file__).parents[3] / "scenes").glob("*.toml"))


def discs(*places: tuple[object, object]) -> str:
    return "".join(f"[[disc]]\nx = {x}\ny = {y}\n" for x, y in places)


def test_a_scene_names_its_board_and_where_the_discs_lie() -> None:
    text = '[scene]\nboard = "family"\ncondition = "home"\ntitle = "One"\n' + discs((0.2, 1))
    scene = parse_scene(text + "[[release]]\nat = 0.2\nspeed = 2\nangle = 1.5\n")
    assert (scene.board, scene.condition, scene.title, scene.discs) == (
        "family",
        "home",
        "One",
        (Placement(0.2, 1.0),),
    )
    assert scene.releases[0].speed_mps == 2.0


def test_a_title_is_given_in_the_requested_language_or_the_first() -> None:
    both = parse_scene('[scene]\ntitle.nl = "Raak"\ntitle.en = "Hit"\n')
    assert [both.titled(language) for language in ("nl", "en", "de")] == ["Raak", "Hit", "Raak"]
    own = parse_scene('[scene]\ntitle = "Van ons"\n')
    assert [own.titled(language) for language in ("nl", "en")] == ["Van ons", "Van ons"]
    assert parse_scene("[scene]\ntitle = {}\n").titled("nl") == parse_scene("").titled("nl") == ""


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_every_scene_of_the_project_can_be_played(path: Path) -> None:
    scene = parse_scene(path.read_text(encoding="utf-8"))
    assert scene.titled("nl") != scene.titled("en")


@pytest.mark.parametrize(
    ("text", "error", "fact"),
    [
        ("[scene", BrokenScene, None),
        ("[board]\n", SceneFieldWrong, "board"),
        ("scene = 1\n", SceneFieldWrong, "scene"),
        ("[scene]\nweather = 1\n", SceneFieldWrong, "scene.weather"),
        ("[scene]\ntitle = 1\n", SceneFieldWrong, "scene.title"),
        ("[scene]\ntitle.nl = 1\n", SceneFieldWrong, "scene.title"),
        ("[disc]\nx = 1\n", SceneFieldWrong, "disc"),
        ("disc = [1]\n", SceneFieldWrong, "disc 1"),
        ("[[disc]]\nx = 0.2\n", SceneFieldWrong, "disc 1.y"),
        (discs(("nan", 1)), SceneFieldWrong, "disc 1.x"),
        (discs(("'a'", 1)), SceneFieldWrong, "disc 1.x"),
        (discs((0.1, 1), ("1" * 400, 1)), SceneFieldWrong, "disc 2.x"),
        ('[scene]\noff = "climb"\n', SceneFieldWrong, "scene.off"),
        ('[scene]\noff = ["swim"]\n', SceneFieldWrong, "scene.off 1"),
        ("[scene]\nseed = -1\n", SceneFieldWrong, "scene.seed"),
        (discs((0.2, 1)) + 'support = "rope"\n', SceneFieldWrong, "disc 1.support"),
        (discs((0.2, 1)) + 'support = "air"\n', SceneFieldWrong, "disc 1.support"),
        (discs((0.2, 1)) + "on = 1.5\n", SceneFieldWrong, "disc 1.on"),
        (discs((0.2, 1)) + 'support = "disc"\non = 2\n', SceneFieldWrong, "disc 1.on"),
        ('[scene]\nboard = "pub"\n', NoSuchBoard, None),
        ('[scene]\ncondition = "wet"\n', UnknownCondition, None),
        (discs((0.2, 1), (0.2, 1.05)), DiscsOverlap, None),
        (discs((0.02, 1)), DiscInWood, None),
        (discs((0.193, 1.17)), DiscInWood, None),
        (discs((0.146 - 0.008, 1.187)), DiscInWood, None),
        (discs((0.1, 1.3)), DiscInWood, None),
        (discs((-0.1, 1)), DiscOffBoard, None),
        (discs((0.2, 9)), DiscOffBoard, None),
        (discs((0.2, -0.5)), DiscOffBoard, None),
        ("[[release]]\nat = 0.01\nspeed = 2\n", ReleaseWrong, "release 1.at"),
        ("[[release]]\nat = 0.2\nspeed = 2\nangle = 100\n", ReleaseWrong, "release 1.angle"),
    ],
)
def test_an_impossible_scene_is_refused_with_its_field(
    text: str, error: type[SjoelenError], fact: str | None
) -> None:
    with pytest.raises(error) as refused:
        parse_scene(text)
    if fact:
        assert refused.value.facts["field"] == fact


def test_thirty_one_discs_are_too_many() -> None:
    places = tuple(
        Placement(0.03 + 0.054 * (number % 6), 0.1 + 0.054 * (number // 6)) for number in range(31)
    )
    check_scene(Scene(places[:30]))
    with pytest.raises(TooManyOnBoard) as refused:
        check_scene(Scene(places))
    assert refused.value.facts == {"discs": 31, "most": 30}


def test_releases_count_with_the_discs_of_a_scene() -> None:
    places = tuple(
        Placement(0.03 + 0.054 * (number % 6), 0.1 + 0.054 * (number // 6)) for number in range(30)
    )
    check_scene(Scene(places[:29], releases=(release_at(0.193, 2.0),)))
    with pytest.raises(TooManyOnBoard):
        check_scene(Scene(places, releases=(release_at(0.193, 2.0),)))
    with pytest.raises(TooManyOnBoard):
        slide(Scene(places), release_at(0.193, 2.0))


def test_discs_may_touch_each_other_the_walls_and_the_dividers() -> None:
    check_scene(
        Scene((Placement(0.026, 0.5), Placement(0.026, 0.552), Placement(0.067, 1.53), Placement(0.131, 1.3)))
    )


def test_the_heights_of_a_disc_follow_from_its_support() -> None:
    text = discs((0.2, 0.9)) + 2 * (discs((0.2, 0.9)) + 'support = "disc"\non = {}\n')
    text += (
        discs((0.099, 1.3)) + 'support = "divider"\non = 0\n' + discs((-0.004, 1.0)) + 'support = "wall"\n'
    )
    text += discs((0.146, 1.187)) + 'support = "gate"\n'
    scene = parse_scene('[scene]\nseed = 9\noff = ["leap", "hop"]\n' + text.format(1, 2))
    arrays = scene.arrays()
    heights = [(round(disc.low_m, 6), round(disc.top_m(arrays), 6)) for disc in scene.discs]
    assert heights == [
        (0.0, 0.013),
        (0.013, 0.026),
        (0.026, 0.039),
        (0.04, 0.053),
        (0.05, 0.063),
        (0.0, 0.02),
    ]
    assert (scene.seed, scene.off) == (9, frozenset((Effect.HOP, Effect.LEAP)))
