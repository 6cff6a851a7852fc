"""Verdicts on whole situations are in `scenes/verdicts` and tested with `situation`."""

from dataclasses import replace

import pytest

from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.support import Support
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import DiscHistory
from sjoelen.play.location import Location, Zone, location_of
from sjoelen.play.referee import Fate, incident_of, judge
from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.incident import Incident
from tests.play.conftest import MIDDLES_M, PLAN, disc, lying


def test_every_disc_has_one_verdict_in_its_order() -> None:
    discs = [disc(7, 0.2, 0.8), disc(3, 0.146, 1.4, compartment=1)]
    verdict = judge(discs, edition(), PLAN)
    assert [disc.disc.number for disc in verdict.discs] == [7, 3]
    assert verdict.tally.counts == (0, 1, 0, 0)


def test_a_stack_that_the_jury_made_is_no_incident_but_a_disc_askew_on_it_is() -> None:
    low, upper = lying(0.146, 1.5), Placement(0.146, 1.5, Support.DISC, 0.013, 0.026, 1)
    askew = Placement(0.15, 1.49, Support.DISC, 0.026, 0.04, 2)
    home = DiscHistory(compartment=1, in_play=True)
    stacked = replace(home, stacked=True)
    discs = [Disc(1, low, home), Disc(2, upper, stacked), Disc(3, askew, home)]
    ruled = judge(discs, edition("english"), PLAN).discs
    assert [verdict.incident for verdict in ruled] == [None, None, Incident.ON_WALL]
    assert ruled[2].fate is Fate.COUNTS


def test_a_disc_over_the_bar_is_aside_wherever_it_then_goes() -> None:
    history = DiscHistory(over_bar=True, in_play=True)
    for lies in (lying(0.146, 1.4), lying(), None):
        ruled = Disc(1, lies, history)
        assert incident_of(ruled, location_of(lies, PLAN)) is Incident.OVER_GATE_BAR


def test_off_the_open_end_is_a_rebound_past_the_line() -> None:
    history = DiscHistory(in_play=True)
    off = Location(Zone.OFF)
    assert incident_of(Disc(1, None, history, left_y_m=-0.43), off) is Incident.BEHIND_LINE
    assert incident_of(Disc(1, None, history, left_y_m=0.9), off) is Incident.LEFT_BOARD


def test_a_house_may_let_a_disc_behind_the_line_be_slid_again() -> None:
    house = apply_house_rules(edition(), ["reslide"])
    (ruled,) = judge([disc(1, 0.2, -0.1)], house, PLAN).discs
    assert (ruled.fate, ruled.article) == (Fate.IN_HAND, "R75")


@pytest.mark.parametrize(("spare", "miscount"), [(0, None), (1, "too-many-discs"), (-2, "too-few-discs")])
def test_a_wrong_number_of_discs_is_an_incident(spare: int, miscount: str | None) -> None:
    discs = [disc(number, MIDDLES_M[number], 1.4, compartment=number) for number in range(4)]
    verdict = judge(discs, edition(), PLAN, spare)
    assert verdict.miscount == miscount
    assert verdict.void == ("too-many-discs" if spare > 0 else None)
    assert verdict.tally.counts == (1, 1, 1, 1)
