"""How a game begins: its first facts, a link for its owner, and a note in the notebook if there is one."""

from collections.abc import Callable

from sjoelen.desk.game_commands import Pen, Receipt, Table, as_of, once
from sjoelen.desk.game_view import Game, shown
from sjoelen.desk.links import GAMES, Strength, issue
from sjoelen.desk.notebook import note_game, open_notebook
from sjoelen.desk.ports import Book, Desk, Request


def begin(
    desk: Desk, request: Request, act: Callable[[Pen, Table], Table], notebook: str | None = None
) -> Game:
    """`act` puts down the first facts; the answer is the only one that shows the link.

    Raises UnknownNotebook and what `act` raises.
    """

    def write(pen: Pen) -> tuple[Receipt, Game]:
        table = act(pen, Table(GAMES + desk.ids.new(), strength=Strength.OWN))
        token = desk.ids.new()
        after = issue(pen, table, Strength.OWN, token)
        if notebook is not None:
            note_game(pen, open_notebook(pen.book, notebook), after.stream, token)
        return Receipt(after.stream, len(after.game.entries), token), shown(pen.book, after, token)

    def again(book: Book, receipt: Receipt) -> Game:
        table = as_of(book, Table(receipt.stream, strength=Strength.OWN), receipt.sequence)
        return shown(book, table, receipt.token or None)

    return once(desk, request, write, again)
