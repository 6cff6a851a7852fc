"""The people of a competition: entered, renamed, helped out by a guest, forgotten."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sjoelen.desk.competition import CompetitionView, Refusal, append_events, load_competition, stream_of
from sjoelen.desk.error import NamesakeUnsaid
from sjoelen.desk.listing import full_name
from sjoelen.desk.name import same_name
from sjoelen.desk.person import Person, clean_person, encode_person
from sjoelen.desk.ports import Ids, Name, Ports
from sjoelen.error import SjoelenError
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.people import regroup, rename
from sjoelen.tournament.people.category import Category
from sjoelen.tournament.stages.advance import with_consequences

Facts = tuple[CompetitionEvent, ...]


@dataclass(frozen=True, slots=True)
class Registration:
    """Someone who wants to take part; `namesake`: really another person than who has the name already."""

    person: Person
    team: str | None = None
    group: str | None = None
    category: Category | None = None
    namesake: bool = False


def enter_people(
    ports: Ports, competition_id: str, entries: Iterable[Registration], *, by: str
) -> CompetitionView:
    """Let people take part, all of them or, when one is refused, none.

    Raises NamesakeUnsaid, what `clean_person` and `direction.enter` raise.
    """
    with ports.log.writing() as transaction:
        view = load_competition(transaction, competition_id)
        events, names, refused = _entered(view, entries, ports.ids)
        if refused:
            raise refused[0].error
        append_events(ports, transaction, competition_id, view.competition.events, events, by=by)
        transaction.write_names(names)
        return load_competition(transaction, competition_id)


def check_entries(ports: Ports, competition_id: str, entries: Iterable[Registration]) -> tuple[Refusal, ...]:
    """Which entries `enter_people` would refuse; raises UnknownCompetition."""
    with ports.log.reading() as transaction:
        return tuple(_entered(load_competition(transaction, competition_id), entries, ports.ids)[2])


def rename_person(
    ports: Ports,
    competition_id: str,
    who: str,
    renamed: Callable[[Person], Person],
    *,
    by: str,
    namesake: bool = False,
) -> CompetitionView:
    """Put right what is told of somebody; no rank changes.

    Raises NamesakeUnsaid and what `Hall.entrant` and `clean_person` raise.
    """
    with ports.log.writing() as transaction:
        view = load_competition(transaction, competition_id)
        player, text = view.entrant(who).player, ports.ids.new()
        person = clean_person(renamed(view.people[player]))
        others = (other for each, other in view.people.items() if each != player)
        if not namesake and any(_is_same(person, other) for other in others):
            raise NamesakeUnsaid(name=full_name(person))
        events = rename(view.competition, player, text)
        append_events(ports, transaction, competition_id, view.competition.events, events, by=by)
        transaction.write_names([Name(text, player, stream_of(competition_id), encode_person(person))])
        return load_competition(transaction, competition_id)


def execute_with_guest(
    ports: Ports,
    competition_id: str,
    name: str,
    decision: Callable[[CompetitionView, str], Facts],
    *,
    by: str,
) -> CompetitionView:
    """A decision that brings in somebody without a card: known by this name already, or new.

    Raises whatever the decision raises, and what `clean_person` raises.
    """
    with ports.log.writing() as transaction:
        view, person = load_competition(transaction, competition_id), clean_person(Person(name))
        known = [who for who in view.people if same_name(view.name_of(who), full_name(person))]
        guest = known[0] if known else ports.ids.new()
        events = with_consequences(view.competition, decision(view, guest))
        append_events(ports, transaction, competition_id, view.competition.events, events, by=by)
        if not known:
            transaction.write_names([Name(guest, guest, stream_of(competition_id), encode_person(person))])
        return load_competition(transaction, competition_id)


def erase_person(ports: Ports, competition_id: str, who: str) -> CompetitionView:
    """Forget who had this start number or this name; the log holds identities and stays whole.

    Raises UnknownCompetition, UnknownEntrant, NameAmbiguous.
    """
    with ports.log.writing() as transaction:
        transaction.erase(
            load_competition(transaction, competition_id).person(who), [stream_of(competition_id)]
        )
        return load_competition(transaction, competition_id)


def _entered(
    view: CompetitionView, entries: Iterable[Registration], ids: Ids
) -> tuple[list[CompetitionEvent], list[Name], list[Refusal]]:
    """What each entry gives, seen after those before it, and those that give nothing."""
    events, names, refused = list[CompetitionEvent](), list[Name](), list[Refusal]()
    competition, people = view.competition, list(view.people.values())
    for place, entry in enumerate(entries):
        try:
            person = clean_person(entry.person)
            if not entry.namesake and any(_is_same(person, other) for other in people):
                raise NamesakeUnsaid(name=full_name(person))
            player = ids.new()
            facts = _facts(competition, player, entry)
        except SjoelenError as error:
            refused.append(Refusal(place, error))
            continue
        events += facts
        competition = replay(facts, competition)
        people.append(person)
        names.append(Name(player, player, stream_of(view.id), encode_person(person)))
    return events, names, refused


def _facts(competition: Competition, player: str, entry: Registration) -> Facts:
    entered = direction.enter(competition, player, entry.team, entry.group)
    if entry.category is None:
        return entered
    return (*entered, *regroup(replay(entered, competition), player, entry.group, entry.category))


def _is_same(one: Person, other: Person) -> bool:
    """Whether the same person would be entered twice: of one name, and no number or club tells them apart."""
    if not same_name(full_name(one), full_name(other)):
        return False
    for ours, theirs in ((one.member, other.member), (one.club, other.club)):
        if ours and theirs:
            return same_name(ours, theirs)
    return True
