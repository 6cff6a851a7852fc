from dataclasses import replace
from typing import Any

import pytest

from sjoelen.generator.competition import generate_competition
from sjoelen.tournament.competition.builtin_formats import format_of
from sjoelen.tournament.competition.competition import replay
from sjoelen.tournament.competition.events import CompetitionCreated, CompetitionEvent, LineUpSealed
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.judgement import judge
from sjoelen.tournament.error import EventNotFollowing
from sjoelen.tournament.match_card.events import CardSlot, CardTurnCorrected, TurnEntered
from sjoelen.tournament.people.events import PlayerEntered
from sjoelen.tournament.rings.events import RingDrawn

START = direction.create(format_of("series-1x10"), 1)
ANNA, BRAM = PlayerEntered("anna", 1, None, None), PlayerEntered("bram", 2, None, None)
DRAWN = RingDrawn(1, 1, ("1", "2"), (("anna", "bram"),))


@pytest.mark.parametrize("seed", range(60))
def test_whatever_was_decided_live_is_judged_to_follow(seed: int) -> None:
    events = generate_competition(seed)
    assert judge(events) == replay(events)


@pytest.mark.parametrize(
    ("events", "place"),
    [
        ((ANNA,), 1),
        ((*START, *START), 2),
        ((*START, ANNA, ANNA), 3),
        ((*START, replace(ANNA, number=7)), 2),
        ((*START, ANNA, BRAM, DRAWN, DRAWN), 5),
        ((*START, ANNA, DRAWN), 3),
        ((*START, ANNA, BRAM, replace(DRAWN, series=5)), 4),
        ((*START, ANNA, LineUpSealed(1, "a", "b", "a", "seal")), 3),
    ],
    ids=[
        *("no beginning", "two beginnings", "somebody twice", "a number left out", "a ring twice"),
        *("a stranger in a ring", "no such series", "a match there is not"),
    ],
)
def test_an_event_that_does_not_follow_is_named(events: tuple[CompetitionEvent, ...], place: int) -> None:
    with pytest.raises(EventNotFollowing) as refused:
        judge(events)
    assert refused.value.facts == {"event": place}


def entered(**changes: Any) -> TurnEntered:
    sources = [event for seed in range(9) for event in generate_competition(seed)]
    entry = next(event for event in sources if isinstance(event, TurnEntered) and event.told.tally)
    return replace(entry, slot=CardSlot("anna", 1, 1), juror=None, **changes)


@pytest.mark.parametrize("points", [-1, 10**12, 149])
def test_points_that_no_turn_brings_are_refused(points: int) -> None:
    with pytest.raises(EventNotFollowing):
        judge((*START, ANNA, BRAM, entered(points=points)))


def test_an_article_of_an_earlier_release_is_no_contradiction() -> None:
    stamp = CardTurnCorrected(CardSlot("anna", 1, 1), 90, "leader", "misread", "an article of long ago")
    assert judge((*START, ANNA, BRAM, entered(), stamp)).card("anna", 1).cell(1).points == 90


def test_a_beginning_names_an_edition_there_is() -> None:
    (created,) = START
    assert isinstance(created, CompetitionCreated)
    with pytest.raises(EventNotFollowing):
        judge((replace(created, edition="ans-1999"),))
