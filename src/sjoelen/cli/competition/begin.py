"""sjoelen competition new, start, board"""

import secrets
from collections.abc import Iterator
from pathlib import Path

import click

from sjoelen.cli.competition.hall import BY, desk_at, held
from sjoelen.cli.error import WordMissing
from sjoelen.cli.reader import answer, this_reader
from sjoelen.desk.competition import Hall, decide, new_competition, show_hall
from sjoelen.rules.tally import count_from
from sjoelen.tournament import direct, run_knockout
from sjoelen.tournament.format import Procedure
from sjoelen.tournament.schedule import minutes_of, visits_repeat

SEED_BITS = 31


@held("new")
@click.option("--title", metavar="TEXT")
@click.option("--format", "format_id", default="series-1x10", metavar="FORMAT")
@click.option("--edition", metavar="ID")
@click.option("--house", multiple=True, metavar="RULE")
@click.option("--seed", metavar="N")
def new(
    competition: str,
    *,
    title: str | None,
    format_id: str,
    edition: str | None,
    house: tuple[str, ...],
    seed: str | None,
    data: Path | None,
) -> None:
    """Begin a competition."""
    hall = new_competition(
        desk_at(data),
        competition,
        title or competition,
        by=BY,
        format_id=format_id,
        seed=secrets.randbits(SEED_BITS) if seed is None else count_from(seed),
        edition=edition,
        house_rules=house,
    )
    agreed = hall.competition.agreed
    record: dict[str, object] = {"competition": hall.id, "title": hall.title, "format": agreed.format}
    record |= {"edition": agreed.edition, "house_rules": agreed.house_rules, "seed": agreed.seed}
    answer(record, [this_reader().say("cli.competition-begun", **record)])


@held("start")
@click.option("--series", default="1", metavar="N")
@click.option("--boards", default="10", metavar="N")
@click.option("--rows", default="1", metavar="N")
@click.option("--groups", metavar="N")
def start(
    competition: str, series: str, boards: str, rows: str, groups: str | None, *, data: Path | None
) -> None:
    """Draw who starts where in a series."""
    each, count, number = count_from(boards), count_from(rows), count_from(series)
    if _is_knockout(data, competition):
        hall = decide(
            desk_at(data), competition, lambda hall: run_knockout.draw_bracket(hall.competition), by=BY
        )
        seeds = [hall.names.get(player, "") for player in hall.competition.seeds]
        record = {"competition": hall.id, "seeds": seeds}
        answer(record, [this_reader().say("cli.bracket-drawn", names=tuple(seeds))])
        return
    laid = [[str(row * each + board) for board in range(1, each + 1)] for row in range(count)]
    parts = None if groups is None else count_from(groups)
    hall = decide(
        desk_at(data),
        competition,
        lambda hall: direct.draw_series(hall.competition, number, laid, parts),
        by=BY,
    )
    answer({"competition": hall.id, "series": number, "rings": _rings(hall, number)}, _drawn(hall, number))


@held("board")
@click.argument("failed")
@click.argument("spare")
@click.option("--series", default="1", metavar="N")
def board(competition: str, failed: str, spare: str, series: str, *, data: Path | None) -> None:
    """Put a spare in the place of a board that failed."""
    if not spare.strip():
        raise WordMissing(word="spare")
    number = count_from(series)
    hall = decide(
        desk_at(data),
        competition,
        lambda hall: direct.replace_board(hall.competition, number, failed, spare),
        by=BY,
    )
    record = {"competition": hall.id, "series": number, "board": failed, "spare": spare}
    answer(record, [this_reader().say("cli.board-replaced", **record)])


def _is_knockout(data: Path | None, competition: str) -> bool:
    return show_hall(desk_at(data), competition).competition.format.procedure is Procedure.KNOCKOUT


def _rings(hall: Hall, series: int) -> list[dict[str, object]]:
    turns = hall.competition.format.turns
    return [
        {
            "ring": number,
            "boards": ring.boards,
            "groups": [[_who(hall, player) for player in group] for group in ring.groups],
            "minutes": minutes_of(ring, turns),
            "boards_repeat": visits_repeat(ring, turns),
        }
        for (drawn, number), ring in hall.competition.rings.items()
        if drawn == series
    ]


def _who(hall: Hall, player: str) -> dict[str, object]:
    return {"number": hall.competition.entrants[player].number, "name": hall.names.get(player, "")}


def _drawn(hall: Hall, series: int) -> Iterator[str]:
    reader, turns = this_reader(), hall.competition.format.turns
    for (drawn, number), ring in hall.competition.rings.items():
        if drawn != series:
            continue
        people = sum(map(len, ring.groups))
        yield reader.say(
            "cli.ring-drawn",
            ring=number,
            players=people,
            boards=len(ring.boards),
            minutes=minutes_of(ring, turns),
        )
        if visits_repeat(ring, turns):
            yield reader.say("cli.boards-repeat", turns=turns, boards=len(ring.boards))
