"""The jury counts, sets right, stacks, and gives back what is to be slid next (R4)."""

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
    [DiscHistory(compartment=compartment, in_play=True, stacked=on_another) for on_another in (False, True)]
    for compartment in range(COMPARTMENTS)
]


def end_subturn(board_turn: BoardTurn) -> BoardTurn:
    """Count, stack and return; where a bonus is due its disc is in the hand (R42).

    Raises DiscsInHand, and what `rules.count_subturn` raises.
    """
    edition = board_turn.turn.edition
    if board_turn.hand and board_turn.turn.phase is Phase.PLAYING:
        raise DiscsInHand(edition.subturns.article, discs=len(board_turn.hand))
    if edition.swept_disc.value is SweptDisc.COUNTS:
        board_turn = replace(board_turn, discs=sweep(board_turn.discs, board_turn.lines))
    verdict = judge(board_turn.discs, edition, board_turn.lines)
    facts = [fact for finding in verdict.discs for fact in incident_events(board_turn, finding)]
    board_turn = with_events(board_turn, *facts)
    return count_discs(board_turn, _compartments(each.disc for each in verdict.discs if each.fate in COUNTED))


def count_discs(board_turn: BoardTurn, homes: Mapping[int, Sequence[int]]) -> BoardTurn:
    """Count these discs, by compartment from the left; raises what `rules.count_subturn` raises."""
    tally = Tally(tuple(len(homes[compartment]) for compartment in range(COMPARTMENTS)))
    board_turn = with_events(board_turn, *count_subturn(board_turn.turn, tally))
    return _take_up_bonus_disc(_set_right(board_turn, homes))


def release_bonus(board_turn: BoardTurn, release: Release) -> tuple[BoardTurn, Trajectory]:
    """Play a bonus slide: what it disturbs is put back, for the score stands (R42).

    Raises HandEmpty, BonusNotEarned and what `slide` raises.
    """
    edition = board_turn.turn.edition
    after, trajectory = slide_disc(board_turn, release)
    finding = judge(after.discs, edition, board_turn.lines).discs[-1]
    if finding.fate is Fate.IN_HAND:
        return replace(board_turn, slides=after.slides), trajectory
    homes = _compartments(board_turn.discs)
    value = MISSED
    if finding.fate is Fate.COUNTS and finding.compartment is not None:
        value = edition.gate_values.value[finding.compartment]
        homes[finding.compartment].append(finding.disc.number)
    after = with_events(replace(board_turn, slides=after.slides), *slide_bonus(board_turn.turn, value))
    return _take_up_bonus_disc(_set_right(after, homes)), trajectory


def replay_on_board(board_turn: BoardTurn) -> BoardTurn:
    """Play a void turn again, with every disc; raises TurnIsNotVoid."""
    begun = with_events(board_turn, *begin_replay(board_turn.turn))
    return replace(begun, hand=tuple(range(1, begun.turn.discs + 1)), discs=(), apart=())


def _compartments(discs: Iterable[Disc]) -> dict[int, list[int]]:
    return by_compartment((each.number, each.history.compartment) for each in discs)


def by_compartment(discs: Iterable[tuple[int, int | None]]) -> dict[int, list[int]]:
    """By compartment from the left, the numbers of those that entered it, in the order they came there."""
    homes: dict[int, list[int]] = {compartment: [] for compartment in range(COMPARTMENTS)}
    for number, home in discs:
        if home is not None:
            homes[home].append(number)
    return homes


def _set_right(board_turn: BoardTurn, homes: Mapping[int, Sequence[int]]) -> BoardTurn:
    """The discs that count set right in their compartments, the others back with the player."""
    stacking, lying = board_turn.turn.edition.stacking.value, dict[int, Placement]()
    known, discs = {each.number: each for each in board_turn.discs}, list[Disc]()
    for compartment, found in homes.items():
        if stacking.stacked:
            lying = stack(found, compartment, stacking, board_turn.lines)
        else:
            lying |= _unstacked([known[number] for number in found], compartment, board_turn.lines)
        for number in found:
            here = lying[number]
            discs.append(Disc(number, here, HISTORIES[compartment][here.support is Support.DISC]))
    kept = {each.number for each in discs}
    numbers = range(1, board_turn.turn.discs + 1) if board_turn.turn.phase is Phase.PLAYING else ()
    return replace(
        board_turn, discs=tuple(discs), hand=tuple(each for each in numbers if each not in kept), apart=()
    )


def _unstacked(discs: Sequence[Disc], compartment: int, lines: BoardLines) -> dict[int, Placement]:
    """Without stacking: a disc on its compartment's floor stays as it lies, another is set down there."""
    lying: dict[int, Placement] = {}
    for each in discs:
        here, at_home = (
            each.placement,
            lies_in_own_compartment(each.history, location_of(each.placement, lines)),
        )
        if here is not None and here.support is Support.FLOOR and at_home:
            lying[each.number] = here
    for each in discs:
        if each.number not in lying:
            lying[each.number] = free_placement(compartment, lying, lines)
    return lying


def _take_up_bonus_disc(board_turn: BoardTurn) -> BoardTurn:
    """Where a bonus slide is due, its disc is taken up: the top of the last stack in the best compartment."""
    if board_turn.turn.phase is not Phase.BONUS:
        return board_turn
    values, bonus = board_turn.turn.edition.gate_values.value, board_turn.turn.edition.bonus.value
    best = values.index(max(values))
    lifted = next(each.number for each in reversed(board_turn.discs) if each.history.compartment == best)
    if bonus.procedure is BonusProcedure.SAME_DISC_TWICE and board_turn.turn.bonus_values:
        lifted = board_turn.slides[-1].disc
    return replace(
        board_turn, hand=(lifted,), discs=tuple(each for each in board_turn.discs if each.number != lifted)
    )
