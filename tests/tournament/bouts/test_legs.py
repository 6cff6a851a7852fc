from dataclasses import replace

from sjoelen.tournament.bouts.bracket import BoutLegs
from sjoelen.tournament.bouts.events import LegCorrected, LegPlayed
from sjoelen.tournament.bouts.legs import legs_after

WON = LegPlayed(1, "anna", "bram", 90, 80, decides=False)
LEGS = legs_after({}, WON)


def test_the_order_of_the_players_in_a_later_leg_does_not_matter() -> None:
    later = LegPlayed(1, "bram", "anna", 70, 60, decides=False)
    assert legs_after(LEGS, later) == {(1, 1, "anna", "bram"): BoutLegs(legs=((90, 80), (60, 70)))}


def test_a_corrected_leg_takes_the_place_of_its_number() -> None:
    right = LegCorrected(1, "bram", "anna", 1, 85, 95, decides=False, by="leader", reason="misread")
    assert legs_after(LEGS, right) == {(1, 1, "anna", "bram"): BoutLegs(legs=((95, 85),))}


def test_six_discs_another_round_and_another_stage_are_separate_legs() -> None:
    after = legs_after(legs_after(LEGS, replace(WON, decides=True)), replace(WON, stage=2))
    assert after[1, 1, "anna", "bram"] == BoutLegs(legs=((90, 80),), deciders=((90, 80),))
    assert after[2, 1, "anna", "bram"] == BoutLegs(legs=((90, 80),))
