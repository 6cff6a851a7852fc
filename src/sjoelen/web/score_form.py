"""The score form to print (R72), empty or filled."""

import re
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from sjoelen.desk.game_view import GameView
from sjoelen.desk.home_game import show_game
from sjoelen.desk.ports import Ports
from sjoelen.home.consistency import MOST_PLAYERS
from sjoelen.locale.say import say
from sjoelen.rules.builtin_editions import DEFAULT_EDITION, edition
from sjoelen.rules.edition import Edition
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.web.language import language_of
from sjoelen.web.page import READ, Renderer

PAPERS = ("A4", "A5")
USUAL_TURNS = 3  # R51
MOST_LINES = 99

Chosen = Annotated[str, Query(alias="edition")]
House = Annotated[list[str], Query()]


@dataclass(frozen=True, slots=True)
class FormRow:
    """One turn on paper; unknown values stay empty."""

    turn: int
    counts: tuple[int, ...] | None = None
    bonus: tuple[int, ...] = ()
    points: int | None = None


@dataclass(frozen=True, slots=True)
class FormColumn:
    """The turns of one player on paper."""

    name: str
    rows: tuple[FormRow, ...]
    total: int | None = None
    handicap: int = 0


def score_forms(ports: Ports, show: Renderer) -> APIRouter:
    """Return the routes of the empty form and of the form of a game."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/form", methods=READ)
    def empty(
        request: Request,
        *,
        players: str = "",
        turns: int = USUAL_TURNS,
        paper: str = "A4",
        edition_id: Chosen = "",
        house: House = [],  # noqa: B006 - the framework copies it
    ) -> Response:
        rules = apply_house_rules(edition(edition_id or DEFAULT_EDITION), house)
        lines = tuple(FormRow(turn) for turn in range(1, min(max(turns, 1), MOST_LINES) + 1))
        columns = [FormColumn(name, lines) for name in _names(players)]
        facts = {"columns": columns, "rules": rules, "house_rules": _titles(rules, language_of(request))}
        choices = {"players": players, "turns": len(lines), "paper": _paper(paper), "chooses": True}
        return show(request, "form.html", **facts, **choices)

    @router.api_route("/games/{link}/form", methods=READ)
    def filled(request: Request, link: str, paper: str = "A4") -> Response:
        game = show_game(ports, link)
        rules = apply_house_rules(edition(game.edition), game.house_rules)
        titles = _titles(rules, language_of(request))
        facts = {"columns": _columns(game), "rules": rules, "house_rules": titles}
        return show(request, "form.html", **facts, paper=_paper(paper), chooses=False)

    return router


def _titles(rules: Edition, language: str) -> list[str]:
    """Return the titles of the house rules; "discs-20" is the rule "discs" with its number."""
    parts = [re.fullmatch(r"(.*?)(?:-(\d+))?", rule) for rule in rules.house_rules]
    return [say(f"house.{part[1]}", language, number=int(part[2] or 0)) for part in parts if part]


def _names(players: str) -> list[str]:
    """Return names separated by commas, or empty names where a number was typed."""
    text = players.strip()
    if text.isascii() and text.isdigit():
        return [""] * min(max(int(text[:3]), 1), MOST_PLAYERS)
    return [name.strip() for name in text.split(",")][:MOST_PLAYERS] if text else ["", ""]


def _paper(name: str) -> str:
    return name.upper() if name.upper() in PAPERS else PAPERS[0]


def _columns(game: GameView) -> list[FormColumn]:
    totals = {place.player: place for place in game.standing}
    standing = {
        (line.player, line.turn): FormRow(line.turn or 0, line.tally, line.bonus, line.points)
        for line in game.entries
        if line.points is not None and line.turn and not line.undone and not line.struck
    }
    last = max([game.turns or USUAL_TURNS, *(turn or 0 for _, turn in standing)])
    return [
        FormColumn(
            player.name,
            tuple(standing.get((player.id, turn), FormRow(turn)) for turn in range(1, last + 1)),
            totals[player.id].points if totals[player.id].turns else None,
            totals[player.id].handicap,
        )
        for player in game.players
    ]
