"""Games at home as the conformance files tell them, played by the project's own commands."""

from collections.abc import Iterable
from typing import Any

from sjoelen.desk.entry_view import text_ids
from sjoelen.desk.game_commands import EntryOrigin, OpenGame
from sjoelen.desk.game_view import GameView, view_with_names
from sjoelen.error import SjoelenError
from sjoelen.home import commands
from sjoelen.home.events import HomeEvent, StarterDrawn, Team
from sjoelen.home.game import HomeGame, replay
from sjoelen.home.turn_order import last_turn
from sjoelen.rules.turn_record import TurnRecord
from tests.conformance.cases import Case

Event = dict[str, Any]


def play(case: Case) -> HomeGame:
    """The game after the events of the case."""
    game = replay(commands.start(case["edition"], case.get("house_rules", ()), case.get("turns")))
    for player in case["players"]:
        game = replay(commands.add_player(game, player), game)
    for event in case.get("events", ()):
        game = replay(events_of(game, event), game)
    return game


def play_unsent(game: HomeGame, unsent: Iterable[Event]) -> HomeGame:
    """The game after the unsent events, without those that it refuses."""
    for event in unsent:
        try:
            game = replay(events_of(game, event), game)
        except SjoelenError:
            continue
    return game


def events_of(game: HomeGame, event: Event) -> tuple[HomeEvent, ...]:
    """The events of the log; raises what the command raises."""
    player, turn = event.get("player", ""), event.get("turn", 0)
    record = TurnRecord(total=event.get("total"))
    match event["type"]:
        case "turn_recorded":
            return commands.record_turn(game, player, turn, record)
        case "turn_corrected":
            return commands.correct_turn(game, player, turn, record, expects=event["corrects"])
        case "game_ended":
            return commands.end(game)
        case "turn_voided":
            return commands.void_turn(game, player, turn, event["incident"])
        case "entry_undone":
            return commands.undo(game, event["undoes"])
        case "starter_drawn":
            return (StarterDrawn(player),)
        case "player_added":
            return commands.add_player(game, player, event["name"])
        case "player_renamed":
            return commands.rename(game, player, event["name"])
        case "player_left":
            return commands.leave(game, player)
        case "player_rejoined":
            return commands.rejoin(game, player)
        case "handicap_set":
            return commands.set_handicap(game, player, event["points"])
        case "teams_formed":
            teams = [Team(team["name"], tuple(team["players"])) for team in event["teams"]]
            return commands.form_teams(game, teams)
        case unknown:
            raise ValueError(unknown)


def shown(game: HomeGame) -> GameView:
    """The game as a browser gets it; a name is its own identity."""
    origins = (EntryOrigin("", ""),) * len(game.entries)
    return view_with_names(OpenGame("game", game, origins, "own"), {text: text for text in text_ids(game)})


def open_turns(game: HomeGame) -> dict[str, int]:
    """The first turn of each player that is not recorded."""
    turns = range(1, last_turn(game) + 1)
    unrecorded = {
        player: [turn for turn in turns if (player, turn) not in game.recorded] for player in game.players
    }
    return {player: min(left) for player, left in unrecorded.items() if left}
