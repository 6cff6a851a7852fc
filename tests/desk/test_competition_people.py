import pytest

from sjoelen.desk.competition import execute, new_competition, show_competition, stream_of
from sjoelen.desk.competition_people import (
    Registration,
    enter_people,
    erase_person,
    execute_with_guest,
    preview_entries,
    rename_person,
)
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.desk.error import NameEmpty, NamesakeUnsaid
from sjoelen.desk.person import Person
from sjoelen.desk.ports import Ports
from sjoelen.tournament.competition.builtin_formats import format_of
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.people import substitute
from sjoelen.tournament.error import AlreadyEntered, UnknownEntrant
from sjoelen.tournament.people.category import Category
from sjoelen.tournament.stages.standing import standing_of

JAN = Person("Jan", "van den", "Berg", "De Schijf", "1001")


@pytest.fixture
def spring(ports: Ports) -> Ports:
    new_competition(ports, "spring", "Spring cup", direction.create(format_of("series-1x10"), 1), by="desk")
    enter_people(ports, "spring", [Registration(Person("Anna")), Registration(JAN, group="A")], by="desk")
    return ports


def names(view: CompetitionView) -> dict[str, str]:
    return {player: view.name_of(player) for player in view.people}


def test_names_clubs_and_member_numbers_stay_out_of_the_log(spring: Ports) -> None:
    rename_person(spring, "spring", "1", lambda _: Person("Anna de Boer"), by="desk")
    with spring.log.reading() as transaction:
        payloads = [str(envelope.payload) for envelope in transaction.read(stream_of("spring"))]
    assert not [text for text in payloads for word in ("Anna", "Berg", "Schijf", "1001") if word in text]


def test_of_a_list_all_are_entered_or_nobody(spring: Ports) -> None:
    for entries, leaf in (
        ([Registration(Person("Cas")), Registration(Person("anna"))], NamesakeUnsaid),
        ([Registration(Person("Cas")), Registration(Person("CAS"))], NamesakeUnsaid),
        ([Registration(Person("Cas")), Registration(Person(" "))], NameEmpty),
    ):
        before = show_competition(spring, "spring")
        for view, refusals in (
            preview_entries(spring, "spring", entries),
            enter_people(spring, "spring", entries, by="desk"),
        ):
            assert view == before
            assert [(refusal.place, type(refusal.error)) for refusal in refusals] == [(1, leaf)]
    assert len(show_competition(spring, "spring").competition.entrants) == 2


@pytest.mark.parametrize(
    "entry",
    [
        Registration(Person("Jan van den Berg", club="Noord")),
        Registration(Person("Jan van den Berg", club="De Schijf", member="2002")),
        Registration(Person("Jan van den Berg"), namesake=True),
    ],
)
def test_two_people_of_one_name_are_two_people(spring: Ports, entry: Registration) -> None:
    view, _ = enter_people(spring, "spring", [entry], by="desk")
    assert view.unique_name(view.entrant("3").player) == "Jan van den Berg (3)"
    assert view.list_name(view.entrant("2").player) == "Berg, Jan van den (2)"


@pytest.mark.parametrize(
    "person",
    [Person("Berg, Jan van den"), Person("Jan van den Berg", member="1001", club="Noord")],
)
def test_one_person_is_not_entered_twice_under_another_spelling(spring: Ports, person: Person) -> None:
    _, refusals = enter_people(spring, "spring", [Registration(person)], by="desk")
    assert [type(refusal.error) for refusal in refusals] == [NamesakeUnsaid]


def test_youth_and_seniors_are_told_apart_when_they_are_entered(spring: Ports) -> None:
    view, _ = enter_people(
        spring, "spring", [Registration(Person("Cas"), None, "B", Category.YOUTH)], by="desk"
    )
    assert (view.entrant("Cas").group, view.entrant("Cas").category) == ("B", Category.YOUTH)


def test_a_new_name_changes_no_rank_and_the_old_one_is_forgotten_with_the_person(spring: Ports) -> None:
    before = standing_of(show_competition(spring, "spring").competition)
    view, _ = rename_person(spring, "spring", "Anna", lambda _: Person("Zoë Zwart"), by="desk")
    assert (view.entrant("Zoë Zwart").number, standing_of(view.competition)) == (1, before)
    with pytest.raises(UnknownEntrant):
        view.entrant("Anna")
    erase_person(spring, "spring", "1")
    with spring.log.reading() as transaction:
        texts = [name.text for name in transaction.names_about(stream_of("spring"))]
    assert not [text for text in texts if "Anna" in text or "Zwart" in text]


def test_who_is_renamed_into_another_is_refused_unless_they_are_namesakes(spring: Ports) -> None:
    with pytest.raises(NamesakeUnsaid):
        rename_person(spring, "spring", "2", lambda _: Person("Anna"), by="desk")
    view, _ = rename_person(spring, "spring", "2", lambda _: Person("Anna"), by="desk", namesake=True)
    assert view.namesakes == set(view.competition.entrants)
    assert view.entrant("2").number == 2


def stand_in(ports: Ports, name: str, turn: int) -> CompetitionView:
    return execute_with_guest(
        ports,
        "spring",
        name,
        lambda view, guest: substitute(view.competition, view.entrant("1").player, guest, 1, turn),
        by="desk",
    )


def test_a_guest_is_one_person_however_often_they_help(spring: Ports) -> None:
    stand_in(spring, "Opa Klaas", 5)
    view = stand_in(spring, "opa klaas", 3)
    assert [view.name_of(guest) for guest in view.competition.guests] == ["Opa Klaas"]
    assert view.person("Opa Klaas") == view.competition.guests[0]
    with pytest.raises(AlreadyEntered):
        stand_in(spring, "Jan van den Berg", 4)
    erase_person(spring, "spring", "Opa Klaas")
    assert names(show_competition(spring, "spring"))[view.competition.guests[0]] == ""


def test_an_erased_person_leaves_a_number_and_a_whole_chain(spring: Ports) -> None:
    head = spring.log.head(stream_of("spring"))
    view = erase_person(spring, "spring", "Jan van den Berg")
    assert (names(view), view.entrant("2").group) == ({"id-1": "Anna", "id-2": ""}, "A")
    assert spring.log.head(stream_of("spring")) == head
    for name in ("Jan van den Berg", "", " "):
        with pytest.raises(UnknownEntrant):
            view.entrant(name)
    execute(
        spring,
        "spring",
        lambda view: direction.withdraw(view.competition, view.entrant("2").player, "ill"),
        by="desk",
    )
