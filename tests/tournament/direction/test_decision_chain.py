from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.decision_chain import apply_decisions
from tests.tournament.competitions import new_competition


def test_a_refused_decision_is_skipped_and_the_others_apply() -> None:
    competition = new_competition("series-1x10", "anna")
    events, after = apply_decisions(
        competition,
        [lambda now: direction.enter(now, "anna"), lambda now: direction.enter(now, "bram")],
    )
    assert (len(events), list(after.entrants)) == (1, ["anna", "bram"])
