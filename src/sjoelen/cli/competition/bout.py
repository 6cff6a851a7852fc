"""sjoelen competition leg, bracket"""

from collections.abc import Iterator
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import BY, carry_out, competition_command, desk_at
from sjoelen.cli.competition.part import part_title
from sjoelen.cli.error import WordMissing
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.desk.competition import show_competition
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.rules.tally import count_from
from sjoelen.tournament.bouts.bracket import Bout
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.duels import knockout_commands


@competition_command("leg")
@click.argument("player", metavar="ONE")
@click.argument("opponent", metavar="OTHER")
@click.argument("points_one")
@click.argument("points_other")
@click.option("--decides", is_flag=True)
@click.option("--corrects", metavar="N")
@click.option("--reason", default="", metavar="TEXT")
def leg(
    competition: str,
    player: str,
    opponent: str,
    points_one: str,
    points_other: str,
    *,
    decides: bool,
    corrects: str | None,
    reason: str,
    data: Path | None,
) -> None:
    """Record a leg of a bout in a knock-out, or correct one."""
    points = (count_from(points_one), count_from(points_other))
    if corrects is not None and not reason.strip():
        raise WordMissing(word="--reason")

    def decision(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        pair = (view.entrant(player).player, view.entrant(opponent).player)
        if corrects is None:
            return knockout_commands.play_leg(view.competition, *pair, points, decides=decides)
        number = count_from(corrects)
        return knockout_commands.correct_leg(
            view.competition, *pair, points, number=number, decides=decides, by=BY, reason=reason
        )

    view = carry_out(data, competition, decision)
    pair = (view.entrant(player).player, view.entrant(opponent).player)
    bout = knockout_commands.bout_of(view.competition, *pair)
    answer(_record(view, bout), [_line(this_reader(), view, bout)])


@competition_command("bracket")
def bracket(competition: str, *, data: Path | None) -> None:
    """Show the bracket of a knock-out with its winners."""
    view = show_competition(desk_at(data), competition)
    trees = knockout_commands.brackets(view.competition)
    parts = [
        {"name": part, "rounds": [[_record(view, bout) for bout in bouts] for bouts in tree]}
        for part, tree in trees.items()
    ]
    record = {"competition": view.id, "stage": view.competition.stage, "parts": parts}
    answer(record, (line for part, tree in trees.items() for line in _lines(this_reader(), view, part, tree)))


def _record(view: CompetitionView, bout: Bout) -> dict[str, object]:
    return {
        "round": bout.round,
        "bout": bout.number,
        "one": _name(view, bout.one),
        "other": _name(view, bout.other),
        "target": bout.target,
        "score": bout.score,
        "legs": bout.legs,
        "deciders": bout.deciders,
        "needs_decider": bout.needs_decider,
        "bye": bout.is_bye,
        "walkover": bout.is_walkover,
        "winner": _name(view, bout.winner),
    }


def _lines(reader: Reader, view: CompetitionView, part: str, tree: list[list[Bout]]) -> Iterator[str]:
    if part:
        yield part_title(reader, view, view.competition.stage, part)
    for bouts in tree:
        yield reader.say("cli.knockout-round", round=bouts[0].round, target=bouts[0].target)
        yield from (f"  {_line(reader, view, bout)}" for bout in bouts)


def _line(reader: Reader, view: CompetitionView, bout: Bout) -> str:
    first, second = _name(view, bout.one) or "…", _name(view, bout.other) or "…"
    facts = {"one": first, "other": second, "winner": _name(view, bout.winner)}
    facts |= {"score_one": str(bout.score[0]), "score_other": str(bout.score[1])}
    if bout.is_bye:
        return reader.say("cli.bout-bye", **facts)
    if bout.winner:
        return reader.say("cli.bout-walkover" if bout.is_walkover else "cli.bout-won", **facts)
    return reader.say("cli.bout-decider" if bout.needs_decider else "cli.bout-open", **facts)


def _name(view: CompetitionView, player: str | None) -> str | None:
    return None if player is None else view.name_of(player)
