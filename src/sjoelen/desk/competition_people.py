"""Commands that enter, rename, replace and erase the people of a competition."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sjoelen.desk.competition import Refusal, load_competition, store_events, stream_of
from sjoelen.desk.competition_view import CompetitionView, view_competition
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

Events = tuple[CompetitionEvent, ...]


@dataclass(frozen=True, slots=True)
class Registration:
    """A person to be entered; `namesake`: another person than the one who has this name already."""

    person: Person
    team: str | None = None
    group: str | None = None
    category: Category | None = None
    namesake: bool = False


def enter_people(
    ports: Ports, competition_id: str, registrations: Iterable[Registration], *, by: str
) -> tuple[CompetitionView, tuple[Refusal, ...]]:
    """Enter people; with a refusal nobody is entered. Raises UnknownCompetition."""
    with ports.log.writing() as transaction:
        before = load_competition(transaction, competition_id)
        events, names, refusals = _enter(before, registrations, ports.ids)
        if refusals:
            return before, tuple(refusals)
        after = store_events(
            ports, transaction, competition_id, before.competition, events=events, names=names, by=by
        )
        return after, ()


def preview_entries(
    ports: Ports, competition_id: str, registrations: Iterable[Registration]
) -> tuple[CompetitionView, tuple[Refusal, ...]]:
    """Return the competition and what `enter_people` would refuse; raises UnknownCompetition."""
    with ports.log.reading() as transaction:
        view = load_competition(transaction, competition_id)
        return view, tuple(_enter(view, registrations, ports.ids)[2])


def rename_person(
    ports: Ports,
    competition_id: str,
    entrant: str,
    change: Callable[[Person], Person],
    *,
    by: str,
    namesake: bool = False,
) -> tuple[CompetitionView, str]:
    """Correct what is stored of an entrant; return the competition after it, and the identity.

    Raises NamesakeUnsaid and what `CompetitionView.entrant` and `clean_person` raise.
    """
    with ports.log.writing() as transaction:
        before = load_competition(transaction, competition_id)
        player, id_ = before.entrant(entrant).player, ports.ids.new()
        person = clean_person(change(before.people[player]))
        others = (other for identity, other in before.people.items() if identity != player)
        if not namesake and any(_is_same(person, other) for other in others):
            raise NamesakeUnsaid(name=full_name(person))
        after = store_events(
            ports,
            transaction,
            competition_id,
            before.competition,
            events=rename(before.competition, player, id_),
            names=[Name(id_, player, stream_of(competition_id), encode_person(person))],
            by=by,
        )
        return after, player


def execute_with_guest(
    ports: Ports,
    competition_id: str,
    name: str,
    decision: Callable[[CompetitionView, str], Events],
    *,
    by: str,
) -> CompetitionView:
    """Store the events of a decision on a person without a card, who is known by this name or new.

    Raises what the decision and `clean_person` raise.
    """
    with ports.log.writing() as transaction:
        before, person = load_competition(transaction, competition_id), clean_person(Person(name))
        same = [guest for guest in before.people if same_name(before.name_of(guest), full_name(person))]
        guest = same[0] if same else ports.ids.new()
        text = Name(guest, guest, stream_of(competition_id), encode_person(person))
        return store_events(
            ports,
            transaction,
            competition_id,
            before.competition,
            events=with_consequences(before.competition, decision(before, guest)),
            names=[] if same else [text],
            by=by,
        )


def erase_person(ports: Ports, competition_id: str, person: str) -> CompetitionView:
    """Delete the texts about the person of this number or name; the log holds identities and stays whole.

    Raises UnknownCompetition, UnknownEntrant, NameAmbiguous.
    """
    stream = stream_of(competition_id)
    with ports.log.writing() as transaction:
        before = load_competition(transaction, competition_id)
        transaction.erase(before.person(person), [stream])
        return view_competition(transaction, stream, before.competition)


def _enter(
    view: CompetitionView, registrations: Iterable[Registration], ids: Ids
) -> tuple[Events, list[Name], list[Refusal]]:
    """Return events and texts of the registrations, each seen after those before it, and the refusals."""
    events, names, refusals = list[CompetitionEvent](), list[Name](), list[Refusal]()
    competition, people = view.competition, list(view.people.values())
    for place, registration in enumerate(registrations):
        try:
            person = clean_person(registration.person)
            if not registration.namesake and any(_is_same(person, other) for other in people):
                raise NamesakeUnsaid(name=full_name(person))
            player = ids.new()
            entered = _events(competition, player, registration)
        except SjoelenError as error:
            refusals.append(Refusal(place, error))
            continue
        events += entered
        competition = replay(entered, competition)
        people.append(person)
        names.append(Name(player, player, stream_of(view.id), encode_person(person)))
    return tuple(events), names, refusals


def _events(competition: Competition, player: str, registration: Registration) -> Events:
    entered = direction.enter(competition, player, registration.team, registration.group)
    if registration.category is None:
        return entered
    after = replay(entered, competition)
    return (*entered, *regroup(after, player, registration.group, registration.category))


def _is_same(person: Person, other: Person) -> bool:
    """Return whether two people have one name, and no member number or club tells them apart."""
    if not same_name(full_name(person), full_name(other)):
        return False
    for mine, theirs in ((person.member, other.member), (person.club, other.club)):
        if mine and theirs:
            return same_name(mine, theirs)
    return True
