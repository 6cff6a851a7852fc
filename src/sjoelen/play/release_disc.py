"""Releasing a disc in a turn, and what the jury does at once."""

from dataclasses import replace

from sjoelen.physics.release import Release
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import Trajectory
from sjoelen.play.board_turn import BoardTurn, SlideRecord, with_events
from sjoelen.play.disc import Disc
from sjoelen.play.error import HandEmpty
from sjoelen.play.referee import DiscVerdict, Fate, judge
from sjoelen.play.slide_history import after_slide
from sjoelen.rules.commands import rule_incident
from sjoelen.rules.events import TurnEvent
from sjoelen.rules.incident import Incident

OFF_THE_BOARD = (Fate.IN_HAND, Fate.ASIDE, Fate.TAKEN_OUT)
SLIDES_MAX = 4096  # more than any turn has: the seed of a slide is the turn's and its number


def release_disc(board_turn: BoardTurn, release: Release) -> tuple[BoardTurn, Trajectory]:
    """Slide the next disc of the hand; the turn after it, and what it did.

    A disc that came to nothing is back in the hand (R8). Raises HandEmpty and what `slide` raises.
    """
    board_turn, trajectory = slide_disc(board_turn, release)
    return after_jury(board_turn), trajectory


def slide_disc(
    board_turn: BoardTurn, release: Release, seed: int | None = None
) -> tuple[BoardTurn, Trajectory]:
    """The board after the slide, before anybody does anything; by its own seed, or another."""
    if not board_turn.hand:
        raise HandEmpty(board_turn.turn.edition.subturns.article, subturn=board_turn.subturn)
    number = board_turn.hand[0]
    if seed is None:
        seed = seed_of(board_turn)
    trajectory = slide(board_turn.scene(), release, seed)
    lying = [each for each in board_turn.discs if each.placement is not None]
    before = [Disc(number, None), *lying]
    moved = {each.number: each for each in after_slide(before, trajectory, board_turn.lines)}
    discs = (*(moved.get(each.number, each) for each in board_turn.discs), moved[number])
    made = SlideRecord(number, board_turn.subturn, release, seed)
    return replace(
        board_turn, hand=board_turn.hand[1:], discs=discs, slides=(*board_turn.slides, made)
    ), trajectory


def seed_of(board_turn: BoardTurn, later: int = 0) -> int:
    """The seed of the slide that is next, or of one later."""
    return (board_turn.seed * SLIDES_MAX + len(board_turn.slides) + later) % 2**64


def after_jury(board_turn: BoardTurn) -> BoardTurn:
    """After a slide of a sub-turn: what is void, what is laid apart, what goes back to the hand."""
    verdict = judge(board_turn.discs, board_turn.turn.edition, board_turn.lines)
    if verdict.void:
        return with_events(board_turn, *rule_incident(board_turn.turn, verdict.void))
    taken = [each for each in verdict.discs if each.fate in OFF_THE_BOARD]
    for finding in taken:
        board_turn = with_events(board_turn, *incident_events(board_turn, finding))
    numbers = {fate: tuple(each.disc.number for each in taken if each.fate is fate) for fate in OFF_THE_BOARD}
    return replace(
        board_turn,
        discs=tuple(each.disc for each in verdict.discs if each not in taken),
        hand=(*numbers[Fate.IN_HAND], *board_turn.hand),
        apart=(*board_turn.apart, *numbers[Fate.ASIDE]),
    )


def incident_events(board_turn: BoardTurn, finding: DiscVerdict) -> tuple[TurnEvent, ...]:
    """The facts about what happened to a disc: first that it came back through gates, then the gravest."""
    values = board_turn.turn.edition.gate_values.value
    facts: tuple[TurnEvent, ...] = ()
    for compartment in finding.disc.history.returned:
        facts += rule_incident(board_turn.turn, Incident.BACK_THROUGH_GATE, values[compartment])
    if finding.incident and finding.incident is not Incident.BACK_THROUGH_GATE:
        gate = None if finding.compartment is None else values[finding.compartment]
        facts += rule_incident(board_turn.turn, finding.incident, gate)
    return facts
