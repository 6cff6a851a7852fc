"""Commands of a knock-out: each returns events or raises an error."""

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
    competition: Competition, player: str, opponent: str, points: tuple[int, int], *, decides: bool
) -> tuple[CompetitionEvent, ...]:
    """Record a leg of two players' bout, or its deciding leg of six discs.

    Raises NoSuchBout, BoutIsDecided, UnreachableTotal.
    """
    bout = bout_of(competition, player, opponent)
    if bout.winner is not None or decides != bout.needs_decider:
        raise BoutIsDecided(round=bout.round, needs_decider=bout.needs_decider)
    check_points(competition, points, decides=decides)
    return (LegPlayed(bout.round, player, opponent, *points, decides, competition.stage),)


def correct_leg(
    competition: Competition,
    player: str,
    opponent: str,
    points: tuple[int, int],
    *,
    number: int,
    decides: bool,
    by: str,
    reason: str,
) -> tuple[CompetitionEvent, ...]:
    """Correct a leg, unless this changes the players of a later bout that has begun.

    Raises NoSuchBout, LegMissing, UnreachableTotal, NextRoundPlayed.
    """
    bout = bout_of(competition, player, opponent)
    if not 1 <= number <= len(bout.deciders if decides else bout.legs):
        raise LegMissing(number=number)
    check_points(competition, points, decides=decides)
    event = LegCorrected(
        bout.round, player, opponent, number, *points, decides, by, reason, competition.stage
    )
    after = bout_of(replay((event,), competition), player, opponent)
    if bout.winner not in (None, after.winner) and _has_later_leg(competition, bout):
        raise NextRoundPlayed(round=bout.round + 1)
    return (event,)


def brackets(competition: Competition) -> dict[str, list[list[Bout]]]:
    """Return the brackets of the current stage, by the name of their part."""
    stage = competition.stage
    parts = competition.fields[stage].parts if stage in competition.fields else ()
    return {part.name: bracket(competition, stage, part) for part in parts}


def bout_of(competition: Competition, player: str, opponent: str) -> Bout:
    """Return the bout of two players in the current stage; raises NoSuchBout."""
    for bout in _bouts(competition):
        if {bout.one, bout.other} == {player, opponent}:
            return bout
    raise NoSuchBout


def _bouts(competition: Competition) -> Iterator[Bout]:
    return (bout for tree in brackets(competition).values() for bouts in tree for bout in bouts)


def _has_later_leg(competition: Competition, bout: Bout) -> bool:
    return any(
        later.legs and bout.winner in (later.one, later.other)
        for later in _bouts(competition)
        if later.round > bout.round
    )


def check_points(competition: Competition, points: tuple[int, int], *, decides: bool) -> None:
    """Check that both players can reach their points; raises UnreachableTotal."""
    rules = competition.edition_at(competition.stage)
    for total in points:
        if decides and not 0 <= total <= DECIDER_POINTS_MAX:
            article = rules.unforeseen_decided_by.article
            raise UnreachableTotal(article, total=total, most=DECIDER_POINTS_MAX)
        points_of(TurnRecord(total=total), rules)
