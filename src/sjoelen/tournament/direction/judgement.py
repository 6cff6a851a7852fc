"""Judgement of a competition that comes from elsewhere: every event is decided again, like a live one.

What is drawn by lot, or only committed to by a seal, is checked and not drawn again.
"""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from typing import assert_never

from sjoelen.error import SjoelenError
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import TurnRecord, last_counts
from sjoelen.tournament.bouts.events import LegCorrected, LegEvent, LegPlayed
from sjoelen.tournament.competition.builtin_formats import format_ids
from sjoelen.tournament.competition.competition import Competition, evolve
from sjoelen.tournament.competition.events import (
    AverageAssigned,
    ClassesDeclared,
    CompetitionCreated,
    CompetitionEvent,
    CupRuleDeclared,
    DeciderPlayed,
    FormatDefined,
    LineUpEvent,
    LineUpOpened,
    LineUpRuled,
    LineUpSealed,
    Part,
    SortingAgreed,
    StageBegun,
    StageEvent,
    StageUndone,
    StandingPublished,
)
from sjoelen.tournament.competition.format import Procedure
from sjoelen.tournament.competition.format_limits import possible_points, problems
from sjoelen.tournament.direction import commands, people, ring_leaders
from sjoelen.tournament.direction.cup_rules import declare_cup_rule
from sjoelen.tournament.duels.duel_commands import correct_meeting, play_meeting
from sjoelen.tournament.duels.knockout_commands import correct_leg, play_leg
from sjoelen.tournament.error import EventNotFollowing
from sjoelen.tournament.league.line_up import Fixture, fixture_exists, open_line_up, rule_line_up
from sjoelen.tournament.match_card import commands as cards
from sjoelen.tournament.match_card.events import (
    CardCounts,
    CardEvent,
    CardHandedIn,
    CardSlot,
    CardTurnCorrected,
    DisputeDecided,
    ReplayEntered,
    ReplayOrdered,
    TurnAnnounced,
    TurnCrossedOut,
    TurnEntered,
    TurnRuled,
)
from sjoelen.tournament.people.events import (
    EntrantRenamed,
    PeopleEvent,
    PlayerAbsent,
    PlayerEntered,
    PlayerGrouped,
    PlayerSubstituted,
    PlayerWithdrew,
)
from sjoelen.tournament.rings.events import (
    BoardReplaced,
    HallEvent,
    PlayerAddedToRing,
    RingDrawn,
    RingLeaderNamed,
)
from sjoelen.tournament.stages.advance import begin_stage

Facts = tuple[CompetitionEvent, ...]
AgreedEvent = (
    CompetitionCreated
    | FormatDefined
    | SortingAgreed
    | CupRuleDeclared
    | AverageAssigned
    | ClassesDeclared
    | StandingPublished
    | DeciderPlayed
)
MOST_EVENTS = 50_000  # ours: 130 players, twenty series of ten turns each, and as many corrections again


def judge(events: Iterable[CompetitionEvent]) -> Competition:
    """Return the competition after these events; raises EventNotFollowing."""
    competition = Competition()
    for number, event in enumerate(events, 1):
        begins = isinstance(event, CompetitionCreated) == (number == 1)
        defines = not isinstance(event, FormatDefined) or number == 2  # noqa: PLR2004 right after the creation
        if number > MOST_EVENTS or not (begins and defines and _can_follow(competition, event)):
            raise EventNotFollowing(event=number)
        competition = evolve(competition, event)
    return competition


def _can_follow(competition: Competition, event: CompetitionEvent) -> bool:
    try:
        return _follows(competition, event)
    except SjoelenError:
        return False


