"""Duels of a round robin or a league: the meetings of their players, and the points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from sjoelen.tournament.bouts.bracket import BoutLegs, Leg
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.contestants import Contestants
from sjoelen.tournament.competition.format import Procedure

WON, DRAWN, LOST = range(3)


@dataclass(frozen=True, slots=True)
class Meeting:
    """A meeting of two players in a round, one turn each.

    `leg`: their points, None before it is played. `missed`: it will not be played, because a player is absent
    or withdrew.
    """

    round: int
    one: str
    other: str
    leg: Leg | None
    missed: bool


@dataclass(frozen=True, slots=True)
class Duel:
    """Two contestants and the meetings of their players; `one` plays at home.

    `unnamed`: the number of meetings without players yet, because a line-up is sealed or missing.
    """

    round: int
    one: str
    other: str
    meetings: tuple[Meeting, ...]
    unnamed: int = 0

    @property
    def open_meetings(self) -> int:
        """The number of meetings still to be played."""
        named = sum(meeting.leg is None and not meeting.missed for meeting in self.meetings)
        return self.unnamed + named

    @property
    def legs(self) -> tuple[Leg, ...]:
        """The points of the played meetings."""
        return tuple(meeting.leg for meeting in self.meetings if meeting.leg is not None)


def duels(competition: Competition, stage: int, people: Contestants) -> tuple[Duel, ...]:
    """Return every duel of the contestants of a part, by round; home and away change each round."""
    rules, pairs = competition.stage_at(stage), list(combinations(sorted(people), 2))
    arrange = _league_duel if rules.procedure is Procedure.LEAGUE else _open_duel
    return tuple(
        arrange(competition, stage, number, people, pair if number % 2 else pair[::-1])
        for number in range(1, rules.meetings + 1)
        for pair in pairs
    )


def points_of_legs(legs: Sequence[Leg], points: Sequence[int]) -> tuple[int, int]:
    """Return the points of both sides in these legs; `points`: for a leg won, drawn and lost."""
    outcomes = [WON if one > other else DRAWN if one == other else LOST for one, other in legs]
    return sum(points[outcome] for outcome in outcomes), sum(points[LOST - outcome] for outcome in outcomes)


def _open_duel(
    competition: Competition, stage: int, number: int, people: Contestants, pair: tuple[str, str]
) -> Duel:
    sides = [[member.player for member in people[contestant]] for contestant in pair]
    duel_meetings = (
        _meeting(competition, stage, number, one, other) for one in sides[0] for other in sides[1]
    )
    return Duel(number, *pair, tuple(duel_meetings))


def _league_duel(
    competition: Competition, stage: int, number: int, people: Contestants, pair: tuple[str, str]
) -> Duel:
    """Pair the players at equal positions of the two line-ups; a team that left hands in no line-up."""
    line_ups = [competition.line_ups.get((stage, *pair, team)) for team in pair]
    if line_ups[0] is None or line_ups[1] is None:
        missing = competition.absent(stage).union(competition.withdrawn_in(stage))
        left = any(missing.issuperset(member.player for member in people[team]) for team in pair)
        return Duel(number, *pair, (), 0 if left else competition.format.team_size)
    duel_meetings = (
        _meeting(competition, stage, number, one, other)
        for one, other in zip(line_ups[0], line_ups[1], strict=True)
    )
    return Duel(number, *pair, tuple(duel_meetings))


def _meeting(competition: Competition, stage: int, number: int, one: str, other: str) -> Meeting:
    legs = competition.legs.get((stage, number, one, other), BoutLegs()).legs
    swapped = competition.legs.get((stage, number, other, one), BoutLegs()).legs
    leg = legs[0] if legs else swapped[0][::-1] if swapped else None
    missing = competition.absent(stage).union(competition.withdrawn_in(stage))
    return Meeting(number, one, other, leg, missed=leg is None and not missing.isdisjoint((one, other)))


def meetings(all_duels: Sequence[Duel]) -> Iterator[Meeting]:
    """Return the meetings of these duels in order."""
    return (meeting for duel in all_duels for meeting in duel.meetings)
