"""The shapes that go over the wire; what the desk shows goes as it is, see `desk.sheet`."""

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from sjoelen.desk.name import MOST_SIGNS
from sjoelen.rules.shelf import DEFAULT_EDITION
from sjoelen.rules.tally import COMPARTMENTS
from sjoelen.tournament.friendly import MOST_PLAYERS, MOST_TURNS


def _encodable(text: str) -> str:
    text.encode()  # half a surrogate pair is a ValueError
    return text


Text = Annotated[str, AfterValidator(_encodable)]


class Asked(BaseModel):
    """What a client sends: nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def told(**hints: Any) -> Any:
    """What the document says of a field; whether it is so the rules judge, in a sentence of their own."""
    return Field(json_schema_extra=hints)


Name = Annotated[Text, told(minLength=1, maxLength=MOST_SIGNS)]
Count = Annotated[int, told(minimum=0)]


class NewGame(Asked):
    """Rules and people of a new game; without `turns` you play on until you stop."""

    edition: Text = DEFAULT_EDITION
    turns: Annotated[int, told(minimum=1, maximum=MOST_TURNS)] | None = None
    house_rules: list[Text] = []
    players: Annotated[list[Name], told(maxItems=MOST_PLAYERS)] = []


class NewPlayer(Asked):
    """Someone who joins."""

    name: Name


class Draw(Asked):
    """Let the dice of the server say who starts."""


class NewTurn(Asked):
    """Four counts in board order, or only a total.

    The counts lay there after sub-turn `after`, by default the last; `bonus` holds the compartments of the
    bonus slides, 0 for a miss.
    """

    player: Text
    turn: Annotated[int, told(minimum=1, maximum=MOST_TURNS)]
    tally: Annotated[list[Count], told(minItems=COMPARTMENTS, maxItems=COMPARTMENTS)] | None = None
    after: Annotated[int, told(minimum=1)] | None = None
    total: Count | None = None
    bonus: list[Count] = []
    decline_bonus: bool = False


class Undo(Asked):
    """The entry that shall no longer count."""

    sequence: Annotated[int, told(minimum=1)]


class Refusal(BaseModel):
    """Why something is refused."""

    family: str
    key: str
    article: str | None
    facts: dict[str, Any]
    sentence: str


class Refused(BaseModel):
    """The body of every answer that is not a success."""

    error: Refusal


class Health(BaseModel):
    """The server answers."""

    status: str
    version: str


class EditionTitle(BaseModel):
    """An edition by name."""

    id: str
    title: str


class Editions(BaseModel):
    """The editions there are, and the house rules that go on top; N stands for a number."""

    default: str
    editions: list[EditionTitle]
    house_rules: list[str]


class ClauseShape(BaseModel):
    """A value and the article that says so."""

    value: Any
    article: str
    silent: bool
    follows: str | None
    house: bool


class RulingShape(BaseModel):
    """What an incident leads to."""

    consequence: str
    timing: str
    article: str
    silent: bool
    follows: str | None
    house: bool


class EditionShape(BaseModel):
    """A whole edition: every further field is a clause."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, ClauseShape] = Field(init=False)

    id: str
    title: str
    sources: list[str]
    house_rules: list[str]
    incidents: dict[str, RulingShape]


class ScoreShape(BaseModel):
    """What a tally is worth; counts in board order 2, 3, 4, 1."""

    edition: str
    tally: list[int]
    sets: int
    extras: list[int]
    points: int
