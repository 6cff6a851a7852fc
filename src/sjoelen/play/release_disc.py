"""Release of a disc in a turn, and what the jury does at once."""

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
SLIDES_MAX = 4096  # more than any turn has: the seed of a slide combines that of the turn with its number


def release_disc(board_turn: BoardTurn, release: Release) -> tuple[BoardTurn, Trajectory]:
    """Slide the next disc of the hand; return the turn after the jury, and the trajectory.

    A disc that may be slid again is back in the hand (R8). Raises HandEmpty and what `slide` raises.
    """
    board_turn, trajectory = slide_disc(board_turn, release)
    return after_jury(board_turn), trajectory


def slide_disc(
    board_turn: BoardTurn, release: Release, seed: int | None = None
) -> tuple[BoardTurn, Trajectory]:
    """Slide the next disc of the hand, by its own seed or another; return the turn before the jury."""
    if not board_turn.hand:
        raise HandEmpty(board_turn.turn.edition.subturns.article, subturn=board_turn.subturn)
    number = board_turn.hand[0]
    if seed is None:
        seed = seed_of(board_turn)
    trajectory = slide(board_turn.scene(), release, seed)
    before = [Disc(number, None), *(disc for disc in board_turn.discs if disc.placement is not None)]
    after = {disc.number: disc for disc in after_slide(before, trajectory, board_turn.lines)}
    discs = (*(after.get(disc.number, disc) for disc in board_turn.discs), after[number])
    slides = (*board_turn.slides, SlideRecord(number, board_turn.subturn, release, seed))
    return replace(board_turn, hand=board_turn.hand[1:], discs=discs, slides=slides), trajectory


def seed_of(board_turn: BoardTurn, later: int = 0) -> int:
    """Return the seed of the next slide, or of a later one."""
    return (board_turn.seed * SLIDES_MAX + len(board_turn.slides) + later) % 2**64


def after_jury(board_turn: BoardTurn) -> BoardTurn:
    """Return the turn after the jury: void, or with discs set aside, taken out, or back in the hand."""
    verdict = judge(board_turn.discs, board_turn.turn.edition, board_turn.lines)
    if verdict.void:
        return with_events(board_turn, *rule_incident(board_turn.turn, verdict.void))
    removed = [ruled for ruled in verdict.discs if ruled.fate in OFF_THE_BOARD]
    for ruled in removed:
        board_turn = with_events(board_turn, *incident_events(board_turn, ruled))
    numbers = {
        fate: tuple(ruled.disc.number for ruled in removed if ruled.fate is fate) for fate in OFF_THE_BOARD
    }
    return replace(
        board_turn,
        discs=tuple(ruled.disc for ruled in verdict.discs if ruled not in removed),
        hand=(*numbers[Fate.IN_HAND], *board_turn.hand),
        apart=(*board_turn.apart, *numbers[Fate.ASIDE]),
    )


def incident_events(board_turn: BoardTurn, ruled: DiscVerdict) -> tuple[TurnEvent, ...]:
    """Return the events of a disc: its returns through gates, then its gravest incident."""
    values = board_turn.turn.edition.gate_values.value
    events: tuple[TurnEvent, ...] = ()
    for compartment in ruled.disc.history.returned:
        events += rule_incident(board_turn.turn, Incident.BACK_THROUGH_GATE, values[compartment])
    if ruled.incident and ruled.incident is not Incident.BACK_THROUGH_GATE:
        gate = None if ruled.compartment is None else values[ruled.compartment]
        events += rule_incident(board_turn.turn, ruled.incident, gate)
    return events
