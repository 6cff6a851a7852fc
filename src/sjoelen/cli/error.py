"""Errors of the command line itself."""

from sjoelen.error import ConflictError, ForbiddenError, InvalidError, UnexpectedError, UnknownError


class NoSuchOption(InvalidError):
    """There is no such option. Facts: option."""


class NoSuchCommand(InvalidError):
    """There is no such command. Facts: command, known."""


class WordMissing(InvalidError):
    """A required argument or option is missing. Facts: word."""


class WordTooMany(InvalidError):
    """The command got more arguments than it takes. Facts: word."""


class BadOption(InvalidError):
    """An option's value cannot be read. Facts: option, expected."""


class ValueMissing(InvalidError):
    """An option that needs a value has none. Facts: option."""


class ValueTooMany(InvalidError):
    """A flag was given a value. Facts: option."""


class BadIncident(InvalidError):
    """The text is not of the form SUB-TURN:INCIDENT:GATE. Facts: text."""


class UnknownFile(UnknownError):
    """The file cannot be opened. Facts: file, why."""


class PartNotInstalled(UnknownError):
    """This command needs a part that is not installed. Facts: part."""


class HostUnknown(UnknownError):
    """No address of this machine has this name. Facts: host."""


class OutputRefused(UnexpectedError):
    """Writing to the output failed, for instance on a full disk."""


class PortForbidden(ForbiddenError):
    """Only the administrator may listen on this port. Facts: port."""


class PortTaken(ConflictError):
    """Another program listens on this port. Facts: port."""


class FileUnreadable(InvalidError):
    """The file holds no competition. Facts: file."""


class UnitNotInstalled(UnknownError):
    """No unit of the service is installed. Facts: file."""
