"""The beginning of a game: its first events, its owner's link, and its note in a notebook."""

from collections.abc import Callable

from sjoelen.desk.game_commands import OpenGame, Receipt, UnitOfWork, load_game_at, run_once
from sjoelen.desk.game_view import GameView, view_game
from sjoelen.desk.links import GAMES, Strength, issue_link_token
from sjoelen.desk.notebook import note_game, open_notebook
from sjoelen.desk.ports import Ports, Request, Transaction


def begin_game(
    ports: Ports,
    request: Request,
    command: Callable[[UnitOfWork, OpenGame], OpenGame],
    notebook: str | None = None,
    check: Callable[[Transaction], object] = lambda _: None,
) -> GameView:
    """Begin a game with the events that `command` stores; only this result shows the link.

    `check` is made before a repeated request is answered again.
    Raises UnknownNotebook and what `command` and `check` raise.
    """

    def run(unit: UnitOfWork) -> tuple[Receipt, GameView]:
        open_game = command(unit, OpenGame(GAMES + ports.ids.new(), strength=Strength.OWN))
        token = ports.ids.new()
        after = issue_link_token(unit, open_game, Strength.OWN, token)
        if notebook is not None:
            note_game(unit, open_notebook(unit.transaction, notebook), after.stream, token)
        return Receipt(after.stream, len(after.game.entries), token), view_game(
            unit.transaction, after, token
        )

    def repeat(transaction: Transaction, receipt: Receipt) -> GameView:
        check(transaction)
        open_game = load_game_at(
            transaction, OpenGame(receipt.stream, strength=Strength.OWN), receipt.sequence
        )
        return view_game(transaction, open_game, receipt.token or None)

    return run_once(ports, request, run, repeat)
