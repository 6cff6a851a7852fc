"""Errors of a table that cannot be read."""

from sjoelen.error import InvalidError


class SheetUnreadable(InvalidError):
    """The file is not text of a known encoding."""


class SheetEmpty(InvalidError):
    """The file has no line with a turn."""


class TornLine(InvalidError):
    """A quotation mark is opened and not closed. Facts: text."""


class ColumnsMissing(InvalidError):
    """A line has too few, or the heading lacks, columns. Facts: columns."""


class CellsTooMany(InvalidError):
    """A line has more cells than there are columns. Facts: cells, most."""


class ColumnTwice(InvalidError):
    """Two headings name the same column. Facts: column."""


class NotATurn(InvalidError):
    """A turn's number is a whole number from 1. Facts: text."""


class NothingWritten(InvalidError):
    """The line has neither four counts nor a total."""


class NameMissing(InvalidError):
    """The line has no name."""


class NotATurnLine(InvalidError):
    """A line of JSON tells of a player, a turn, and counts or a total. Facts: text."""
