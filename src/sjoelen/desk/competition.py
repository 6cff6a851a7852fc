"""Running a competition: each change is judged on what the log holds, and stored before it is told."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sjoelen.desk.competition_facts import event_of, fact_of
from sjoelen.desk.error import CompetitionExists, NameTaken, UnknownCompetition
from sjoelen.desk.name import same_name, tidy_name
from sjoelen.desk.ports import Book, Desk, Name
from sjoelen.tournament import direct
from sjoelen.tournament.advance import with_consequences
from sjoelen.tournament.competition import Competition, Entrant, replay
from sjoelen.tournament.competition_events import CompetitionEvent
from sjoelen.tournament.error import UnknownEntrant
from sjoelen.tournament.format import Contestant


@dataclass(frozen=True, slots=True)
class Hall:
    """A competition as it stands, with the names of its people."""

    id: str
    title: str
    competition: Competition
    names: dict[str, str]

    def entrant(self, who: str) -> Entrant:
        """Who has this start number, or this name; raises UnknownEntrant."""
        found = [
            entrant
            for entrant in self.competition.entrants.values()
            if str(entrant.number) == who
            or (self.names[entrant.player] and same_name(self.names[entrant.player], who))
        ]
        if len(found) != 1:
            raise UnknownEntrant(player=who)
        return found[0]

    def name_of(self, contestant: str) -> str:
        """A person's name, or the team's; nothing for a person who was erased."""
        erased = "" if contestant in self.competition.entrants else contestant
        return self.names.get(contestant, erased)

    def contestant(self, who: str) -> str:
        """Who stands in the standing under this: a team, or the person of this number or name."""
        teams = {entrant.team for entrant in self.competition.entrants.values()}
        if self.competition.format.contestant is Contestant.TEAM and who in teams:
            return who
        return self.entrant(who).player


Decision = Callable[[Hall], tuple[CompetitionEvent, ...]]


@dataclass(frozen=True, slots=True)
class Entry:
    """Someone who wants to take part."""

    name: str
    team: str | None = None
    group: str | None = None


def new_competition(
    desk: Desk,
    competition_id: str,
    title: str,
    created: Iterable[CompetitionEvent],
    *,
    by: str,
) -> Hall:
    """Begin a competition with what was agreed, see `direct.create`; raises CompetitionExists."""
    with desk.log.writing() as book:
        if book.read(stream_of(competition_id)):
            raise CompetitionExists(competition=competition_id)
        stream = stream_of(competition_id)
        book.write_names([Name(stream, stream, stream, tidy_name(title))])
        _append(desk, book, competition_id, 0, created, by=by)
        return hall_in(book, competition_id)


def enter_people(desk: Desk, competition_id: str, entries: Iterable[Entry], *, by: str) -> Hall:
    """Let people take part, all of them or, when one is refused, none.

    Raises NameTaken, what `tidy_name` and `direct.enter` raise.
    """
    with desk.log.writing() as book:
        for entry in entries:
            hall, name = hall_in(book, competition_id), tidy_name(entry.name)
            if any(same_name(name, other) for other in hall.names.values()):
                raise NameTaken(name=name)
            player = desk.ids.new()
            events = direct.enter(hall.competition, player, entry.team, entry.group)
            _append(desk, book, competition_id, hall.competition.events, events, by=by)
            book.write_names([Name(player, player, stream_of(competition_id), name)])
        return hall_in(book, competition_id)


def decide(desk: Desk, competition_id: str, decision: Decision, *, by: str) -> Hall:
    """Store what a decision on the competition as it stands gives, and what follows from it.

    Raises whatever the decision raises, and StageBeingPlayed.
    """
    with desk.log.writing() as book:
        hall = hall_in(book, competition_id)
        events = with_consequences(hall.competition, decision(hall))
        _append(desk, book, competition_id, hall.competition.events, events, by=by)
        return hall_in(book, competition_id)


def erase_person(desk: Desk, competition_id: str, who: str) -> Hall:
    """Forget who had this start number or this name; the log holds identities and stays whole.

    Raises UnknownCompetition, UnknownEntrant.
    """
    with desk.log.writing() as book:
        entrant = hall_in(book, competition_id).entrant(who)
        book.erase(entrant.player, [stream_of(competition_id)])
        return hall_in(book, competition_id)


def show_hall(desk: Desk, competition_id: str) -> Hall:
    """The competition as it stands; raises UnknownCompetition."""
    with desk.log.reading() as book:
        return hall_in(book, competition_id)


def stream_of(competition_id: str) -> str:
    """The name of its log."""
    return f"competition/{competition_id}"


def _append(
    desk: Desk, book: Book, competition_id: str, expected: int, events: Iterable[CompetitionEvent], *, by: str
) -> None:
    book.append(stream_of(competition_id), expected, map(fact_of, events), by=by, moment=desk.clock.now())


def hall_in(book: Book, competition_id: str) -> Hall:
    """The competition as this book tells it; raises UnknownCompetition."""
    stream = stream_of(competition_id)
    envelopes = book.read(stream)
    if not envelopes:
        raise UnknownCompetition(competition=competition_id)
    competition = replay(map(event_of, envelopes))
    names = dict.fromkeys(competition.entrants, "") | book.names([stream, *competition.entrants])
    return Hall(competition_id, names.pop(stream, competition_id), competition, names)
