"""Cards filled in by dice, with every trouble that a hall knows."""

from collections.abc import Callable, Sequence
from random import Random

from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import TurnRecord, last_counts
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.decision_chain import Decision, Facts
from sjoelen.tournament.match_card import commands as card_commands
from sjoelen.tournament.match_card.card import CellState
from sjoelen.tournament.match_card.events import CardSlot

Act = Callable[[Competition, CardSlot, Random], Facts]
COMMON_POINTS = (88, 90, 100, 100, 104)  # few, so that ties are frequent
MOST_EVENINGS = 3  # of a season


def card_decisions(competition: Competition, dice: Random) -> list[Decision]:
    """The turns of the stage that is played, some of them missing, or all of them in order at the end."""
    slots = _slots(competition, dice)
    kept = [slot for slot in slots if dice.random() < dice.choice((0.3, 1))]
    acts = [(slot, act) for slot in kept for act in (_enter, *_troubles(dice))]
    acts += [(slot, _replay) for slot in kept]
    if dice.random() < 0.7:  # noqa: PLR2004 often enough for a next stage
        acts += [(slot, _finish) for slot in slots]
    return [_at(act, slot, dice) for slot, act in acts]


def late_decisions(competition: Competition, dice: Random) -> list[Decision]:
    """Rulings that come late, also on a stage that is over."""
    slots = [CardSlot(*whose, turn) for whose, card in competition.cards.items() for turn in card.cells]
    few = dice.sample(slots, min(3, len(slots)))
    return [_at(_rule, slot, dice) for slot in few]


def _at(act: Act, slot: CardSlot, dice: Random) -> Decision:
    return lambda competition: act(competition, slot, dice)


def _slots(competition: Competition, dice: Random) -> list[CardSlot]:
    stage = competition.stage
    series = list(competition.format.series_of(stage))
    evenings = dice.sample(series, min(len(series), MOST_EVENINGS))
    slots = [
        CardSlot(entrant.player, number, turn)
        for entrant in direction.players_of(competition, stage)
        for number in evenings
        for turn in range(1, competition.format.turns + 1)
    ]
    dice.shuffle(slots)
    return slots


def _finish(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    match competition.card(slot.player, slot.series).cell(slot.turn).state:
        case CellState.UNPLAYED:
            return _enter(competition, slot, dice)
        case CellState.DISPUTED:
            return _decide(competition, slot, dice)
        case CellState.REPLAY_DUE:
            return _rule(competition, slot, dice)
        case _:
            return ()


def _written(dice: Random) -> TurnRecord:
    if dice.random() < 0.5:  # noqa: PLR2004 counts as often as totals
        return TurnRecord(total=dice.choice(COMMON_POINTS))
    return last_counts(Tally(tuple(dice.randrange(6) for _ in range(4))))


def _enter(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    card, rules = competition.card(slot.player, slot.series), competition.edition_of(slot.series)
    return card_commands.enter_turn(card, slot, _written(dice), rules, board=str(slot.turn), juror=None)


def _correct(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    card, rules = competition.card(slot.player, slot.series), competition.edition_of(slot.series)
    return card_commands.correct_turn(card, slot, _written(dice), rules, by="leader", reason="misread")


def _cross_out(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    card = competition.card(slot.player, slot.series)
    return card_commands.cross_out(
        card, slot, tuple(dice.choices(COMMON_POINTS, k=2)), competition.edition_of(slot.series)
    )


def _decide(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    card = competition.card(slot.player, slot.series)
    return card_commands.decide_dispute(
        card, slot, dice.choice(card.cell(slot.turn).entered_points), by="leader"
    )


def _order(competition: Competition, slot: CardSlot, _: Random) -> Facts:
    card = competition.card(slot.player, slot.series)
    return card_commands.order_replay(
        card, slot, competition.edition_of(slot.series), by="leader", reason="broken disc"
    )


def _replay(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    card, rules = competition.card(slot.player, slot.series), competition.edition_of(slot.series)
    return card_commands.enter_replay(card, slot, _written(dice), rules, board=str(slot.turn), juror=None)


def _rule(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    written = dice.choice((None, TurnRecord(total=90)))
    return card_commands.rule_turn(
        slot, written, competition.edition_of(slot.series), by="direction", reason="unforeseen"
    )


def _withdraw(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    return direction.withdraw(competition, slot.player, "ill") if dice.random() < 0.1 else ()  # noqa: PLR2004 seldom


def _absent(competition: Competition, slot: CardSlot, _: Random) -> Facts:
    return direction.mark_absent(competition, slot.player, slot.series)


def _decider(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    return direction.play_decider(competition, slot.player, dice.choice((20, 24)))


TROUBLES: Sequence[Act] = (
    *(_enter, _enter, _correct, _cross_out, _decide, _order, _rule, _withdraw, _absent, _decider),
)


def _troubles(dice: Random) -> list[Act]:
    return dice.choices(TROUBLES, k=dice.choice((0, 0, 0, 1, 2)))
