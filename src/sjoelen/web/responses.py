"""Response schemas of the rules and of errors; views of the desk are in `desk.game_view`."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from sjoelen.rules.citation import Label


class ErrorDetail(BaseModel):
    """The error of a refused request."""

    family: str
    key: str
    article: str | None
    facts: dict[str, Any]
    sentence: str


class ErrorResponse(BaseModel):
    """The body of every response that is not a success."""

    error: ErrorDetail


class Health(BaseModel):
    """The state of the server."""

    status: str
    version: str


class EditionTitle(BaseModel):
    """An edition and its title."""

    id: str
    title: str


class Editions(BaseModel):
    """The editions and the house rules; N in a house rule stands for a number."""

    default: str
    editions: list[EditionTitle]
    house_rules: list[str]


class SentenceKeys(BaseModel):
    """The catalogue keys of a clause, title and verdict, and the numbers of the verdict."""

    title: str
    verdict: str
    facts: dict[str, Any]


class ClauseSchema(BaseModel):
    """The value of a clause and its article."""

    value: Any
    article: str
    label: Label
    parts: dict[str, str]
    says: SentenceKeys


class RulingSchema(BaseModel):
    """The consequence of an incident."""

    consequence: str
    timing: str
    article: str
    label: Label
    says: SentenceKeys


class EditionSchema(BaseModel):
    """An edition; every further field is a clause."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, ClauseSchema] = Field(init=False)

    id: str
    title: str
    sources: list[str]
    house_rules: list[str]
    incidents: dict[str, RulingSchema]


class ScoreSchema(BaseModel):
    """The score of a tally; counts in board order 2, 3, 4, 1."""

    edition: str
    tally: list[int]
    sets: int
    extras: list[int]
    points: int


class AnswerSchema(BaseModel):
    """The answer of an edition to one side of a dispute, as a sentence."""

    subject: str
    part: str = Field(description="the part of the question that it answers, empty for the whole")
    sentence: str
    citation: str


class DisputeSchema(BaseModel):
    """A common dispute, with its answers."""

    id: str
    question: str
    rule: str
    answers: list[AnswerSchema]


class Disputes(BaseModel):
    """Every dispute, answered by one edition in one language."""

    edition: str
    language: str
    disputes: list[DisputeSchema]


class CitedSentenceSchema(BaseModel):
    """A sentence of an edition with its citation; `subject` is its clause or incident, if any."""

    subject: str | None
    sentence: str
    citation: str


class HitSchema(BaseModel):
    """An entry of the search: its clauses, its title and the sentences that answer."""

    id: str
    clauses: list[str]
    title: str
    sentences: list[CitedSentenceSchema]


class SearchResultSchema(BaseModel):
    """The best answers to a question, or the nearest ones when none of them `fits`."""

    edition: str
    language: str
    fits: bool
    answers: list[HitSchema]


class TipSchema(BaseModel):
    """A tip: the values of the gates to aim at; `missing` discs complete the next set."""

    key: str
    gates: list[int]
    missing: int
    sentence: str


class TurnPreviewSchema(BaseModel):
    """The state of a turn; with an error, that of its longest valid beginning."""

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


class WoodSchema(BaseModel):
    """A piece of wood as a box, millimetres, and what a disc on it has as `support`."""

    left: float
    right: float
    front: float
    rear: float
    low: float
    high: float
    support: str


class BoardSchema(BaseModel):
    """A board in millimetres: x from the left wall, y from the check line towards the gates."""

    id: str
    width: float
    start: float
    gates: float
    end: float
    gate_height: float
    radius: float
    thickness: float
    wood: list[WoodSchema]


class DiscPlacement(BaseModel):
    """The place of a disc in metres, and what supports it."""

    x: float
    y: float
    support: str
    low: float
    high: float | None
    on: int | None


class JudgedDisc(BaseModel):
    """A disc and its history; off the board it has no placement.

    `left_at_end`: it left the board at the open end.
    """

    placement: DiscPlacement | None
    gate: int | None
    strayed: bool
    over_bar: bool
    returned: list[int]
    in_play: bool
    touched: bool
    broken: bool
    foreign: bool
    stacked: bool
    left_at_end: bool


class DiscVerdictSchema(BaseModel):
    """The verdict on a disc: where it lies and counts, why, and by which article.

    `lath_mm`: the gap between disc and lath, negative if the lath moves the disc.
    """

    number: int
    place: str
    gate: int | None
    counts_in: int | None
    reason: str
    lath_mm: float | None
    incident: str | None
    consequence: str | None
    fate: str
    article: str


class SceneSchema(BaseModel):
    """A scene after its slides, and the verdict of a jury in an edition; a void turn has no points.

    `side_views`: stacks, leaning and standing discs seen from aside, as SVG.
    """

    title: str
    board: str
    edition: str
    tally: list[int]
    points: int | None
    void: str | None
    discs: list[JudgedDisc]
    verdicts: list[DiscVerdictSchema]
    side_views: list[str]
