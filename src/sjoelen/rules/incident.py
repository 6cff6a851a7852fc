"""What can happen to a disc, and what then happens with it."""

from enum import StrEnum


class Incident(StrEnum):
    """R20 to R31, in their order."""

    LEFT_BOARD = "left-board"
    OVER_GATE_BAR = "over-gate-bar"
    BEHIND_LINE = "behind-line"
    BACK_THROUGH_GATE = "back-through-gate"
    OUT_OF_BOARD = "out-of-board"
    BACK_OVER_BAR = "back-over-bar"
    OTHER_COMPARTMENT = "other-compartment"
    SAME_COMPARTMENT = "same-compartment"
    ON_WALL = "on-wall"
    FOREIGN_DISC = "foreign-disc"
    BROKEN_DISC = "broken-disc"
    TOO_MANY_DISCS = "too-many-discs"
    TOO_FEW_DISCS = "too-few-discs"

    @property
    def clause(self) -> str:
        """The clause of `docs/rules/clauses.md` that describes it."""
        return INCIDENT_CLAUSES[self]

    @property
    def left_a_compartment(self) -> bool:
        """Whether the disc had entered a compartment by its gate: then the gate must be named."""
        return self in LEAVERS


INCIDENT_CLAUSES = dict(
    zip(
        Incident,
        ("R20", "R21", "R22", "R23", "R24", "R24b", "R25", "R26", "R27", "R28", "R29", "R30", "R31"),
        strict=True,
    )
)
LEAVERS = frozenset(
    {
        Incident.BACK_THROUGH_GATE,
        Incident.OUT_OF_BOARD,
        Incident.BACK_OVER_BAR,
        Incident.OTHER_COMPARTMENT,
        Incident.SAME_COMPARTMENT,
        Incident.ON_WALL,
    }
)


class Consequence(StrEnum):
    """What the jury does with the disc, or with the turn."""

    ASIDE = "aside"
    """Out of play, back with the player in a possible next sub-turn."""
    RESTORED = "restored"
    """Put back into the compartment whose gate it had passed, when the sub-turn is complete; it counts."""
    COUNTS = "counts"
    """It counts; what leans or lies across is set right when the sub-turn is complete."""
    COUNTS_IF_TOUCHING = "counts_if_touching"
    """It counts while it touches the compartment's floor or a disc in it, else it is laid aside."""
    STAYS_IN_FIELD = "stays_in_field"
    """Nothing happens: it lies in the playing field and may be played in again."""
    TAKEN_OUT = "taken_out"
    """A disc that is not the player's is taken out."""
    SLID_AGAIN = "slid_again"
    """House rule: who can reach it slides it again at once."""
    REPLAY = "replay"
    """The turn is void and is played again."""
    NO_CORRECTION = "no_correction"
    """The turn goes on with the discs there are."""


class Timing(StrEnum):
    """When the jury acts."""

    AT_ONCE = "at_once"
    AFTER_PERMISSION = "after_permission"
    AFTER_SUBTURN = "after_subturn"
    AFTER_TURN = "after_turn"
