"""Situation file: the TOML of a situation as tables, with the verdicts that it expects."""

from dataclasses import dataclass, field, fields
from typing import Annotated, Any, ClassVar, Literal, TypeVar

from pydantic import ConfigDict, Field

from sjoelen.error import Phrase
from sjoelen.physics.board.toml_file import STRICT, Document, FieldError, parse_toml, validated
from sjoelen.physics.error import BrokenScene
from sjoelen.play.error import SituationWrong
from sjoelen.play.referee import Fate
from sjoelen.rules.builtin_editions import EDITION_IDS
from sjoelen.rules.incident import Incident
from sjoelen.rules.tally import COMPARTMENTS

Form = TypeVar("Form")
Counts = Annotated[tuple[int, ...], Field(min_length=COMPARTMENTS, max_length=COMPARTMENTS)]


@dataclass(frozen=True, slots=True)
class DiscEntry:
    """The history of a disc, as far as its table [[disc]] states it.

    `gate`: the value of the gate by which it came in, if not that of its compartment. `off`: the disc is off
    the board, over a wall or at the open end.
    """

    gate: int | None = None
    strayed: bool = False
    over_bar: bool = False
    returned: tuple[int, ...] = ()
    in_play: bool = True
    touched: bool = False
    broken: bool = False
    foreign: bool = False
    stacked: bool = False
    off: Literal["wall", "end"] | None = None


ENTRY_FIELDS = frozenset(entry.name for entry in fields(DiscEntry))


@dataclass(frozen=True, slots=True)
class ExpectedDisc:
    """The expected verdict on the disc of this number."""

    number: int
    fate: Fate
    incident: Incident | None = None
    gate: int | None = None


@dataclass(frozen=True, slots=True)
class Expected:
    """The expected verdict in these editions; a disc without an entry counts or stays where it lies.

    `stacks`: the heights of the stacks after the count, for each compartment from the left, from the back
    wall on; empty if the file does not state them.
    """

    tally: Counts
    editions: tuple[str, ...] = EDITION_IDS
    disc: tuple[ExpectedDisc, ...] = ()
    void: Incident | None = None
    stacks: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class SituationFile:
    """The tables of a file; `clauses`: the clauses that it shows.

    `spare`: the number of discs above the edition's number, negative for fewer.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    scene: Document = field(default_factory=dict)
    disc: tuple[Document, ...] = ()
    release: tuple[Document, ...] = ()
    clauses: tuple[str, ...] = ()
    spare: int = 0
    verdict: tuple[Expected, ...] = ()

    def entries(self) -> tuple[DiscEntry, ...]:
        """Return the history of each disc; raises SituationWrong."""
        histories = [{name: disc[name] for name in disc.keys() & ENTRY_FIELDS} for disc in self.disc]
        return _validated(histories, tuple[DiscEntry, ...], "disc")

    def scene_document(self) -> dict[str, Any]:
        """Return the tables that `scene_of` reads: without histories, and without discs off the board."""
        discs = [
            {name: value for name, value in disc.items() if name not in ENTRY_FIELDS}
            for disc in self.disc
            if disc.get("off") is None
        ]
        return {"scene": self.scene, "disc": discs, "release": list(self.release)}


def parse_situation_file(text: str) -> SituationFile:
    """Read the tables of a situation; raises BrokenScene, SituationWrong."""
    document = parse_toml(text, BrokenScene)
    if not document:
        raise SituationWrong(reason=Phrase("empty"))
    return _validated(document, SituationFile)


def _validated(document: object, form: type[Form], *within: str) -> Form:
    try:
        return validated(document, form, *within)
    except FieldError as error:
        raise SituationWrong(reason=error.phrase) from None
