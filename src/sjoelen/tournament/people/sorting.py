"""The sort key of the names in a list."""

from enum import StrEnum


class Sorting(StrEnum):
    """The sort key of a competition: Jan van den Berg sorts under B, V, J, or by start number."""

    FAMILY = "family"
    PREFIX = "prefix"
    GIVEN = "given"
    NUMBER = "number"
