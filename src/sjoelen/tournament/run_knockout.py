"""What may be played in a knock-out: each decision returns facts, or refuses."""

from collections.abc import Iterator, Sequence

from sjoelen.tournament.competition import Competition, Presence, replay
from sjoelen.tournament.competition_events import BracketDrawn, CompetitionEvent, LegCorrected, LegPlayed
from sjoelen.tournament.error import (
    BoutIsDecided,
    BracketAlreadyDrawn,
    LegMissing,
    NextRoundPlayed,
    NobodyToDraw,
    NoSuchBout,
    NotAKnockout,
    UnreachableTotal,
)
from sjoelen.tournament.format import Procedure
from sjoelen.tournament.knockout import DECIDER_MOST, Bout
from sjoelen.tournament.written_turn import Total, points_of


def draw_bracket(competition: Competition) -> tuple[CompetitionEvent, ...]:
    """Give the places by start number, the best seed first; who withdrew has none.

    Raises NotAKnockout, BracketAlreadyDrawn, NobodyToDraw.
    """
    if competition.format.procedure is not Procedure.KNOCKOUT:
        raise NotAKnockout(format=competition.format.id)
    if competition.seeds:
        raise BracketAlreadyDrawn
    playing = [each for each in competition.entrants.values() if each.presence is Presence.PLAYING]
    if not playing:
        raise NobodyToDraw
    playing.sort(key=lambda entrant: entrant.number)
    return (BracketDrawn(tuple(entrant.player for entrant in playing)),)


def play_leg(
    competition: Competition, one: str, other: str, points: tuple[int, int], *, decides: bool
) -> tuple[CompetitionEvent, ...]:
    """Write a leg of the bout that these two play now, or the six discs that decide it.

    Raises NoSuchBout, BoutIsDecided, UnreachableTotal.
    """
    bout = _bout(competition, one, other)
    if bout.winner is not None or decides != bout.needs_decider:
        raise BoutIsDecided(round=bout.round, needs_decider=bout.needs_decider)
    _check_points(competition, points, decides=decides)
    return (LegPlayed(bout.round, one, other, *points, decides),)


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
    bout = _bout(competition, one, other)
    if not 1 <= number <= len(bout.deciders if decides else bout.legs):
        raise LegMissing(number=number)
    _check_points(competition, points, decides=decides)
    event = LegCorrected(bout.round, one, other, number, *points, decides, by, reason)
    after = _bout(replay((event,), competition), one, other)
    if bout.winner not in (None, after.winner) and _plays_on(competition, bout):
        raise NextRoundPlayed(round=bout.round + 1)
    return (event,)


def _bout(competition: Competition, one: str, other: str) -> Bout:
    """The last bout of these two: they meet at most once."""
    for bout in _bouts(competition.bracket):
        if {bout.one, bout.other} == {one, other}:
            return bout
    raise NoSuchBout


def _bouts(tree: Sequence[Sequence[Bout]]) -> Iterator[Bout]:
    return (bout for bouts in tree for bout in bouts)


def _plays_on(competition: Competition, bout: Bout) -> bool:
    return any(
        later.legs and bout.winner in (later.one, later.other)
        for later in _bouts(competition.bracket)
        if later.round > bout.round
    )


def _check_points(competition: Competition, points: tuple[int, int], *, decides: bool) -> None:
    for each in points:
        if decides and not 0 <= each <= DECIDER_MOST:
            article = competition.edition.unforeseen_decided_by.article
            raise UnreachableTotal(article, total=each, most=DECIDER_MOST)
        points_of(Total(each), competition.edition)
