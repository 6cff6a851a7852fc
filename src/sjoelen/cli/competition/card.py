"""sjoelen competition card, cards, hand-in"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from zoneinfo import ZoneInfo

import click

from sjoelen.cli.competition.competition_desk import carry_out, desk_at, held
from sjoelen.cli.competition.cup_rules import cup_lines, cup_records
from sjoelen.cli.competition.record import slot_of
from sjoelen.cli.competition.verify import short_code
from sjoelen.cli.file import FILE, write_text
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.cli.tabulate import tabulated
from sjoelen.desk.competition import Hall, show_hall, stream_of
from sjoelen.desk.ports import Desk
from sjoelen.paper.match_cards import PAPERS, cards_page, heading_of, printed_card
from sjoelen.rules.tally import count_from
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.card_holder import CardHolder, card_holder
from sjoelen.tournament.direction.printed_card import CardLine, card_lines
from sjoelen.tournament.match_card import commands as card_commands
from sjoelen.tournament.match_card.card import CellState, MatchCard


@held("card")
@click.argument("player")
@click.option("--series", default="1", metavar="N")
@click.option("--print", "page", type=FILE, metavar="FILE.html")
@click.option("--paper", type=click.Choice(PAPERS), default=PAPERS[0])
def card(
    competition: str, player: str, series: str, *, page: Path | None, paper: str, data: Path | None
) -> None:
    """A player's card, and who holds it now."""
    desk, number = desk_at(data), count_from(series)
    hall = show_hall(desk, competition)
    entrant = hall.entrant(player)
    if page is not None:
        _print(desk, hall, (entrant.player,), number, page=page, paper=paper)
        return
    sheet = tuple(card_lines(hall.competition, entrant.player, number))
    holder = card_holder(hall.competition, entrant.player, number)
    found = hall.competition.card(entrant.player, number)
    record = {
        "competition": hall.id,
        "number": entrant.number,
        "name": hall.name_of(entrant.player),
        "series": number,
        "handed_in": found.handed_in,
        "holder": {"as": holder.keeper, "name": hall.name_of(holder.person) or None, "board": holder.board},
        "turns": [_turn(hall, found, line) for line in sheet],
        "total": found.total,
        "cup_rules": cup_records(hall),
    }
    answer(record, _lines(this_reader(), hall, record, sheet, holder))


@held("cards")
@click.option("--series", default="1", metavar="N")
@click.option("--print", "page", type=FILE, required=True, metavar="FILE.html")
@click.option("--paper", type=click.Choice(PAPERS), default=PAPERS[0])
def cards(competition: str, series: str, *, page: Path, paper: str, data: Path | None) -> None:
    """Print everybody's card of a series, a page each, sorted by the competition's rule."""
    desk, number = desk_at(data), count_from(series)
    hall = show_hall(desk, competition)
    players = direction.players_of(hall.competition, hall.competition.format.stage_with(number))
    listed = sorted((entrant.player for entrant in players), key=hall.sort_key)
    _print(desk, hall, listed, number, page=page, paper=paper)


@held("hand-in")
@click.argument("player")
@click.option("--series", default="1", metavar="N")
def hand_in(competition: str, player: str, series: str, *, data: Path | None) -> None:
    """Give the copy to the player and the original to the ring leader."""
    number = count_from(series)
    hall = carry_out(
        data,
        competition,
        lambda hall: card_commands.hand_in(
            hall.competition.card(hall.entrant(player).player, number),
            slot_of(hall, player, number, hall.competition.format.turns),
            hall.competition.edition_of(number),
        ),
    )
    entrant = hall.entrant(player)
    told = {"competition": hall.id, "name": hall.name_of(entrant.player), "series": number}
    told |= {"total": hall.competition.card(entrant.player, number).total}
    answer(told, [this_reader().say("cli.handed-in", **told)])


def _print(desk: Desk, hall: Hall, players: Sequence[str], series: int, *, page: Path, paper: str) -> None:
    for player in players:
        direction.card_slot(hall.competition, player, series, 1)
    code = short_code(desk.log.head(stream_of(hall.id)))
    moment, language = desk.clock.now(), this_reader().language
    printed = moment.at.astimezone(ZoneInfo(moment.zone))
    heading = heading_of(hall, series, code=code, printed=printed)
    made = (printed_card(hall, player, series, language) for player in players)
    text = cards_page(heading, made, paper=paper, language=language)
    write_text(page, text)
    record = {"competition": hall.id, "file": str(page), "cards": len(players), "paper": paper, "code": code}
    answer(record, [this_reader().say("cli.cards-printed", **record)])


def _turn(hall: Hall, card: MatchCard, line: CardLine) -> dict[str, object]:
    told = asdict(line)
    told |= {"player": hall.name_of(line.player), "juror": hall.name_of(line.juror) or None}
    return {**told, "written": card.cell(line.turn).written}


def _lines(
    reader: Reader, hall: Hall, record: dict[str, object], sheet: Sequence[CardLine], holder: CardHolder
) -> Iterator[str]:
    yield f"{record['number']}  {record['name']}"
    heads = [reader.say(f"cli.column.{name}") for name in ("turn", "board", "points", "running", "state")]
    rows = [
        [
            str(line.turn),
            line.board,
            "" if line.points is None else str(line.points),
            "" if line.running is None else str(line.running),
            _state(reader, hall, line),
        ]
        for line in sheet
    ]
    yield from tabulated(heads, rows, left=(4,))
    yield reader.say("cli.card-total", total=record["total"])
    yield reader.say(
        f"cli.holds.{holder.keeper}{'' if holder.person else '-unnamed'}",
        name=hall.shown(holder.person),
        board=holder.board,
    )
    yield from cup_lines(reader, hall)


def _state(reader: Reader, hall: Hall, line: CardLine) -> str:
    """What is to be said of a turn: how it stands, what was crossed out, why, and who took over."""
    said = list[str]()
    if line.state is not CellState.UNPLAYED:
        said.append(reader.say(f"cli.mark.{line.mark}" if line.mark else f"cli.cell.{line.state}"))
    if line.struck:
        said.append(reader.say("cli.struck", points=line.struck))
    if line.reason:
        said.append(line.reason)
    if line.player not in hall.competition.entrants:
        said.append(reader.say("cli.plays", name=hall.name_of(line.player)))
    return ", ".join(said)
