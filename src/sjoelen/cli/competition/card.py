"""sjoelen competition card, hand-in"""

from collections.abc import Iterator
from pathlib import Path

import click

from sjoelen.cli.competition.hall import carry_out, desk_at, held
from sjoelen.cli.competition.record import place_of, slot_of
from sjoelen.cli.reader import Reader, answer, this_reader
from sjoelen.cli.tabulate import tabulated
from sjoelen.desk.competition import Hall, show_hall
from sjoelen.rules.tally import count_from
from sjoelen.tournament import judge_card
from sjoelen.tournament.card_events import Slot
from sjoelen.tournament.match_card import MatchCard


@held("card")
@click.argument("player")
@click.option("--series", default="1", metavar="N")
def card(competition: str, player: str, series: str, *, data: Path | None) -> None:
    """A player's card."""
    hall, number = show_hall(desk_at(data), competition), count_from(series)
    entrant = hall.entrant(player)
    found = hall.competition.card(entrant.player, number)
    cells = [_cell(hall, found, Slot(entrant.player, number, turn)) for turn in range(1, found.turns + 1)]
    head = {"number": entrant.number, "name": hall.names.get(entrant.player, ""), "series": number}
    record = {
        "competition": hall.id,
        **head,
        "handed_in": found.handed_in,
        "turns": cells,
        "total": found.total,
    }
    answer(record, _lines(this_reader(), record, cells))


@held("hand-in")
@click.argument("player")
@click.option("--series", default="1", metavar="N")
def hand_in(competition: str, player: str, series: str, *, data: Path | None) -> None:
    """Give the copy to the player and the original to the ring leader."""
    number = count_from(series)
    hall = carry_out(
        data,
        competition,
        lambda hall: judge_card.hand_in(
            hall.competition.card(hall.entrant(player).player, number),
            slot_of(hall, player, number, hall.competition.format.turns),
            hall.competition.edition_of(number),
        ),
    )
    entrant = hall.entrant(player)
    told = {"competition": hall.id, "name": hall.names[entrant.player], "series": number}
    told |= {"total": hall.competition.card(entrant.player, number).total}
    answer(told, [this_reader().say("cli.handed-in", **told)])


def _cell(hall: Hall, found: MatchCard, slot: Slot) -> dict[str, object]:
    cell = found.cell(slot.turn)
    board = cell.entries[-1].board if cell.entries else place_of(hall, slot)[0]
    return {
        "turn": slot.turn,
        "board": board,
        "state": cell.state,
        "written": cell.written,
        "points": cell.points,
    }


def _lines(reader: Reader, record: dict[str, object], cells: list[dict[str, object]]) -> Iterator[str]:
    yield f"{record['number']}  {record['name']}"
    rows = [
        [
            str(cell["turn"]),
            str(cell["board"]),
            "" if cell["points"] is None else str(cell["points"]),
            "" if cell["state"] == "unplayed" else reader.say(f"cli.cell.{cell['state']}"),
        ]
        for cell in cells
    ]
    heads = [reader.say(f"cli.column.{name}") for name in ("turn", "board", "points", "state")]
    yield from tabulated(heads, rows, left=(3,))
    yield reader.say("cli.card-total", total=record["total"])
