"""Discs lying on a board, before anything moves."""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from sjoelen.physics import columns
from sjoelen.physics.error import (
    BrokenScene,
    DiscInWood,
    DiscOffBoard,
    DiscsOverlap,
    SceneFieldWrong,
    TooManyOnBoard,
)
from sjoelen.physics.field import Field, field
from sjoelen.physics.release import Release, check_release, release
from sjoelen.physics.shelf import DEFAULT_BOARD, DEFAULT_CONDITION, board

DISCS_MAX = 30
OVERLAP_M = 1e-6
FIELDS: Mapping[str, tuple[str, ...]] = {
    "scene": ("title", "board", "condition"),
    "disc": ("x", "y"),
    "release": ("at", "speed", "angle", "spin"),
}


@dataclass(frozen=True, slots=True)
class Lying:
    """Where a disc lies, metres: from the left wall, and from the check line towards the gates."""

    x_m: float
    y_m: float


@dataclass(frozen=True, slots=True)
class Scene:
    """A board in a condition, the discs on it and, where the scene tells a story, the releases to come."""

    discs: tuple[Lying, ...] = ()
    board: str = DEFAULT_BOARD
    condition: str = DEFAULT_CONDITION
    title: str = ""
    releases: tuple[Release, ...] = ()

    def field(self) -> Field:
        """The arrays of its board."""
        return field(board(self.board), self.condition)


def parse_scene(text: str) -> Scene:
    """Read a scene from TOML and check it.

    Raises BrokenScene, SceneFieldWrong, NoSuchBoard, UnknownCondition and what `check_scene` raises.
    """
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BrokenScene(reason=str(error)) from None
    for name in document:
        if name not in FIELDS:
            raise SceneFieldWrong(field=name, expected=", ".join(FIELDS))
    head = _fields(document.get("scene", {}), "scene", str)
    discs = _tables(document, "disc")
    releases = _tables(document, "release")
    scene = Scene(
        tuple(Lying(_need(disc, "x", "disc"), _need(disc, "y", "disc")) for disc in discs),
        head.get("board", DEFAULT_BOARD),
        head.get("condition", DEFAULT_CONDITION),
        head.get("title", ""),
        tuple(_release(each) for each in releases),
    )
    check_scene(scene)
    return scene


def check_scene(scene: Scene) -> None:
    """Refuse what cannot lie on a board; raises TooManyOnBoard, DiscOffBoard, DiscInWood, DiscsOverlap."""
    where = scene.field()
    radius_m = float(where.board[columns.RADIUS_M])
    if len(scene.discs) > DISCS_MAX:
        raise TooManyOnBoard(discs=len(scene.discs), most=DISCS_MAX)
    for number, disc in enumerate(scene.discs, 1):
        depth_m = _depth_in_wood(disc, where, radius_m)
        if not math.isfinite(depth_m):
            raise DiscOffBoard(disc=number)
        if depth_m > OVERLAP_M:
            raise DiscInWood(disc=number, overlap_mm=f"{depth_m * 1e3:.3f}")
    for (one, disc), (other, lying) in combinations(enumerate(scene.discs, 1), 2):
        depth_m = 2 * radius_m - math.hypot(disc.x_m - lying.x_m, disc.y_m - lying.y_m)
        if depth_m > OVERLAP_M:
            raise DiscsOverlap(first=one, second=other, overlap_mm=f"{depth_m * 1e3:.3f}")
    for each in scene.releases:
        check_release(each, where.width_m, radius_m)


def _depth_in_wood(disc: Lying, where: Field, radius_m: float) -> float:
    """How deep a disc lies in wood, negative if clear; infinite beside the board."""
    flat, x_m = where.board, disc.x_m - where.width_m / 2
    faces = flat[columns.FACES_AT : columns.CORNERS_AT].reshape(columns.FACES, -1)
    corners = flat[columns.CORNERS_AT : columns.CELLS_AT].reshape(columns.CORNERS, -1)
    back_m = float(faces[columns.SIDE_WALLS][columns.FACE_AT])
    if not (abs(x_m) < where.width_m / 2 and flat[columns.FRONT_M] < disc.y_m < back_m):
        return math.inf
    depths = [radius_m - math.hypot(x_m - x, disc.y_m - y) for x, y in corners]
    for across, at, start, end, side in faces:
        here, along = (x_m, disc.y_m) if across == 0.0 else (disc.y_m, x_m)
        gap = (here - at) * side
        if start <= along <= end and gap > -radius_m:
            depths.append(radius_m - gap)
    return float(max(depths))


def _release(table: Mapping[str, float]) -> Release:
    at_m, speed_mps = _need(table, "at", "release"), _need(table, "speed", "release")
    return release(at_m, speed_mps, table.get("angle", 0.0), table.get("spin", 0.0))


def _tables(document: Mapping[str, Any], name: str) -> list[dict[str, float]]:
    tables = document.get(name, [])
    if not isinstance(tables, list):
        raise SceneFieldWrong(field=name, expected=f"[[{name}]]")
    return [_fields(table, name, float) for table in tables]


def _fields(table: Any, within: str, kind: type) -> dict[str, Any]:
    if not isinstance(table, dict):
        raise SceneFieldWrong(field=within, expected="table")
    for name, value in table.items():
        if name not in FIELDS[within]:
            raise SceneFieldWrong(field=f"{within}.{name}", expected=", ".join(FIELDS[within]))
        if type(value) is not kind and not (kind is float and type(value) is int):
            raise SceneFieldWrong(field=f"{within}.{name}", expected=kind.__name__)
        if isinstance(value, float) and not math.isfinite(value):
            raise SceneFieldWrong(field=f"{within}.{name}", expected="finite number")
    return table


def _need(table: Mapping[str, float], name: str, within: str) -> float:
    if name not in table:
        raise SceneFieldWrong(field=f"{within}.{name}", expected="number")
    return float(table[name])
