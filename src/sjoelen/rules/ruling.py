"""The ruling of an edition on an incident."""

from sjoelen.rules.edition import Edition, Ruling
from sjoelen.rules.error import UnknownGate, UnknownIncident
from sjoelen.rules.incident import Consequence, Incident, Shrink


def ruling(incident: Incident | str, edition: Edition) -> Ruling:
    """Return the ruling of the edition on an incident, R20 to R31; raises UnknownIncident."""
    return edition.incidents[incident_from(incident)]


def incident_from(slug: str) -> Incident:
    """Return the incident of this name; raises UnknownIncident."""
    for incident in Incident:
        if incident == slug:
            return incident
    raise UnknownIncident(incident=slug, known=tuple(Incident))


def compartment_of(gate: int, edition: Edition) -> int:
    """Return the place in a tally of the gate of this value; raises UnknownGate."""
    if gate not in edition.gate_values.value:
        raise UnknownGate(gate=gate, known=edition.gate_values.value)
    return edition.gate_values.value.index(gate)


def takes_from_compartment(incident: Incident, consequence: Consequence) -> bool:
    """Tell whether the incident explains that a count goes down."""
    match incident.explains_shrink:
        case Shrink.IF_REMOVED:
            return consequence in (Consequence.ASIDE, Consequence.COUNTS_IF_TOUCHING)
        case shrink:
            return shrink is Shrink.ALWAYS


def consequence_sentence(consequence: Consequence, subturn: int, edition: Edition) -> str:
    """Return the word that finds the sentence of a consequence in a sub-turn.

    What is laid aside comes back in the next sub-turn; in the last one it is lost (R20).
    """
    lost = consequence is Consequence.ASIDE and subturn == edition.subturns.value
    return "lost" if lost else consequence
