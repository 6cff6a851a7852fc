"""A situation on a board, told in a file, and what is said of it in each edition."""

import tomllib
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import replace as replace_struct

from sjoelen.error import Phrase
from sjoelen.physics.board.builtin_boards import board as board_of
from sjoelen.physics.board.toml_errors import UNREADABLE, field_mistake, toml_mistake
from sjoelen.physics.error import BrokenScene
from sjoelen.physics.scene.placement import Lying
from sjoelen.physics.scene.scene import Scene, scene_of
from sjoelen.physics.trajectories.trajectory import Trajectory
from sjoelen.play.board_lines import Plan, plan
from sjoelen.play.board_turn import begin_on_board
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import Past
from sjoelen.play.error import SituationWrong
from sjoelen.play.location import Where, place_of
from sjoelen.play.referee import Fate, Verdict, judge
from sjoelen.play.release_disc import slid
from sjoelen.play.stacking import heights, stacked
from sjoelen.rules.builtin_editions import EDITION_IDS
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.incident import Incident
from sjoelen.rules.ruling import compartment_of

GATES = 4


class Through(Struct, forbid_unknown_fields=True):
    """What a disc has been through; `gate`: the value of the one it entered by, if not that where it lies.

    `off`: it lies nowhere, having left over a wall or at the open end.
    """

    gate: int | None = None
    strayed: bool = False
    over_bar: bool = False
    returned: tuple[int, ...] = ()
    in_play: bool = True
    touched: bool = False
    broken: bool = False
    foreign: bool = False
    stacked: bool = False
    off: Literal["wall", "end"] | None = None


class Said(Struct, forbid_unknown_fields=True):
    """What must be said of the disc of this number."""

    number: int
    fate: Fate
    incident: Incident | None = None
    gate: int | None = None


class Expected(Struct, forbid_unknown_fields=True):
    """What must be said in these editions; a disc that is not named counts where it lies, or stays there.

    `stacks`: how high they then are, by compartment from the left and from the back wall on, if that is told.
    """

    tally: Annotated[tuple[int, ...], Meta(min_length=GATES, max_length=GATES)]
    editions: tuple[str, ...] = EDITION_IDS
    disc: tuple[Said, ...] = ()
    void: Incident | None = None
    stacks: tuple[tuple[int, ...], ...] = ()


class Told(Struct, forbid_unknown_fields=True):
    """A file; `clauses`: what it is about.

    `spare`: how many more discs than the edition's number were played with, negative for fewer.
    """

    scene: dict[str, Any] = {}
    disc: tuple[dict[str, Any], ...] = ()
    release: tuple[dict[str, Any], ...] = ()
    clauses: tuple[str, ...] = ()
    spare: int = 0
    verdict: tuple[Expected, ...] = ()


@dataclass(frozen=True, slots=True)
class Situation:
    """The discs with their pasts when all rests, the slides that made it so, and what must be said of it."""

    clauses: tuple[str, ...]
    scene: Scene
    discs: tuple[Disc, ...]
    slides: tuple[Trajectory, ...]
    spare: int
    expected: tuple[Expected, ...]
    numbers: tuple[int, ...]
    """Of the disc slid first, and of those that the scene lays down."""

    def judged(self, edition: Edition) -> Verdict:
        """What a jury says of it in this edition, when the sub-turn is complete."""
        return judge(self.discs, edition, plan(board_of(self.scene.board)), self.spare)

    def stacks(self, edition: Edition) -> tuple[tuple[int, ...], ...]:
        """How high the jury then stacks what counts, by compartment and from the back wall on (R12)."""
        stacking, lines = edition.stacking.value, plan(board_of(self.scene.board))
        counts = self.judged(edition).tally.counts if stacking.stacked else ()
        return tuple(
            heights(stacked(range(count), compartment, stacking, lines).values())
            for compartment, count in enumerate(counts)
        )

    def disagreements(self, edition: Edition) -> tuple[Expected, ...]:
        """What the file says of this edition otherwise than we do."""
        said = replace_struct(in_short(self.judged(edition), edition), stacks=self.stacks(edition))
        return tuple(
            each
            for each in self.expected
            if edition.id in each.editions
            and replace_struct(each, editions=(), stacks=each.stacks or said.stacks) != said
        )


