"""Random results on match cards, with corrections, disputes, replays and rulings."""

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

SlotCommand = Callable[[Competition, CardSlot, Random], Facts]
COMMON_POINTS = (88, 90, 100, 100, 104)  # few different ones, so that ties are frequent
MOST_EVENINGS = 3  # of a season


def card_decisions(competition: Competition, dice: Random) -> list[Decision]:
    """Return decisions for the turns of the current stage, with some turns missing or all complete."""
    slots = _slots(competition, dice)
    played = [slot for slot in slots if dice.random() < dice.choice((0.3, 1))]
    commands = [(slot, command) for slot in played for command in (_enter, *_irregularities(dice))]
    commands += [(slot, _replay) for slot in played]
    if dice.random() < 0.7:  # noqa: PLR2004 often enough for a next stage
        commands += [(slot, _finish) for slot in slots]
    return [_decision(command, slot, dice) for slot, command in commands]


def late_decisions(competition: Competition, dice: Random) -> list[Decision]:
    """Return late rulings, also on finished stages."""
    slots = [CardSlot(*key, turn) for key, card in competition.cards.items() for turn in card.cells]
    few = dice.sample(slots, min(3, len(slots)))
    return [_decision(_rule, slot, dice) for slot in few]


def _decision(command: SlotCommand, slot: CardSlot, dice: Random) -> Decision:
    return lambda competition: command(competition, slot, dice)


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


def _random_record(dice: Random) -> TurnRecord:
    if dice.random() < 0.5:  # noqa: PLR2004 counts as often as totals
        return TurnRecord(total=dice.choice(COMMON_POINTS))
    return last_counts(Tally(tuple(dice.randrange(6) for _ in range(4))))


def _enter(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    card, rules = competition.card(slot.player, slot.series), competition.edition_of(slot.series)
    return card_commands.enter_turn(card, slot, _random_record(dice), rules, board=str(slot.turn), juror=None)


def _correct(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    card, rules = competition.card(slot.player, slot.series), competition.edition_of(slot.series)
    return card_commands.correct_turn(card, slot, _random_record(dice), rules, by="leader", reason="misread")


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
    return card_commands.enter_replay(
        card, slot, _random_record(dice), rules, board=str(slot.turn), juror=None
    )


def _rule(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    record = dice.choice((None, TurnRecord(total=90)))
    return card_commands.rule_turn(
        slot, record, competition.edition_of(slot.series), by="direction", reason="unforeseen"
    )


def _withdraw(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    return direction.withdraw(competition, slot.player, "ill") if dice.random() < 0.1 else ()  # noqa: PLR2004 seldom


def _absent(competition: Competition, slot: CardSlot, _: Random) -> Facts:
    return direction.mark_absent(competition, slot.player, slot.series)


def _decider(competition: Competition, slot: CardSlot, dice: Random) -> Facts:
    return direction.play_decider(competition, slot.player, dice.choice((20, 24)))


IRREGULARITIES: Sequence[SlotCommand] = (
    *(_enter, _enter, _correct, _cross_out, _decide, _order, _rule, _withdraw, _absent, _decider),
)


def _irregularities(dice: Random) -> list[SlotCommand]:
    return dice.choices(IRREGULARITIES, k=dice.choice((0, 0, 0, 1, 2)))
