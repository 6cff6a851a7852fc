"""Games to try things on."""

from sjoelen.home.commands import add_player, record_turn, start, undo
from sjoelen.home.game import HomeGame, replay
from sjoelen.home.ranking import ranking
from sjoelen.rules.turn_record import TurnRecord


def started(*players: str, turns: int | None = 2) -> HomeGame:
    game = replay(start("ans-2026", [], turns))
    for player in players:
        game = replay(add_player(game, player), game)
    return game


def wrote(game: HomeGame, player: str, turn: int, total: int) -> HomeGame:
    return replay(record_turn(game, player, turn, TurnRecord(total=total)), game)


def undid(game: HomeGame, sequence: int) -> HomeGame:
    return replay(undo(game, sequence), game)


def totals(game: HomeGame) -> dict[str, int]:
    return {game.players[row.player]: row.points for row in ranking(game)}
