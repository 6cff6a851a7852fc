"""sjoelen competition record-sheet"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import BY, competition_command, desk_at
from sjoelen.cli.competition.record import slot_of
from sjoelen.cli.file import FILE, read_bytes
from sjoelen.cli.output import answer, error_record, error_sentence, this_reader
from sjoelen.desk.competition import execute_all
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.error import SjoelenError
from sjoelen.home.error import TallyAndTotalDiffer, TurnTwice
from sjoelen.home.score_sheet import RefusedLine, points_of_line
from sjoelen.paper.turn_sheet import TurnLine, read_turns
from sjoelen.rules.edition import Edition
from sjoelen.rules.score import score
from sjoelen.rules.tally import count_from
from sjoelen.rules.turn_points import points_of
from sjoelen.rules.turn_record import TurnRecord, last_counts
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.direction.seats import board_and_juror
from sjoelen.tournament.match_card import commands as card_commands


@competition_command("record-sheet")
@click.argument("file", type=FILE)
@click.option("--series", default="1", metavar="N")
def record_sheet(competition: str, file: Path, *, series: str, data: Path | None) -> None:
    """Record the turns of a file, all of them or none."""
    turns, unreadable = read_turns(read_bytes(file))
    number, first_lines = count_from(series), dict[tuple[str, int], int]()
    decisions = {
        turn.note.line: partial(_write, turn=turn, series=number, first_lines=first_lines) for turn in turns
    }
    decisions |= {doubt.line: partial(_refuse, error=doubt.error) for doubt in unreadable}
    view, refused = execute_all(desk_at(data), competition, decisions.values(), by=BY)
    numbers = list(decisions)
    doubts = sorted(
        (RefusedLine(numbers[item.place], item.error) for item in refused), key=lambda item: item.line
    )
    _answer_sheet(view, 0 if doubts else len(turns), doubts)


def _write(
    view: CompetitionView, *, turn: TurnLine, series: int, first_lines: dict[tuple[str, int], int]
) -> tuple[CompetitionEvent, ...]:
    """Return the events of a line; `first_lines` maps each turn to its line number.

    Raises TurnTwice if an earlier line has the same turn.
    """
    slot = slot_of(view, turn.note.player, series, turn.note.turn)
    first = first_lines.setdefault((slot.player, slot.turn), turn.note.line)
    if first != turn.note.line:
        raise TurnTwice(player=turn.note.player, turn=slot.turn, first=first)
    rules, card = view.competition.edition_of(series), view.competition.card(slot.player, series)
    board, juror = board_and_juror(
        view.competition, slot, turn.board, view.person(turn.juror) if turn.juror else None
    )
    return card_commands.enter_turn(card, slot, _record_of(turn, rules), rules, board=board, juror=juror)


def _refuse(_: CompetitionView, *, error: SjoelenError) -> tuple[CompetitionEvent, ...]:
    raise error


def _record_of(turn: TurnLine, rules: Edition) -> TurnRecord:
    """Return the counts, or the total if it includes bonus slides that are not listed."""
    note = turn.note
    if note.tally is None:
        return TurnRecord(total=note.total or 0)
    record = last_counts(note.tally, turn.after, turn.bonus)
    if note.total is None:
        return record
    if turn.bonus and points_of(record, rules) != note.total:
        raise TallyAndTotalDiffer(rules.set_value.article, counted=points_of(record, rules), total=note.total)
    has_unlisted_bonus = not turn.bonus and points_of_line(note, rules) != score(note.tally, rules).points
    return TurnRecord(total=note.total) if has_unlisted_bonus else record


def _answer_sheet(view: CompetitionView, turns: int, doubts: Sequence[RefusedLine]) -> None:
    reader = this_reader()
    record = {
        "competition": view.id,
        "recorded": turns,
        "doubts": [{"line": doubt.line, **error_record(doubt.error)} for doubt in doubts],
    }
    lines = [
        reader.say("cli.nothing-recorded", lines=len(doubts))
        if doubts
        else reader.say("cli.recorded", turns=turns)
    ]
    lines += [
        reader.say("cli.doubt", line=doubt.line, sentence=error_sentence(reader, doubt.error))
        for doubt in doubts
    ]
    answer(record, lines)
    if doubts:
        click.get_current_context().exit(doubts[0].error.exit_code)
