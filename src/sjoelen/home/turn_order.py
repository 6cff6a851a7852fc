"""The order of play."""

from collections.abc import Iterator

from sjoelen.home.game import HomeGame, Slot

MOST_TURNS = 99  # ours: far beyond the longest match, 20 turns (R51)


def last_turn(game: HomeGame) -> int:
    """Return the number of the last turn of each player."""
    return game.agreement.turns or MOST_TURNS


def slots(game: HomeGame) -> Iterator[Slot]:
    """Yield player and turn in the order of play, the drawn starter first, without those who left."""
    players, starter = game.players, game.starter
    first = players.index(starter) if starter else 0
    order = [player for player in players[first:] + players[:first] if player not in game.left]
    return ((player, turn) for turn in range(1, last_turn(game) + 1) for player in order)


def next_slot(game: HomeGame) -> Slot | None:
    """Return the next turn to be played, None when none is left or the game has ended."""
    if game.ended:
        return None
    return next((slot for slot in slots(game) if slot not in game.recorded), None)


def is_complete(game: HomeGame) -> bool:
    """Return whether the players ended the game, or everyone who has not left has played all turns."""
    playing = len(game.players) > len(game.left)
    return bool(game.players) and (game.ended or (playing and next_slot(game) is None))
