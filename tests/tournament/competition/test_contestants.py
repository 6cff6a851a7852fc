from sjoelen.tournament.competition.contestants import contestants, members, parts, status
from sjoelen.tournament.competition.events import Part
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.stages.advance import begin_stage
from sjoelen.tournament.standings.standing_row import Status
from tests.tournament.competitions import new_competition, with_events

TEAMS = new_competition("pairs-two-cards", "anna/A", "bram/A", "cas/B")


def test_a_team_stands_in_the_standing_with_all_its_members() -> None:
    assert {
        contestant: [member.player for member in people] for contestant, people in contestants(TEAMS).items()
    } == {
        "A": ["anna", "bram"],
        "B": ["cas"],
    }


def test_a_team_has_withdrawn_when_all_of_it_has() -> None:
    anna_left = with_events(TEAMS, direction.withdraw(TEAMS, "anna", "ill"))
    assert status(anna_left, 1, contestants(anna_left)["A"], played=False) is Status.UNPLAYED
    both = with_events(anna_left, direction.withdraw(anna_left, "bram", "ill"))
    assert status(both, 1, contestants(both)["A"], played=True) is Status.WITHDRAWN


def test_before_a_draw_everybody_stands_in_one_part_and_late_entries_in_their_own() -> None:
    pools = new_competition("pools", "anna", "bram")
    assert parts(pools, 1) == (Part("", ("anna", "bram")),)
    drawn = with_events(pools, begin_stage(pools))
    late = with_events(drawn, direction.enter(drawn, "cas"))
    assert [part.name for part in parts(late, 1)] == ["1", ""]
    assert list(members(late, parts(late, 1)[1])) == ["cas"]


def test_a_stage_that_has_not_begun_has_no_parts() -> None:
    assert parts(new_competition("pools-knockouts", "anna"), 2) == ()
