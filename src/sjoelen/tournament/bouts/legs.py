"""The legs of each pair of players, from the events."""

from dataclasses import replace

from sjoelen.tournament.bouts.bracket import BoutLegs
from sjoelen.tournament.bouts.events import LegCorrected, LegEvent

Legs = dict[tuple[int, int, str, str], BoutLegs]  # by stage, round, one and other


def legs_after(legs: Legs, event: LegEvent) -> Legs:
    """Return the legs after one more event; a pair keeps the order of its first event."""
    key, leg = (event.stage, event.round, event.one, event.other), (event.points_one, event.points_other)
    swapped = (event.stage, event.round, event.other, event.one)
    if swapped in legs:
        key, leg = swapped, leg[::-1]
    before = legs.get(key, BoutLegs())
    earlier = before.deciders if event.decides else before.legs
    after = (*earlier, leg)
    if isinstance(event, LegCorrected):
        after = tuple(leg if number == event.number else old for number, old in enumerate(earlier, 1))
    return {**legs, key: replace(before, deciders=after) if event.decides else replace(before, legs=after)}
