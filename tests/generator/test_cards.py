from random import Random

from sjoelen.generator.cards import card_decisions, late_decisions
from sjoelen.tournament.direction.decision_chain import apply_decisions
from sjoelen.tournament.stages.standing import unfinished_rows
from tests.tournament.competitions import new_competition


def dice(seed: int) -> Random:
    return Random(seed)  # noqa: S311


def test_generated_cards_are_complete_or_incomplete() -> None:
    start = new_competition("best-4-of-5", "anna", "bram")
    ends = [apply_decisions(start, card_decisions(start, dice(seed)))[1] for seed in range(20)]
    assert {bool(unfinished_rows(end)) for end in ends} == {True, False}


def test_late_rulings_need_turns_on_a_card() -> None:
    start = new_competition("best-4-of-5", "anna")
    assert late_decisions(start, dice(1)) == []
    _, played = apply_decisions(start, card_decisions(start, dice(1)))
    assert 1 <= len(late_decisions(played, dice(1))) <= 3
