"""What the desk refuses."""

from sjoelen.error import ConflictError, InvalidError, UnexpectedError, UnknownError


class UnknownGame(UnknownError):
    """There is no such game. Facts: game."""


class NameEmpty(InvalidError):
    """A name has no visible character."""


class NameTooLong(InvalidError):
    """A name has too many characters. Facts: length, most."""


class NameUnreadable(InvalidError):
    """A name has characters that cannot be shown. Facts: character."""


class NameTaken(ConflictError):
    """The game already has a player of this name. Facts: name."""


class KeyReused(ConflictError):
    """The idempotency key came before with another request. Facts: idempotency_key."""


class StreamMoved(ConflictError):
    """Someone wrote first. Facts: expected, found."""


class TallyOrTotal(InvalidError):
    """A turn is written either as four counts, with bonus slides if any, or as a total alone."""


class SomethingBroke(UnexpectedError):
    """A mistake of ours."""


class UnknownCompetition(UnknownError):
    """There is no such competition. Facts: competition."""


class CompetitionExists(ConflictError):
    """There is a competition of this name already. Facts: competition."""
