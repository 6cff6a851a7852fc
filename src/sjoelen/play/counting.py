"""The jury counts, sets right, stacks, and gives back what is to be slid next (R4)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from sjoelen.physics.release import Release
from sjoelen.physics.scene.placement import Lying
from sjoelen.physics.scene.support import Support
from sjoelen.physics.trajectories.trajectory import Trajectory
from sjoelen.play.board_lines import Plan
from sjoelen.play.board_turn import BoardTurn, told
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import Past, lies_at_home
from sjoelen.play.error import DiscsInHand
from sjoelen.play.location import place_of
from sjoelen.play.referee import Fate, judge
from sjoelen.play.release_disc import incidents, slid
from sjoelen.play.setting_right import set_down, swept
from sjoelen.play.stacking import stacked
from sjoelen.rules.bonus import MISSED, slide_bonus
from sjoelen.rules.choices import BonusProcedure, SweptDisc
from sjoelen.rules.commands import begin_replay, count_subturn
from sjoelen.rules.tally import COMPARTMENTS, Tally
from sjoelen.rules.turn import Phase

COUNTED = (Fate.COUNTS, Fate.RESTORED)
SET_RIGHT = [
    [Past(home=compartment, in_play=True, stacked=on_another) for on_another in (False, True)]
    for compartment in range(COMPARTMENTS)
]


def end_subturn(at: BoardTurn) -> BoardTurn:
    """Count, stack and return; where a bonus is due its disc is in the hand (R42).

    Raises DiscsInHand, and what `rules.count_subturn` raises.
    """
    edition = at.turn.edition
    if at.hand and at.turn.phase is Phase.PLAYING:
        raise DiscsInHand(edition.subturns.article, discs=len(at.hand))
    if edition.swept_disc.value is SweptDisc.COUNTS:
        at = replace(at, discs=swept(at.discs, at.plan))
    verdict = judge(at.discs, edition, at.plan)
    facts = [fact for finding in verdict.findings for fact in incidents(at, finding)]
    at = told(at, *facts)
    return count_homes(at, _homes(each.disc for each in verdict.findings if each.fate in COUNTED))


def count_homes(at: BoardTurn, homes: Mapping[int, Sequence[int]]) -> BoardTurn:
    """Count these discs, by compartment from the left; raises what `rules.count_subturn` raises."""
    tally = Tally(tuple(len(homes[compartment]) for compartment in range(COMPARTMENTS)))
    at = told(at, *count_subturn(at.turn, tally))
    return _lifted(_tidied(at, homes))


def release_bonus(at: BoardTurn, release: Release) -> tuple[BoardTurn, Trajectory]:
    """Play a bonus slide: what it disturbs is put back, for the score stands (R42).

    Raises HandEmpty, BonusNotEarned and what `slide` raises.
    """
    edition = at.turn.edition
    after, path = slid(at, release)
    finding = judge(after.discs, edition, at.plan).findings[-1]
    if finding.fate is Fate.IN_HAND:
        return replace(at, slides=after.slides), path
    homes = _homes(at.discs)
    value = MISSED
    if finding.fate is Fate.COUNTS and finding.compartment is not None:
        value = edition.gate_values.value[finding.compartment]
        homes[finding.compartment].append(finding.disc.number)
    after = told(replace(at, slides=after.slides), *slide_bonus(at.turn, value))
    return _lifted(_tidied(after, homes)), path


def replay_on_board(at: BoardTurn) -> BoardTurn:
    """Play a void turn again, with every disc; raises TurnIsNotVoid."""
    begun = told(at, *begin_replay(at.turn))
    return replace(begun, hand=tuple(range(1, begun.turn.discs + 1)), discs=(), apart=())


def _homes(discs: Iterable[Disc]) -> dict[int, list[int]]:
    return by_home((each.number, each.past.home) for each in discs)


def by_home(discs: Iterable[tuple[int, int | None]]) -> dict[int, list[int]]:
    """By compartment from the left, the numbers of those that entered it, in the order they came there."""
    homes: dict[int, list[int]] = {compartment: [] for compartment in range(COMPARTMENTS)}
    for number, home in discs:
        if home is not None:
            homes[home].append(number)
    return homes


def _tidied(at: BoardTurn, homes: Mapping[int, Sequence[int]]) -> BoardTurn:
    """The discs that count set right in their compartments, the others back with the player."""
    stacking, lying = at.turn.edition.stacking.value, dict[int, Lying]()
    known, discs = {each.number: each for each in at.discs}, list[Disc]()
    for compartment, found in homes.items():
        if stacking.stacked:
            lying = stacked(found, compartment, stacking, at.plan)
        else:
            lying |= _loose([known[number] for number in found], compartment, at.plan)
        for number in found:
            here = lying[number]
            discs.append(Disc(number, here, SET_RIGHT[compartment][here.support is Support.DISC]))
    kept = {each.number for each in discs}
    numbers = range(1, at.turn.discs + 1) if at.turn.phase is Phase.PLAYING else ()
    return replace(at, discs=tuple(discs), hand=tuple(each for each in numbers if each not in kept), apart=())


def _loose(discs: Sequence[Disc], compartment: int, plan: Plan) -> dict[int, Lying]:
    """Without stacking: a disc on its compartment's floor stays as it lies, another is set down there."""
    lying: dict[int, Lying] = {}
    for each in discs:
        here, at_home = each.lying, lies_at_home(each.past, place_of(each.lying, plan))
        if here is not None and here.support is Support.FLOOR and at_home:
            lying[each.number] = here
    for each in discs:
        if each.number not in lying:
            lying[each.number] = set_down(compartment, lying, plan)
    return lying


def _lifted(at: BoardTurn) -> BoardTurn:
    """Where a bonus slide is due, its disc is taken up: the top of the last stack in the best compartment."""
    if at.turn.phase is not Phase.BONUS:
        return at
    values, bonus = at.turn.edition.gate_values.value, at.turn.edition.bonus.value
    best = values.index(max(values))
    lifted = next(each.number for each in reversed(at.discs) if each.past.home == best)
    if bonus.procedure is BonusProcedure.SAME_DISC_TWICE and at.turn.bonus_values:
        lifted = at.slides[-1].disc
    return replace(at, hand=(lifted,), discs=tuple(each for each in at.discs if each.number != lifted))
