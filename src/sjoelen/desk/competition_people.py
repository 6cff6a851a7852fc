"""The people of a competition: entered, renamed, helped out by a guest, forgotten."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sjoelen.desk.competition import Hall, Refused, append, hall_in, stream_of
from sjoelen.desk.error import NamesakeUnsaid
from sjoelen.desk.listing import spoken
from sjoelen.desk.name import same_name
from sjoelen.desk.person import Person, text_of, tidy_person
from sjoelen.desk.ports import Desk, Ids, Name
from sjoelen.error import SjoelenError
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.people import regroup, rename
from sjoelen.tournament.people.category import Category
from sjoelen.tournament.stages.advance import with_consequences

Facts = tuple[CompetitionEvent, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """Someone who wants to take part; `namesake`: really another person than who has the name already."""

    person: Person
    team: str | None = None
    group: str | None = None
    category: Category | None = None
    namesake: bool = False


def enter_people(desk: Desk, competition_id: str, entries: Iterable[Entry], *, by: str) -> Hall:
    """Let people take part, all of them or, when one is refused, none.

    Raises NamesakeUnsaid, what `tidy_person` and `direction.enter` raise.
    """
    with desk.log.writing() as book:
        hall = hall_in(book, competition_id)
        events, names, refused = _entered(hall, entries, desk.ids)
        if refused:
            raise refused[0].error
        append(desk, book, competition_id, hall.competition.events, events, by=by)
        book.write_names(names)
        return hall_in(book, competition_id)


def refused_entries(desk: Desk, competition_id: str, entries: Iterable[Entry]) -> tuple[Refused, ...]:
    """Which entries `enter_people` would refuse; raises UnknownCompetition."""
    with desk.log.reading() as book:
        return tuple(_entered(hall_in(book, competition_id), entries, desk.ids)[2])


def rename_person(
    desk: Desk,
    competition_id: str,
    who: str,
    renamed: Callable[[Person], Person],
    *,
    by: str,
    namesake: bool = False,
) -> Hall:
    """Put right what is told of somebody; no rank changes.

    Raises NamesakeUnsaid and what `Hall.entrant` and `tidy_person` raise.
    """
    with desk.log.writing() as book:
        hall = hall_in(book, competition_id)
        player, text = hall.entrant(who).player, desk.ids.new()
        person = tidy_person(renamed(hall.people[player]))
        others = (other for each, other in hall.people.items() if each != player)
        if not namesake and any(_is_same(person, other) for other in others):
            raise NamesakeUnsaid(name=spoken(person))
        events = rename(hall.competition, player, text)
        append(desk, book, competition_id, hall.competition.events, events, by=by)
        book.write_names([Name(text, player, stream_of(competition_id), text_of(person))])
        return hall_in(book, competition_id)


def decide_with_guest(
    desk: Desk, competition_id: str, name: str, decision: Callable[[Hall, str], Facts], *, by: str
) -> Hall:
    """A decision that brings in somebody without a card: known by this name already, or new.

    Raises whatever the decision raises, and what `tidy_person` raises.
    """
    with desk.log.writing() as book:
        hall, person = hall_in(book, competition_id), tidy_person(Person(name))
        known = [who for who in hall.people if same_name(hall.name_of(who), spoken(person))]
        guest = known[0] if known else desk.ids.new()
        events = with_consequences(hall.competition, decision(hall, guest))
        append(desk, book, competition_id, hall.competition.events, events, by=by)
        if not known:
            book.write_names([Name(guest, guest, stream_of(competition_id), text_of(person))])
        return hall_in(book, competition_id)


def erase_person(desk: Desk, competition_id: str, who: str) -> Hall:
    """Forget who had this start number or this name; the log holds identities and stays whole.

    Raises UnknownCompetition, UnknownEntrant, NameAmbiguous.
    """
    with desk.log.writing() as book:
        book.erase(hall_in(book, competition_id).person(who), [stream_of(competition_id)])
        return hall_in(book, competition_id)


def _entered(
    hall: Hall, entries: Iterable[Entry], ids: Ids
) -> tuple[list[CompetitionEvent], list[Name], list[Refused]]:
    """What each entry gives, seen after those before it, and those that give nothing."""
    events, names, refused = list[CompetitionEvent](), list[Name](), list[Refused]()
    competition, people = hall.competition, list(hall.people.values())
    for place, entry in enumerate(entries):
        try:
            person = tidy_person(entry.person)
            if not entry.namesake and any(_is_same(person, other) for other in people):
                raise NamesakeUnsaid(name=spoken(person))
            player = ids.new()
            facts = _facts(competition, player, entry)
        except SjoelenError as error:
            refused.append(Refused(place, error))
            continue
        events += facts
        competition = replay(facts, competition)
        people.append(person)
        names.append(Name(player, player, stream_of(hall.id), text_of(person)))
    return events, names, refused


def _facts(competition: Competition, player: str, entry: Entry) -> Facts:
    entered = direction.enter(competition, player, entry.team, entry.group)
    if entry.category is None:
        return entered
    return (*entered, *regroup(replay(entered, competition), player, entry.group, entry.category))


def _is_same(one: Person, other: Person) -> bool:
    """Whether the same person would be entered twice: of one name, and no number or club tells them apart."""
    if not same_name(spoken(one), spoken(other)):
        return False
    for ours, theirs in ((one.member, other.member), (one.club, other.club)):
        if ours and theirs:
            return same_name(ours, theirs)
    return True
