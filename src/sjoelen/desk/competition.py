"""Running a competition: each change is judged on what the log holds, and stored before it is told."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from sjoelen.desk.competition_encoding import decode_event, encode_event
from sjoelen.desk.error import CompetitionExists, NameAmbiguous, UnknownCompetition
from sjoelen.desk.listing import Key, full_name, list_name, sort_key
from sjoelen.desk.name import clean_name, comparison_key, same_name
from sjoelen.desk.person import Person, decode_person, split_name
from sjoelen.desk.ports import Name, Ports, Transaction
from sjoelen.error import SjoelenError
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.competition.format import Contestant
from sjoelen.tournament.error import UnknownEntrant
from sjoelen.tournament.people.entrants import Entrant
from sjoelen.tournament.stages.advance import with_consequences


@dataclass(frozen=True, slots=True)
class CompetitionView:
    """A competition as it stands; `people` are its players, substitutes and leaders, by identity."""

    id: str
    title: str
    competition: Competition
    people: dict[str, Person]
    namesakes: frozenset[str] = frozenset()

    def entrant(self, who: str) -> Entrant:
        """Who has this start number or this name, or alone has this given or family name.

        Raises UnknownEntrant, NameAmbiguous.
        """
        entrants = self.competition.entrants.values()
        found = [each for each in entrants if str(each.number) == who or self._is_called(each.player, who)]
        found = found or [each for each in entrants if self._is_called_for_short(each.player, who)]
        if len(found) > 1:
            raise NameAmbiguous(name=who, numbers=tuple(entrant.number for entrant in found))
        if not found:
            raise UnknownEntrant(player=who)
        return found[0]

    def person(self, who: str) -> str:
        """A player by number or name, or a substitute or leader by name; raises what `entrant` raises."""
        guests = [guest for guest in self.competition.guests if self._is_called(guest, who)]
        return guests[0] if guests else self.entrant(who).player

    def name_of(self, contestant: str | None) -> str:
        """A person's name as it is said, or the team's; nothing for nobody, or who was erased."""
        if contestant in self.people:
            return full_name(self.people[contestant])
        return contestant or ""

    def shown(self, contestant: str | None) -> str:
        """The name as it is said; a namesake with the start number."""
        return f"{self.name_of(contestant)}{self._number_of_namesake(contestant)}"

    def list_name(self, contestant: str) -> str:
        """The name as this competition's lists print it; a namesake with the start number."""
        if contestant not in self.people:
            return contestant
        name = list_name(self.people[contestant], self.competition.sorting)
        return f"{name}{self._number_of_namesake(contestant)}"

    def sort_key(self, contestant: str) -> Key:
        """Where this competition's lists have the name."""
        entrant = self.competition.entrants.get(contestant)
        person = self.people.get(contestant, Person("", "", contestant))
        return sort_key(person, entrant.number if entrant else 0, self.competition.sorting)

    def _number_of_namesake(self, contestant: str | None) -> str:
        entrant = self.competition.entrants.get(contestant or "")
        return f" ({entrant.number})" if entrant and contestant in self.namesakes else ""

    def _is_called(self, player: str, who: str) -> bool:
        name = self.name_of(player)
        return bool(name) and same_name(name, who)

    def _is_called_for_short(self, player: str, who: str) -> bool:
        parts = split_name(self.people[player])
        short = (parts.given, parts.family, f"{parts.prefix} {parts.family}")
        return any(name.strip() and same_name(name, who) for name in short)

    def contestant(self, who: str) -> str:
        """Who stands in the standing under this: a team, or the person of this number or name."""
        teams = {entrant.team for entrant in self.competition.entrants.values()}
        if self.competition.format.contestant is Contestant.TEAM and who in teams:
            return who
        return self.entrant(who).player


Decision = Callable[[CompetitionView], tuple[CompetitionEvent, ...]]


@dataclass(frozen=True, slots=True)
class Refusal:
    """One of several, by its place from 0, and why it cannot be."""

    place: int
    error: SjoelenError


def new_competition(
    ports: Ports,
    competition_id: str,
    title: str,
    created: Iterable[CompetitionEvent],
    *,
    by: str,
) -> CompetitionView:
    """Begin a competition with what was agreed, see `direct.create`; raises CompetitionExists."""
    with ports.log.writing() as transaction:
        if transaction.read(stream_of(competition_id)):
            raise CompetitionExists(competition=competition_id)
        stream = stream_of(competition_id)
        transaction.write_names([Name(stream, stream, stream, clean_name(title))])
        append_events(ports, transaction, competition_id, 0, created, by=by)
        return load_competition(transaction, competition_id)


def execute(ports: Ports, competition_id: str, decision: Decision, *, by: str) -> CompetitionView:
    """Store what a decision on the competition as it stands gives, and what follows from it.

    Raises whatever the decision raises, and StageBeingPlayed.
    """
    with ports.log.writing() as transaction:
        view = load_competition(transaction, competition_id)
        events = with_consequences(view.competition, decision(view))
        append_events(ports, transaction, competition_id, view.competition.events, events, by=by)
        return load_competition(transaction, competition_id)


def execute_all(
    ports: Ports, competition_id: str, decisions: Iterable[Decision], *, by: str
) -> tuple[CompetitionView, tuple[Refusal, ...]]:
    """Store what several decisions give, each seen after those before it, in one act: all of them, or none.

    The hall after it, and the decisions that were refused; with one of those nothing is stored.
    """
    with ports.log.writing() as transaction:
        before = after = load_competition(transaction, competition_id)
        events, refused = list[CompetitionEvent](), list[Refusal]()
        for place, decision in enumerate(decisions):
            try:
                facts = with_consequences(after.competition, decision(after))
            except SjoelenError as error:
                refused.append(Refusal(place, error))
                continue
            events += facts
            after = replace(after, competition=replay(facts, after.competition))
        if refused:
            return before, tuple(refused)
        append_events(ports, transaction, competition_id, before.competition.events, events, by=by)
        return after, ()


def show_competition(ports: Ports, competition_id: str) -> CompetitionView:
    """The competition as it stands; raises UnknownCompetition."""
    with ports.log.reading() as transaction:
        return load_competition(transaction, competition_id)


def stream_of(competition_id: str) -> str:
    """The name of its log."""
    return f"competition/{competition_id}"


def append_events(
    ports: Ports,
    transaction: Transaction,
    competition_id: str,
    expected: int,
    events: Iterable[CompetitionEvent],
    *,
    by: str,
) -> None:
    """Add events of a competition after event number `expected`; raises StreamMoved."""
    transaction.append(
        stream_of(competition_id), expected, map(encode_event, events), by=by, moment=ports.clock.now()
    )


def load_competition(transaction: Transaction, competition_id: str) -> CompetitionView:
    """The competition as this book tells it; raises UnknownCompetition."""
    stream = stream_of(competition_id)
    envelopes = transaction.read(stream)
    if not envelopes:
        raise UnknownCompetition(competition=competition_id)
    competition = replay(map(decode_event, envelopes))
    texts = {player: entrant.name for player, entrant in competition.entrants.items()}
    texts |= {guest: guest for guest in competition.guests}
    kept = transaction.names([stream, *texts.values()])
    people = {player: decode_person(kept.get(text, "")) for player, text in texts.items()}
    called = {player: comparison_key(full_name(person)) for player, person in people.items()}
    times = Counter(filter(None, called.values()))
    namesakes = frozenset(player for player, name in called.items() if times[name] > 1)
    return CompetitionView(competition_id, kept.get(stream, competition_id), competition, people, namesakes)
