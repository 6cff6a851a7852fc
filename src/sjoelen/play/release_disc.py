"""Releasing a disc in a turn, and what the jury does at once."""

from dataclasses import replace

from sjoelen.physics.release import Release
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import Trajectory
from sjoelen.play.board_turn import BoardTurn, Slid, told
from sjoelen.play.disc import Disc
from sjoelen.play.error import HandEmpty
from sjoelen.play.referee import Fate, Finding, judge
from sjoelen.play.slide_history import after_slide
from sjoelen.rules.commands import rule_incident
from sjoelen.rules.events import TurnEvent
from sjoelen.rules.incident import Incident

OFF_THE_BOARD = (Fate.IN_HAND, Fate.ASIDE, Fate.TAKEN_OUT)
SLIDES_MAX = 4096  # more than any turn has: the seed of a slide is the turn's and its number


def release_disc(at: BoardTurn, release: Release) -> tuple[BoardTurn, Trajectory]:
    """Slide the next disc of the hand; the turn after it, and what it did.

    A disc that came to nothing is back in the hand (R8). Raises HandEmpty and what `slide` raises.
    """
    at, path = slid(at, release)
    return cleared(at), path


def slid(at: BoardTurn, release: Release, seed: int | None = None) -> tuple[BoardTurn, Trajectory]:
    """The board after the slide, before anybody does anything; by its own seed, or another."""
    if not at.hand:
        raise HandEmpty(at.turn.edition.subturns.article, subturn=at.subturn)
    number = at.hand[0]
    if seed is None:
        seed = seed_of(at)
    path = slide(at.scene(), release, seed)
    lying = [each for each in at.discs if each.lying is not None]
    before = [Disc(number, None), *lying]
    moved = {each.number: each for each in after_slide(before, path, at.plan)}
    discs = (*(moved.get(each.number, each) for each in at.discs), moved[number])
    made = Slid(number, at.subturn, release, seed)
    return replace(at, hand=at.hand[1:], discs=discs, slides=(*at.slides, made)), path


def seed_of(at: BoardTurn, later: int = 0) -> int:
    """The seed of the slide that is next, or of one later."""
    return (at.seed * SLIDES_MAX + len(at.slides) + later) % 2**64


def cleared(at: BoardTurn) -> BoardTurn:
    """After a slide of a sub-turn: what is void, what is laid apart, what goes back to the hand."""
    verdict = judge(at.discs, at.turn.edition, at.plan)
    if verdict.void:
        return told(at, *rule_incident(at.turn, verdict.void))
    taken = [each for each in verdict.findings if each.fate in OFF_THE_BOARD]
    for finding in taken:
        at = told(at, *incidents(at, finding))
    numbers = {fate: tuple(each.disc.number for each in taken if each.fate is fate) for fate in OFF_THE_BOARD}
    return replace(
        at,
        discs=tuple(each.disc for each in verdict.findings if each not in taken),
        hand=(*numbers[Fate.IN_HAND], *at.hand),
        apart=(*at.apart, *numbers[Fate.ASIDE]),
    )


def incidents(at: BoardTurn, finding: Finding) -> tuple[TurnEvent, ...]:
    """The facts about what happened to a disc: first that it came back through gates, then the gravest."""
    values = at.turn.edition.gate_values.value
    facts: tuple[TurnEvent, ...] = ()
    for compartment in finding.disc.past.returned:
        facts += rule_incident(at.turn, Incident.BACK_THROUGH_GATE, values[compartment])
    if finding.incident and finding.incident is not Incident.BACK_THROUGH_GATE:
        gate = None if finding.compartment is None else values[finding.compartment]
        facts += rule_incident(at.turn, finding.incident, gate)
    return facts
