"""Errors of the use cases."""

from sjoelen.error import ConflictError, ForbiddenError, InvalidError, UnexpectedError, UnknownError


class UnknownGame(UnknownError):
    """There is no such link; a guessed, a revoked and an unknown one are refused alike."""


class UnknownNotebook(UnknownError):
    """There is no such notebook."""


class UnknownPerson(UnknownError):
    """The notebook knows no such person. Facts: person."""


class UnknownLink(UnknownError):
    """The game has no such link. Facts: link."""


class LinkTooWeak(ForbiddenError):
    """The link does not permit this. Facts: strength, needed."""


class LastOwnLink(ConflictError):
    """The last link to own a game cannot be revoked."""


class StrengthUnknown(InvalidError):
    """The strength of a link is none of look, enter and own. Facts: strength."""


class NameEmpty(InvalidError):
    """A name has no visible character."""


class NameTooLong(InvalidError):
    """A name has too many characters. Facts: length, most."""


class NameUnreadable(InvalidError):
    """A name has characters that cannot be shown. Facts: character."""


class NameTaken(ConflictError):
    """The game already has a player of this name. Facts: name."""


class NameOrPerson(InvalidError):
    """A player joins either by name, or as a person of the notebook that the request names."""


class KeyReused(ConflictError):
    """The idempotency key came before with another request. Facts: idempotency_key."""


class StreamMoved(ConflictError):
    """Another writer was first. Facts: expected, found."""


class WritersCrossed(ConflictError):
    """Two transactions waited for each other; the database cancelled this one."""


class FactFromTheFuture(InvalidError):
    """A newer version of this program wrote the event. Facts: fact, version."""


class FileTorn(InvalidError):
    """The file is incomplete, or no file of this program."""


class FileAltered(InvalidError):
    """The file was changed after it was written."""


class FileFromTheFuture(InvalidError):
    """A newer version of this program wrote the file. Facts: version."""


class GameAlreadyHere(ConflictError):
    """The game of the file is stored here already."""


class SamePerson(ConflictError):
    """The two are one person already."""


class PlayedTogether(ConflictError):
    """Two players of one game cannot be one person."""


class NotMerged(ConflictError):
    """The person is not merged into another. Facts: person."""


class SomethingBroke(UnexpectedError):
    """An unexpected error in this program."""


class FileContradictsItself(InvalidError):
    """An event of a file refers to something that no earlier event made. Facts: sequence."""


class UnknownCompetition(UnknownError):
    """There is no such competition. Facts: competition."""


class CompetitionExists(ConflictError):
    """There is a competition of this name already. Facts: competition."""


class NameAmbiguous(InvalidError):
    """Several people have this name; a start number tells them apart. Facts: name, numbers."""


class PrefixAlone(InvalidError):
    """A prefix, such as "van den", was given without a surname. Facts: prefix."""


class NamesakeUnsaid(ConflictError):
    """A person of this name takes part already, and nothing distinguishes the two. Facts: name."""


class NotThisMachine(ForbiddenError):
    """Only the machine that runs the server may do this."""


class NoNetwork(ConflictError):
    """The machine is in no network, so no other device can reach it."""


class NetworkRefused(ConflictError):
    """The machine does not let the server listen in its network. Facts: port."""


class CountUnreadable(InvalidError):
    """A live count has numbers that no turn has."""


class UnknownTelevision(UnknownError):
    """No television waits for a game any more."""


class UnknownCode(UnknownError):
    """No television shows this code. Facts: code."""


class TooManyTries(ForbiddenError):
    """Too many codes were asked for, or were wrong, in a short time. Facts: seconds."""

    status = 429


class CodeUnreadable(InvalidError):
    """A code is twelve digits of a hash, 0 to 9 and a to f. Facts: code."""


class LogBroken(InvalidError):
    """The chain of these streams is broken. Facts: streams."""


class CodeNotHere(ConflictError):
    """No event of this code is in the log any more. Facts: code."""
