"""The API of the rules: editions, scores, disputes, and the preview of a turn."""

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
from sjoelen.search.clause_sentences import answer_sentences, edition_with_sentence_keys
from sjoelen.search.search import search
from sjoelen.web.changes import INVALID, REFUSED, UNKNOWN, json_response
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
    SearchResultSchema,
    TipSchema,
    TurnPreviewSchema,
)

DESCRIBED = {"model": ErrorResponse, "description": "Cannot be read"}  # described here, referred to elsewhere
QUERY_MAX = 100  # signs, as in the field on the page
Chosen = Annotated[str, Query(alias="edition")]
House = Annotated[list[str], Query(description="house rules on top")]


def rules() -> APIRouter:
    """Return the routes that need no game."""
    router = APIRouter(tags=["rules"])

    @router.get("/health")
    def health() -> Health:
        """Report that the server answers, and its version."""
        return Health(status="ok", version=sjoelen.__version__)

    @router.get("/editions")
    def list_editions() -> Editions:
        """List the editions of the rules, the default first."""
        titles = [EditionTitle(id=rules.id, title=rules.title) for rules in editions()]
        return Editions(default=DEFAULT_EDITION, editions=titles, house_rules=list(house_rules()))

    @router.get("/editions/{edition_id}", response_model=EditionSchema, responses={**INVALID, **UNKNOWN})
    def show_edition(edition_id: str, house: House = []) -> Response:  # noqa: B006 - the framework copies it
        """Return an edition with house rules applied: each clause with its article and its sentence keys."""
        return json_response(edition_with_sentence_keys(apply_house_rules(edition(edition_id), house)))

    @router.get("/score", responses={**UNKNOWN, 400: DESCRIBED, 409: REFUSED[409]})
    def show_score(
        tally: Annotated[str, Query(description="four counts in board order", examples=["9,5,7,5"])],
        edition_id: Chosen = DEFAULT_EDITION,
    ) -> ScoreSchema:
        """Return the score of a tally."""
        worth = score(Tally.parse(tally), edition(edition_id))
        return ScoreSchema(
            edition=edition_id,
            tally=list(worth.tally.counts),
            sets=worth.sets,
            extras=list(worth.extras),
            points=worth.points,
        )

    _add_judging_routes(router)
    return router


def _add_judging_routes(router: APIRouter) -> None:
    @router.get("/disputes", responses=UNKNOWN)
    def list_disputes(request: Request, edition_id: Chosen = DEFAULT_EDITION) -> Disputes:
        """List common disputes with the answers of an edition, in the reader's language."""
        language, rules = language_of(request), edition(edition_id)
        schemas = [
            DisputeSchema(
                id=dispute.id,
                question=say(f"dispute.{dispute.id}", language),
                rule=dispute.rule,
                answers=[AnswerSchema(**answer) for answer in answer_sentences(dispute, rules, language)],
            )
            for dispute in disputes()
        ]
        return Disputes(edition=rules.id, language=language, disputes=schemas)

    @router.get("/search", response_model=SearchResultSchema, responses={**INVALID, **UNKNOWN})
    def search_rules(
        request: Request,
        query: Annotated[
            str, Query(alias="q", max_length=QUERY_MAX, description="a question in plain words")
        ],
        edition_id: Chosen = DEFAULT_EDITION,
    ) -> Response:
        """Return the best answers to a question, in the reader's language."""
        language, rules = language_of(request), edition(edition_id)
        result = search(query, rules, language)
        return json_response({"edition": rules.id, "language": language, **result.record()})

    @router.post("/judge", responses={code: REFUSED[code] for code in (400, 404, 409, 413)})
    def judge_turn(request: Request, body: TurnPreviewBody) -> TurnPreviewSchema:
        """Preview a turn; nothing is stored, so no idempotency key is needed."""
        return _preview_schema(
            preview_turn(body.edition, body.house_rules, body.record()), language_of(request)
        )


def _preview_schema(preview: TurnPreview, language: str) -> TurnPreviewSchema:
    return TurnPreviewSchema(
        points=preview.points,
        sets=preview.sets,
        extras=list(preview.extras),
        in_hand=preview.in_hand,
        ended=preview.ended,
        void=preview.void,
        bonus_left=preview.bonus_left,
        least=preview.least,
        most=preview.most,
        tip=_tip(preview.tip, language) if preview.tip else None,
        error=error_detail(preview.error, language) if preview.error else None,
    )


def _tip(tip: Tip, language: str) -> TipSchema:
    key = f"tip.{tip.kind}"
    sentence = say(key, language, gates=tip.gates, missing=tip.missing)
    return TipSchema(key=key, gates=list(tip.gates), missing=tip.missing, sentence=sentence)
