"""A competition that never was, played by dice: what the standings are tried on."""

from collections.abc import Callable, Sequence
from random import Random

from sjoelen.error import SjoelenError
from sjoelen.rules.tally import Tally
from sjoelen.tournament import direct, judge_card, run_knockout
from sjoelen.tournament.card_events import Slot
from sjoelen.tournament.competition import Competition, replay
from sjoelen.tournament.competition_events import CompetitionEvent
from sjoelen.tournament.format import FORMAT_IDS, Contestant, Procedure
from sjoelen.tournament.knockout import Bout
from sjoelen.tournament.written_turn import Counts, Total

Written = Counts | Total
Act = Callable[[Competition, Slot, Random], tuple[CompetitionEvent, ...]]
COMMON_POINTS = (88, 90, 100, 100, 104)  # few, so that ties are frequent
LEG_POINTS = (80, 88, 96)
OFTEN = 0.95


def invent(seed: int) -> list[CompetitionEvent]:
    """The events of a whole small competition; the same for the same seed."""
    dice = Random(seed)  # noqa: S311
    events = list(direct.create(dice.choice(FORMAT_IDS), dice.randrange(1000)))
    events += _people(replay(events), dice)
    competition = replay(events)
    if competition.format.procedure is Procedure.KNOCKOUT:
        return [*events, *_bouts(competition, dice)]
    slots = _slots(competition, dice)
    played = [(slot, act) for slot in slots for act in (_enter, *_troubles(dice))]
    for slot, act in (*played, *((slot, _replay) for slot in slots)):
        try:
            facts = act(competition, slot, dice)
        except SjoelenError:
            continue
        events += facts
        competition = replay(facts, competition)
    return events


def _people(competition: Competition, dice: Random) -> list[CompetitionEvent]:
    size = competition.format.team_size
    in_teams = competition.format.contestant is Contestant.TEAM
    events: list[CompetitionEvent] = []
    for number in range(size * dice.randrange(1, 4) if in_teams else dice.randrange(1, 6)):
        team = f"team-{number // size}" if in_teams else None
        facts = direct.enter(competition, f"p{dice.randrange(10**9)}", team, dice.choice((None, "youth")))
        events += facts
        competition = replay(facts, competition)
    return events


def _bouts(competition: Competition, dice: Random) -> list[CompetitionEvent]:
    events = list(run_knockout.draw_bracket(competition))
    competition = replay(events, competition)
    for _ in range(dice.choice((5, 200))):
        tree = competition.bracket
        waiting = [bout for bouts in tree for bout in bouts if bout.one and bout.other and not bout.winner]
        played = [bout for bouts in tree for bout in bouts if bout.legs]
        if not waiting:
            break
        act = _play_leg if not played or dice.random() < OFTEN else _correct_leg
        try:
            facts = act(competition, dice.choice(waiting if act is _play_leg else played), dice)
        except SjoelenError:
            continue
        events += facts
        competition = replay(facts, competition)
    return events


def _play_leg(competition: Competition, bout: Bout, dice: Random) -> tuple[CompetitionEvent, ...]:
    pair = dice.sample([bout.one or "", bout.other or ""], 2)
    low = bout.needs_decider
    points = (dice.choice(LEG_POINTS) // (4 if low else 1), dice.choice(LEG_POINTS) // (4 if low else 1))
    return run_knockout.play_leg(competition, pair[0], pair[1], points, decides=low)


def _correct_leg(competition: Competition, bout: Bout, dice: Random) -> tuple[CompetitionEvent, ...]:
    points = (dice.choice(LEG_POINTS), dice.choice(LEG_POINTS))
    number = dice.randrange(1, len(bout.legs) + 1)
    return run_knockout.correct_leg(
        competition,
        bout.one or "",
        bout.other or "",
        points,
        number=number,
        decides=False,
        by="leader",
        reason="misread",
    )


def _slots(competition: Competition, dice: Random) -> list[Slot]:
    slots = [
        Slot(player, series, turn)
        for player in competition.entrants
        for series in range(1, competition.format.series + 1)
        for turn in range(1, competition.format.turns + 1)
        if dice.random() < dice.choice((0.3, 1))
    ]
    dice.shuffle(slots)
    return slots


def _written(dice: Random) -> Written:
    if dice.random() < 0.5:  # noqa: PLR2004 counts as often as totals
        return Total(dice.choice(COMMON_POINTS))
    return Counts(Tally(tuple(dice.randrange(6) for _ in range(4))))


def _enter(competition: Competition, slot: Slot, dice: Random) -> tuple[CompetitionEvent, ...]:
    card, rules = competition.card(slot.player, slot.series), competition.edition
    return judge_card.enter_turn(card, slot, _written(dice), rules, board=str(slot.turn), juror=None)


def _correct(competition: Competition, slot: Slot, dice: Random) -> tuple[CompetitionEvent, ...]:
    card, rules = competition.card(slot.player, slot.series), competition.edition
    return judge_card.correct_turn(card, slot, _written(dice), rules, by="leader", reason="misread")


def _cross_out(competition: Competition, slot: Slot, dice: Random) -> tuple[CompetitionEvent, ...]:
    card = competition.card(slot.player, slot.series)
    return judge_card.cross_out(card, slot, tuple(dice.choices(COMMON_POINTS, k=2)), competition.edition)


def _decide(competition: Competition, slot: Slot, dice: Random) -> tuple[CompetitionEvent, ...]:
    card = competition.card(slot.player, slot.series)
    return judge_card.decide_dispute(card, slot, dice.choice(card.cell(slot.turn).written), by="leader")


def _order(competition: Competition, slot: Slot, _: Random) -> tuple[CompetitionEvent, ...]:
    card = competition.card(slot.player, slot.series)
    return judge_card.order_replay(card, slot, competition.edition, by="leader", reason="broken disc")


def _replay(competition: Competition, slot: Slot, dice: Random) -> tuple[CompetitionEvent, ...]:
    card, rules = competition.card(slot.player, slot.series), competition.edition
    return judge_card.enter_replay(card, slot, _written(dice), rules, board=str(slot.turn), juror=None)


def _rule(competition: Competition, slot: Slot, dice: Random) -> tuple[CompetitionEvent, ...]:
    written = dice.choice((None, Total(90)))
    return judge_card.rule_turn(slot, written, competition.edition, by="direction", reason="unforeseen")


def _withdraw(competition: Competition, slot: Slot, dice: Random) -> tuple[CompetitionEvent, ...]:
    return direct.withdraw(competition, slot.player, "ill") if dice.random() < 0.1 else ()  # noqa: PLR2004 seldom


def _absent(competition: Competition, slot: Slot, _: Random) -> tuple[CompetitionEvent, ...]:
    return direct.mark_absent(competition, slot.player, slot.series)


def _decider(competition: Competition, slot: Slot, dice: Random) -> tuple[CompetitionEvent, ...]:
    return direct.play_decider(competition, slot.player, dice.choice((20, 24)))


TROUBLES: Sequence[Act] = (
    *(_enter, _enter, _correct, _cross_out, _decide, _order, _rule, _withdraw, _absent, _decider),
)


def _troubles(dice: Random) -> list[Act]:
    return dice.choices(TROUBLES, k=dice.choice((0, 0, 0, 1, 2)))
