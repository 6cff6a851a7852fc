import pytest

from sjoelen.desk.competition import (
    Entry,
    decide,
    enter_people,
    erase_person,
    new_competition,
    show_hall,
    stream_of,
)
from sjoelen.desk.error import CompetitionExists, NameEmpty, NameTaken, UnknownCompetition
from sjoelen.desk.ports import Desk
from sjoelen.tournament import direct
from sjoelen.tournament.error import UnknownEntrant


@pytest.fixture
def spring(desk: Desk) -> Desk:
    new_competition(desk, "spring", "Spring cup", direct.create("series-1x10", 1), by="desk")
    enter_people(desk, "spring", [Entry("Anna"), Entry("Bram", group="youth")], by="desk")
    return desk


def test_a_competition_keeps_its_title_and_its_people(spring: Desk) -> None:
    hall = show_hall(spring, "spring")
    assert hall.title == "Spring cup"
    assert [(hall.entrant(who).number, hall.entrant(who).group) for who in ("Anna", "2", "bram")] == [
        (1, None),
        (2, "youth"),
        (2, "youth"),
    ]


def test_names_stay_out_of_the_log(spring: Desk) -> None:
    with spring.log.reading() as book:
        payloads = [str(envelope.payload) for envelope in book.read(stream_of("spring"))]
    assert not [text for text in payloads if "Anna" in text or "Spring" in text]


def test_of_a_list_all_are_entered_or_nobody(spring: Desk) -> None:
    for entries, leaf in (
        ([Entry("Cas"), Entry("anna")], NameTaken),
        ([Entry("Cas"), Entry(" ")], NameEmpty),
    ):
        with pytest.raises(leaf):
            enter_people(spring, "spring", entries, by="desk")
    assert len(show_hall(spring, "spring").competition.entrants) == 2


def test_a_decision_is_stored_or_refused_whole(spring: Desk) -> None:
    decide(
        spring,
        "spring",
        lambda hall: direct.withdraw(hall.competition, hall.entrant("1").player, "ill"),
        by="desk",
    )
    with pytest.raises(UnknownEntrant):
        decide(
            spring,
            "spring",
            lambda hall: direct.withdraw(hall.competition, hall.entrant("9").player, "x"),
            by="d",
        )
    assert show_hall(spring, "spring").competition.events == 4


def test_what_is_there_is_not_begun_again_and_what_is_not_is_unknown(spring: Desk) -> None:
    with pytest.raises(CompetitionExists):
        new_competition(spring, "spring", "Other", direct.create("series-1x10", 1), by="desk")
    with pytest.raises(UnknownCompetition):
        show_hall(spring, "autumn")


def test_an_erased_person_leaves_a_number_and_a_whole_chain(spring: Desk) -> None:
    head = spring.log.head(stream_of("spring"))
    hall = erase_person(spring, "spring", "Bram")
    assert (hall.names, hall.entrant("2").group) == ({"id-1": "Anna", "id-2": ""}, "youth")
    assert spring.log.head(stream_of("spring")) == head
    for who in ("Bram", "", " "):
        with pytest.raises(UnknownEntrant):
            hall.entrant(who)
    decide(
        spring,
        "spring",
        lambda hall: direct.withdraw(hall.competition, hall.entrant("2").player, "ill"),
        by="desk",
    )
