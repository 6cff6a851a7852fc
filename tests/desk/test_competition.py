import pytest

from sjoelen.desk.competition import Decision, decide, decide_all, new_competition, show_hall, stream_of
from sjoelen.desk.competition_people import Entry, enter_people
from sjoelen.desk.error import CompetitionExists, NameAmbiguous, UnknownCompetition
from sjoelen.desk.person import Person
from sjoelen.desk.ports import Desk
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.error import AlreadyWithdrawn, UnknownEntrant


@pytest.fixture
def spring(desk: Desk) -> Desk:
    new_competition(desk, "spring", "Spring cup", direction.create("series-1x10", 1), by="desk")
    enter_people(desk, "spring", [Entry(Person("Anna")), Entry(Person("Bram"), group="youth")], by="desk")
    return desk


def test_a_competition_keeps_its_title_and_its_people(spring: Desk) -> None:
    hall = show_hall(spring, "spring")
    assert hall.title == "Spring cup"
    assert [(hall.entrant(who).number, hall.entrant(who).group) for who in ("Anna", "2", "bram")] == [
        (1, None),
        (2, "youth"),
        (2, "youth"),
    ]


def test_a_decision_is_stored_or_refused_whole(spring: Desk) -> None:
    decide(
        spring,
        "spring",
        lambda hall: direction.withdraw(hall.competition, hall.entrant("1").player, "ill"),
        by="desk",
    )
    with pytest.raises(UnknownEntrant):
        decide(
            spring,
            "spring",
            lambda hall: direction.withdraw(hall.competition, hall.entrant("9").player, "x"),
            by="d",
        )
    assert show_hall(spring, "spring").competition.events == 4


def test_what_is_there_is_not_begun_again_and_what_is_not_is_unknown(spring: Desk) -> None:
    with pytest.raises(CompetitionExists):
        new_competition(spring, "spring", "Other", direction.create("series-1x10", 1), by="desk")
    with pytest.raises(UnknownCompetition):
        show_hall(spring, "autumn")


def test_a_name_that_two_people_have_is_asked_for_by_number(spring: Desk) -> None:
    enter_people(spring, "spring", [Entry(Person("Anna"), namesake=True)], by="desk")
    with pytest.raises(NameAmbiguous) as refused:
        show_hall(spring, "spring").entrant("anna")
    assert refused.value.facts["numbers"] == (1, 3)


def test_who_alone_has_a_given_or_a_family_name_is_called_by_it(spring: Desk) -> None:
    people = [
        Entry(Person("Els van den Berg")),
        Entry(Person("Jan van den Berg")),
        Entry(Person("Piet Bram")),
    ]
    hall = enter_people(spring, "spring", people, by="desk")
    assert [hall.entrant(who).number for who in ("els", "jan", "Bram", "Piet")] == [3, 4, 2, 5]
    for shared in ("Berg", "van den berg"):
        with pytest.raises(NameAmbiguous):
            hall.entrant(shared)
    for nobody in ("", "van den", "Be"):
        with pytest.raises(UnknownEntrant):
            hall.entrant(nobody)


def test_a_team_is_called_what_it_is_called_and_nobody_is_called_nothing(desk: Desk) -> None:
    new_competition(desk, "teams", "Teams", direction.create("teams-4", 1), by="desk")
    hall = enter_people(desk, "teams", [Entry(Person("Anna"), "De Schijf")], by="desk")
    assert (hall.name_of("De Schijf"), hall.listed("De Schijf"), hall.name_of(None)) == (
        "De Schijf",
        "De Schijf",
        "",
    )
    assert hall.contestant("De Schijf") == "De Schijf"
    assert hall.sort_key("De Schijf") < hall.sort_key("De Sjoelers")


def test_of_several_decisions_all_are_stored_in_one_act_or_none(spring: Desk) -> None:
    def leave(who: str) -> Decision:
        return lambda hall: direction.withdraw(hall.competition, hall.entrant(who).player, "ill")

    before = spring.log.head(stream_of("spring"))
    hall, refused = decide_all(spring, "spring", [leave("1"), leave("9"), leave("1")], by="desk")
    assert [(each.place, type(each.error)) for each in refused] == [
        (1, UnknownEntrant),
        (2, AlreadyWithdrawn),
    ]
    assert hall == show_hall(spring, "spring")
    assert spring.log.head(stream_of("spring")) == before
    hall, refused = decide_all(spring, "spring", [leave("1"), leave("2")], by="desk")
    assert (refused, hall) == ((), show_hall(spring, "spring"))
    assert len(hall.competition.withdrawn) == 2
