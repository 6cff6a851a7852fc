from functools import reduce

import pytest

from sjoelen.generator.competition import generate_competition
from sjoelen.tournament.competition.builtin_formats import format_of
from sjoelen.tournament.competition.competition import Competition, evolve, replay
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.people.entrants import Presence
from sjoelen.tournament.people.events import PlayerEntered, PlayerWithdrew


def test_a_competition_counts_its_events_from_its_creation() -> None:
    competition = replay(
        [*direction.create(format_of("series-2x10"), 1), PlayerEntered("anna", 1, None, None)]
    )
    assert (competition.events, competition.format.series, competition.edition.id) == (2, 2, "ans-2026")


def test_house_rules_go_on_top_of_the_edition() -> None:
    competition = replay(direction.create(format_of("series-1x10"), 1, house_rules=["no-bonus"]))
    assert competition.edition.house_rules == ("no-bonus",)


def test_replaying_in_two_parts_is_replaying_at_once() -> None:
    events = [
        *direction.create(format_of("series-1x10"), 1),
        PlayerEntered("anna", 1, None, None),
        PlayerWithdrew("anna", "x"),
    ]
    assert replay(events[2:], replay(events[:2])) == replay(events)
    assert replay(events).entrants["anna"].presence is Presence.WITHDRAWN


def test_an_event_about_somebody_unknown_changes_nobody() -> None:
    assert replay([*direction.create(format_of("series-1x10"), 1), PlayerWithdrew("zoe", "x")]).entrants == {}


def test_before_its_creation_there_is_nothing_agreed() -> None:
    with pytest.raises(LookupError):
        _ = Competition().agreement


def test_a_card_nobody_wrote_on_is_empty() -> None:
    assert replay(direction.create(format_of("series-1x10"), 1)).card("anna", 1).results == (None,) * 10


@pytest.mark.parametrize("seed", range(12))
def test_replaying_at_once_is_evolving_one_by_one(seed: int) -> None:
    events = generate_competition(seed)
    assert replay(events) == reduce(evolve, events, Competition())


def test_a_stage_may_be_played_by_rules_of_its_own() -> None:
    competition = replay(direction.create(format_of("series-classes-knockout"), 1))
    assert competition.edition.id == competition.edition_of(1).id == "ans-2026"
    assert competition.edition_at(2).id == competition.edition_of(2).id == "system-20-2"


def test_what_a_duel_is_worth_can_be_agreed_on() -> None:
    usual, other = (
        replay(direction.create(format_of("league-4"), 1, points=points)) for points in ((), (3, 1, 0))
    )
    assert (usual.stage_at(1).points, other.stage_at(1).points) == ((2, 1, 0), (3, 1, 0))
