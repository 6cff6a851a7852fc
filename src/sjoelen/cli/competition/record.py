"""sjoelen competition record, agree, decider"""

from collections.abc import Callable
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import carry_out, competition_command
from sjoelen.cli.competition.turn_options import turn_options
from sjoelen.cli.output import answer, this_reader
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.rules.tally import count_from
from sjoelen.rules.turn_record import TurnRecord
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.seats import board_and_juror
from sjoelen.tournament.match_card import commands as card_commands
from sjoelen.tournament.match_card.events import CardSlot


@competition_command("record", context_settings={"ignore_unknown_options": True})
@click.argument("player")
@click.argument("turn")
@turn_options
@click.option("--series", default="1", metavar="N")
@click.option("--board", metavar="BOARD")
@click.option("--juror", metavar="PLAYER")
@click.option("--announce", is_flag=True)
@click.option("--replay", is_flag=True)
def record(
    competition: str,
    player: str,
    turn: str,
    *,
    read: Callable[[], TurnRecord],
    series: str,
    board: str | None,
    juror: str | None,
    announce: bool,
    replay: bool,
    data: Path | None,
) -> None:
    """Record a turn of a player."""
    turn_record, numbers = read(), (count_from(series), count_from(turn))
    enter = card_commands.announce_turn if announce else card_commands.enter_turn

    def decision(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        slot = slot_of(view, player, *numbers)
        judge = view.person(juror) if juror else None
        board_name, judge = board_and_juror(view.competition, slot, board, judge)
        return (card_commands.enter_replay if replay else enter)(
            view.competition.card(slot.player, slot.series),
            slot,
            turn_record,
            view.competition.edition_of(slot.series),
            board=board_name,
            juror=judge,
        )

    answer_turn(carry_out(data, competition, decision), player, *numbers)


@competition_command("agree")
@click.argument("player")
@click.argument("turn")
@click.option("--series", default="1", metavar="N")
def agree(competition: str, player: str, turn: str, series: str, *, data: Path | None) -> None:
    """Record the announced turn after the player agreed."""
    numbers = (count_from(series), count_from(turn))

    def decision(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        slot = slot_of(view, player, *numbers)
        return card_commands.agree_turn(view.competition.card(slot.player, slot.series), slot)

    answer_turn(carry_out(data, competition, decision), player, *numbers)


@competition_command("decider")
@click.argument("contestant")
@click.argument("points")
def decider(competition: str, contestant: str, points: str, *, data: Path | None) -> None:
    """Record a deciding leg of six discs."""
    number = count_from(points)
    view = carry_out(
        data,
        competition,
        lambda view: direction.play_decider(view.competition, view.contestant(contestant), number),
    )
    record = {"competition": view.id, "name": view.name_of(view.contestant(contestant)), "points": number}
    answer(record, [this_reader().say("cli.decider-played", **record)])


def slot_of(view: CompetitionView, player: str, series: int, turn: int) -> CardSlot:
    """Return the card slot of a turn; the player is a number or a name."""
    return direction.card_slot(view.competition, view.entrant(player).player, series, turn)


def answer_turn(view: CompetitionView, player: str, series: int, turn: int) -> None:
    """Print the state of a turn on the match card."""
    slot = slot_of(view, player, series, turn)
    card = view.competition.card(slot.player, series)
    cell = card.cell(turn)
    record = {
        "competition": view.id,
        "number": view.entrant(player).number,
        "name": view.name_of(slot.player),
        "series": series,
        "turn": turn,
        "state": cell.state,
        "points": cell.points,
        "written": cell.entered_points,
        "total": card.total,
    }
    answer(record, [this_reader().say(f"cli.turn-{cell.state}", **record)])
