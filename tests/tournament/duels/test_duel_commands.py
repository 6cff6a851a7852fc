import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.error import UnreachableTotal
from sjoelen.tournament.bouts.events import LegCorrected, LegPlayed
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.direction.decision_chain import Decision
from sjoelen.tournament.duels.duel_commands import correct_meeting, current_duels, meetings_of, play_meeting
from sjoelen.tournament.error import LegMissing, MeetingPlayed, NoSuchBout, ReasonMissing
from tests.tournament.competitions import new_competition, with_events

ALL = new_competition("all-against-all", "anna", "bram", "cas")
PLAYED = with_events(ALL, play_meeting(ALL, "bram", "anna", (80, 90)))


def correct(competition: Competition, reason: str = "misread", points: int = 99) -> tuple[object, ...]:
    return correct_meeting(competition, "anna", "bram", (points, 80), round_=None, by="leader", reason=reason)


def test_a_meeting_is_recorded_in_either_order_of_the_players() -> None:
    assert play_meeting(ALL, "bram", "anna", (80, 90)) == (
        LegPlayed(1, "bram", "anna", 80, 90, decides=False),
    )
    (meeting,) = meetings_of(PLAYED, "anna", "bram")
    assert (meeting.one, meeting.leg) == ("anna", (90, 80))


def test_a_meeting_is_corrected_with_a_reason() -> None:
    assert correct(PLAYED) == (
        LegCorrected(1, "anna", "bram", 1, 99, 80, decides=False, by="leader", reason="misread"),
    )


def test_only_duels_have_meetings() -> None:
    assert current_duels(new_competition("series-1x10", "anna", "bram")) == ()


@pytest.mark.parametrize(
    ("error", "command"),
    [
        (NoSuchBout, lambda _: play_meeting(ALL, "anna", "anna", (1, 2))),
        (NoSuchBout, lambda _: play_meeting(ALL, "anna", "bram", (1, 2), round_=2)),
        (MeetingPlayed, lambda _: play_meeting(PLAYED, "anna", "bram", (1, 2))),
        (UnreachableTotal, lambda _: play_meeting(ALL, "anna", "bram", (157, 2))),
        (LegMissing, lambda _: correct(ALL)),
        (ReasonMissing, lambda _: correct(PLAYED, reason=" ")),
        (UnreachableTotal, lambda _: correct(PLAYED, points=157)),
    ],
)
def test_an_invalid_command_of_a_duel_is_refused(error: type[SjoelenError], command: Decision) -> None:
    with pytest.raises(error):
        command(ALL)
