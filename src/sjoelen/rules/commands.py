"""Commands of a turn: each returns events, or refuses with the article."""

from sjoelen.rules.bonus import slides_due
from sjoelen.rules.count_check import check_count
from sjoelen.rules.error import (
    DiscsMissing,
    GateMissing,
    IncidentVoidsNothing,
    NegativeCount,
    NoSuchSubturn,
    NothingCounted,
    OnlyBonusSlidesLeft,
    ScoreAgreedAlready,
    ScoreStands,
    SubturnAlreadyCounted,
    TooFewDiscs,
    TooManyDiscs,
    TooManyPracticeDiscs,
    TurnHasBegun,
    TurnHasNotBegun,
    TurnIsNotVoid,
    TurnIsOver,
    TurnIsVoid,
)
from sjoelen.rules.events import (
    BonusEarned,
    DiscsFound,
    IncidentRuled,
    PracticeSlid,
    ReplayBegun,
    SubturnCounted,
    SubturnRecounted,
    TurnBegun,
    TurnEnd,
    TurnEnded,
    TurnEvent,
    TurnVoided,
)
from sjoelen.rules.incident import Consequence, Detail, Incident
from sjoelen.rules.ruling import compartment_of, ruling
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn import Phase, Turn, evolve, without_last_count


def slide_practice(turn: Turn, discs: int) -> tuple[TurnEvent, ...]:
    """Slide practice discs before the turn, R2; raises TurnHasBegun, TooManyPracticeDiscs."""
    clause = turn.edition.practice_discs
    _require_waiting(turn)
    if discs < 0:
        raise NegativeCount(count=discs)
    if turn.practice + discs > clause.value:
        raise TooManyPracticeDiscs(clause.article, discs=turn.practice + discs, most=clause.value)
    return (PracticeSlid(discs, clause.article),)


def begin(turn: Turn, discs: int | None = None) -> tuple[TurnEvent, ...]:
    """Begin with all discs, or with the fewer that were counted, R1 and R31.

    Raises TurnHasBegun, NegativeCount, TooManyDiscs, TooFewDiscs where the edition replays such a turn.
    """
    _require_waiting(turn)
    count = turn.edition.discs_per_turn.value if discs is None else discs
    return (TurnBegun(count, _article_of_discs(turn, count)),)


def rule_incident(
    turn: Turn, incident: Incident, gate: int | None = None, subturn: int | None = None
) -> tuple[TurnEvent, ...]:
    """Rule on an incident in the running sub-turn, R20 to R31.

    Raises GateMissing, UnknownGate, NoSuchSubturn, and what forbids playing on.
    """
    ruled = ruling(incident, turn.edition)
    if ruled.consequence is Consequence.REPLAY:
        return declare_void(turn, incident, subturn)
    _require_playing(turn)
    if gate is not None:
        compartment_of(gate, turn.edition)
    elif incident.needs is Detail.GATE:
        raise GateMissing(incident=incident)
    if incident.needs is Detail.DISCS and turn.discs == turn.edition.discs_per_turn.value:
        raise DiscsMissing(incident=incident)
    return (IncidentRuled(_next_subturn(turn, subturn), incident, gate, ruled.consequence, ruled.article),)


def find_discs(turn: Turn, discs: int) -> tuple[TurnEvent, ...]:
    """Record that fewer discs were found during the turn, R31; some editions void the turn."""
    _require_playing(turn)
    ruled = ruling(Incident.TOO_FEW_DISCS, turn.edition)
    if ruled.consequence is Consequence.REPLAY:
        return declare_void(turn, Incident.TOO_FEW_DISCS)
    if discs < 0:
        raise NegativeCount(count=discs)
    if discs > turn.discs:
        raise TooManyDiscs(turn.edition.discs_per_turn.article, discs=discs, most=turn.discs)
    if discs < max(1, turn.tally.discs):
        raise TooFewDiscs(ruled.article, discs=discs, least=max(1, turn.tally.discs))
    event = DiscsFound(discs, ruled.article)
    return (event, *_events_after(evolve(turn, event)))


def count_subturn(turn: Turn, tally: Tally, subturn: int | None = None) -> tuple[TurnEvent, ...]:
    """Count all compartments after a sub-turn; earlier ones may be left uncounted.

    Raises what `check_count` raises, NoSuchSubturn, SubturnAlreadyCounted, and what forbids playing on.
    """
    _require_playing(turn)
    number = _next_subturn(turn, subturn)
    check_count(turn, tally, number)
    event = SubturnCounted(number, tally, turn.edition.kept_discs.article)
    return (event, *_events_after(evolve(turn, event)))


