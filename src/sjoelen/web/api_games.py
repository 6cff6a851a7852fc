"""The API of the game at home."""

from fastapi import APIRouter, Response

from sjoelen.desk import home_game, player_commands, turn_commands
from sjoelen.desk.game_view import Game
from sjoelen.desk.home_game import Agreed
from sjoelen.desk.player_commands import Joining, Together
from sjoelen.desk.ports import Desk
from sjoelen.web.changes import UNKNOWN, Changes, as_json, changing
from sjoelen.web.requests import (
    Correction,
    NewGame,
    NewHandicap,
    NewName,
    NewPlayer,
    NewTeams,
    NewTurn,
    Nothing,
    Rematch,
    Undo,
    VoidTurn,
)


def games(desk: Desk) -> APIRouter:
    """Every address of a game, at this desk."""
    router = APIRouter(tags=["home game"])
    _beginning(router, desk)
    _seats(router, desk)
    _turns(router, desk)
    return router


def _beginning(router: APIRouter, desk: Desk) -> None:
    @router.post("/games", **changing(Game))
    def new_game(change: Changes, body: NewGame) -> Response:
        """Start a game; the answer has the link of its owner."""
        players = tuple(
            Joining(who) if isinstance(who, str) else Joining(who.name, who.person) for who in body.players
        )
        agreed = Agreed(body.edition, body.turns, tuple(body.house_rules), players)
        return as_json(home_game.new_game(desk, change.asking(body), agreed, body.notebook), 201)

    @router.get("/games/{link}", response_model=Game, responses=UNKNOWN)
    def show_game(link: str) -> Response:
        """A game as it is now."""
        return as_json(home_game.show_game(desk, link))

    @router.post("/games/{link}/rematch", **changing(Game))
    def rematch(link: str, change: Changes, body: Rematch) -> Response:
        """The same people by the same rules in a new game; the answer has the link of its owner."""
        return as_json(home_game.rematch(desk, change.asking(body), link, body.notebook), 201)

    @router.post("/games/{link}/starter", **changing(Game))
    def draw_starter(link: str, change: Changes, body: Nothing) -> Response:
        """Let the dice of the server say who starts."""
        return as_json(home_game.draw_starter(desk, change.asking(body), link), 201)

    @router.post("/games/{link}/undo", **changing(Game))
    def undo_entry(link: str, change: Changes, body: Undo) -> Response:
        """Let an entry no longer count; undoing an undoing lets it count again."""
        return as_json(home_game.undo_entry(desk, change.asking(body), link, body.sequence), 201)


def _seats(router: APIRouter, desk: Desk) -> None:
    @router.post("/games/{link}/players", **changing(Game))
    def add_player(link: str, change: Changes, body: NewPlayer) -> Response:
        """Let someone join."""
        who = Joining(body.name, body.person)
        return as_json(player_commands.add_player(desk, change.asking(body), link, who, body.notebook), 201)

    @router.post("/games/{link}/players/{player}/name", **changing(Game))
    def rename_player(link: str, player: str, change: Changes, body: NewName) -> Response:
        """Let a player go by another name from here on."""
        return as_json(player_commands.rename(desk, change.asking(body), link, player, body.name), 201)

    @router.post("/games/{link}/players/{player}/leave", **changing(Game))
    def let_leave(link: str, player: str, change: Changes, body: Nothing) -> Response:
        """Let a player stop; the turns stay."""
        return as_json(player_commands.leave(desk, change.asking(body), link, player), 201)

    @router.post("/games/{link}/players/{player}/rejoin", **changing(Game))
    def let_rejoin(link: str, player: str, change: Changes, body: Nothing) -> Response:
        """Let a player who left play on."""
        return as_json(player_commands.rejoin(desk, change.asking(body), link, player), 201)

    @router.post("/games/{link}/players/{player}/handicap", **changing(Game))
    def set_handicap(link: str, player: str, change: Changes, body: NewHandicap) -> Response:
        """Give a player points on top of each turn."""
        return as_json(
            player_commands.set_handicap(desk, change.asking(body), link, player, body.points), 201
        )

    @router.post("/games/{link}/teams", **changing(Game))
    def form_teams(link: str, change: Changes, body: NewTeams) -> Response:
        """Put players together, or take the teams apart."""
        teams = [Together(team.name, tuple(team.players)) for team in body.teams]
        return as_json(player_commands.form_teams(desk, change.asking(body), link, teams), 201)


def _turns(router: APIRouter, desk: Desk) -> None:
    @router.post("/games/{link}/turns", **changing(Game))
    def record_turn(link: str, change: Changes, body: NewTurn) -> Response:
        """Write down a turn."""
        slot, record, request = (body.player, body.turn), body.record(), change.asking(body)
        game = turn_commands.record_turn(desk, request, link, slot, record, expects=body.expects)
        return as_json(game, 201)

    @router.post("/games/{link}/turns/correct", **changing(Game))
    def correct_turn(link: str, change: Changes, body: Correction) -> Response:
        """Write down a recorded turn anew; the old entry stays, struck through."""
        slot, record, request = (body.player, body.turn), body.record(), change.asking(body)
        game = turn_commands.correct_turn(
            desk, request, link, slot, record, expects=body.expects, reason=body.reason
        )
        return as_json(game, 201)

    @router.post("/games/{link}/turns/void", **changing(Game))
    def void_turn(link: str, change: Changes, body: VoidTurn) -> Response:
        """Declare a turn void that is not written down yet, to be played again."""
        slot, request = (body.player, body.turn), change.asking(body)
        game = turn_commands.void_turn(desk, request, link, slot, incident=body.incident)
        return as_json(game, 201)
