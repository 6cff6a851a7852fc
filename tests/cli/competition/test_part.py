import pytest

from sjoelen.cli.competition.part import part_title
from sjoelen.cli.output import Reader
from sjoelen.desk.competition_view import CompetitionView
from tests.tournament.competitions import new_competition


@pytest.mark.parametrize(
    ("format_id", "stage", "part", "title"),
    [
        ("pools", 1, "3", "Pool 3"),
        ("pools", 1, "", "Stage 1"),
        ("series-classes-knockout", 2, "A", "Class A"),
        ("pools-knockouts", 2, "winners", "Winners' bracket"),
        ("pools-knockouts", 2, "losers", "Losers' bracket"),
        ("season-runner-up", 2, "", "Stage 2"),
    ],
)
def test_a_part_is_called_by_what_it_is(format_id: str, stage: int, part: str, title: str) -> None:
    view = CompetitionView("c", "C", new_competition(format_id), {})
    assert part_title(Reader("en", as_json=False), view, stage, part) == title
