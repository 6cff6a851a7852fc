from fractions import Fraction

from sjoelen.tournament.competition.contestants import contestants
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.stages.card_results import card_results
from sjoelen.tournament.standings.result import Result
from sjoelen.tournament.standings.standing_row import Status
from tests.tournament.competitions import new_competition, with_events, with_results


def test_the_worst_turn_of_a_pool_is_dropped() -> None:
    competition = with_results(new_competition("pools", "anna"), {"anna": [100, 60, 90, 80, 70]})
    assert card_results(competition, 1, contestants(competition)) == [
        Result("anna", Status.PLAYING, Fraction(340), (100, 90, 80, 70), 0)
    ]


def test_an_average_is_over_all_turns_of_all_evenings() -> None:
    competition = with_results(new_competition("season-average", "anna"), {"anna": [100] * 10})
    competition = with_results(competition, {"anna": [90] * 5}, series=2)
    (result,) = card_results(competition, 1, contestants(competition))
    assert (result.score, result.open_turns) == (Fraction(1450, 15), 5)


def test_an_evening_that_was_not_played_is_not_open_in_a_season() -> None:
    competition = with_events(new_competition("season-ranking", "anna"))
    (result,) = card_results(competition, 1, contestants(competition))
    assert (result.status, result.open_turns) == (Status.UNPLAYED, 0)


def test_withdrawn_and_absent_are_not_the_same() -> None:
    competition = new_competition("pools", "anna", "bram")
    competition = with_events(
        competition,
        direction.withdraw(competition, "anna", "ill"),
        direction.mark_absent(competition, "bram", 1),
    )
    results = card_results(competition, 1, contestants(competition))
    assert [result.status for result in results] == [Status.WITHDRAWN, Status.ABSENT]
