"""What may be played in a knock-out: each decision returns facts, or refuses."""

from collections.abc import Iterator

from sjoelen.rules.error import UnreachableTotal
from sjoelen.rules.turn_points import points_of
from sjoelen.rules.turn_record import TurnRecord
from sjoelen.tournament.bouts.bracket import DECIDER_POINTS_MAX, Bout
from sjoelen.tournament.bouts.events import LegCorrected, LegPlayed
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.duels.knockout_standing import bracket
from sjoelen.tournament.error import BoutIsDecided, LegMissing, NextRoundPlayed, NoSuchBout


def play_leg(
    competition: Competition, one: str, other: str, points: tuple[int, int], *, decides: bool
) -> tuple[CompetitionEvent, ...]:
    """Write a leg of the bout that these two play now, or the six discs that decide it.

    Raises NoSuchBout, BoutIsDecided, UnreachableTotal.
    """
    bout = bout_of(competition, one, other)
    if bout.winner is not None or decides != bout.needs_decider:
        raise BoutIsDecided(round=bout.round, needs_decider=bout.needs_decider)
    check_points(competition, points, decides=decides)
    return (LegPlayed(bout.round, one, other, *points, decides, competition.stage),)


def correct_leg(
    competition: Competition,
    one: str,
    other: str,
    points: tuple[int, int],
    *,
    number: int,
    decides: bool,
    by: str,
    reason: str,
) -> tuple[CompetitionEvent, ...]:
    """Put a leg right; not where that gives the next round, already being played, another player.

    Raises NoSuchBout, LegMissing, UnreachableTotal, NextRoundPlayed.
    """
    bout = bout_of(competition, one, other)
    if not 1 <= number <= len(bout.deciders if decides else bout.legs):
        raise LegMissing(number=number)
    check_points(competition, points, decides=decides)
    event = LegCorrected(bout.round, one, other, number, *points, decides, by, reason, competition.stage)
    after = bout_of(replay((event,), competition), one, other)
    if bout.winner not in (None, after.winner) and _plays_on(competition, bout):
        raise NextRoundPlayed(round=bout.round + 1)
    return (event,)


def brackets(competition: Competition) -> dict[str, list[list[Bout]]]:
    """The brackets of the stage that is played, by the name of their part."""
    stage = competition.stage
    begun = competition.fields[stage].parts if stage in competition.fields else ()
    return {part.name: bracket(competition, stage, part) for part in begun}


def bout_of(competition: Competition, one: str, other: str) -> Bout:
    """The bout of these two in the stage that is played, they meet at most once; raises NoSuchBout."""
    for bout in _bouts(competition):
        if {bout.one, bout.other} == {one, other}:
            return bout
    raise NoSuchBout


def _bouts(competition: Competition) -> Iterator[Bout]:
    return (bout for tree in brackets(competition).values() for bouts in tree for bout in bouts)


def _plays_on(competition: Competition, bout: Bout) -> bool:
    return any(
        later.legs and bout.winner in (later.one, later.other)
        for later in _bouts(competition)
        if later.round > bout.round
    )


def check_points(competition: Competition, points: tuple[int, int], *, decides: bool) -> None:
    """Refuse what nobody can slide; raises UnreachableTotal."""
    rules = competition.edition_at(competition.stage)
    for each in points:
        if decides and not 0 <= each <= DECIDER_POINTS_MAX:
            article = rules.unforeseen_decided_by.article
            raise UnreachableTotal(article, total=each, most=DECIDER_POINTS_MAX)
        points_of(TurnRecord(total=each), rules)
