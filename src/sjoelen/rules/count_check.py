"""Check of a count against the count before it and the incidents since."""

from collections import Counter

from sjoelen.rules.error import DiscsLieAside, RestoredDiscMissing, TooManyDiscs, UnexplainedShrink
from sjoelen.rules.events import IncidentRuled
from sjoelen.rules.incident import Consequence
from sjoelen.rules.ruling import takes_from_compartment
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn import Turn


def check_count(turn: Turn, tally: Tally, subturn: int) -> None:
    """Refuse a count after this sub-turn that cannot be.

    Raises TooManyDiscs, DiscsLieAside, UnexplainedShrink, RestoredDiscMissing.
    """
    since = [incident for incident in turn.incidents if incident.subturn > turn.subturn]
    _check_conservation(turn, tally, [incident for incident in since if incident.subturn == subturn])
    for gate, before, after in zip(
        turn.edition.gate_values.value, turn.tally.counts, tally.counts, strict=True
    ):
        at_gate = [incident for incident in since if incident.gate == gate]
        _check_compartment(turn, gate, (before, after), at_gate)


def _check_conservation(turn: Turn, tally: Tally, incidents: list[IncidentRuled]) -> None:
    if tally.discs > turn.discs:
        raise TooManyDiscs(turn.edition.discs_per_turn.article, discs=tally.discs, most=turn.discs)
    aside = [incident for incident in incidents if incident.consequence is Consequence.ASIDE]
    if tally.discs + (least := _least_discs(aside)) > turn.discs:
        raise DiscsLieAside(aside[-1].article, discs=tally.discs, aside=least, most=turn.discs)


def _check_compartment(turn: Turn, gate: int, count: tuple[int, int], incidents: list[IncidentRuled]) -> None:
    before, after = count
    explained = sum(takes_from_compartment(ruled.incident, ruled.consequence) for ruled in incidents)
    if before - after > explained:
        raise UnexplainedShrink(
            turn.edition.kept_discs.article, gate=gate, before=before, after=after, explained=explained
        )
    restored = [
        ruled for ruled in incidents if ruled.consequence in (Consequence.RESTORED, Consequence.COUNTS)
    ]
    if after + explained < (least := _least_discs(restored)):
        raise RestoredDiscMissing(restored[-1].article, gate=gate, restored=least, counted=after)


def _least_discs(incidents: list[IncidentRuled]) -> int:
    """Return the fewest discs involved: different incidents may befall one disc, equal ones may not."""
    return max(Counter((ruled.subturn, ruled.incident) for ruled in incidents).values(), default=0)
