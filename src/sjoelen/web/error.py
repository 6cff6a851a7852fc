"""Errors of a request that the web layer refuses."""

from sjoelen.error import InvalidError, UnknownError


class NotJson(InvalidError):
    """The body is not JSON."""


class PlayNotInstalled(UnknownError):
    """Scenes are judged only where the part `play` is installed."""


class FieldMissing(InvalidError):
    """A field is left out. Facts: field."""


class FieldUnknown(InvalidError):
    """There is no such field. Facts: field."""


class NotAWholeNumber(InvalidError):
    """A field holds something else than a whole number. Facts: field."""


class FieldUnreadable(InvalidError):
    """A field holds a wrong kind of value. Facts: field."""


class IdempotencyKeyMissing(InvalidError):
    """A change needs the header Idempotency-Key: 16 to 200 visible ASCII characters."""


class DeviceUnreadable(InvalidError):
    """The header Device: at most 64 visible ASCII characters."""


class RequestUnreadable(InvalidError):
    """The request as a whole cannot be read."""


class HostNotKnown(InvalidError):
    """The server was not started for this host. Facts: host."""

    status = 421


class BodyTooLarge(InvalidError):
    """The body is too large."""

    status = 413


class BodyTooSlow(InvalidError):
    """The body did not arrive in time."""

    status = 408


class MethodNotAllowed(InvalidError):
    """The address does not know this method. Facts: method."""

    status = 405


class UnknownAddress(UnknownError):
    """No route has this address."""
