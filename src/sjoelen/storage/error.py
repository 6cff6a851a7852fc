"""What can be wrong with a log."""

from sjoelen.error import InvalidError, UnexpectedError, UnknownError


class NotADatabase(InvalidError):
    """It holds something else. Facts: path."""


class NewerDatabase(InvalidError):
    """It was written by a newer version of this program. Facts: path."""


class DamagedDatabase(InvalidError):
    """The file is torn or overwritten. Facts: path."""


class BrokenChain(InvalidError):
    """An event does not fit to the one before it. Facts: stream, sequence."""


class BadAddress(InvalidError):
    """No address of a PostgreSQL database; it may hold a password, so it is not repeated."""


class DriverMissing(UnknownError):
    """PostgreSQL needs a part that is not installed."""


class DatabaseUnreachable(UnexpectedError):
    """The server does not answer, or does not let us in. Facts: address."""


class CannotStore(UnexpectedError):
    """The disk refuses: full, read-only or out of reach. Facts: path."""
