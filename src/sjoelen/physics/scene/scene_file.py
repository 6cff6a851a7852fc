"""Scene file: the TOML of a scene as tables."""

from dataclasses import dataclass, fields
from typing import Annotated, Any, ClassVar

from pydantic import ConfigDict, Field, PlainValidator
from pydantic_core import PydanticCustomError

from sjoelen.error import Phrase
from sjoelen.physics.board.builtin_boards import DEFAULT_BOARD, DEFAULT_CONDITION
from sjoelen.physics.board.toml_file import STRICT, Document, FieldError, validated
from sjoelen.physics.error import SceneFieldWrong
from sjoelen.physics.out_of_plane.effects import Effect
from sjoelen.physics.scene.support import Support

FARTHEST_M = 1e6  # beyond any board
SEED_MAX = 2**64 - 1


def _title(title: Any) -> Any:
    texts = title.values() if isinstance(title, dict) else (title,)
    if all(isinstance(text, str) for text in texts):
        return title
    raise PydanticCustomError("title", "a text, or a text for each language")


Title = Annotated[str | dict[str, str], PlainValidator(_title)]
Metres = Annotated[float, Field(gt=-FARTHEST_M, lt=FARTHEST_M)]


@dataclass(frozen=True, slots=True)
class SceneHead:
    """The table [scene]."""

    title: Title = ""
    board: str = DEFAULT_BOARD
    condition: str = DEFAULT_CONDITION
    off: frozenset[Effect] = frozenset()
    seed: Annotated[int, Field(ge=0, le=SEED_MAX)] = 0


@dataclass(frozen=True, slots=True)
class SceneDisc:
    """A table [[disc]], metres; what is left out follows from the support."""

    x: Metres
    y: Metres
    support: Support = Support.FLOOR
    low: Metres | None = None
    high: Metres | None = None
    on: int | None = None


@dataclass(frozen=True, slots=True)
class SceneRelease:
    """A table [[release]]: metres, metres per second, degrees, radians per second."""

    at: Metres
    speed: Metres
    angle: Metres = 0.0
    spin: Metres = 0.0


@dataclass(frozen=True, slots=True)
class SceneFile:
    """The tables of a file."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    scene: SceneHead = SceneHead()
    disc: tuple[SceneDisc, ...] = ()
    release: tuple[SceneRelease, ...] = ()


FORMS = {"scene": SceneHead, "disc": SceneDisc, "release": SceneRelease}


def scene_file(document: Document) -> SceneFile:
    """Return the tables of a document; raises SceneFieldWrong."""
    try:
        return validated(document, SceneFile)
    except FieldError as error:
        raise SceneFieldWrong(field=error.field, expected=_expected(error)) from None


def _expected(error: FieldError) -> Phrase:
    if error.reason == "unknown":
        form = FORMS[str(error.place[0])] if len(error.place) > 1 else SceneFile
        return Phrase("one-of-fields", words=tuple(field.name for field in fields(form)))
    return Phrase("number") if error.reason == "missing" else error.expected
