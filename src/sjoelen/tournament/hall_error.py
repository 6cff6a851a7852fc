"""What is refused about people who come and go, rings, and the rules of a cup."""

from sjoelen.error import ConflictError, InvalidError, UnknownError


class TurnBegunAlready(ConflictError):
    """Nobody is replaced within a turn, or before one that is written. Facts: turn."""


class UnknownRing(UnknownError):
    """The series has no such ring, or the ring no such half. Facts: ring, wave."""


class LeaderSlides(ConflictError):
    """Who slides in a half cannot lead the ring meanwhile. Facts: ring, wave."""


class UnknownClause(UnknownError):
    """The edition has no clause of this name. Facts: clause, known."""


class CupClauseMissing(InvalidError):
    """A deviation names what it deviates from."""


class RulesInUse(ConflictError):
    """What a turn is worth does not change once one is written. Facts: rule."""


class CategoryUnknown(InvalidError):
    """Somebody is a youth or a senior. Facts: text."""


class PlacedAlready(ConflictError):
    """Who has a place in the series is not given another. Facts: number."""


class PlaysForAnother(ConflictError):
    """Nobody slides and judges at once: a substitute plays on one card in a series. Facts: number."""
