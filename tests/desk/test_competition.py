import pytest

from sjoelen.desk.competition import (
    Decision,
    execute,
    execute_all,
    new_competition,
    show_competition,
    stream_of,
)
from sjoelen.desk.competition_people import Registration, enter_people
from sjoelen.desk.error import CompetitionExists, UnknownCompetition
from sjoelen.desk.person import Person
from sjoelen.desk.ports import Ports
from sjoelen.tournament.competition.builtin_formats import format_of
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.error import AlreadyWithdrawn, UnknownEntrant


@pytest.fixture
def spring(ports: Ports) -> Ports:
    new_competition(ports, "spring", "Spring cup", direction.create(format_of("series-1x10"), 1), by="desk")
    enter_people(
        ports,
        "spring",
        [Registration(Person("Anna")), Registration(Person("Bram"), group="youth")],
        by="desk",
    )
    return ports


def test_a_competition_keeps_its_title_and_its_people(spring: Ports) -> None:
    view = show_competition(spring, "spring")
    assert view.title == "Spring cup"
    assert [(view.entrant(name).number, view.entrant(name).group) for name in ("Anna", "2", "bram")] == [
        (1, None),
        (2, "youth"),
        (2, "youth"),
    ]


def test_a_decision_is_stored_or_refused_whole(spring: Ports) -> None:
    execute(
        spring,
        "spring",
        lambda view: direction.withdraw(view.competition, view.entrant("1").player, "ill"),
        by="desk",
    )
    with pytest.raises(UnknownEntrant):
        execute(
            spring,
            "spring",
            lambda view: direction.withdraw(view.competition, view.entrant("9").player, "x"),
            by="d",
        )
    assert show_competition(spring, "spring").competition.events == 4


def test_what_is_there_is_not_begun_again_and_what_is_not_is_unknown(spring: Ports) -> None:
    with pytest.raises(CompetitionExists):
        new_competition(spring, "spring", "Other", direction.create(format_of("series-1x10"), 1), by="desk")
    with pytest.raises(UnknownCompetition):
        show_competition(spring, "autumn")


def test_of_several_decisions_all_are_stored_in_one_act_or_none(spring: Ports) -> None:
    def leave(number: str) -> Decision:
        return lambda view: direction.withdraw(view.competition, view.entrant(number).player, "ill")

    before = spring.log.head(stream_of("spring"))
    view, refused = execute_all(spring, "spring", [leave("1"), leave("9"), leave("1")], by="desk")
    assert [(refusal.place, type(refusal.error)) for refusal in refused] == [
        (1, UnknownEntrant),
        (2, AlreadyWithdrawn),
    ]
    assert view == show_competition(spring, "spring")
    assert spring.log.head(stream_of("spring")) == before
    view, refused = execute_all(spring, "spring", [leave("1"), leave("2")], by="desk")
    assert (refused, view) == ((), show_competition(spring, "spring"))
    assert len(view.competition.withdrawn) == 2
