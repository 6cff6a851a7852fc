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
        *(PlayerEntered(name, number, None, None) for number, name in enumerate(NAMES, 1)),
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


def test_a_contestant_still_in_the_knockout_has_no_rank() -> None:
    standing = standing_of(replay(WON, drawn(BEGUN)))
    assert [(row.rank, row.contestant, row.status, row.open_turns) for row in standing] == [
        (3, "cas", Status.PLAYING, 0),
        (None, "anna", Status.PLAYING, 1),
        (None, "bram", Status.PLAYING, 1),
    ]


def test_before_the_draw_contestants_are_unplayed_or_withdrawn() -> None:
    assert [status for _, _, status in rows(without(BEGUN, "cas"))] == [
        Status.UNPLAYED,
        Status.UNPLAYED,
        Status.WITHDRAWN,
    ]


def test_the_opponent_of_a_withdrawn_player_advances() -> None:
    assert rows(without(drawn(BEGUN), "cas", "bram")) == [
        (1, "anna", Status.PLAYING),
        (2, "bram", Status.PLAYING),
        (3, "cas", Status.PLAYING),
    ]


def test_a_knockout_has_no_champion_after_all_withdrew() -> None:
    assert rows(without(drawn(BEGUN), *NAMES)) == [
        (2, "anna", Status.PLAYING),
        (3, "bram", Status.PLAYING),
        (None, "cas", Status.WITHDRAWN),
    ]


def test_a_single_contestant_is_champion_unless_withdrawn() -> None:
    alone = drawn(without(BEGUN, "bram", "cas"))
    assert rows(alone)[0] == (1, "anna", Status.PLAYING)
    assert {rank for rank, _, _ in rows(without(alone, "anna"))} == {None}


def test_a_decided_bout_stands_after_its_winner_withdraws() -> None:
    assert rows(without(replay(WON, drawn(BEGUN)), "bram")) == [
        (1, "anna", Status.PLAYING),
        (2, "bram", Status.PLAYING),
        (3, "cas", Status.PLAYING),
    ]
