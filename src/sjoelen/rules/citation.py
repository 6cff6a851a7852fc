"""Citations: one text says where a value comes from, and travels with it into events and errors.

3.2.3             an article of the edition's own rule book
Bepalingen        a heading of a rule book that numbers nothing
S0: Discussie     a heading of one source, where the edition has several
ans-2026: 3.2.3   the edition is silent, and we follow this one
R60               our own reading
R75               a house rule
"""

import re
from enum import StrEnum

HOUSE = "R75"  # a family's own rule book goes first
OURS = "R60"  # what no source provides for, the match management decides

FOLLOWED = re.compile(r"([a-z][a-z0-9-]*): (.+)")


class Label(StrEnum):
    """The ground of a value: an article of the rule book, a house rule, or our own reading."""

    ARTICLE = "article"
    HOUSE = "house"
    READING = "reading"


def label_of(article: str) -> Label:
    """Return the label of a citation; what follows another edition is our own reading."""
    if article == HOUSE:
        return Label.HOUSE
    return Label.READING if article == OURS or FOLLOWED.fullmatch(article) else Label.ARTICLE


def followed(article: str) -> tuple[str, str] | None:
    """Return the id of the edition that a citation follows and the article there, None if it follows none."""
    parts = FOLLOWED.fullmatch(article)
    return (parts[1], parts[2]) if parts else None


def following(edition: str, article: str) -> str:
    """Return the citation of an article of another edition; a reading of ours stays one."""
    return article if label_of(article) is Label.READING else f"{edition}: {article}"
