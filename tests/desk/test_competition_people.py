import pytest

from sjoelen.desk.competition import Hall, decide, new_competition, show_hall, stream_of
from sjoelen.desk.competition_people import (
    Entry,
    decide_with_guest,
    enter_people,
    erase_person,
    refused_entries,
    rename_person,
)
from sjoelen.desk.error import NameEmpty, NamesakeUnsaid
from sjoelen.desk.person import Person
from sjoelen.desk.ports import Desk
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.people import substitute
from sjoelen.tournament.error import AlreadyEntered, UnknownEntrant
from sjoelen.tournament.people.category import Category
from sjoelen.tournament.stages.standing import standing_of

JAN = Person("Jan", "van den", "Berg", "De Schijf", "1001")


@pytest.fixture
def spring(desk: Desk) -> Desk:
    new_competition(desk, "spring", "Spring cup", direction.create("series-1x10", 1), by="desk")
    enter_people(desk, "spring", [Entry(Person("Anna")), Entry(JAN, group="A")], by="desk")
    return desk


def names(hall: Hall) -> dict[str, str]:
    return {player: hall.name_of(player) for player in hall.people}


def test_names_clubs_and_member_numbers_stay_out_of_the_log(spring: Desk) -> None:
    rename_person(spring, "spring", "1", lambda _: Person("Anna de Boer"), by="desk")
    with spring.log.reading() as book:
        payloads = [str(envelope.payload) for envelope in book.read(stream_of("spring"))]
    assert not [text for text in payloads for word in ("Anna", "Berg", "Schijf", "1001") if word in text]


def test_of_a_list_all_are_entered_or_nobody(spring: Desk) -> None:
    for entries, leaf in (
        ([Entry(Person("Cas")), Entry(Person("anna"))], NamesakeUnsaid),
        ([Entry(Person("Cas")), Entry(Person("CAS"))], NamesakeUnsaid),
        ([Entry(Person("Cas")), Entry(Person(" "))], NameEmpty),
    ):
        assert [(each.place, type(each.error)) for each in refused_entries(spring, "spring", entries)] == [
            (1, leaf)
        ]
        with pytest.raises(leaf):
            enter_people(spring, "spring", entries, by="desk")
    assert len(show_hall(spring, "spring").competition.entrants) == 2


@pytest.mark.parametrize(
    "entry",
    [
        Entry(Person("Jan van den Berg", club="Noord")),
        Entry(Person("Jan van den Berg", club="De Schijf", member="2002")),
        Entry(Person("Jan van den Berg"), namesake=True),
    ],
)
def test_two_people_of_one_name_are_two_people(spring: Desk, entry: Entry) -> None:
    hall = enter_people(spring, "spring", [entry], by="desk")
    assert hall.shown(hall.entrant("3").player) == "Jan van den Berg (3)"
    assert hall.listed(hall.entrant("2").player) == "Berg, Jan van den (2)"


@pytest.mark.parametrize(
    "person",
    [Person("Berg, Jan van den"), Person("Jan van den Berg", member="1001", club="Noord")],
)
def test_one_person_is_not_entered_twice_under_another_spelling(spring: Desk, person: Person) -> None:
    with pytest.raises(NamesakeUnsaid):
        enter_people(spring, "spring", [Entry(person)], by="desk")


def test_youth_and_seniors_are_told_apart_when_they_are_entered(spring: Desk) -> None:
    hall = enter_people(spring, "spring", [Entry(Person("Cas"), None, "B", Category.YOUTH)], by="desk")
    assert (hall.entrant("Cas").group, hall.entrant("Cas").category) == ("B", Category.YOUTH)


def test_a_new_name_changes_no_rank_and_the_old_one_is_forgotten_with_the_person(spring: Desk) -> None:
    before = standing_of(show_hall(spring, "spring").competition)
    hall = rename_person(spring, "spring", "Anna", lambda _: Person("Zoë Zwart"), by="desk")
    assert (hall.entrant("Zoë Zwart").number, standing_of(hall.competition)) == (1, before)
    with pytest.raises(UnknownEntrant):
        hall.entrant("Anna")
    erase_person(spring, "spring", "1")
    with spring.log.reading() as book:
        texts = [name.text for name in book.names_about(stream_of("spring"))]
    assert not [text for text in texts if "Anna" in text or "Zwart" in text]


def test_who_is_renamed_into_another_is_refused_unless_they_are_namesakes(spring: Desk) -> None:
    with pytest.raises(NamesakeUnsaid):
        rename_person(spring, "spring", "2", lambda _: Person("Anna"), by="desk")
    hall = rename_person(spring, "spring", "2", lambda _: Person("Anna"), by="desk", namesake=True)
    assert hall.namesakes == set(hall.competition.entrants)
    assert hall.entrant("2").number == 2


def stand_in(desk: Desk, name: str, turn: int) -> Hall:
    return decide_with_guest(
        desk,
        "spring",
        name,
        lambda hall, guest: substitute(hall.competition, hall.entrant("1").player, guest, 1, turn),
        by="desk",
    )


def test_a_guest_is_one_person_however_often_they_help(spring: Desk) -> None:
    stand_in(spring, "Opa Klaas", 5)
    hall = stand_in(spring, "opa klaas", 3)
    assert [hall.name_of(guest) for guest in hall.competition.guests] == ["Opa Klaas"]
    assert hall.person("Opa Klaas") == hall.competition.guests[0]
    with pytest.raises(AlreadyEntered):
        stand_in(spring, "Jan van den Berg", 4)
    erase_person(spring, "spring", "Opa Klaas")
    assert names(show_hall(spring, "spring"))[hall.competition.guests[0]] == ""


def test_an_erased_person_leaves_a_number_and_a_whole_chain(spring: Desk) -> None:
    head = spring.log.head(stream_of("spring"))
    hall = erase_person(spring, "spring", "Jan van den Berg")
    assert (names(hall), hall.entrant("2").group) == ({"id-1": "Anna", "id-2": ""}, "A")
    assert spring.log.head(stream_of("spring")) == head
    for who in ("Jan van den Berg", "", " "):
        with pytest.raises(UnknownEntrant):
            hall.entrant(who)
    decide(
        spring,
        "spring",
        lambda hall: direction.withdraw(hall.competition, hall.entrant("2").player, "ill"),
        by="desk",
    )
