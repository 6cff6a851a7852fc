"""A person's card over all the games of a notebook."""

from dataclasses import dataclass

from sjoelen.desk.game_view import Ratio, ratio
from sjoelen.desk.notebook import open_notebook
from sjoelen.desk.people import Participation, display_name, participations_of
from sjoelen.desk.ports import Ports
from sjoelen.home.statistics import PlayedTurn, player_statistics


@dataclass(frozen=True, slots=True)
class ProgressPoint:
    """One point of a player's progress: the time and the points of a turn."""

    at: str
    points: int


@dataclass(frozen=True, slots=True)
class PersonCard:
    """Figures of a person's turns; `spread`: their variance; `habits`: mean count of each compartment."""

    id: str
    name: str
    games: int
    turns: int
    average: Ratio | None
    best: int | None
    worst: int | None
    spread: Ratio | None
    habits: tuple[Ratio, ...] | None
    progress: tuple[ProgressPoint, ...]


def show_card(ports: Ports, notebook: str, person: str) -> PersonCard:
    """Return the person's card; raises UnknownNotebook, UnknownPerson."""
    with ports.log.reading() as transaction:
        participations = participations_of(ports, transaction, open_notebook(transaction, notebook), person)
    played = sorted(
        (turn for participation in participations for turn in _played(participation)),
        key=lambda turn: turn.at,
    )
    figures = player_statistics(played)
    habits = tuple(mean for habit in figures.habits or () if (mean := ratio(habit)))
    return PersonCard(
        id=person,
        name=display_name(person, participations),
        games=len(participations),
        turns=figures.turns,
        average=ratio(figures.average),
        best=figures.best,
        worst=figures.worst,
        spread=ratio(figures.spread),
        habits=habits or None,
        progress=tuple(ProgressPoint(turn.at, turn.points) for turn in played),
    )


def _played(participation: Participation) -> list[PlayedTurn]:
    game, origins = participation.open_game.game, participation.open_game.origins
    return [
        PlayedTurn(
            origins[game.standing_entries[slot].sequence - 1].at,
            turn.points,
            turn.counts[-1][1] if turn.counts else None,
        )
        for slot, turn in game.recorded.items()
        if turn.player == participation.player
    ]
