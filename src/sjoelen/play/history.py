"""What the discs went through in one slide."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from sjoelen.physics.lying import Lying
from sjoelen.physics.support import Support
from sjoelen.physics.trajectory import Contact, Kind, Segment, Trajectory, after
from sjoelen.play.disc import Disc, renumbered
from sjoelen.play.past import Past, flown, glided
from sjoelen.play.place import OFF, place_of
from sjoelen.play.plan import Plan


def after_slide(before: Sequence[Disc], path: Trajectory, plan: Plan) -> tuple[Disc, ...]:
    """The discs after the slide; `before` in the trajectory's order, the one released first."""
    ways, contacts = defaultdict[int, list[Segment]](list), defaultdict[int, list[Contact]](list)
    for segment in path.segments:
        ways[segment.disc].append(segment)
    for contact in path.contacts:
        contacts[contact.disc].append(contact)
        if contact.kind is Kind.DISC and contact.met is not None:
            contacts[contact.met].append(contact)
    numbers = {place: each.number for place, each in enumerate(before)}
    rests = {place: renumbered(lying, numbers) for place, lying in after(path)}
    return tuple(_after(disc, rests.get(at), ways[at], contacts[at], plan) for at, disc in enumerate(before))


def _after(disc: Disc, rests: Lying | None, ways: list[Segment], contacts: list[Contact], plan: Plan) -> Disc:
    kinds = {each.kind for each in contacts}
    past = _walked(disc.past, ways, plan, stays=rests is not None)
    past = replace(
        past,
        in_play=past.in_play or any(each.y_m >= plan.radius_m for each in ways),
        touched=past.touched or Kind.DISC in kinds,
        broken=past.broken or Kind.BROKE in kinds,
        stacked=past.stacked and _still_lies_on_another(rests, ways),
    )
    left_y_m = next((each.y_m for each in contacts if each.kind is Kind.LEFT), disc.left_y_m)
    stayed = len(ways) == 1 and disc.lying is not None
    return replace(disc, lying=disc.lying if stayed else rests, past=past, left_y_m=left_y_m)


def _walked(past: Past, ways: list[Segment], plan: Plan, *, stays: bool) -> Past:
    """Every stretch of its way after the other; one that leaves the board has no place at its end."""
    stations = [(each.support, place_of(Lying(each.x_m, each.y_m), plan)) for each in ways]
    ends = stations if stays else [*stations[:-1], (None, OFF)]
    for (support, start), (holds, end) in pairwise(ends):
        past = flown(past, end, holds) if support is Support.AIR else glided(past, start, end)
    return past


def _still_lies_on_another(rests: Lying | None, ways: list[Segment]) -> bool:
    never_flew = all(each.support is not Support.AIR for each in ways)
    return never_flew and rests is not None and rests.support is Support.DISC
