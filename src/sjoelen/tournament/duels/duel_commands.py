"""What may be written of duels: each decision returns facts, or refuses."""

from sjoelen.tournament.bouts.events import LegCorrected, LegPlayed
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.contestants import members, parts
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.competition.format import Procedure
from sjoelen.tournament.duels.duel import Duel, Meeting, duels, meetings
from sjoelen.tournament.duels.knockout_commands import check_points
from sjoelen.tournament.error import LegMissing, MeetingPlayed, NoSuchBout, ReasonMissing


def play_meeting(
    competition: Competition, one: str, other: str, points: tuple[int, int], round_: int | None = None
) -> tuple[CompetitionEvent, ...]:
    """Write what two players slid against each other: in a round, else in their first open one.

    Raises NoSuchBout, MeetingPlayed, UnreachableTotal.
    """
    found = meetings_of(competition, one, other, round_)
    meeting = next((each for each in found if each.leg is None), None)
    if meeting is None:
        raise MeetingPlayed(round=found[-1].round)
    check_points(competition, points, decides=False)
    return (LegPlayed(meeting.round, one, other, *points, False, competition.stage),)


def correct_meeting(
    competition: Competition,
    one: str,
    other: str,
    points: tuple[int, int],
    *,
    round_: int | None,
    by: str,
    reason: str,
) -> tuple[CompetitionEvent, ...]:
    """Put right what they slid in a round, else in their last.

    Raises NoSuchBout, LegMissing, ReasonMissing, UnreachableTotal.
    """
    found = [each for each in meetings_of(competition, one, other, round_) if each.leg is not None]
    if not found:
        raise LegMissing(number=round_ or 1)
    if not reason.strip():
        raise ReasonMissing
    check_points(competition, points, decides=False)
    return (
        LegCorrected(
            found[-1].round,
            one,
            other,
            1,
            *points,
            decides=False,
            by=by,
            reason=reason,
            stage=competition.stage,
        ),
    )


def current_duels(competition: Competition) -> tuple[Duel, ...]:
    """The duels of the stage that is played; none where it is decided otherwise."""
    stage = competition.stage
    if competition.stage_at(stage).procedure not in (Procedure.DUELS, Procedure.LEAGUE):
        return ()
    people = (members(competition, part) for part in parts(competition, stage))
    return tuple(duel for part in people for duel in duels(competition, stage, part))


def meetings_of(competition: Competition, one: str, other: str, round_: int | None = None) -> list[Meeting]:
    """The meetings of these two in the stage that is played, or the one of a round; raises NoSuchBout."""
    found = [
        meeting
        for meeting in meetings(current_duels(competition))
        if {meeting.one, meeting.other} == {one, other} and round_ in (None, meeting.round)
    ]
    if not found:
        raise NoSuchBout
    return found
