from fractions import Fraction

from sjoelen.tournament.standings.result import Result, average, standing_rows
from sjoelen.tournament.standings.standing_row import Status
from sjoelen.tournament.standings.ties import TieBreak, TieBreakInput


def result(contestant: str, score: int, *turns: int, status: Status = Status.PLAYING) -> Result:
    return Result(contestant, status, Fraction(score), turns, 0)


def test_the_score_decides_the_rank_and_the_points_are_the_sum_of_the_turns() -> None:
    first, second = standing_rows([result("anna", 2, 90), result("bram", 4, 80)], (), TieBreakInput({}))
    assert (first.contestant, first.points) == ("bram", 80)
    assert (first.score, second.behind) == (Fraction(4), Fraction(2))


def test_unranked_contestants_are_listed_by_status_and_then_by_identity() -> None:
    unranked = [
        result("dirk", 0, status=Status.WITHDRAWN),
        result("cas", 0, status=Status.ABSENT),
        result("bram", 0, status=Status.UNPLAYED),
        result("anna", 0, status=Status.UNPLAYED),
    ]
    rows = standing_rows(unranked, (TieBreak.LOT,), TieBreakInput({}))
    assert [(row.rank, row.contestant) for row in rows] == [
        (None, "anna"),
        (None, "bram"),
        (None, "cas"),
        (None, "dirk"),
    ]


def test_an_average_is_exact_and_needs_at_least_one_turn() -> None:
    assert average([100, 99, 98]) == 99
    assert average([1, 2]) == Fraction(3, 2)
    assert average([]) is None
