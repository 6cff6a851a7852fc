"""Errors of a log and its database."""

from sjoelen.error import InvalidError, UnexpectedError, UnknownError


class NotADatabase(InvalidError):
    """The file is no database of this program. Facts: path."""


class NewerDatabase(InvalidError):
    """The database was written by a newer version of this program. Facts: path."""


class DamagedDatabase(InvalidError):
    """The file is torn or overwritten. Facts: path."""


class BrokenChain(InvalidError):
    """An event does not follow from the one before it. Facts: stream, sequence."""


class BadAddress(InvalidError):
    """The text is no address of a PostgreSQL database; it may hold a password, so it is not repeated."""


class DriverMissing(UnknownError):
    """The driver of PostgreSQL is not installed."""


class DatabaseUnreachable(UnexpectedError):
    """The server does not answer, or refuses the login. Facts: address."""


class CannotStore(UnexpectedError):
    """The disk refuses: full, read-only or out of reach. Facts: path."""
