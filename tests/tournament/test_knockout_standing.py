from sjoelen.tournament import direct
from sjoelen.tournament.competition import replay
from sjoelen.tournament.competition_events import BracketDrawn, LegPlayed, PlayerEntered
from sjoelen.tournament.knockout_standing import knockout_standing
from sjoelen.tournament.place import Status

NAMES = ("anna", "bram", "cas")
BEGUN = [
    *direct.create("knockout-20-2", 1),
    *(PlayerEntered(who, n, None, None) for n, who in enumerate(NAMES, 1)),
]
WON = [LegPlayed(1, "bram", "cas", 90, 80, decides=False)] * 6


def test_who_is_still_in_has_no_rank_yet() -> None:
    rows = knockout_standing(replay([*BEGUN, BracketDrawn(NAMES), *WON]))
    assert [(row.rank, row.contestant, row.status, row.open_turns) for row in rows] == [
        (3, "cas", Status.PLAYING, 0),
        (None, "anna", Status.PLAYING, 1),
        (None, "bram", Status.PLAYING, 1),
    ]


def test_who_was_never_drawn_has_not_played_and_who_left_is_withdrawn() -> None:
    competition = replay(BEGUN)
    competition = replay(direct.withdraw(competition, "cas", "ill"), competition)
    assert [row.status for row in knockout_standing(competition)] == [
        Status.UNPLAYED,
        Status.UNPLAYED,
        Status.WITHDRAWN,
    ]
