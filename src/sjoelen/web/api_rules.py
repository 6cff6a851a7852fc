"""The API of the rules: editions, scores, disputes, and the judgement of a turn in the making."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

import sjoelen
from sjoelen.desk.turn_preview import TurnPreview, preview_turn
from sjoelen.locale.say import say
from sjoelen.rules.builtin_editions import DEFAULT_EDITION, edition, editions
from sjoelen.rules.disputes import disputes
from sjoelen.rules.house_rules import apply_house_rules, house_rules
from sjoelen.rules.score import score
from sjoelen.rules.tally import Tally
from sjoelen.rules.tip import Tip
from sjoelen.web.changes import INVALID, REFUSED, UNKNOWN, json_response
from sjoelen.web.clause_sentences import answer_sentences, edition_with_sentence_keys
from sjoelen.web.error_responses import error_detail
from sjoelen.web.language import language_of
from sjoelen.web.requests import TurnPreviewBody
from sjoelen.web.responses import (
    AnswerSchema,
    Disputes,
    DisputeSchema,
    Editions,
    EditionSchema,
    EditionTitle,
    ErrorResponse,
    Health,
    ScoreSchema,
    TipSchema,
    TurnPreviewSchema,
)

DESCRIBED = {"model": ErrorResponse, "description": "Cannot be read"}  # here, and named everywhere else
Chosen = Annotated[str, Query(alias="edition")]
House = Annotated[list[str], Query(description="house rules on top")]


def rules() -> APIRouter:
    """What can be asked without a game."""
    router = APIRouter(tags=["rules"])

    @router.get("/health")
    def health() -> Health:
        """Whether the server answers."""
        return Health(status="ok", version=sjoelen.__version__)

    @router.get("/editions")
    def list_editions() -> Editions:
        """Every edition of the rules, the default first."""
        titles = [EditionTitle(id=each.id, title=each.title) for each in editions()]
        return Editions(default=DEFAULT_EDITION, editions=titles, house_rules=list(house_rules()))

    @router.get("/editions/{edition_id}", response_model=EditionSchema, responses={**INVALID, **UNKNOWN})
    def show_edition(edition_id: str, house: House = []) -> Response:  # noqa: B006 - the framework copies it
        """A whole edition, house rules included: each clause with its article and its sentences' keys."""
        return json_response(edition_with_sentence_keys(apply_house_rules(edition(edition_id), house)))

    @router.get("/score", responses={**UNKNOWN, 400: DESCRIBED, 409: REFUSED[409]})
    def show_score(
        tally: Annotated[str, Query(description="four counts in board order", examples=["9,5,7,5"])],
        edition_id: Chosen = DEFAULT_EDITION,
    ) -> ScoreSchema:
        """What a tally is worth."""
        worth = score(Tally.parse(tally), edition(edition_id))
        return ScoreSchema(
            edition=edition_id,
            tally=list(worth.tally.counts),
            sets=worth.sets,
            extras=list(worth.extras),
            points=worth.points,
        )

    _judging(router)
    return router


def _judging(router: APIRouter) -> None:
    @router.get("/disputes", responses=UNKNOWN)
    def list_disputes(request: Request, edition_id: Chosen = DEFAULT_EDITION) -> Disputes:
        """What people argue about, and what the edition says, in the reader's language."""
        language, rules = language_of(request), edition(edition_id)
        shapes = [
            DisputeSchema(
                id=each.id,
                question=say(f"dispute.{each.id}", language),
                rule=each.rule,
                answers=[AnswerSchema(**answer) for answer in answer_sentences(each, rules, language)],
            )
            for each in disputes()
        ]
        return Disputes(edition=rules.id, language=language, disputes=shapes)

    @router.post("/judge", responses={code: REFUSED[code] for code in (400, 404, 409, 413)})
    def judge_turn(request: Request, body: TurnPreviewBody) -> TurnPreviewSchema:
        """How a turn in the making stands; needs no key, for nothing is written down."""
        return _shape(preview_turn(body.edition, body.house_rules, body.record()), language_of(request))


def _shape(judged: TurnPreview, language: str) -> TurnPreviewSchema:
    return TurnPreviewSchema(
        points=judged.points,
        sets=judged.sets,
        extras=list(judged.extras),
        in_hand=judged.in_hand,
        ended=judged.ended,
        void=judged.void,
        bonus_left=judged.bonus_left,
        least=judged.least,
        most=judged.most,
        tip=_tip(judged.tip, language) if judged.tip else None,
        error=error_detail(judged.error, language) if judged.error else None,
    )


def _tip(tip: Tip, language: str) -> TipSchema:
    key = f"tip.{tip.kind}"
    sentence = say(key, language, gates=tip.gates, missing=tip.missing)
    return TipSchema(key=key, gates=list(tip.gates), missing=tip.missing, sentence=sentence)
