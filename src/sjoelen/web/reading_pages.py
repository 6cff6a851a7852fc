"""Pages to read without a script: rules, differences between editions, disputes, counting."""

from collections.abc import Iterator
from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from sjoelen.locale.say import say
from sjoelen.rules.builtin_editions import DEFAULT_EDITION, EDITION_IDS, edition, editions
from sjoelen.rules.disputes import disputes
from sjoelen.rules.edition import Edition
from sjoelen.rules.incident import Incident
from sjoelen.rules.score import score
from sjoelen.rules.statements import INCIDENT, clause_of, sections, stands_in, subjects_of, turn_steps
from sjoelen.rules.tally import Tally
from sjoelen.search.clause_sentences import (
    answer_sentences,
    citation,
    clause_fields,
    title_of,
    whole_sentence,
)
from sjoelen.search.search import search
from sjoelen.web.language import language_of
from sjoelen.web.page import READ, Renderer

EXAMPLE = Tally((9, 5, 7, 5))
MOST_QUERY = 100
Chosen = Annotated[str, Query(alias="edition")]


def reading(show: Renderer) -> APIRouter:
    """Return the routes of the pages to read."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/rules", methods=READ)
    def list_rules(request: Request) -> Response:
        return show(request, "rules.html", editions=_titles(language_of(request)))

    @router.api_route("/rules/difference", methods=READ)
    def compare(request: Request, a: str = EDITION_IDS[0], b: str = EDITION_IDS[1]) -> Response:
        language, pair = language_of(request), (edition(a), edition(b))
        facts = {"a": a, "b": b, "rows": list(_differing(*pair, language)), "editions": _titles(language)}
        return show(request, "difference.html", **facts)

    @router.api_route("/rules/{edition_id}", methods=READ)
    def show_rules(request: Request, edition_id: str) -> Response:
        language, rules = language_of(request), edition(edition_id)
        parts = [
            (section, [_row(rules, subject, language, name) for name, subject in subjects_of(section, rules)])
            for section in sections()
        ]
        return show(request, "edition.html", id=rules.id, sections=parts, editions=_titles(language))

    @router.api_route("/rules/{edition_id}/turn", methods=READ)
    def show_turn(request: Request, edition_id: str) -> Response:
        language, rules = language_of(request), edition(edition_id)
        steps = [
            (step, [_row(rules, subject, language) for subject in subjects if stands_in(subject, rules)])
            for step, subjects in turn_steps().items()
        ]
        return show(request, "turn_steps.html", id=rules.id, steps=steps)

    _add_answers(router, show)
    return router


def _add_answers(router: APIRouter, show: Renderer) -> None:
    @router.api_route("/disputes", methods=READ)
    def list_disputes(request: Request, q: str = "", edition_id: Chosen = DEFAULT_EDITION) -> Response:
        language, rules, query = language_of(request), edition(edition_id), q[:MOST_QUERY].strip()
        facts = {"query": query, "id": rules.id, "editions": _titles(language)}
        result = search(query, rules, language) if query else None
        questions = [] if result else list(_questions(rules, language))
        return show(request, "disputes.html", result=result, questions=questions, **facts)

    @router.api_route("/counting", methods=READ)
    def counting(request: Request) -> Response:
        rules = edition(DEFAULT_EDITION)
        columns = list(zip(rules.gate_values.value, EXAMPLE.counts, EXAMPLE.extras, strict=True))
        facts = {"columns": columns, "score": score(EXAMPLE, rules), "set_value": rules.set_value.value}
        return show(request, "counting.html", **facts)


def _titles(language: str) -> list[tuple[str, str]]:
    return [(rules.id, say(f"edition.{rules.id}", language)) for rules in editions()]


def _row(rules: Edition, subject: str, language: str, name: str = "") -> dict[str, str]:
    return {
        "id": name,
        "incident": subject if subject.startswith(INCIDENT) else "",
        "label": title_of(subject, language),
        "says": whole_sentence(rules, subject, language),
        "where": citation(clause_of(rules, subject), language),
    }


def _differing(a: Edition, b: Edition, language: str) -> Iterator[tuple[dict[str, str], dict[str, str]]]:
    for field in (*clause_fields(), *(f"incident.{incident}" for incident in Incident)):
        pair = _row(a, field, language), _row(b, field, language)
        if pair[0]["says"] != pair[1]["says"]:
            yield pair


def _questions(rules: Edition, language: str) -> Iterator[dict[str, Any]]:
    for dispute in disputes():
        question = say(f"dispute.{dispute.id}", language)
        yield {
            "id": dispute.id,
            "question": question,
            "answers": list(answer_sentences(dispute, rules, language)),
        }