def in_short(verdict: Verdict, edition: Edition) -> Expected:
    """A verdict as files say it."""
    values = edition.gate_values.value
    named = tuple(
        Said(
            each.disc.number,
            each.fate,
            each.incident,
            values[each.compartment] if each.incident and each.compartment is not None else None,
        )
        for each in verdict.findings
        if each.incident or each.fate not in (Fate.COUNTS, Fate.STAYS)
    )
    return Expected(verdict.tally.counts, (), named, verdict.void)


def parse_situation(text: str) -> Situation:
    """Read a situation from TOML and play its slides.

    Raises BrokenScene, SituationWrong, UnknownEdition, UnknownGate, and what `scene_of` and `slide` raise.
    """
    try:
        document = tomllib.loads(text)
        told = convert(document, Told)
    except ValidationError as error:
        raise SituationWrong(reason=field_mistake(error)) from None
    except UNREADABLE as error:
        raise BrokenScene(reason=toml_mistake(error)) from None
    if not document:
        raise SituationWrong(reason=Phrase("empty"))
    for name in (name for expected in told.verdict for name in expected.editions):
        edition_of(name)
    pasts = [{name: each[name] for name in each.keys() & THROUGH} for each in told.disc]
    try:
        through = convert(pasts, list[Through])
    except ValidationError as error:
        raise SituationWrong(reason=field_mistake(error, "disc")) from None
    lying = [
        {name: value for name, value in each.items() if name not in THROUGH}
        for each, what in zip(told.disc, through, strict=True)
        if not what.off
    ]
    scene = scene_of({"scene": told.scene, "disc": lying, "release": list(told.release)})
    return _played(told, through, scene)


TOLD = ("strayed", "over_bar", "in_play", "touched", "broken", "stacked")
BEYOND_END_M = -1.0
THROUGH = frozenset(Through.__struct_fields__)


def _played(told: Told, through: list[Through], scene: Scene) -> Situation:
    """Lay the discs, each with its past, and slide what is to be slid onto them."""
    lines, lying = plan(board_of(scene.board)), iter(scene.discs)
    discs = tuple(
        _disc(number, None if what.off else next(lying), what, lines)
        for number, what in enumerate(through, 1)
    )
    numbers = tuple(range(len(discs) + 1, len(discs) + len(scene.releases) + 1))
    at = replace(
        begin_on_board(edition_of(), board=scene.board, condition=scene.condition),
        discs=discs,
        hand=numbers,
        off=scene.off,
    )
    slides = []
    for number, release in enumerate(scene.releases):
        at, path = slid(at, release, scene.seed + number)
        slides.append(path)
    lay = tuple(number for number, what in enumerate(through, 1) if not what.off)
    return Situation(
        told.clauses, scene, at.discs, tuple(slides), told.spare, told.verdict, (len(discs) + 1, *lay)
    )


def _disc(number: int, lying: Lying | None, what: Through, lines: Plan) -> Disc:
    """One that lies in a compartment came in by its gate, if the file does not say otherwise."""
    place, home = place_of(lying, lines), None
    if what.gate is not None:
        home = compartment_of(what.gate, edition_of())
    elif place.where is Where.COMPARTMENT and not what.over_bar:
        home = place.compartment
    returned = tuple(compartment_of(gate, edition_of()) for gate in what.returned)
    past = Past(
        home, what.strayed, what.over_bar, returned, what.in_play, what.touched, what.broken, what.stacked
    )
    return Disc(number, lying, past, BEYOND_END_M if what.off == "end" else 0.0, what.foreign)
