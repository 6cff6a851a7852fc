"""sjoelen competition card, cards, hand-in"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from zoneinfo import ZoneInfo

import click

from sjoelen.cli.competition.competition_desk import carry_out, competition_command, desk_at
from sjoelen.cli.competition.cup_rules import cup_lines, cup_records
from sjoelen.cli.competition.record import slot_of
from sjoelen.cli.file import FILE, write_text
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.cli.tabulate import table_lines
from sjoelen.desk.competition import show_competition, stream_of
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.desk.ports import Ports
from sjoelen.desk.verification import short_code
from sjoelen.paper.match_cards import PAPERS, cards_page, heading_of, printed_card
from sjoelen.rules.tally import count_from
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.card_holder import CardHolder, card_holder
from sjoelen.tournament.direction.printed_card import CardLine, card_lines
from sjoelen.tournament.match_card import commands as card_commands
from sjoelen.tournament.match_card.card import CellState, MatchCard


@competition_command("card")
@click.argument("player")
@click.option("--series", default="1", metavar="N")
@click.option("--print", "page", type=FILE, metavar="FILE.html")
@click.option("--paper", type=click.Choice(PAPERS), default=PAPERS[0])
def card(
    competition: str, player: str, series: str, *, page: Path | None, paper: str, data: Path | None
) -> None:
    """Show a player's match card and its present holder, or print it."""
    ports, number = desk_at(data), count_from(series)
    view = show_competition(ports, competition)
    entrant = view.entrant(player)
    if page is not None:
        _print(ports, view, (entrant.player,), number, page=page, paper=paper)
        return
    sheet = tuple(card_lines(view.competition, entrant.player, number))
    holder = card_holder(view.competition, entrant.player, number)
    match_card = view.competition.card(entrant.player, number)
    record = {
        "competition": view.id,
        "number": entrant.number,
        "name": view.name_of(entrant.player),
        "series": number,
        "handed_in": match_card.handed_in,
        "holder": {"as": holder.role, "name": view.name_of(holder.person) or None, "board": holder.board},
        "turns": [_turn(view, match_card, line) for line in sheet],
        "total": match_card.total,
        "cup_rules": cup_records(view),
    }
    answer(record, _lines(this_reader(), view, record, sheet, holder))


@competition_command("cards")
@click.option("--series", default="1", metavar="N")
@click.option("--print", "page", type=FILE, required=True, metavar="FILE.html")
@click.option("--paper", type=click.Choice(PAPERS), default=PAPERS[0])
def cards(competition: str, series: str, *, page: Path, paper: str, data: Path | None) -> None:
    """Print the match cards of a series, one a page, in the sorting order."""
    ports, number = desk_at(data), count_from(series)
    view = show_competition(ports, competition)
    players = direction.players_of(view.competition, view.competition.format.stage_with(number))
    listed = sorted((entrant.player for entrant in players), key=view.sort_key)
    _print(ports, view, listed, number, page=page, paper=paper)


@competition_command("hand-in")
@click.argument("player")
@click.option("--series", default="1", metavar="N")
def hand_in(competition: str, player: str, series: str, *, data: Path | None) -> None:
    """Hand in a complete match card."""
    number = count_from(series)
    view = carry_out(
        data,
        competition,
        lambda view: card_commands.hand_in(
            view.competition.card(view.entrant(player).player, number),
            slot_of(view, player, number, view.competition.format.turns),
            view.competition.edition_of(number),
        ),
    )
    entrant = view.entrant(player)
    record = {"competition": view.id, "name": view.name_of(entrant.player), "series": number}
    record |= {"total": view.competition.card(entrant.player, number).total}
    answer(record, [this_reader().say("cli.handed-in", **record)])


def _print(
    ports: Ports, view: CompetitionView, players: Sequence[str], series: int, *, page: Path, paper: str
) -> None:
    for player in players:
        direction.card_slot(view.competition, player, series, 1)
    code = short_code(ports.log.head(stream_of(view.id)))
    moment, language = ports.clock.now(), this_reader().language
    printed = moment.at.astimezone(ZoneInfo(moment.zone))
    heading = heading_of(view, series, code=code, printed=printed)
    pages = (printed_card(view, player, series, language) for player in players)
    text = cards_page(heading, pages, paper=paper, language=language)
    write_text(page, text)
    record = {"competition": view.id, "file": str(page), "cards": len(players), "paper": paper, "code": code}
    answer(record, [this_reader().say("cli.cards-printed", **record)])


def _turn(view: CompetitionView, card: MatchCard, line: CardLine) -> dict[str, object]:
    record = asdict(line)
    record |= {"player": view.name_of(line.player), "juror": view.name_of(line.juror) or None}
    return {**record, "written": card.cell(line.turn).entered_points}


def _lines(
    reader: Reader,
    view: CompetitionView,
    record: dict[str, object],
    sheet: Sequence[CardLine],
    holder: CardHolder,
) -> Iterator[str]:
    yield f"{record['number']}  {record['name']}"
    heads = [reader.say(f"cli.column.{name}") for name in ("turn", "board", "points", "running", "state")]
    rows = [
        [
            str(line.turn),
            line.board,
            "" if line.points is None else str(line.points),
            "" if line.running is None else str(line.running),
            _state(reader, view, line),
        ]
        for line in sheet
    ]
    yield from table_lines(heads, rows, left=(4,))
    yield reader.say("cli.card-total", total=record["total"])
    yield reader.say(
        f"cli.holds.{holder.role}{'' if holder.person else '-unnamed'}",
        name=view.unique_name(holder.person),
        board=holder.board,
    )
    yield from cup_lines(reader, view)


def _state(reader: Reader, view: CompetitionView, line: CardLine) -> str:
    """Describe a turn: its state, struck points, the reason, and a substitute."""
    parts = list[str]()
    if line.state is not CellState.UNPLAYED:
        parts.append(reader.say(f"cli.mark.{line.mark}" if line.mark else f"cli.cell.{line.state}"))
    if line.struck:
        parts.append(reader.say("cli.struck", points=line.struck))
    if line.reason:
        parts.append(line.reason)
    if line.player not in view.competition.entrants:
        parts.append(reader.say("cli.plays", name=view.name_of(line.player)))
    return ", ".join(parts)
