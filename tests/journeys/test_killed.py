"""`kill -9` loses nothing that was acknowledged. It does not test what the disk itself promises."""

import random
from pathlib import Path

from sjoelen.desk.competition import new_competition, show_competition, stream_of
from sjoelen.desk.competition_people import Registration, enter_people
from sjoelen.desk.person import Person
from sjoelen.storage.log import SqlLog
from sjoelen.tournament.competition.builtin_formats import format_of
from sjoelen.tournament.direction import commands as direction
from tests.databases import Place
from tests.journeys.killed import SERIES, Turn, desk_on, killed_after, make_backups, write_turns

KILLS, PLAYERS = 50, 400
STREAM = stream_of("c")


def begin(place: Place, players: int = PLAYERS) -> None:
    ports = desk_on(place)
    new_competition(ports, "c", "Kill", direction.create(format_of("series-1x10"), 1), by="desk")
    enter_people(ports, "c", [Registration(Person(f"p{number}")) for number in range(players)], by="desk")
    ports.log.close()


def stored_turns(place: Place) -> set[Turn]:
    """Every turn that is there, in a chain that holds."""
    ports = desk_on(place)
    ports.log.head(STREAM)
    cards = show_competition(ports, "c").competition.cards
    ports.log.close()
    return {
        (player, turn, points)
        for (player, series), card in cards.items()
        for turn, cell in card.cells.items()
        if series == SERIES and (points := cell.points) is not None
    }


def test_of_fifty_killed_writers_nothing_acknowledged_is_lost(place: Place) -> None:
    begin(place)
    chance, acknowledged = random.Random(3), set[Turn]()  # noqa: S311 - when the process dies
    for killed in range(1, KILLS + 1):
        acknowledged |= set(killed_after(chance.uniform(0, 0.06), write_turns, place))
        stored = stored_turns(place)
        assert acknowledged <= stored
        assert len(stored) <= len(acknowledged) + killed  # what was stored and not told any more
    assert len(acknowledged) >= KILLS


def test_of_killed_backups_only_whole_ones_have_a_name(place: Place, tmp_path: Path) -> None:
    begin(place)
    chance, folder = random.Random(4), tmp_path / "second"  # noqa: S311
    reported = set[Path]()
    for _ in range(10):
        reported |= set(killed_after(chance.uniform(0, 0.1), make_backups, place, folder))
        named = {path for path in folder.iterdir() if not path.name.startswith(".")}
        assert reported <= named
    for path in named:
        copy = SqlLog(path / "sjoelen.db")
        assert copy.verify(STREAM) == PLAYERS + 1
        copy.close()
