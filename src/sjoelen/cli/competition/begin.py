"""sjoelen competition new, start, advance"""

import secrets
from collections.abc import Iterator
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import BY, carry_out, competition_command, desk_at
from sjoelen.cli.competition.formats import format_from, format_title
from sjoelen.cli.competition.part import part_title
from sjoelen.cli.competition.people import sorting_from
from sjoelen.cli.output import answer, this_reader
from sjoelen.desk.competition import new_competition
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.rules.tally import count_from
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.competition.events import CompetitionEvent, SortingAgreed
from sjoelen.tournament.competition.format import Procedure
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.people.sorting import Sorting
from sjoelen.tournament.rings.schedule import minutes_max, repeats_boards
from sjoelen.tournament.stages.advance import begin_stage, needs_draw

SEED_BITS = 31


@competition_command("new", facts=lambda: {"rules": tuple(Sorting), "usual": Sorting.FAMILY})
@click.option("--title", metavar="TEXT")
@click.option("--format", "format_name", default="series-1x10", metavar="FORMAT")
@click.option("--edition", metavar="ID")
@click.option("--house", multiple=True, metavar="RULE")
@click.option("--points", metavar="WON,DRAWN,LOST")
@click.option("--sorting", metavar="RULE")
@click.option("--seed", metavar="N")
def new(
    competition: str,
    *,
    title: str | None,
    format_name: str,
    edition: str | None,
    house: tuple[str, ...],
    points: str | None,
    sorting: str | None,
    seed: str | None,
    data: Path | None,
) -> None:
    """Begin a competition."""
    created = direction.create(
        format_from(format_name),
        secrets.randbits(SEED_BITS) if seed is None else count_from(seed),
        edition,
        house,
        tuple(count_from(value.strip()) for value in points.split(",")) if points else (),
    )
    if sorting is not None:
        created = (*created, SortingAgreed(sorting_from(sorting)))
    view = new_competition(desk_at(data), competition, title or competition, created, by=BY)
    agreement = view.competition.agreement
    record: dict[str, object] = {"competition": view.id, "title": view.title, "format": agreement.format}
    record |= {"edition": agreement.edition, "house_rules": agreement.house_rules}
    record |= {"points": agreement.points, "sorting": view.competition.sorting, "seed": agreement.seed}
    reader = this_reader()
    facts = {**record, "format": format_title(reader, view.competition.format)}
    answer(record, [reader.say("cli.competition-begun", **facts)])


@competition_command("start")
@click.option("--series", default="1", metavar="N")
@click.option("--boards", default="10", metavar="N")
@click.option("--rows", default="1", metavar="N")
@click.option("--groups", metavar="N")
def start(
    competition: str, series: str, boards: str, rows: str, groups: str | None, *, data: Path | None
) -> None:
    """Draw the rings of a series; draw the pools or the knock-out bracket first."""
    length, count, number = count_from(boards), count_from(rows), count_from(series)
    board_rows = [[str(row * length + board) for board in range(1, length + 1)] for row in range(count)]
    parts = None if groups is None else count_from(groups)

    def decision(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        state = view.competition
        events = begin_stage(state) if needs_draw(state) or not _has_cards(state) else ()
        state = replay(events, state)
        if not _has_cards(state):
            return events
        return (*events, *direction.draw_series(state, number, board_rows, parts))

    view = carry_out(data, competition, decision)
    _answer_start(view, number)


@competition_command("advance")
def advance(competition: str, *, data: Path | None) -> None:
    """Begin the next stage with the qualified contestants."""
    view = carry_out(data, competition, lambda view: begin_stage(view.competition))
    record = {"competition": view.id, "stage": view.competition.stage, "parts": _parts(view)}
    answer(record, _part_lines(view))


def _has_cards(competition: Competition) -> bool:
    return competition.stage_at(competition.stage).procedure is Procedure.SUM


def _answer_start(view: CompetitionView, series: int) -> None:
    record: dict[str, object] = {
        "competition": view.id,
        "stage": view.competition.stage,
        "parts": _parts(view),
    }
    if _has_cards(view.competition):
        record |= {"series": series, "rings": _rings(view, series)}
    answer(record, (*_part_lines(view), *_ring_lines(view, series)))


def _parts(view: CompetitionView) -> list[dict[str, object]]:
    field = view.competition.fields.get(view.competition.stage)
    return [
        {"name": part.name, "contestants": [view.name_of(contestant) for contestant in part.contestants]}
        for part in (field.parts if field else ())
    ]


def _part_lines(view: CompetitionView) -> Iterator[str]:
    reader = this_reader()
    field = view.competition.fields.get(view.competition.stage)
    for part in field.parts if field else ():
        title = part_title(reader, view, view.competition.stage, part.name)
        names = tuple(view.name_of(contestant) for contestant in part.contestants)
        yield reader.say("cli.part-drawn" if names else "cli.part-empty", title=title, names=names)


def _rings(view: CompetitionView, series: int) -> list[dict[str, object]]:
    turns = view.competition.format.turns
    return [
        {
            "ring": number,
            "boards": ring.boards,
            "groups": [[_player_record(view, player) for player in group] for group in ring.groups],
            "minutes": minutes_max(ring, turns),
            "boards_repeat": repeats_boards(ring, turns),
        }
        for (drawn, number), ring in view.competition.rings.items()
        if drawn == series
    ]


def _player_record(view: CompetitionView, player: str) -> dict[str, object]:
    return {"number": view.competition.entrants[player].number, "name": view.name_of(player)}


def _ring_lines(view: CompetitionView, series: int) -> Iterator[str]:
    reader, turns = this_reader(), view.competition.format.turns
    for (drawn, number), ring in view.competition.rings.items():
        if drawn != series:
            continue
        people = sum(map(len, ring.groups))
        yield reader.say(
            "cli.ring-drawn",
            ring=number,
            players=people,
            boards=len(ring.boards),
            minutes=minutes_max(ring, turns),
        )
        if repeats_boards(ring, turns):
            yield reader.say("cli.boards-repeat", turns=turns, boards=len(ring.boards))
