from fractions import Fraction

import pytest

from sjoelen.cli.competition.rows import exact, row_lines, row_records
from sjoelen.cli.output import Reader
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.desk.person import Person
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.stages.standing import standing_of
from tests.tournament.competitions import new_competition, with_results

ENGLISH = Reader("en", as_json=False)


def lines(competition: Competition) -> list[str]:
    view = CompetitionView("c", "C", competition, {"anna": Person("Anna"), "bram": Person("Bram")})
    return list(row_lines(ENGLISH, view, 1, standing_of(competition), why=True))


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (Fraction(5), "5"),
        (Fraction(-5), "-5"),
        (Fraction(-1, 3), "-0.33"),
        (Fraction(2, 3), "0.67"),
        (Fraction(-1, 999), "0.00"),
    ],
)
def test_only_what_is_shown_is_rounded(number: Fraction, text: str) -> None:
    assert exact(ENGLISH, number) == text


def test_a_score_is_shown_where_it_is_not_the_points() -> None:
    season = with_results(
        new_competition("season-ranking", "anna", "bram"), {"anna": [90] * 10, "bram": [80] * 10}
    )
    table = lines(season)
    assert table[0].split() == ["rank", "player", "score", "points", "turns", "average", "best"]
    assert "1. Anna: the highest score, 5." in table
    assert "2. Bram: a score of 4, 1 lower than the one above." in table
    assert "score" not in lines(with_results(new_competition("series-1x10", "anna"), {"anna": [90]}))[0]


def test_a_tie_says_that_it_is_one() -> None:
    level = with_results(
        new_competition("season-ranking", "anna", "bram"), {"anna": [90] * 10, "bram": [90] * 10}
    )
    assert any("a score of 5, and equal to another" in line for line in lines(level))


def test_an_empty_standing_has_a_table() -> None:
    assert lines(new_competition("series-1x10"))[0].startswith("rank")
    assert row_records(CompetitionView("c", "C", new_competition("series-1x10"), {}), ()) == []
