"""Errors of the board and its files."""

from sjoelen.error import ConflictError, InvalidError, UnexpectedError, UnknownError


class BrokenBoard(InvalidError):
    """A board's text is not TOML; facts: reason."""


class MeasureMissing(InvalidError):
    """A board lacks a measure or a field; facts: measure."""


class TableMissing(InvalidError):
    """A board lacks a table; facts: table."""


class MeasureUnknown(InvalidError):
    """A board has an unknown measure; facts: measure."""


class MeasureMistyped(InvalidError):
    """A measure has a value of another type or outside its limits; facts: measure, expected."""


class BrokenScene(InvalidError):
    """A scene's text is not TOML; facts: reason."""


class SceneFieldWrong(InvalidError):
    """A field of a scene is missing, unknown or wrong; facts: field, expected."""


class DiscsOverlap(InvalidError):
    """Two discs overlap; facts: first, second, overlap_mm."""


class DiscInWood(InvalidError):
    """A disc lies in a wall, a pillar or a divider; facts: disc, overlap_mm."""


class DiscOffBoard(InvalidError):
    """A disc lies off the board; facts: disc."""


class TooManyOnBoard(InvalidError):
    """More discs than are played with; facts: discs, most."""


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
    """A trajectory was made on another board of the same name; facts: board."""


class EngineDiffers(ConflictError):
    """A trajectory of another engine cannot be calculated with; facts: engine, own."""


class NoSuchBoard(UnknownError):
    """No board of this name; facts: board, known."""


class UnknownCondition(UnknownError):
    """A board has no such condition; facts: condition, known."""


class EngineGaveUp(UnexpectedError):
    """A slide has more events than any real slide; facts: events."""
