"""The JSON API, /api/v1."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Header, Query, Request, Response
from pydantic import BaseModel

import sjoelen
from sjoelen.desk import home_game, ports
from sjoelen.desk.home_game import Written
from sjoelen.desk.ports import Desk
from sjoelen.desk.sheet import Game
from sjoelen.rules.house import house_rules
from sjoelen.rules.score import score
from sjoelen.rules.shelf import DEFAULT_EDITION, edition, editions
from sjoelen.rules.tally import Tally
from sjoelen.web.wire import (
    Draw,
    Editions,
    EditionShape,
    EditionTitle,
    Health,
    NewGame,
    NewPlayer,
    NewTurn,
    Refused,
    ScoreShape,
    Undo,
)

PREFIX = "/api/v1"
ANYONE = "guest"  # nobody logs in at home

INVALID: dict[int | str, dict[str, Any]] = {400: {"model": Refused, "description": "Cannot be read"}}
UNKNOWN: dict[int | str, dict[str, Any]] = {404: {"model": Refused, "description": "Is not there"}}
REFUSED: dict[int | str, dict[str, Any]] = {
    **INVALID,
    **UNKNOWN,
    409: {"model": Refused, "description": "An article forbids it, or someone was first"},
    413: {"model": Refused, "description": "Too large"},
}


class Change:
    """A change and the key under which it has one effect."""

    def __init__(
        self,
        request: Request,
        key: Annotated[
            str, Header(alias="Idempotency-Key", min_length=1, max_length=200, pattern="^[!-~]+$")
        ],
    ) -> None:
        self._path, self._key = request.url.path, key

    def asking(self, body: BaseModel) -> ports.Request:
        """The request as the desk knows it."""
        return ports.Request(self._path, self._key, body.model_dump_json(), ANYONE)


Changes = Annotated[Change, Depends()]


def api(desk: Desk) -> APIRouter:
    """Every address of the API, at this desk."""
    router = APIRouter(prefix=PREFIX)
    router.include_router(_rules())
    router.include_router(_home_game(desk))
    return router


def _rules() -> APIRouter:
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

    @router.get("/editions/{edition_id}", response_model=EditionShape, responses=UNKNOWN)
    def show_edition(edition_id: str) -> Response:
        """A whole edition, each clause with its article."""
        return _json(edition(edition_id))

    @router.get("/score", responses={**INVALID, **UNKNOWN, 409: REFUSED[409]})
    def show_score(
        tally: Annotated[str, Query(description="four counts in board order", examples=["9,5,7,5"])],
        edition_id: Annotated[str, Query(alias="edition")] = DEFAULT_EDITION,
    ) -> ScoreShape:
        """What a tally is worth."""
        worth = score(Tally.parse(tally), edition(edition_id))
        return ScoreShape(
            edition=edition_id,
            tally=list(worth.tally.counts),
            sets=worth.sets,
            extras=list(worth.extras),
            points=worth.points,
        )

    return router


def _home_game(desk: Desk) -> APIRouter:
    router = APIRouter(tags=["home game"])
    game: dict[str, Any] = {"status_code": 201, "response_model": Game, "responses": REFUSED}

    @router.post("/games", **game)
    def new_game(change: Changes, body: NewGame) -> Response:
        """Start a game."""
        return _json(home_game.new_game(desk, change.asking(body), **body.model_dump()), 201)

    @router.get("/games/{game_id}", response_model=Game, responses=UNKNOWN)
    def show_game(game_id: str) -> Response:
        """A game as it is now."""
        return _json(home_game.show_game(desk, game_id))

    @router.post("/games/{game_id}/players", **game)
    def add_player(game_id: str, change: Changes, body: NewPlayer) -> Response:
        """Let someone join."""
        return _json(home_game.add_player(desk, change.asking(body), game_id, body.name), 201)

    @router.post("/games/{game_id}/starter", **game)
    def draw_starter(game_id: str, change: Changes, body: Draw) -> Response:
        """Draw who starts."""
        return _json(home_game.draw_starter(desk, change.asking(body), game_id), 201)

    @router.post("/games/{game_id}/turns", **game)
    def record_turn(game_id: str, change: Changes, body: NewTurn) -> Response:
        """Write down a turn."""
        return _json(home_game.record_turn(desk, change.asking(body), game_id, _written(body)), 201)

    @router.post("/games/{game_id}/undo", **game)
    def undo_entry(game_id: str, change: Changes, body: Undo) -> Response:
        """Let an entry no longer count; undoing an undoing lets it count again."""
        return _json(home_game.undo_entry(desk, change.asking(body), game_id, body.sequence), 201)

    return router


def _written(body: NewTurn) -> Written:
    return Written(
        player=body.player,
        turn=body.turn,
        tally=None if body.tally is None else tuple(body.tally),
        after=body.after,
        total=body.total,
        bonus=tuple(body.bonus),
        bonus_declined=body.decline_bonus,
    )


def _json(thing: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(thing, enc_hook=dict), status, media_type="application/json")
