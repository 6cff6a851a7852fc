"""sjoelen competition correct, replay"""

from collections.abc import Callable
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import BY, carry_out, competition_command
from sjoelen.cli.competition.record import answer_turn, slot_of
from sjoelen.cli.competition.turn_options import turn_options
from sjoelen.cli.error import WordMissing
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.rules.tally import count_from
from sjoelen.rules.turn_record import TurnRecord
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.match_card import commands as card_commands


@competition_command("correct", context_settings={"ignore_unknown_options": True})
@click.argument("player")
@click.argument("turn")
@turn_options
@click.option("--crossed-out", metavar="POINTS,POINTS")
@click.option("--decide", "decided", metavar="POINTS")
@click.option("--uncounted", is_flag=True)
@click.option("--ruling", is_flag=True)
@click.option("--reason", default="", metavar="TEXT")
@click.option("--series", default="1", metavar="N")
def correct(
    competition: str,
    player: str,
    turn: str,
    *,
    read: Callable[[], TurnRecord],
    crossed_out: str | None,
    decided: str | None,
    uncounted: bool,
    ruling: bool,
    reason: str,
    series: str,
    data: Path | None,
) -> None:
    """Correct a turn: a wrong record, crossed-out points, a dispute, or a ruling."""
    numbers = (count_from(series), count_from(turn))

    def decision(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        slot, rules = slot_of(view, player, *numbers), view.competition.edition_of(numbers[0])
        card = view.competition.card(slot.player, slot.series)
        if crossed_out is not None:
            legible = tuple(count_from(word.strip()) for word in crossed_out.split(","))
            return card_commands.cross_out(card, slot, legible, rules)
        if decided is not None:
            return card_commands.decide_dispute(card, slot, count_from(decided), by=BY)
        if not reason.strip():
            raise WordMissing(word="--reason")
        if ruling or uncounted:
            record = None if uncounted else read()
            return card_commands.rule_turn(slot, record, rules, by=BY, reason=reason)
        return card_commands.correct_turn(card, slot, read(), rules, by=BY, reason=reason)

    answer_turn(carry_out(data, competition, decision), player, *numbers)


@competition_command("replay")
@click.argument("player")
@click.argument("turn")
@click.option("--reason", required=True, metavar="TEXT")
@click.option("--series", default="1", metavar="N")
def replay(competition: str, player: str, turn: str, reason: str, series: str, *, data: Path | None) -> None:
    """Order the replay of a turn after the last turn."""
    numbers = (count_from(series), count_from(turn))

    def decision(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        slot = slot_of(view, player, *numbers)
        card = view.competition.card(slot.player, slot.series)
        return card_commands.order_replay(
            card, slot, view.competition.edition_of(slot.series), by=BY, reason=reason
        )

    answer_turn(carry_out(data, competition, decision), player, *numbers)
