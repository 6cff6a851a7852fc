from fractions import Fraction

from sjoelen.home.statistics import PlayedTurn, PlayerStatistics, player_statistics


def test_statistics_are_exact() -> None:
    played = [
        PlayedTurn("1", 100, None),
        PlayedTurn("2", 117, (9, 5, 7, 5)),
        PlayedTurn("3", 104, (5, 5, 6, 4)),
    ]
    assert player_statistics(played) == PlayerStatistics(
        3,
        Fraction(107),
        117,
        100,
        Fraction(158, 3),
        (Fraction(7), Fraction(5), Fraction(13, 2), Fraction(9, 2)),
    )


def test_totals_alone_show_no_habits() -> None:
    assert player_statistics([PlayedTurn("1", 100, None)]).habits is None


def test_without_turns_the_statistics_are_empty() -> None:
    assert player_statistics([]) == PlayerStatistics(0, None, None, None, None, None)
