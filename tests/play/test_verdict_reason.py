from dataclasses import replace

import pytest

from sjoelen.physics.scene.support import Support
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import DiscHistory
from sjoelen.play.referee import judge
from sjoelen.play.verdict_reason import DOUBT_MM, Reason, lath_gap_mm, reason_of
from sjoelen.rules.builtin_editions import edition
from tests.play.conftest import PLAN, disc, lying

FRONT_M = PLAN.front_m + PLAN.radius_m
SHORT = Disc(1, lying(0.2, 0.01), DiscHistory())


@pytest.mark.parametrize(
    ("lies", "reason", "gap_mm"),
    [
        (disc(1, 0.146, FRONT_M, compartment=1), Reason.LATH_PASSES, 0.0),
        (disc(1, 0.146, FRONT_M + 0.004, compartment=1), Reason.LATH_PASSES, 4.0),
        (disc(1, 0.146, FRONT_M + 0.2, compartment=1), Reason.PAST_BAR, 200.0),
        (disc(1, 0.146, FRONT_M - 0.0005), Reason.LATH_MOVES, -0.5),
        (disc(1, 0.2, 0.8), Reason.ELSEWHERE, None),
        (SHORT, Reason.NOT_IN_PLAY, None),
        (replace(SHORT, history=DiscHistory(touched=True)), Reason.PLAYED, None),
        (disc(1, 0.2, -0.1), Reason.INCIDENT, None),
        (
            Disc(1, lying(0.112, 1.3, Support.DIVIDER), DiscHistory(compartment=1, in_play=True)),
            Reason.INCIDENT,
            94.0,
        ),
        (Disc(1, None, DiscHistory(in_play=True)), Reason.INCIDENT, None),
    ],
)
def test_a_verdict_has_a_reason_and_the_lath_its_gap(
    lies: Disc, reason: Reason, gap_mm: float | None
) -> None:
    (verdict,) = judge([lies], edition(), PLAN).discs
    assert (reason_of(verdict, PLAN), lath_gap_mm(verdict, PLAN)) == (reason, gap_mm)


def test_a_jury_takes_the_lath_only_in_doubt() -> None:
    gaps_mm = (DOUBT_MM - 0.1, DOUBT_MM + 0.1)
    discs = [disc(number, 0.146, FRONT_M + gap / 1000, compartment=1) for number, gap in enumerate(gaps_mm)]
    verdicts = judge(discs, edition(), PLAN).discs
    assert [reason_of(verdict, PLAN) for verdict in verdicts] == [Reason.LATH_PASSES, Reason.PAST_BAR]
