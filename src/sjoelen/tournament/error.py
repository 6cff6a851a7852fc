"""What a tournament refuses."""

from sjoelen.error import InvalidError


class NobodyToDraw(InvalidError):
    """There are no players to draw from."""
