"""Count of a sub-turn: the jury counts, sets right, stacks, and returns discs to the hand (R4)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from sjoelen.physics.release import Release
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.support import Support
from sjoelen.physics.trajectories.trajectory import Trajectory
from sjoelen.play.board_lines import BoardLines
from sjoelen.play.board_turn import BoardTurn, with_events
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import DiscHistory, lies_in_own_compartment
from sjoelen.play.error import DiscsInHand
from sjoelen.play.location import location_of
from sjoelen.play.referee import Fate, judge
from sjoelen.play.release_disc import incident_events, slide_disc
from sjoelen.play.setting_right import free_placement, sweep
from sjoelen.play.stacking import stack
from sjoelen.rules.bonus import MISSED, slide_bonus
from sjoelen.rules.choices import BonusProcedure, SweptDisc
from sjoelen.rules.commands import begin_replay, count_subturn
from sjoelen.rules.tally import COMPARTMENTS, Tally
from sjoelen.rules.turn import Phase

COUNTED = (Fate.COUNTS, Fate.RESTORED)
HISTORIES = [
    [DiscHistory(compartment=compartment, in_play=True, stacked=is_stacked) for is_stacked in (False, True)]
    for compartment in range(COMPARTMENTS)
]
"""Histories after a count, by compartment: on the floor, and on another disc."""


def end_subturn(board_turn: BoardTurn) -> BoardTurn:
    """Count, stack and return discs; where a bonus is due its disc is in the hand (R42).

    Raises DiscsInHand, and what `rules.count_subturn` raises.
    """
    edition = board_turn.turn.edition
    if board_turn.hand and board_turn.turn.phase is Phase.PLAYING:
        raise DiscsInHand(edition.subturns.article, discs=len(board_turn.hand))
    if edition.swept_disc.value is SweptDisc.COUNTS:
        board_turn = replace(board_turn, discs=sweep(board_turn.discs, board_turn.lines))
    verdict = judge(board_turn.discs, edition, board_turn.lines)
    events = [event for ruled in verdict.discs for event in incident_events(board_turn, ruled)]
    board_turn = with_events(board_turn, *events)
    counted = (ruled.disc for ruled in verdict.discs if ruled.fate in COUNTED)
    return count_discs(board_turn, _numbers_by_compartment(counted))


def count_discs(board_turn: BoardTurn, numbers: Mapping[int, Sequence[int]]) -> BoardTurn:
    """Count these discs, by compartment from the left; raises what `rules.count_subturn` raises."""
    tally = Tally(tuple(len(numbers[compartment]) for compartment in range(COMPARTMENTS)))
    board_turn = with_events(board_turn, *count_subturn(board_turn.turn, tally))
    return _take_up_bonus_disc(_set_right(board_turn, numbers))


def release_bonus(board_turn: BoardTurn, release: Release) -> tuple[BoardTurn, Trajectory]:
    """Play a bonus slide; the discs that it disturbs are put back, since the score stands (R42).

    Raises HandEmpty, BonusNotEarned and what `slide` raises.
    """
    edition = board_turn.turn.edition
    after, trajectory = slide_disc(board_turn, release)
    ruled = judge(after.discs, edition, board_turn.lines).discs[-1]
    if ruled.fate is Fate.IN_HAND:
        return replace(board_turn, slides=after.slides), trajectory
    numbers = _numbers_by_compartment(board_turn.discs)
    value = MISSED
    if ruled.fate is Fate.COUNTS and ruled.compartment is not None:
        value = edition.gate_values.value[ruled.compartment]
        numbers[ruled.compartment].append(ruled.disc.number)
    events = slide_bonus(board_turn.turn, value)
    after = with_events(replace(board_turn, slides=after.slides), *events)
    return _take_up_bonus_disc(_set_right(after, numbers)), trajectory


def replay_on_board(board_turn: BoardTurn) -> BoardTurn:
    """Replay a void turn, with every disc; raises TurnIsNotVoid."""
    again = with_events(board_turn, *begin_replay(board_turn.turn))
    return replace(again, hand=tuple(range(1, again.turn.discs + 1)), discs=(), apart=())


def _numbers_by_compartment(discs: Iterable[Disc]) -> dict[int, list[int]]:
    return by_compartment((disc.number, disc.history.compartment) for disc in discs)


def by_compartment(discs: Iterable[tuple[int, int | None]]) -> dict[int, list[int]]:
    """Return the numbers of the discs in each compartment, in the order in which they came."""
    numbers: dict[int, list[int]] = {compartment: [] for compartment in range(COMPARTMENTS)}
    for number, compartment in discs:
        if compartment is not None:
            numbers[compartment].append(number)
    return numbers


def _set_right(board_turn: BoardTurn, numbers: Mapping[int, Sequence[int]]) -> BoardTurn:
    """Set the counted discs right in their compartments, and return the others to the player."""
    stacking, placements = board_turn.turn.edition.stacking.value, dict[int, Placement]()
    before, discs = {disc.number: disc for disc in board_turn.discs}, list[Disc]()
    for compartment, in_compartment in numbers.items():
        if stacking.stacked:
            placements = stack(in_compartment, compartment, stacking, board_turn.lines)
        else:
            loose = [before[number] for number in in_compartment]
            placements |= _unstacked(loose, compartment, board_turn.lines)
        for number in in_compartment:
            placement = placements[number]
            history = HISTORIES[compartment][placement.support is Support.DISC]
            discs.append(Disc(number, placement, history))
    on_board = {disc.number for disc in discs}
    own = range(1, board_turn.turn.discs + 1) if board_turn.turn.phase is Phase.PLAYING else ()
    hand = tuple(number for number in own if number not in on_board)
    return replace(board_turn, discs=tuple(discs), hand=hand, apart=())


def _unstacked(discs: Sequence[Disc], compartment: int, lines: BoardLines) -> dict[int, Placement]:
    """Leave a disc on the floor of its compartment where it lies, and put another one down there."""
    placements: dict[int, Placement] = {}
    for disc in discs:
        placement = disc.placement
        is_in = lies_in_own_compartment(disc.history, location_of(placement, lines))
        if placement is not None and placement.support is Support.FLOOR and is_in:
            placements[disc.number] = placement
        else:
            placements[disc.number] = free_placement(compartment, placements, lines)
    return placements


def _take_up_bonus_disc(board_turn: BoardTurn) -> BoardTurn:
    """Take up the disc of a bonus slide: the top of the last stack in the best compartment."""
    if board_turn.turn.phase is not Phase.BONUS:
        return board_turn
    values, bonus = board_turn.turn.edition.gate_values.value, board_turn.turn.edition.bonus.value
    best = values.index(max(values))
    number = next(disc.number for disc in reversed(board_turn.discs) if disc.history.compartment == best)
    if bonus.procedure is BonusProcedure.SAME_DISC_TWICE and board_turn.turn.bonus_values:
        number = board_turn.slides[-1].disc
    discs = tuple(disc for disc in board_turn.discs if disc.number != number)
    return replace(board_turn, hand=(number,), discs=discs)
