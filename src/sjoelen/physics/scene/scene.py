"""Scene: discs at rest on a board."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from sjoelen.error import Phrase
from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays, board_arrays
from sjoelen.physics.board.builtin_boards import DEFAULT_BOARD, DEFAULT_CONDITION, board
from sjoelen.physics.board.equipment import Board
from sjoelen.physics.board.toml_file import Document, parse_toml
from sjoelen.physics.board.wood import M_PER_MM
from sjoelen.physics.error import BrokenScene, SceneFieldWrong, TooManyOnBoard
from sjoelen.physics.out_of_plane.effects import Effect
from sjoelen.physics.release import Release, check_release, field_prefix, release_at
from sjoelen.physics.scene.placement import Placement, check_placements
from sjoelen.physics.scene.scene_file import SEED_MAX, SceneDisc, SceneRelease, scene_file
from sjoelen.physics.scene.support import Support

DISCS_MAX = 30


@dataclass(frozen=True, slots=True)
class Scene:
    """A board in a condition with discs on it, the releases to come, and the effects switched off."""

    discs: tuple[Placement, ...] = ()
    board: str | Board = DEFAULT_BOARD
    condition: str = DEFAULT_CONDITION
    title: str | Mapping[str, str] = ""
    releases: tuple[Release, ...] = ()
    off: frozenset[Effect] = frozenset()
    seed: int = 0

    def titled(self, language: str) -> str:
        """Return the title in this language; without one, the first title of the file."""
        if isinstance(self.title, str):
            return self.title
        return self.title.get(language) or next(iter(self.title.values()), "")

    def arrays(self) -> BoardArrays:
        """Return the arrays of the board."""
        return board_arrays(board(self.board), self.condition)


def parse_scene(text: str) -> Scene:
    """Read a scene from TOML and check it; raises BrokenScene and what `scene_of` raises."""
    return scene_of(parse_toml(text, BrokenScene))


def scene_of(document: Document) -> Scene:
    """Return the scene of a document, checked.

    Raises SceneFieldWrong, NoSuchBoard, UnknownCondition and what `check_scene` raises.
    """
    file = scene_file(document)
    head = file.scene
    scene = Scene((), head.board, head.condition, head.title, (), head.off, head.seed)
    releases = tuple(_release(number, table) for number, table in enumerate(file.release, 1))
    scene = replace(scene, discs=_placements(file.disc, scene), releases=releases)
    check_scene(scene)
    return scene


def check_count(discs: int) -> None:
    """Refuse more discs than are played with; raises TooManyOnBoard."""
    if discs > DISCS_MAX:
        raise TooManyOnBoard(discs=discs, most=DISCS_MAX)


def check_scene(scene: Scene) -> None:
    """Refuse a scene that no board can hold; raises TooManyOnBoard and what `check_placements` raises."""
    arrays = scene.arrays()
    check_count(len(scene.discs) + len(scene.releases))
    check_placements(scene.discs, arrays)
    if not 0 <= scene.seed <= SEED_MAX:
        raise SceneFieldWrong(field="scene.seed", expected=Phrase("between", least=0, most=SEED_MAX))
    for number, release in enumerate(scene.releases, 1):
        with field_prefix(f"release {number}."):
            check_release(release, arrays.width_m, float(arrays.board[layout.RADIUS_M]))


def _placements(tables: Sequence[SceneDisc], scene: Scene) -> tuple[Placement, ...]:
    """Return the placements; without heights a disc lies flat on its support, or fills the gate."""
    arrays, sizes = scene.arrays(), board(scene.board).dimensions
    gate_m = float(arrays.board[layout.GATE_HEIGHT_M])
    tops_m = {
        Support.DIVIDER: sizes.divider_height_mm.value * M_PER_MM,
        Support.WALL: sizes.wall_height_mm.value * M_PER_MM,
        Support.BAR: sizes.gate_bar_height_mm.value * M_PER_MM,
    }
    placements: list[Placement] = []
    for disc in tables:
        low_m, high_m = tops_m.get(disc.support, 0.0), gate_m if disc.support is Support.GATE else None
        if disc.support is Support.DISC and disc.on is not None and 0 < disc.on <= len(placements):
            low_m = placements[disc.on - 1].top_m(arrays)
        low_m = low_m if disc.low is None else disc.low
        high_m = high_m if disc.high is None else disc.high
        placements.append(Placement(disc.x, disc.y, disc.support, low_m, high_m, disc.on))
    return tuple(placements)


def _release(number: int, table: SceneRelease) -> Release:
    with field_prefix(f"release {number}."):
        return release_at(table.at, table.speed, table.angle, table.spin)
