"""Errors of a turn on a board."""

from sjoelen.error import IllegalError, InvalidError


class HandEmpty(IllegalError):
    """No disc is left to slide in this sub-turn; facts: subturn."""


class DiscsInHand(IllegalError):
    """A sub-turn ends when every disc has been slid; facts: discs."""


class SituationWrong(InvalidError):
    """A field of a situation is missing, unknown or wrong; facts: reason."""
