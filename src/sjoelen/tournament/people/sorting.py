"""By what the names in a list are sorted."""

from enum import StrEnum


class Sorting(StrEnum):
    """A rule of the competition: Jan van den Berg stands under B, under V, under J, or by a start number."""

    FAMILY = "family"
    PREFIX = "prefix"
    GIVEN = "given"
    NUMBER = "number"
