"""Everybody against everybody, and team against team: who meets whom, and what it came to."""

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
    """Two players who slide a turn against each other in a round; `leg`: their points, None before it.

    `missed`: it was not played and never will be, as one of them did not come or withdrew.
    """

    round: int
    one: str
    other: str
    leg: Leg | None
    missed: bool


@dataclass(frozen=True, slots=True)
class Duel:
    """Two contestants and the meetings of their players; the first plays at home.

    `unnamed`: meetings to come whose players nobody knows yet, as a line-up is sealed or missing.
    """

    round: int
    one: str
    other: str
    meetings: tuple[Meeting, ...]
    unnamed: int = 0

    @property
    def open_meetings(self) -> int:
        """How many are still to be played."""
        named = sum(meeting.leg is None and not meeting.missed for meeting in self.meetings)
        return self.unnamed + named

    @property
    def legs(self) -> tuple[Leg, ...]:
        """The points of the meetings that were played."""
        return tuple(meeting.leg for meeting in self.meetings if meeting.leg is not None)


def duels(competition: Competition, stage: int, people: Contestants) -> tuple[Duel, ...]:
    """Every duel of the contestants of a part, round by round; in the second round the other is at home."""
    rules, pairs = competition.stage_at(stage), list(combinations(sorted(people), 2))
    arrange = _fixture if rules.procedure is Procedure.LEAGUE else _everybody
    return tuple(
        arrange(competition, stage, number, people, pair if number % 2 else pair[::-1])
        for number in range(1, rules.meetings + 1)
        for pair in pairs
    )


def points_of_legs(legs: Sequence[Leg], points: Sequence[int]) -> tuple[int, int]:
    """What the one and the other win in these legs together; `points`: won, drawn, lost."""
    outcomes = [WON if one > other else DRAWN if one == other else LOST for one, other in legs]
    return sum(points[each] for each in outcomes), sum(points[LOST - each] for each in outcomes)


def _everybody(
    competition: Competition, stage: int, number: int, people: Contestants, pair: tuple[str, str]
) -> Duel:
    sides = [[member.player for member in people[who]] for who in pair]
    met = (_meeting(competition, stage, number, one, other) for one in sides[0] for other in sides[1])
    return Duel(number, *pair, tuple(met))


def _fixture(
    competition: Competition, stage: int, number: int, people: Contestants, pair: tuple[str, str]
) -> Duel:
    """Equal numbers of the two line-ups meet; a team that has left hands none in."""
    line_ups = [competition.line_ups.get((stage, *pair, team)) for team in pair]
    if line_ups[0] is None or line_ups[1] is None:
        missing = competition.absent(stage).union(competition.withdrawn_in(stage))
        left = any(missing.issuperset(member.player for member in people[team]) for team in pair)
        return Duel(number, *pair, (), 0 if left else competition.format.team_size)
    met = (
        _meeting(competition, stage, number, one, other)
        for one, other in zip(line_ups[0], line_ups[1], strict=True)
    )
    return Duel(number, *pair, tuple(met))


def _meeting(competition: Competition, stage: int, number: int, one: str, other: str) -> Meeting:
    legs = competition.legs.get((stage, number, one, other), BoutLegs()).legs
    turned = competition.legs.get((stage, number, other, one), BoutLegs()).legs
    leg = legs[0] if legs else turned[0][::-1] if turned else None
    missing = competition.absent(stage).union(competition.withdrawn_in(stage))
    return Meeting(number, one, other, leg, missed=leg is None and not missing.isdisjoint((one, other)))


def meetings(every: Sequence[Duel]) -> Iterator[Meeting]:
    """The meetings of these duels one after another."""
    return (meeting for duel in every for meeting in duel.meetings)
