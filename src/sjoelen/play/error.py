"""What a turn on the board refuses."""

from sjoelen.error import IllegalError, InvalidError


class HandEmpty(IllegalError):
    """No disc is left to slide in this sub-turn; facts: subturn."""


class DiscsInHand(IllegalError):
    """A sub-turn ends when every disc has been slid; facts: discs."""


class SituationWrong(InvalidError):
    """A situation with a field that is missing, unknown or cannot be used; facts: reason."""
