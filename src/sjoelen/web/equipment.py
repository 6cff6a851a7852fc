"""The equipment page: a match board drawn to scale, with the source of each measure."""

from collections.abc import Iterator
from dataclasses import dataclass, fields

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from sjoelen.locale.say import format_fact, say
from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.board.equipment import Dimensions, Measure
from sjoelen.rules.builtin_editions import DEFAULT_EDITION, edition
from sjoelen.search.clause_sentences import clause_citation
from sjoelen.web.language import language_of
from sjoelen.web.page import READ, Renderer


@dataclass(frozen=True, slots=True)
class Gate:
    """A gate on the drawing: its value and its upper edge, in millimetres."""

    value: int
    top_mm: float


def equipment(show: Renderer) -> APIRouter:
    """Return the route of the page."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/equipment", methods=READ)
    def show_equipment(request: Request) -> Response:
        language, dimensions = language_of(request), board().dimensions
        measures = [(field.name, getattr(dimensions, field.name)) for field in fields(Dimensions)]
        return show(
            request,
            "equipment.html",
            mm={name: measure.value for name, measure in measures},
            gates=list(gates(dimensions)),
            measured=[row(name, measure, language) for name, measure in measures if not measure.assumed],
            assumed=[row(name, measure, language) for name, measure in measures if measure.assumed],
        )

    return router


def gates(dimensions: Dimensions) -> Iterator[Gate]:
    """Yield the gates from the player's left, which is the top of the drawing."""
    top = dimensions.side_wall_mm.value + dimensions.beside_wall_mm.value
    for value in edition(DEFAULT_EDITION).gate_values.value:
        yield Gate(value, top)
        top += dimensions.gate_width_mm.value + dimensions.between_gates_mm.value


def row(name: str, measure: Measure, language: str) -> dict[str, str]:
    """Return the label, the value with its tolerance, and the article of a measure."""
    unit = name.rpartition("_")[2]
    value = format_fact(measure.value, language)
    if measure.tolerance is not None:
        value = f"{value} ± {format_fact(measure.tolerance, language)}"
    if measure.least is not None and measure.most is not None:
        value = f"{value} ({format_fact(measure.least, language)}-{format_fact(measure.most, language)})"
    return {
        "label": say(f"measure.{name}", language),
        "value": f"{value} {unit}",
        "where": clause_citation(measure.article, edition(DEFAULT_EDITION), language)
        if measure.article
        else say("cite.ours", language),
    }