def _follows(competition: Competition, event: CompetitionEvent) -> bool:
    match event:
        case _ if isinstance(event, CardEvent):
            return _decided_on_card(competition, event) == (_uncited(event),)
        case _ if isinstance(event, PeopleEvent):
            return _decided_on_people(competition, event) == (event,)
        case _ if isinstance(event, HallEvent):
            return _hall_follows(competition, event)
        case _ if isinstance(event, StageEvent):
            return _stage_follows(competition, event)
        case _ if isinstance(event, LegEvent):
            return _decided_on_legs(competition, event) == (event,)
        case _ if isinstance(event, LineUpEvent):
            return _line_up_follows(competition, event)
        case _:
            return _agreement_follows(competition, event)


def _agreement_follows(competition: Competition, event: AgreedEvent) -> bool:
    match event:
        case CompetitionCreated():
            apply_house_rules(edition_of(event.edition), event.house_rules)
            return not event.points or possible_points(event.points)
        case FormatDefined(format=own):
            return own.id == competition.agreement.format not in format_ids() and not any(problems(own))
        case SortingAgreed():
            return True
        case CupRuleDeclared():
            declare_cup_rule(competition, event.clauses, event.house_rule, event.told, by=event.by)
            return True
        case AverageAssigned(player=player, points=points, turns=turns):
            average = Fraction(points, turns) if turns > 0 else Fraction(-1)
            return commands.assign_average(competition, player, average) == (event,)
        case ClassesDeclared():
            return all(limit.turns > 0 for limit in event.limits) and (event,) == commands.declare_classes(
                [(limit.name, Fraction(limit.points, limit.turns)) for limit in event.limits],
                event.results_least,
                event.unrated,
            )
        case StandingPublished():
            return commands.publish(competition, event.digest, event.reason) == (event,)
        case DeciderPlayed():
            return commands.play_decider(competition, event.contestant, event.points) == (event,)
        case _:
            assert_never(event)


def _decided_on_people(competition: Competition, event: PeopleEvent) -> Facts:
    match event:
        case PlayerEntered():
            return commands.enter(competition, event.player, event.team, event.group)
        case PlayerWithdrew():
            return commands.withdraw(competition, event.player, event.reason)
        case PlayerAbsent():
            return commands.mark_absent(competition, event.player, event.series)
        case PlayerSubstituted():
            return people.substitute(
                competition, event.player, event.substitute, event.series, event.from_turn
            )
        case EntrantRenamed():
            return people.rename(competition, event.player, event.name)
        case PlayerGrouped():
            return people.regroup(competition, event.player, event.group, event.category)
        case _:
            assert_never(event)


def _hall_follows(competition: Competition, event: HallEvent) -> bool:
    match event:
        case RingDrawn():
            return _ring_follows(competition, event)
        case PlayerAddedToRing(series=series, ring=number, group=group, player=player):
            commands.add_late(competition, player, series)
            ring = competition.rings.get((series, number))
            return ring is not None and 1 <= group <= len(ring.groups)
        case BoardReplaced():
            return commands.replace_board(competition, event.series, event.board, event.spare) == (event,)
        case RingLeaderNamed():
            return (event,) == ring_leaders.name_leader(
                competition, event.leader, event.series, event.ring, event.wave
            )
        case _:
            assert_never(event)


def _ring_follows(competition: Competition, event: RingDrawn) -> bool:
    """Tell whether a ring can have been drawn: people of the stage and boards, each once in the series."""
    if not 1 <= event.series <= competition.format.series:
        return False
    drawn = [ring for (series, _), ring in competition.rings.items() if series == event.series]
    boards = [*event.boards, *(board for ring in drawn for board in ring.boards)]
    groups = [*event.groups, *(group for ring in drawn for group in ring.groups)]
    placed = [player for group in groups for player in group]
    stage = competition.format.stage_with(event.series)
    playing = {entrant.player for entrant in commands.players_of(competition, stage)}
    return (
        event.ring == len(drawn) + 1
        and len(set(boards)) == len(boards) > 0
        and len(set(placed)) == len(placed)
        and set(placed) <= playing
        and all(event.groups)
    )


