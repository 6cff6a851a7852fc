"""The API of the game at home."""

from fastapi import APIRouter, Response

from sjoelen.desk import home_game, player_commands, turn_commands
from sjoelen.desk.game_view import GameView
from sjoelen.desk.home_game import GameSettings
from sjoelen.desk.player_commands import Newcomer, TeamRequest
from sjoelen.desk.ports import Ports
from sjoelen.web.changes import UNKNOWN, Changes, command_responses, json_response
from sjoelen.web.requests import (
    Correction,
    EmptyBody,
    NewGame,
    NewHandicap,
    NewName,
    NewPlayer,
    NewTeams,
    NewTurn,
    Rematch,
    Undo,
    VoidTurn,
)


def games(ports: Ports) -> APIRouter:
    """Return the routes of a game."""
    router = APIRouter(tags=["home game"])
    _beginning(router, ports)
    _seats(router, ports)
    _turns(router, ports)
    return router


def _beginning(router: APIRouter, ports: Ports) -> None:
    @router.post("/games", **command_responses(GameView))
    def new_game(change: Changes, body: NewGame) -> Response:
        """Start a game; the response has the link of its owner."""
        players = tuple(
            Newcomer(player) if isinstance(player, str) else Newcomer(player.name, player.person)
            for player in body.players
        )
        settings = GameSettings(body.edition, body.turns, tuple(body.house_rules), players)
        return json_response(
            home_game.new_game(ports, change.request_for(body), settings, body.notebook), 201
        )

    @router.get("/games/{link}", response_model=GameView, responses=UNKNOWN)
    def show_game(link: str) -> Response:
        """Return a game as it stands."""
        return json_response(home_game.show_game(ports, link))

    @router.post("/games/{link}/rematch", **command_responses(GameView))
    def rematch(link: str, change: Changes, body: Rematch) -> Response:
        """Start a new game with the same players and rules; the response has the link of its owner."""
        return json_response(home_game.rematch(ports, change.request_for(body), link, body.notebook), 201)

    @router.post("/games/{link}/starter", **command_responses(GameView))
    def draw_starter(link: str, change: Changes, body: EmptyBody) -> Response:
        """Draw the player who starts."""
        return json_response(home_game.draw_starter(ports, change.request_for(body), link), 201)

    @router.post("/games/{link}/end", **command_responses(GameView))
    def end_game(link: str, change: Changes, body: EmptyBody) -> Response:
        """End the game; undo the entry to play on."""
        return json_response(home_game.end_game(ports, change.request_for(body), link), 201)

    @router.post("/games/{link}/undo", **command_responses(GameView))
    def undo_entry(link: str, change: Changes, body: Undo) -> Response:
        """Undo an entry; undo the undoing to let it count again."""
        return json_response(home_game.undo_entry(ports, change.request_for(body), link, body.sequence), 201)


def _seats(router: APIRouter, ports: Ports) -> None:
    @router.post("/games/{link}/players", **command_responses(GameView))
    def add_player(link: str, change: Changes, body: NewPlayer) -> Response:
        """Add a player."""
        newcomer = Newcomer(body.name, body.person)
        return json_response(
            player_commands.add_player(ports, change.request_for(body), link, newcomer, body.notebook), 201
        )

    @router.post("/games/{link}/players/{player}/name", **command_responses(GameView))
    def rename_player(link: str, player: str, change: Changes, body: NewName) -> Response:
        """Rename a player."""
        return json_response(
            player_commands.rename(ports, change.request_for(body), link, player, body.name), 201
        )

    @router.post("/games/{link}/players/{player}/leave", **command_responses(GameView))
    def let_leave(link: str, player: str, change: Changes, body: EmptyBody) -> Response:
        """Let a player leave; the turns stay."""
        return json_response(player_commands.leave(ports, change.request_for(body), link, player), 201)

    @router.post("/games/{link}/players/{player}/rejoin", **command_responses(GameView))
    def let_rejoin(link: str, player: str, change: Changes, body: EmptyBody) -> Response:
        """Let a player who left rejoin."""
        return json_response(player_commands.rejoin(ports, change.request_for(body), link, player), 201)

    @router.post("/games/{link}/players/{player}/handicap", **command_responses(GameView))
    def set_handicap(link: str, player: str, change: Changes, body: NewHandicap) -> Response:
        """Set the handicap of a player, in points for each turn."""
        return json_response(
            player_commands.set_handicap(ports, change.request_for(body), link, player, body.points), 201
        )

    @router.post("/games/{link}/teams", **command_responses(GameView))
    def form_teams(link: str, change: Changes, body: NewTeams) -> Response:
        """Form teams; an empty list dissolves them."""
        teams = [TeamRequest(team.name, tuple(team.players)) for team in body.teams]
        return json_response(player_commands.form_teams(ports, change.request_for(body), link, teams), 201)


def _turns(router: APIRouter, ports: Ports) -> None:
    @router.post("/games/{link}/turns", **command_responses(GameView))
    def record_turn(link: str, change: Changes, body: NewTurn) -> Response:
        """Record a turn."""
        slot, record, request = (body.player, body.turn), body.record(), change.request_for(body)
        game = turn_commands.record_turn(ports, request, link, slot, record, expects=body.expects)
        return json_response(game, 201)

    @router.post("/games/{link}/turns/correct", **command_responses(GameView))
    def correct_turn(link: str, change: Changes, body: Correction) -> Response:
        """Correct a recorded turn; the old entry stays, struck through."""
        slot, record, request = (body.player, body.turn), body.record(), change.request_for(body)
        game = turn_commands.correct_turn(
            ports, request, link, slot, record, expects=body.expects, reason=body.reason
        )
        return json_response(game, 201)

    @router.post("/games/{link}/turns/void", **command_responses(GameView))
    def void_turn(link: str, change: Changes, body: VoidTurn) -> Response:
        """Declare a turn void that is not recorded yet; it is played again."""
        slot, request = (body.player, body.turn), change.request_for(body)
        game = turn_commands.void_turn(ports, request, link, slot, incident=body.incident)
        return json_response(game, 201)
