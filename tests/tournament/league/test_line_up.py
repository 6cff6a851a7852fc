from itertools import permutations

import pytest

from sjoelen.error import SjoelenError
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.events import LineUpSealed
from sjoelen.tournament.direction.decision_chain import Decision
from sjoelen.tournament.duels.duel_commands import current_duels
from sjoelen.tournament.error import (
    LineUpBound,
    LineUpIncomplete,
    LineUpSecret,
    NoSuchFixture,
    ReasonMissing,
    SealDiffers,
)
from sjoelen.tournament.league.line_up import Fixture, open_line_up, rule_line_up, seal_line_up, seal_of
from tests.tournament.competitions import new_competition, with_events

OURS, THEIRS = (tuple(f"{side}{number}" for number in range(1, 5)) for side in "AB")
LEAGUE = new_competition("league-4", *(f"{player}/{player[0]}" for player in (*OURS, "A5", *THEIRS)))
HOME, AWAY = Fixture("A", "B", "A"), Fixture("A", "B", "B")
ONE_IN = with_events(LEAGUE, seal_line_up(LEAGUE, HOME, OURS, "word"))
BOTH_IN = with_events(ONE_IN, seal_line_up(ONE_IN, AWAY, THEIRS, "other"))


def names(competition: Competition) -> list[str]:
    return [
        player
        for duel in current_duels(competition)
        for meeting in duel.meetings
        for player in (meeting.one, meeting.other)
    ]


def test_a_seal_does_not_reveal_the_players() -> None:
    (event,) = seal_line_up(LEAGUE, HOME, OURS, "word")
    assert isinstance(event, LineUpSealed)
    assert not any(player in str(event) for player in OURS)
    tried = {seal_of(1, HOME, line_up, "guess") for line_up in permutations((*OURS, "A5"), 4)}
    assert event.seal not in tried


def test_another_fixture_team_order_or_word_is_another_seal() -> None:
    seals = {
        seal_of(1, HOME, OURS, "word"),
        seal_of(2, HOME, OURS, "word"),
        seal_of(1, Fixture("B", "A", "A"), OURS, "word"),
        seal_of(1, AWAY, OURS, "word"),
        seal_of(1, HOME, OURS[::-1], "word"),
        seal_of(1, HOME, OURS, "words"),
    }
    assert len(seals) == 6


def test_a_line_up_may_change_until_both_are_handed_in() -> None:
    again = with_events(ONE_IN, seal_line_up(ONE_IN, HOME, OURS[::-1], "new"))
    both = with_events(again, seal_line_up(again, AWAY, THEIRS, "other"))
    assert (
        with_events(both, open_line_up(both, HOME, OURS[::-1], "new")).line_ups[1, "A", "B", "A"]
        == OURS[::-1]
    )


def test_the_meetings_are_known_once_both_line_ups_are_open() -> None:
    one_open = with_events(BOTH_IN, open_line_up(BOTH_IN, HOME, OURS, "word"))
    assert names(one_open) == []
    both_open = with_events(one_open, open_line_up(one_open, AWAY, THEIRS, "other"))
    assert names(both_open) == [player for pair in zip(OURS, THEIRS, strict=True) for player in pair]


def test_the_match_direction_sets_the_line_up_after_a_lost_word() -> None:
    ruled = with_events(BOTH_IN, rule_line_up(BOTH_IN, HOME, OURS, by="direction", reason="word lost"))
    assert ruled.line_ups[1, "A", "B", "A"] == OURS


@pytest.mark.parametrize(
    ("error", "competition", "command"),
    [
        (NoSuchFixture, LEAGUE, lambda now: seal_line_up(now, Fixture("A", "C", "A"), OURS, "w")),
        (NoSuchFixture, LEAGUE, lambda now: seal_line_up(now, Fixture("A", "B", "C"), OURS, "w")),
        (LineUpIncomplete, LEAGUE, lambda now: seal_line_up(now, HOME, OURS[:3], "w")),
        (LineUpIncomplete, LEAGUE, lambda now: seal_line_up(now, HOME, (*OURS[:3], OURS[0]), "w")),
        (LineUpIncomplete, LEAGUE, lambda now: seal_line_up(now, HOME, THEIRS, "w")),
        (LineUpIncomplete, LEAGUE, lambda now: seal_line_up(now, HOME, (*OURS, "A5"), "w")),
        (LineUpSecret, ONE_IN, lambda now: open_line_up(now, HOME, OURS, "word")),
        (LineUpSecret, ONE_IN, lambda now: rule_line_up(now, HOME, OURS, by="x", reason="y")),
        (ReasonMissing, BOTH_IN, lambda now: rule_line_up(now, HOME, OURS, by="x", reason=" ")),
        (LineUpBound, BOTH_IN, lambda now: seal_line_up(now, HOME, OURS, "word")),
        (SealDiffers, BOTH_IN, lambda now: open_line_up(now, HOME, OURS[::-1], "word")),
        (SealDiffers, BOTH_IN, lambda now: open_line_up(now, HOME, OURS, "wrong")),
    ],
)
def test_an_invalid_command_of_a_line_up_is_refused(
    error: type[SjoelenError], competition: Competition, command: Decision
) -> None:
    with pytest.raises(error):
        command(competition)
