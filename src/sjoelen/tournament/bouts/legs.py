"""What was slid against each other, by who met."""

from dataclasses import replace

from sjoelen.tournament.bouts.bracket import BoutLegs
from sjoelen.tournament.bouts.events import LegCorrected, LegEvent

Legs = dict[tuple[int, int, str, str], BoutLegs]  # by stage, round, one and other


def legs_after(legs: Legs, event: LegEvent) -> Legs:
    """The legs after one more fact; two who met before are told in the order of that time."""
    key, leg = (event.stage, event.round, event.one, event.other), (event.points_one, event.points_other)
    turned = (event.stage, event.round, event.other, event.one)
    if turned in legs:
        key, leg = turned, leg[::-1]
    before = legs.get(key, BoutLegs())
    written = before.deciders if event.decides else before.legs
    after = (*written, leg)
    if isinstance(event, LegCorrected):
        after = tuple(leg if number == event.number else each for number, each in enumerate(written, 1))
    return {**legs, key: replace(before, deciders=after) if event.decides else replace(before, legs=after)}
