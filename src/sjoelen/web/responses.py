"""What is answered by the rules alone; what the desk shows goes as it is, see `desk.sheet`."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field


class ErrorDetail(BaseModel):
    """Why something is refused."""

    family: str
    key: str
    article: str | None
    facts: dict[str, Any]
    sentence: str


class ErrorResponse(BaseModel):
    """The body of every answer that is not a success."""

    error: ErrorDetail


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


class SentenceKeys(BaseModel):
    """The keys of the sentences that tell a clause, and the facts to fill the verdict's with."""

    title: str
    verdict: str
    facts: dict[str, Any]


class ClauseSchema(BaseModel):
    """A value and the article that says so."""

    value: Any
    article: str
    silent: bool
    follows: str | None
    house: bool
    says: SentenceKeys


class RulingSchema(BaseModel):
    """What an incident leads to."""

    consequence: str
    timing: str
    article: str
    silent: bool
    follows: str | None
    house: bool
    says: SentenceKeys


class EditionSchema(BaseModel):
    """A whole edition: every further field is a clause."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, ClauseSchema] = Field(init=False)

    id: str
    title: str
    sources: list[str]
    house_rules: list[str]
    incidents: dict[str, RulingSchema]


class ScoreSchema(BaseModel):
    """What a tally is worth; counts in board order 2, 3, 4, 1."""

    edition: str
    tally: list[int]
    sets: int
    extras: list[int]
    points: int


class AnswerSchema(BaseModel):
    """What an edition says of one side of a question: rule or house rule, as a sentence."""

    subject: str
    sentence: str
    standing: str
    citation: str


class DisputeSchema(BaseModel):
    """A question that people argue about, with its answers."""

    id: str
    question: str
    rule: str
    answers: list[AnswerSchema]


class Disputes(BaseModel):
    """Every question, by one edition, in one language."""

    edition: str
    language: str
    disputes: list[DisputeSchema]


class TipSchema(BaseModel):
    """What to aim at: the gates of these values; `missing` discs complete the next set."""

    key: str
    gates: list[int]
    missing: int
    sentence: str


class TurnPreviewSchema(BaseModel):
    """How a turn stands; with an error, how its longest beginning stands that can be true."""

    points: int
    sets: int
    extras: list[int]
    in_hand: int
    ended: bool
    void: bool
    bonus_left: int
    least: int
    most: int
    tip: TipSchema | None
    error: ErrorDetail | None
