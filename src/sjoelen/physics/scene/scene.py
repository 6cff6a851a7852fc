"""Discs lying on a board, before anything moves."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeVar

from sjoelen.error import Phrase
from sjoelen.physics import layout
from sjoelen.physics.board.arrays import Field, field
from sjoelen.physics.board.builtin_boards import DEFAULT_BOARD, DEFAULT_CONDITION, board
from sjoelen.physics.board.equipment import Board
from sjoelen.physics.board.toml_errors import UNREADABLE, kind_of, one_of, toml_mistake
from sjoelen.physics.board.wood import M_PER_MM
from sjoelen.physics.error import BrokenScene, SceneFieldWrong, TooManyOnBoard
from sjoelen.physics.out_of_plane.effects import Effect
from sjoelen.physics.release import Release, check_release, release, written
from sjoelen.physics.scene.placement import Lying, check_lying
from sjoelen.physics.scene.support import Support

Word = TypeVar("Word", bound=StrEnum)
DISCS_MAX = 30
FIELDS: Mapping[str, tuple[str, ...]] = {
    "scene": ("title", "board", "condition", "off", "seed"),
    "disc": ("x", "y", "support", "low", "high", "on"),
    "release": ("at", "speed", "angle", "spin"),
}
KINDS: Mapping[str, type] = {"board": str, "condition": str, "support": str, "on": int} | {
    "off": list,
    "seed": int,
}
SEED_MAX = 2**64 - 1
FARTHEST = 1e6  # beyond any board; whole numbers of TOML have no end


@dataclass(frozen=True, slots=True)
class Scene:
    """A board in a condition, the discs on it, releases to come if it tells a story, what is switched off."""

    discs: tuple[Lying, ...] = ()
    board: str | Board = DEFAULT_BOARD
    condition: str = DEFAULT_CONDITION
    title: str | Mapping[str, str] = ""
    releases: tuple[Release, ...] = ()
    off: frozenset[Effect] = frozenset()
    seed: int = 0

    def titled(self, language: str) -> str:
        """Its title in this language; if the file does not have that, as it stands first."""
        if isinstance(self.title, str):
            return self.title
        return self.title.get(language) or next(iter(self.title.values()), "")

    def field(self) -> Field:
        """The arrays of its board."""
        return field(board(self.board), self.condition)


def parse_scene(text: str) -> Scene:
    """Read a scene from TOML and check it.

    Raises BrokenScene and what `scene_of` raises.
    """
    try:
        document = tomllib.loads(text)
    except UNREADABLE as error:
        raise BrokenScene(reason=toml_mistake(error)) from None
    return scene_of(document)


def scene_of(document: Mapping[str, Any]) -> Scene:
    """The scene of a document, checked.

    Raises SceneFieldWrong, NoSuchBoard, UnknownCondition and what `check_scene` raises.
    """
    for name in document:
        if name not in FIELDS:
            raise SceneFieldWrong(field=name, expected=Phrase("one-of-fields", words=tuple(FIELDS)))
    head = _fields(document.get("scene", {}), "scene", "scene")
    empty = Scene(board=head.get("board", DEFAULT_BOARD), condition=head.get("condition", DEFAULT_CONDITION))
    scene = replace(
        empty,
        discs=_discs(_tables(document, "disc"), empty),
        title=head.get("title", ""),
        releases=tuple(_release(*each) for each in enumerate(_tables(document, "release"), 1)),
        off=frozenset(_one_of(Effect, each, "scene.off") for each in head.get("off", ())),
        seed=head.get("seed", 0),
    )
    check_scene(scene)
    return scene


def check_count(discs: int) -> None:
    """Refuse more discs than a board is played with; raises TooManyOnBoard."""
    if discs > DISCS_MAX:
        raise TooManyOnBoard(discs=discs, most=DISCS_MAX)


def check_scene(scene: Scene) -> None:
    """Refuse what cannot lie on a board; raises TooManyOnBoard and what `check_lying` raises."""
    where = scene.field()
    check_count(len(scene.discs) + len(scene.releases))
    check_lying(scene.discs, where)
    if not 0 <= scene.seed <= SEED_MAX:
        raise SceneFieldWrong(field="scene.seed", expected=Phrase("between", least=0, most=SEED_MAX))
    for number, each in enumerate(scene.releases, 1):
        with written(f"release {number}."):
            check_release(each, where.width_m, float(where.board[layout.RADIUS_M]))


def _discs(tables: list[dict[str, Any]], scene: Scene) -> tuple[Lying, ...]:
    """A disc with no heights of its own lies flat on what holds it; one in a gate reaches up to the bar."""
    where, sizes = scene.field(), board(scene.board).dimensions
    gate_m = float(where.board[layout.GATE_M])
    lows = {
        Support.DIVIDER: sizes.divider_height_mm.value * M_PER_MM,
        Support.WALL: sizes.wall_height_mm.value * M_PER_MM,
        Support.BAR: sizes.gate_bar_height_mm.value * M_PER_MM,
    }
    found: list[Lying] = []
    for number, table in enumerate(tables, 1):
        support = _one_of(Support, table.get("support", Support.FLOOR), f"disc {number}.support")
        on, high_m = table.get("on"), table.get("high", gate_m if support is Support.GATE else None)
        low_m = lows.get(support, 0.0)
        if support is Support.DISC and on is not None and 0 < on <= len(found):
            low_m = found[on - 1].top_m(where)
        x_m, y_m = (_need(table, name, f"disc {number}") for name in "xy")
        found.append(Lying(x_m, y_m, support, table.get("low", low_m), high_m, on))
    return tuple(found)


def _one_of(words: type[Word], word: Any, field: str) -> Word:
    try:
        return words(word)
    except ValueError:
        raise SceneFieldWrong(field=field, expected=one_of(words)) from None


def _release(number: int, table: Mapping[str, float]) -> Release:
    at_m, speed_mps = (_need(table, name, f"release {number}") for name in ("at", "speed"))
    with written(f"release {number}."):
        return release(at_m, speed_mps, table.get("angle", 0.0), table.get("spin", 0.0))


def _tables(document: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    tables = document.get(name, [])
    if not isinstance(tables, list):
        raise SceneFieldWrong(field=name, expected=f"[[{name}]]")
    return [_fields(table, name, f"{name} {number}") for number, table in enumerate(tables, 1)]


def _fields(table: Any, kind: str, called: str) -> dict[str, Any]:
    if not isinstance(table, dict):
        raise SceneFieldWrong(field=called, expected=Phrase("table"))
    for name, value in table.items():
        if name not in FIELDS[kind]:
            known = Phrase("one-of-fields", words=FIELDS[kind])
            raise SceneFieldWrong(field=f"{called}.{name}", expected=known)
        if name == "title":
            _check_title(value)
            continue
        wanted = KINDS.get(name, float)
        if type(value) is not wanted and not (wanted is float and type(value) is int):
            raise SceneFieldWrong(field=f"{called}.{name}", expected=kind_of(wanted.__name__))
        if wanted is float and isinstance(value, int | float) and not abs(value) < FARTHEST:
            raise SceneFieldWrong(field=f"{called}.{name}", expected=Phrase("number"))
    return table


def _check_title(title: Any) -> None:
    texts = title.values() if isinstance(title, dict) else (title,)
    if not all(isinstance(each, str) for each in texts):
        raise SceneFieldWrong(field="scene.title", expected=Phrase("title"))


def _need(table: Mapping[str, float], name: str, within: str) -> float:
    if name not in table:
        raise SceneFieldWrong(field=f"{within}.{name}", expected=Phrase("number"))
    return float(table[name])
