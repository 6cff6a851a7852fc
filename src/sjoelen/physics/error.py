"""What the board refuses."""

from sjoelen.error import ConflictError, InvalidError, UnexpectedError, UnknownError


class BrokenBoard(InvalidError):
    """A board's text is not TOML; facts: reason."""


class MeasureMissing(InvalidError):
    """A board lacks a measure or a field; facts: measure."""


class TableMissing(InvalidError):
    """A board lacks a table; facts: table."""


class MeasureUnknown(InvalidError):
    """A board has a measure nobody knows; facts: measure."""


class MeasureMistyped(InvalidError):
    """A measure's value is not of its kind, or outside what it can be; facts: measure, expected."""


class BrokenScene(InvalidError):
    """A scene's text is not TOML; facts: reason."""


class SceneFieldWrong(InvalidError):
    """A field of a scene is missing, unknown or cannot be used; facts: field, expected."""


class DiscsOverlap(InvalidError):
    """Two discs lie in the same place; facts: first, second, overlap_mm."""


class DiscInWood(InvalidError):
    """A disc lies in a wall, a pillar or a divider; facts: disc, overlap_mm."""


class DiscOffBoard(InvalidError):
    """A disc lies nowhere on the board; facts: disc."""


class TooManyOnBoard(InvalidError):
    """More discs than a board is played with; facts: discs, most."""


class ReleaseWrong(InvalidError):
    """A release that no hand can make; facts: field, value, least, most."""


class BrokenTrajectory(InvalidError):
    """A trajectory file cannot be read or was changed; facts: reason."""


class BrokenStops(InvalidError):
    """Measured slides that cannot be read; facts: reason."""


class TooFewStops(InvalidError):
    """A fit needs more measured slides; facts: slides, least."""


class TrajectoryTooNew(ConflictError):
    """A trajectory file of a newer version; facts: version, known."""


class BoardDiffers(ConflictError):
    """A trajectory of a board that is otherwise than the one we know by its name; facts: board."""


class NoSuchBoard(UnknownError):
    """No board of this name; facts: board, known."""


class UnknownCondition(UnknownError):
    """A board has no such condition; facts: condition, known."""


class EngineGaveUp(UnexpectedError):
    """A slide with more events than any can have; facts: events."""
