"""What the desk refuses."""

from sjoelen.error import ConflictError, ForbiddenError, InvalidError, UnexpectedError, UnknownError


class UnknownGame(UnknownError):
    """No such link: guessed, revoked or never there, all alike."""


class UnknownNotebook(UnknownError):
    """There is no such notebook."""


class UnknownPerson(UnknownError):
    """The notebook knows no such person. Facts: person."""


class UnknownLink(UnknownError):
    """The game has no such link. Facts: link."""


class LinkTooWeak(ForbiddenError):
    """The link does not go so far. Facts: strength, needed."""


class LastOwnLink(ConflictError):
    """Without it nobody could manage the game any more."""


class StrengthUnknown(InvalidError):
    """A link is to look, to enter or to own. Facts: strength."""


class NameEmpty(InvalidError):
    """A name has no visible character."""


class NameTooLong(InvalidError):
    """A name has too many characters. Facts: length, most."""


class NameUnreadable(InvalidError):
    """A name has characters that cannot be shown. Facts: character."""


class NameTaken(ConflictError):
    """The game already has a player of this name. Facts: name."""


class NameOrPerson(InvalidError):
    """Who joins is named, or is a person of the notebook that is given with it."""


class KeyReused(ConflictError):
    """The idempotency key came before with another request. Facts: idempotency_key."""


class StreamMoved(ConflictError):
    """Someone wrote first. Facts: expected, found."""


class WritersCrossed(ConflictError):
    """Two who wrote waited for each other; one of them wrote nothing."""


class FactFromTheFuture(InvalidError):
    """A newer version of this program wrote it. Facts: fact, version."""


class FileTorn(InvalidError):
    """A game's file is cut off, or something else."""


class FileAltered(InvalidError):
    """A game's file was changed after it was written."""


class FileFromTheFuture(InvalidError):
    """A newer version of this program wrote the file. Facts: version."""


class GameAlreadyHere(ConflictError):
    """The game of the file is here already."""


class SamePerson(ConflictError):
    """The two are one person already."""


class PlayedTogether(ConflictError):
    """Who sat at one board in one game are two people."""


class NotMerged(ConflictError):
    """The person is not merged into another. Facts: person."""


class SomethingBroke(UnexpectedError):
    """A mistake of ours."""


class FileContradictsItself(InvalidError):
    """An event of a file speaks of what was not there before it. Facts: sequence."""


class UnknownCompetition(UnknownError):
    """There is no such competition. Facts: competition."""


class CompetitionExists(ConflictError):
    """There is a competition of this name already. Facts: competition."""


class NameAmbiguous(InvalidError):
    """Several people have this name; a start number tells them apart. Facts: name, numbers."""


class PrefixAlone(InvalidError):
    """The words before a surname stand before a surname. Facts: prefix."""


class NamesakeUnsaid(ConflictError):
    """Somebody of this name takes part, and nothing tells the two apart. Facts: name."""
