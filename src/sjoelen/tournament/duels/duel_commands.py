"""Commands of duels: each returns events or raises an error."""

from sjoelen.tournament.bouts.events import LegCorrected, LegPlayed
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.contestants import members, parts
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.competition.format import Procedure
from sjoelen.tournament.duels.duel import Duel, Meeting, duels, meetings
from sjoelen.tournament.duels.knockout_commands import check_points
from sjoelen.tournament.error import LegMissing, MeetingPlayed, NoSuchBout, ReasonMissing


def play_meeting(
    competition: Competition, player: str, opponent: str, points: tuple[int, int], round_: int | None = None
) -> tuple[CompetitionEvent, ...]:
    """Record the points of two players' meeting in a round, or of their first open meeting.

    Raises NoSuchBout, MeetingPlayed, UnreachableTotal.
    """
    pairings = meetings_of(competition, player, opponent, round_)
    meeting = next((meeting for meeting in pairings if meeting.leg is None), None)
    if meeting is None:
        raise MeetingPlayed(round=pairings[-1].round)
    check_points(competition, points, decides=False)
    return (LegPlayed(meeting.round, player, opponent, *points, False, competition.stage),)


def correct_meeting(
    competition: Competition,
    player: str,
    opponent: str,
    points: tuple[int, int],
    *,
    round_: int | None,
    by: str,
    reason: str,
) -> tuple[CompetitionEvent, ...]:
    """Correct the points of two players' meeting in a round, or of their last played meeting.

    Raises NoSuchBout, LegMissing, ReasonMissing, UnreachableTotal.
    """
    played = [
        meeting for meeting in meetings_of(competition, player, opponent, round_) if meeting.leg is not None
    ]
    if not played:
        raise LegMissing(number=round_ or 1)
    if not reason.strip():
        raise ReasonMissing
    check_points(competition, points, decides=False)
    return (
        LegCorrected(
            played[-1].round,
            player,
            opponent,
            1,
            *points,
            decides=False,
            by=by,
            reason=reason,
            stage=competition.stage,
        ),
    )


def current_duels(competition: Competition) -> tuple[Duel, ...]:
    """Return the duels of the current stage; none if the stage is not decided by duels."""
    stage = competition.stage
    if competition.stage_at(stage).procedure not in (Procedure.DUELS, Procedure.LEAGUE):
        return ()
    people = (members(competition, part) for part in parts(competition, stage))
    return tuple(duel for part in people for duel in duels(competition, stage, part))


def meetings_of(
    competition: Competition, player: str, opponent: str, round_: int | None = None
) -> list[Meeting]:
    """Return the meetings of two players in the current stage, or in one of its rounds; raises NoSuchBout."""
    pairings = [
        meeting
        for meeting in meetings(current_duels(competition))
        if {meeting.one, meeting.other} == {player, opponent} and round_ in (None, meeting.round)
    ]
    if not pairings:
        raise NoSuchBout
    return pairings