def _stage_follows(competition: Competition, event: StageEvent) -> bool:
    match event:
        case StageBegun(stage=stage, parts=parts):
            return any(
                stage == drawn.stage and _contestants(parts) == _contestants(drawn.parts)
                for drawn in begin_stage(competition)
                if isinstance(drawn, StageBegun)
            )
        case StageUndone(stage=stage):
            return 1 < stage <= competition.stage
        case _:
            assert_never(event)


def _decided_on_legs(competition: Competition, event: LegEvent) -> Facts:
    home, away, points = event.one, event.other, (event.points_one, event.points_other)
    knockout = competition.stage_at(competition.stage).procedure is Procedure.KNOCKOUT
    match event:
        case LegPlayed() if knockout:
            return play_leg(competition, home, away, points, decides=event.decides)
        case LegPlayed():
            return play_meeting(competition, home, away, points, event.round)
        case LegCorrected() if knockout:
            return correct_leg(
                competition,
                home,
                away,
                points,
                number=event.number,
                decides=event.decides,
                by=event.by,
                reason=event.reason,
            )
        case LegCorrected():
            return correct_meeting(
                competition, home, away, points, round_=event.round, by=event.by, reason=event.reason
            )
        case _:
            assert_never(event)


def _line_up_follows(competition: Competition, event: LineUpEvent) -> bool:
    fixture = Fixture(event.home, event.away, event.team)
    if event.stage != competition.stage or not fixture_exists(competition, fixture):
        return False
    match event:
        case LineUpSealed():
            return True
        case LineUpOpened(players=players, word=word):
            return open_line_up(competition, fixture, players, word) == (event,)
        case LineUpRuled(players=players, by=by, reason=reason):
            return rule_line_up(competition, fixture, players, by=by, reason=reason) == (event,)
        case _:
            assert_never(event)


def _decided_on_card(competition: Competition, event: CardEvent) -> tuple[CardEvent, ...]:
    if isinstance(event, CardHandedIn):
        slot = commands.card_slot(competition, event.player, event.series, 1)
    else:
        slot = commands.card_slot(competition, event.slot.player, event.slot.series, event.slot.turn)
    card, edition = competition.card(slot.player, slot.series), competition.edition_of(slot.series)
    match event:
        case TurnAnnounced() | TurnEntered() | ReplayEntered():
            enter = {
                TurnAnnounced: cards.announce_turn,
                TurnEntered: cards.enter_turn,
                ReplayEntered: cards.enter_replay,
            }[type(event)]
            record = _record(event.told, event.points)
            return enter(card, slot, record, edition, board=event.board, juror=event.juror)
        case CardTurnCorrected():
            record = TurnRecord(total=event.points)
            facts = cards.correct_turn(card, slot, record, edition, by=event.by, reason=event.reason)
        case TurnCrossedOut():
            facts = cards.cross_out(card, slot, event.legible, edition)
        case DisputeDecided():
            facts = cards.decide_dispute(card, slot, event.points, by=event.by)
        case ReplayOrdered():
            facts = cards.order_replay(card, slot, edition, by=event.by, reason=event.reason)
        case TurnRuled():
            ruled = None if event.points is None else TurnRecord(total=event.points)
            facts = cards.rule_turn(slot, ruled, edition, by=event.by, reason=event.reason)
        case CardHandedIn():
            facts = cards.hand_in(card, CardSlot(slot.player, slot.series, 1), edition)
        case _:
            assert_never(event)
    return tuple(map(_uncited, facts))


def _record(counts: CardCounts, points: int) -> TurnRecord:
    if counts.tally is None:
        return TurnRecord(total=points)
    return last_counts(Tally(counts.tally), counts.after, counts.bonus, bonus_declined=counts.bonus_declined)


def _contestants(parts: Iterable[Part]) -> set[str]:
    return {contestant for part in parts for contestant in part.contestants}


def _uncited(event: CardEvent) -> CardEvent:
    """Return an event without its article, which an earlier release may have written otherwise."""
    match event:
        case CardTurnCorrected() | TurnCrossedOut() | ReplayOrdered() | TurnRuled() | CardHandedIn():
            return replace(event, article="")
        case _:
            return event
