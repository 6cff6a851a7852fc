"""Incidents with a disc or with the number of discs, and what the jury does then."""

from enum import StrEnum
from typing import Self


class Detail(StrEnum):
    """The detail that must be recorded beside an incident."""

    NOTHING = "nothing"
    GATE = "gate"
    """The gate by which the disc had entered a compartment."""
    DISCS = "discs"
    """The number of discs that there are."""


class Shrink(StrEnum):
    """The condition under which an incident explains that a count goes down."""

    NEVER = "never"
    ALWAYS = "always"
    IF_REMOVED = "if_removed"
    """Where the edition takes the disc out of its compartment."""


class Occasion(StrEnum):
    """The occasion at which an incident shows: during a slide, or when the discs are counted."""

    SLIDE = "slide"
    COUNT = "count"


class Incident(StrEnum):
    """R20 to R31, one row each: name, clause, what is recorded beside it, what it explains, when it shows."""

    LEFT_BOARD = "left-board", "R20"
    OVER_GATE_BAR = "over-gate-bar", "R21"
    BEHIND_LINE = "behind-line", "R22"
    BACK_THROUGH_GATE = "back-through-gate", "R23", Detail.GATE, Shrink.ALWAYS
    OUT_OF_BOARD = "out-of-board", "R24", Detail.GATE, Shrink.IF_REMOVED
    BACK_OVER_BAR = "back-over-bar", "R24b", Detail.GATE, Shrink.IF_REMOVED
    OTHER_COMPARTMENT = "other-compartment", "R25", Detail.GATE, Shrink.IF_REMOVED
    SAME_COMPARTMENT = "same-compartment", "R26", Detail.GATE, Shrink.IF_REMOVED
    ON_WALL = "on-wall", "R27", Detail.GATE, Shrink.IF_REMOVED
    FOREIGN_DISC = "foreign-disc", "R28"
    BROKEN_DISC = "broken-disc", "R29"
    TOO_MANY_DISCS = "too-many-discs", "R30", Detail.NOTHING, Shrink.NEVER, Occasion.COUNT
    TOO_FEW_DISCS = "too-few-discs", "R31", Detail.DISCS, Shrink.NEVER, Occasion.COUNT

    clause: str
    needs: Detail
    explains_shrink: Shrink
    shows_at: Occasion

    def __new__(
        cls,
        slug: str,
        clause: str,
        needs: Detail = Detail.NOTHING,
        explains_shrink: Shrink = Shrink.NEVER,
        shows_at: Occasion = Occasion.SLIDE,
    ) -> Self:
        """Make a text of the slug, with the rest of the row as attributes."""
        incident = str.__new__(cls, slug)
        incident._value_ = slug
        incident.clause, incident.needs = clause, needs
        incident.explains_shrink, incident.shows_at = explains_shrink, shows_at
        return incident


class Consequence(StrEnum):
    """The jury's treatment of the disc, or of the turn."""

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
    """The moment at which the jury acts."""

    AT_ONCE = "at_once"
    AFTER_PERMISSION = "after_permission"
    AFTER_SUBTURN = "after_subturn"
    AFTER_TURN = "after_turn"


class Actor(StrEnum):
    """The one who acts on a ruling."""

    JURY = "jury"
    PLAYER = "player"
    NOBODY = "nobody"
