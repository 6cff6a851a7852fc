"""sjoelen competition late, substitute, leader, board"""

from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import BY, carry_out, competition_command, desk_at
from sjoelen.cli.error import WordMissing
from sjoelen.cli.output import answer, this_reader
from sjoelen.desk.competition_people import execute_with_guest
from sjoelen.error import Phrase
from sjoelen.rules.tally import count_from
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.people import substitute as substituted
from sjoelen.tournament.direction.ring_leaders import name_leader
from sjoelen.tournament.direction.seats import ring_of


@competition_command("late")
@click.argument("player")
@click.option("--series", default="1", metavar="N")
def late(competition: str, player: str, series: str, *, data: Path | None) -> None:
    """Add a late entrant to a ring after the draw."""
    number = count_from(series)
    view = carry_out(
        data,
        competition,
        lambda view: direction.add_late(view.competition, view.entrant(player).player, number),
    )
    entrant = view.entrant(player)
    seat = ring_of(view.competition, entrant.player, number)
    ring, groups = (seat[0], seat[1].groups) if seat else (0, ())
    wave = next(place for place, group in enumerate(groups, 1) if entrant.player in group)
    record = {"competition": view.id, "number": entrant.number, "name": view.name_of(entrant.player)}
    record |= {"series": number, "ring": ring, "wave": wave}
    answer(record, [this_reader().say("cli.placed-late", **record)])


@competition_command("substitute")
@click.argument("player")
@click.argument("name")
@click.option("--from", "turn", required=True, metavar="TURN")
@click.option("--series", default="1", metavar="N")
def substitute(
    competition: str, player: str, name: str, turn: str, series: str, *, data: Path | None
) -> None:
    """Replace a player by a substitute from a turn on."""
    numbers = (count_from(series), count_from(turn))
    view = execute_with_guest(
        desk_at(data),
        competition,
        name,
        lambda view, guest: substituted(view.competition, view.entrant(player).player, guest, *numbers),
        by=BY,
    )
    entrant = view.entrant(player)
    record = {"competition": view.id, "number": entrant.number, "name": view.name_of(entrant.player)}
    record |= {
        "substitute": view.name_of(entrant.player_of_turn(*numbers)),
        "series": numbers[0],
        "turn": numbers[1],
    }
    answer(record, [this_reader().say("cli.substituted", **record)])


@competition_command("leader")
@click.argument("ring")
@click.argument("person", metavar="WHO")
@click.option("--wave", metavar="N")
@click.option("--guest", is_flag=True)
@click.option("--series", default="1", metavar="N")
def leader(
    competition: str, ring: str, person: str, wave: str | None, *, guest: bool, series: str, data: Path | None
) -> None:
    """Name the leader of a ring, for all turns or for one wave."""
    number, row, half = count_from(series), count_from(ring), None if wave is None else count_from(wave)
    if guest:
        view = execute_with_guest(
            desk_at(data),
            competition,
            person,
            lambda view, person: name_leader(view.competition, person, number, row, half),
            by=BY,
        )
    else:
        view = carry_out(
            data,
            competition,
            lambda view: name_leader(view.competition, view.person(person), number, row, half),
        )
    name = view.name_of(view.competition.leaders[number, row, half])
    record = {"competition": view.id, "series": number, "ring": row, "wave": half, "name": name}
    answer(record, [this_reader().say("cli.leads" if half is None else "cli.leads-wave", **record)])


@competition_command("board", key="replace-board")
@click.argument("failed")
@click.argument("spare")
@click.option("--series", default="1", metavar="N")
def board(competition: str, failed: str, spare: str, series: str, *, data: Path | None) -> None:
    """Replace a failed board by a spare one."""
    if not spare.strip():
        raise WordMissing(word=Phrase("SPARE"))
    number = count_from(series)
    view = carry_out(
        data, competition, lambda view: direction.replace_board(view.competition, number, failed, spare)
    )
    record = {"competition": view.id, "series": number, "board": failed, "spare": spare}
    answer(record, [this_reader().say("cli.board-replaced", **record)])
