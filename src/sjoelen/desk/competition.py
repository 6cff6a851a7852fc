"""Commands of a competition: each is decided on the log as it is, and stored before it is answered."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from sjoelen.desk.competition_encoding import decode_event, encode_event
from sjoelen.desk.competition_view import CompetitionView, view_competition
from sjoelen.desk.error import CompetitionExists, UnknownCompetition
from sjoelen.desk.name import clean_name
from sjoelen.desk.ports import Name, Ports, Transaction
from sjoelen.error import SjoelenError
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.stages.advance import with_consequences

Decision = Callable[[CompetitionView], tuple[CompetitionEvent, ...]]


@dataclass(frozen=True, slots=True)
class Transition:
    """A competition before and after a command."""

    before: CompetitionView
    after: CompetitionView


@dataclass(frozen=True, slots=True)
class Refusal:
    """The error of one of several decisions, by its place from 0."""

    place: int
    error: SjoelenError


def new_competition(
    ports: Ports, competition_id: str, title: str, events: tuple[CompetitionEvent, ...], *, by: str
) -> CompetitionView:
    """Begin a competition with its first events; raises CompetitionExists and what `clean_name` raises."""
    stream = stream_of(competition_id)
    with ports.log.writing() as transaction:
        if transaction.last(stream):
            raise CompetitionExists(competition=competition_id)
        names = [Name(stream, stream, stream, clean_name(title))]
        return store_events(ports, transaction, competition_id, None, events=events, names=names, by=by)


def execute(ports: Ports, competition_id: str, decision: Decision, *, by: str) -> Transition:
    """Store the events of a decision and what follows from them.

    Raises StageBeingPlayed, and what the decision raises.
    """
    with ports.log.writing() as transaction:
        before = load_competition(transaction, competition_id)
        events = with_consequences(before.competition, decision(before))
        after = store_events(ports, transaction, competition_id, before.competition, events=events, by=by)
        return Transition(before, after)


def execute_all(
    ports: Ports, competition_id: str, decisions: Iterable[Decision], *, by: str
) -> tuple[CompetitionView, tuple[Refusal, ...]]:
    """Store the events of several decisions, each made after those before it; with a refusal, store none."""
    with ports.log.writing() as transaction:
        before = after = load_competition(transaction, competition_id)
        events, refusals = list[CompetitionEvent](), list[Refusal]()
        for place, decision in enumerate(decisions):
            try:
                decided = with_consequences(after.competition, decision(after))
            except SjoelenError as error:
                refusals.append(Refusal(place, error))
                continue
            events += decided
            after = replace(after, competition=replay(decided, after.competition))
        if refusals:
            return before, tuple(refusals)
        after = store_events(
            ports, transaction, competition_id, before.competition, events=tuple(events), by=by
        )
        return after, ()


def show_competition(ports: Ports, competition_id: str) -> CompetitionView:
    """Return the competition as it stands; raises UnknownCompetition."""
    with ports.log.reading() as transaction:
        return load_competition(transaction, competition_id)


def stream_of(competition_id: str) -> str:
    """Return the name of a competition's stream."""
    return f"competition/{competition_id}"


def store_events(
    ports: Ports,
    transaction: Transaction,
    competition_id: str,
    before: Competition | None,
    *,
    events: tuple[CompetitionEvent, ...],
    names: Iterable[Name] = (),
    by: str,
) -> CompetitionView:
    """Append events and store texts; return the competition after them. Raises StreamMoved."""
    stream, expected = stream_of(competition_id), before.events if before else 0
    transaction.append(stream, expected, map(encode_event, events), by=by, moment=ports.clock.now())
    transaction.write_names(names)
    return view_competition(transaction, stream, replay(events, before))


def load_competition(transaction: Transaction, competition_id: str) -> CompetitionView:
    """Replay the log of a competition; raises UnknownCompetition."""
    stream = stream_of(competition_id)
    envelopes = transaction.read(stream)
    if not envelopes:
        raise UnknownCompetition(competition=competition_id)
    return view_competition(transaction, stream, replay(map(decode_event, envelopes)))