def recount_subturn(turn: Turn, tally: Tally) -> tuple[TurnEvent, ...]:
    """Count the last sub-turn again, as long as the score is not agreed and no bonus slide played.

    Raises what `check_count` raises, NothingCounted, ScoreStands, ScoreAgreedAlready, TurnIsVoid.
    """
    article = turn.edition.kept_discs.article
    _require_open(turn)
    if not turn.counts:
        raise NothingCounted(article)
    if turn.bonus_values:
        raise ScoreStands(turn.edition.bonus.article, points=turn.edition.bonus.value.at_score)
    check_count(without_last_count(turn), tally, turn.subturn)
    event = SubturnRecounted(turn.subturn, tally, article)
    return (event, *_events_after(evolve(turn, event)))


def declare_void(turn: Turn, incident: Incident, subturn: int | None = None) -> tuple[TurnEvent, ...]:
    """Declare the turn void, to be replayed, R29 to R31; never inferred from a count.

    Without `subturn` the incident happened in the running one. A bonus that was earned does not save it.

    Raises IncidentVoidsNothing, ScoreAgreedAlready, TurnIsVoid, TurnHasNotBegun.
    """
    ruled = ruling(incident, turn.edition)
    _require_open(turn)
    if ruled.consequence is not Consequence.REPLAY:
        raise IncidentVoidsNothing(ruled.article, incident=incident)
    subturns = turn.edition.subturns.value
    running = turn.subturn if turn.ended else min(turn.subturn + 1, subturns)
    number = running if subturn is None else subturn
    if not 1 <= number <= subturns:
        raise NoSuchSubturn(subturn=number, subturns=subturns)
    return (
        IncidentRuled(number, incident, None, ruled.consequence, ruled.article),
        TurnVoided(incident, ruled.article),
    )


def begin_replay(turn: Turn, discs: int | None = None) -> tuple[TurnEvent, ...]:
    """Play a void turn again from its first disc; raises TurnIsNotVoid and what `begin` raises."""
    article = ruling(Incident.TOO_MANY_DISCS, turn.edition).article
    if turn.phase is not Phase.VOID:
        raise TurnIsNotVoid(article)
    count = turn.edition.discs_per_turn.value if discs is None else discs
    _article_of_discs(turn, count)
    return (ReplayBegun(count, article),)


def _events_after(turn: Turn) -> tuple[TurnEvent, ...]:
    bonus, edition = turn.edition.bonus, turn.edition
    if slides := slides_due(turn):
        article = bonus.article_of(f"after_subturn_{turn.subturn}")
        return (BonusEarned(slides, bonus.value.procedure, article),)
    if turn.tally.discs == turn.discs:
        return (TurnEnded(TurnEnd.ALL_IN_COMPARTMENTS, edition.early_end.article),)
    if turn.subturn == edition.subturns.value:
        return (TurnEnded(TurnEnd.SUBTURNS_PLAYED, edition.subturns.article),)
    return ()


def _article_of_discs(turn: Turn, discs: int) -> str:
    most, fewer = turn.edition.discs_per_turn, ruling(Incident.TOO_FEW_DISCS, turn.edition)
    if discs < 0:
        raise NegativeCount(count=discs)
    if discs > most.value:
        raise TooManyDiscs(most.article, discs=discs, most=most.value)
    if discs == most.value:
        return most.article
    if discs < 1 or fewer.consequence is Consequence.REPLAY:
        least = 1 if fewer.consequence is not Consequence.REPLAY else most.value
        raise TooFewDiscs(fewer.article, discs=discs, least=least)
    return fewer.article


def _next_subturn(turn: Turn, subturn: int | None) -> int:
    subturns = turn.edition.subturns
    number = turn.subturn + 1 if subturn is None else subturn
    if not 1 <= number <= subturns.value:
        raise NoSuchSubturn(subturn=number, subturns=subturns.value)
    if number <= turn.subturn:
        raise SubturnAlreadyCounted(subturns.article, subturn=number, counted=turn.subturn)
    return number


def _require_waiting(turn: Turn) -> None:
    if turn.phase is not Phase.WAITING:
        raise TurnHasBegun(turn.edition.counted_beforehand_by.article)


def _require_open(turn: Turn) -> None:
    match turn.phase:
        case Phase.WAITING:
            raise TurnHasNotBegun(turn.edition.counted_beforehand_by.article)
        case Phase.VOID:
            raise TurnIsVoid(ruling(Incident.TOO_MANY_DISCS, turn.edition).article)
        case Phase.AGREED:
            raise ScoreAgreedAlready(turn.edition.agreement.article, points=turn.points)
        case _:
            return


def _require_playing(turn: Turn) -> None:
    match turn.phase:
        case Phase.PLAYING:
            return
        case Phase.BONUS:
            raise OnlyBonusSlidesLeft(turn.edition.bonus.article, slides=turn.bonus_left)
        case Phase.ENDED | Phase.ANNOUNCED:
            raise TurnIsOver(turn.edition.subturns.article, subturns=turn.edition.subturns.value)
        case _:
            _require_open(turn)
