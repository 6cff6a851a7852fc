"""What the command line refuses before a command is asked."""

from sjoelen.error import ConflictError, ForbiddenError, InvalidError, UnexpectedError, UnknownError


class NoSuchOption(InvalidError):
    """There is no such option. Facts: option."""


class NoSuchCommand(InvalidError):
    """There is no such command. Facts: command, known."""


class WordMissing(InvalidError):
    """Something that must be said was left out. Facts: word."""


class WordTooMany(InvalidError):
    """More words than the command can use. Facts: word."""


class BadOption(InvalidError):
    """An option's value cannot be read. Facts: option, expected."""


class ValueMissing(InvalidError):
    """Nothing was said after an option that needs a value. Facts: option."""


class ValueTooMany(InvalidError):
    """Something was said after an option that takes nothing. Facts: option."""


class BadIncident(InvalidError):
    """An incident is written as SUB-TURN:INCIDENT:GATE. Facts: text."""


class UnknownFile(UnknownError):
    """The file cannot be opened. Facts: file, why."""


class PartNotInstalled(UnknownError):
    """This command needs a part that is not installed. Facts: part."""


class HostUnknown(UnknownError):
    """No address of this machine has this name. Facts: host."""


class OutputRefused(UnexpectedError):
    """The output takes no more: its disk is full."""


class PortForbidden(ForbiddenError):
    """The machine keeps this port for its administrator. Facts: port."""


class PortTaken(ConflictError):
    """Another program listens on this port. Facts: port."""


class FileUnreadable(InvalidError):
    """The file holds no competition. Facts: file."""
