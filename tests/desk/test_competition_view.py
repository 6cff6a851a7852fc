import pytest

from sjoelen.desk.competition import (
    new_competition,
    show_competition,
)
from sjoelen.desk.competition_people import Registration, enter_people
from sjoelen.desk.error import NameAmbiguous
from sjoelen.desk.person import Person
from sjoelen.desk.ports import Ports
from sjoelen.tournament.competition.builtin_formats import format_of
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.error import UnknownEntrant


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


def test_a_name_that_two_people_have_is_asked_for_by_number(spring: Ports) -> None:
    enter_people(spring, "spring", [Registration(Person("Anna"), namesake=True)], by="desk")
    with pytest.raises(NameAmbiguous) as refused:
        show_competition(spring, "spring").entrant("anna")
    assert refused.value.facts["numbers"] == (1, 3)


def test_who_alone_has_a_given_or_a_family_name_is_called_by_it(spring: Ports) -> None:
    people = [
        Registration(Person("Els van den Berg")),
        Registration(Person("Jan van den Berg")),
        Registration(Person("Piet Bram")),
    ]
    view, _ = enter_people(spring, "spring", people, by="desk")
    assert [view.entrant(name).number for name in ("els", "jan", "Bram", "Piet")] == [3, 4, 2, 5]
    for shared in ("Berg", "van den berg"):
        with pytest.raises(NameAmbiguous):
            view.entrant(shared)
    for nobody in ("", "van den", "Be"):
        with pytest.raises(UnknownEntrant):
            view.entrant(nobody)


def test_a_team_is_called_what_it_is_called_and_nobody_is_called_nothing(ports: Ports) -> None:
    new_competition(ports, "teams", "Teams", direction.create(format_of("teams-4"), 1), by="desk")
    view, _ = enter_people(ports, "teams", [Registration(Person("Anna"), "De Schijf")], by="desk")
    assert (view.name_of("De Schijf"), view.list_name("De Schijf"), view.name_of(None)) == (
        "De Schijf",
        "De Schijf",
        "",
    )
    assert view.contestant("De Schijf") == "De Schijf"
    assert view.sort_key("De Schijf") < view.sort_key("De Sjoelers")
