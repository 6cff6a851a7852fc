"""What can be wrong with a log."""

from sjoelen.error import InvalidError, UnexpectedError


class NotADatabase(InvalidError):
    """The file holds something else. Facts: path."""


class NewerDatabase(InvalidError):
    """The file was written by a newer version of this program. Facts: path."""


class BrokenChain(InvalidError):
    """An event does not fit to the one before it. Facts: stream, sequence."""


class CannotStore(UnexpectedError):
    """The disk refuses: full, read-only or out of reach. Facts: path."""
