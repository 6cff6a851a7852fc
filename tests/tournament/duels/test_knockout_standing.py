from sjoelen.tournament.bouts.events import LegPlayed
from sjoelen.tournament.competition.builtin_formats import format_of
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.people.events import PlayerEntered
from sjoelen.tournament.stages.advance import begin_stage
from sjoelen.tournament.stages.standing import standing_of
from sjoelen.tournament.standings.standing_row import Status

NAMES = ("anna", "bram", "cas")
BEGUN = replay(
    [
        *direction.create(format_of("knockout-20-2"), 1),
        *(PlayerEntered(who, n, None, None) for n, who in enumerate(NAMES, 1)),
    ]
)
WON = [LegPlayed(1, "bram", "cas", 90, 80, decides=False)] * 6


def drawn(competition: Competition) -> Competition:
    return replay(begin_stage(competition), competition)


def without(competition: Competition, *players: str) -> Competition:
    for player in players:
        competition = replay(direction.withdraw(competition, player, "ill"), competition)
    return competition


def rows(competition: Competition) -> list[tuple[int | None, str, Status]]:
    return [(row.rank, row.contestant, row.status) for row in standing_of(competition)]


def test_who_is_still_in_has_no_rank_yet() -> None:
    found = standing_of(replay(WON, drawn(BEGUN)))
    assert [(row.rank, row.contestant, row.status, row.open_turns) for row in found] == [
        (3, "cas", Status.PLAYING, 0),
        (None, "anna", Status.PLAYING, 1),
        (None, "bram", Status.PLAYING, 1),
    ]


def test_who_was_never_drawn_has_not_played_and_who_left_is_withdrawn() -> None:
    assert [status for _, _, status in rows(without(BEGUN, "cas"))] == [
        Status.UNPLAYED,
        Status.UNPLAYED,
        Status.WITHDRAWN,
    ]


def test_the_opponent_of_who_withdraws_goes_on() -> None:
    assert rows(without(drawn(BEGUN), "cas", "bram")) == [
        (1, "anna", Status.PLAYING),
        (2, "bram", Status.PLAYING),
        (3, "cas", Status.PLAYING),
    ]


def test_where_everybody_withdrew_nobody_has_won() -> None:
    assert rows(without(drawn(BEGUN), *NAMES)) == [
        (2, "anna", Status.PLAYING),
        (3, "bram", Status.PLAYING),
        (None, "cas", Status.WITHDRAWN),
    ]


def test_one_alone_has_won_unless_they_left_as_well() -> None:
    alone = drawn(without(BEGUN, "bram", "cas"))
    assert rows(alone)[0] == (1, "anna", Status.PLAYING)
    assert {rank for rank, _, _ in rows(without(alone, "anna"))} == {None}


def test_a_bout_that_was_decided_stands_when_its_winner_leaves() -> None:
    assert rows(without(replay(WON, drawn(BEGUN)), "bram")) == [
        (1, "anna", Status.PLAYING),
        (2, "bram", Status.PLAYING),
        (3, "cas", Status.PLAYING),
    ]
