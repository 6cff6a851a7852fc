"""Situation on a board, read from a file, and the verdict on it in each edition."""

from dataclasses import dataclass, replace

from sjoelen.physics.board.builtin_boards import board as board_of
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene, scene_of
from sjoelen.physics.trajectories.trajectory import Trajectory
from sjoelen.play.board_lines import BoardLines, board_lines
from sjoelen.play.board_turn import begin_on_board
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import DiscHistory
from sjoelen.play.location import Zone, location_of
from sjoelen.play.referee import Fate, Verdict, judge
from sjoelen.play.release_disc import slide_disc
from sjoelen.play.situation_file import (
    DiscEntry,
    Expected,
    ExpectedDisc,
    SituationFile,
    parse_situation_file,
)
from sjoelen.play.stacking import heights, stack
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.ruling import compartment_of

BEYOND_END_M = -1.0


@dataclass(frozen=True, slots=True)
class Situation:
    """The discs at rest with their histories, the slides before, and the expected verdicts."""

    clauses: tuple[str, ...]
    scene: Scene
    discs: tuple[Disc, ...]
    slides: tuple[Trajectory, ...]
    spare: int
    expected: tuple[Expected, ...]
    numbers: tuple[int, ...]
    """Of the disc slid first, and of the discs of the scene."""

    @property
    def lines(self) -> BoardLines:
        """Return the lines of its board."""
        return board_lines(board_of(self.scene.board))

    def verdict(self, edition: Edition) -> Verdict:
        """Return the verdict of a jury in this edition, when the sub-turn is complete."""
        return judge(self.discs, edition, self.lines, self.spare)

    def stacks(self, edition: Edition) -> tuple[tuple[int, ...], ...]:
        """Return the heights of the stacks after the count, by compartment, from the back wall on (R12)."""
        stacking, lines = edition.stacking.value, self.lines
        counts = self.verdict(edition).tally.counts if stacking.stacked else ()
        return tuple(
            heights(stack(range(count), compartment, stacking, lines).values())
            for compartment, count in enumerate(counts)
        )

    def disagreements(self, edition: Edition) -> tuple[Expected, ...]:
        """Return the expectations of the file that differ from the verdict in this edition."""
        actual = replace(summary_of(self.verdict(edition), edition), stacks=self.stacks(edition))
        return tuple(
            expected
            for expected in self.expected
            if edition.id in expected.editions
            and replace(expected, editions=(), stacks=expected.stacks or actual.stacks) != actual
        )


def summary_of(verdict: Verdict, edition: Edition) -> Expected:
    """Return a verdict in the form of a file."""
    values = edition.gate_values.value
    discs = tuple(
        ExpectedDisc(
            ruled.disc.number,
            ruled.fate,
            ruled.incident,
            values[ruled.compartment] if ruled.incident and ruled.compartment is not None else None,
        )
        for ruled in verdict.discs
        if ruled.incident or ruled.fate not in (Fate.COUNTS, Fate.STAYS)
    )
    return Expected(verdict.tally.counts, (), discs, verdict.void)


def parse_situation(text: str) -> Situation:
    """Read a situation from TOML and play its slides.

    Raises BrokenScene, SituationWrong, UnknownEdition, UnknownGate, and what `scene_of` and `slide` raise.
    """
    file = parse_situation_file(text)
    for name in (name for expected in file.verdict for name in expected.editions):
        edition_of(name)
    entries = file.entries()
    return _play(file, entries, scene_of(file.scene_document()))


def _play(file: SituationFile, entries: tuple[DiscEntry, ...], scene: Scene) -> Situation:
    """Put the discs on the board, each with its history, and play the slides."""
    lines, placements = board_lines(board_of(scene.board)), iter(scene.discs)
    discs = tuple(
        _disc(number, None if entry.off else next(placements), entry, lines)
        for number, entry in enumerate(entries, 1)
    )
    hand = tuple(range(len(discs) + 1, len(discs) + len(scene.releases) + 1))
    board_turn = begin_on_board(edition_of(), board=scene.board, condition=scene.condition)
    board_turn = replace(board_turn, discs=discs, hand=hand, off=scene.off)
    slides = []
    for number, release in enumerate(scene.releases):
        board_turn, trajectory = slide_disc(board_turn, release, scene.seed + number)
        slides.append(trajectory)
    numbers = (len(discs) + 1, *(number for number, entry in enumerate(entries, 1) if not entry.off))
    return Situation(file.clauses, scene, board_turn.discs, tuple(slides), file.spare, file.verdict, numbers)


def _disc(number: int, placement: Placement | None, entry: DiscEntry, lines: BoardLines) -> Disc:
    """Return a disc; one in a compartment came in by its gate, unless the file states another."""
    location, compartment = location_of(placement, lines), None
    if entry.gate is not None:
        compartment = compartment_of(entry.gate, edition_of())
    elif location.zone is Zone.COMPARTMENT and not entry.over_bar:
        compartment = location.compartment
    history = DiscHistory(
        compartment=compartment,
        strayed=entry.strayed,
        over_bar=entry.over_bar,
        returned=tuple(compartment_of(gate, edition_of()) for gate in entry.returned),
        in_play=entry.in_play,
        touched=entry.touched,
        broken=entry.broken,
        stacked=entry.stacked,
    )
    return Disc(number, placement, history, BEYOND_END_M if entry.off == "end" else 0.0, entry.foreign)
