import pytest

from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.error import NotAScore, TooManyDiscs
from sjoelen.rules.explain import Slip, SlipKind, explain
from sjoelen.rules.tally import Tally

ANS = edition("ans-2026")
TALLY = Tally((9, 5, 7, 5))


def slips(claimed: int, tally: Tally = TALLY) -> tuple[Slip, ...]:
    return explain(tally, ANS, claimed).slips


def test_a_score_is_broken_down_into_sets_and_extras() -> None:
    explanation = explain(TALLY, ANS)
    assert (explanation.score.points, explanation.set_points, explanation.extra_points) == (
        116,
        100,
        (8, 0, 8, 0),
    )
    assert (explanation.claimed, explanation.slips) == (None, ())


@pytest.mark.parametrize(
    ("claimed", "expected"),
    [
        (116, ()),
        (66, (Slip(SlipKind.SET_AS_TEN),)),
        (166, (Slip(SlipKind.SET_AS_THIRTY),)),
        (110, (Slip(SlipKind.WRONG_ORDER),)),
        (100, (Slip(SlipKind.EXTRAS_FORGOTTEN, (2, 4)),)),
        (108, (Slip(SlipKind.EXTRAS_FORGOTTEN, (2,)), Slip(SlipKind.EXTRAS_FORGOTTEN, (4,)))),
        (117, (Slip(SlipKind.FIELD_DISCS_COUNTED, discs=1),)),
        (
            132,
            (Slip(SlipKind.EXTRAS_TWICE, (2, 4)), Slip(SlipKind.FIELD_DISCS_COUNTED, discs=3)),
        ),
        (65, ()),
    ],
)
def test_a_wrong_score_names_every_slip_that_makes_it(claimed: int, expected: tuple[Slip, ...]) -> None:
    explanation = explain(TALLY, ANS, claimed)
    assert (explanation.claimed, explanation.slips) == (claimed, expected)


def test_the_fewest_discs_of_the_field_are_named() -> None:
    assert slips(4, Tally((0, 0, 0, 0))) == (Slip(SlipKind.FIELD_DISCS_COUNTED, discs=1),)
    assert slips(148, Tally((0, 0, 0, 0))) == (Slip(SlipKind.FIELD_DISCS_COUNTED, discs=30),)
    assert slips(149, Tally((0, 0, 0, 0))) == ()


def test_without_a_disc_outside_none_was_counted() -> None:
    assert slips(150, Tally((7, 7, 9, 7))) == ()


def test_one_compartments_extras_may_be_counted_twice() -> None:
    assert Slip(SlipKind.EXTRAS_TWICE, (3,)) in slips(38, Tally((1, 4, 1, 1)))


def test_a_claim_below_zero_is_no_score() -> None:
    with pytest.raises(NotAScore) as refused:
        explain(TALLY, ANS, -1)
    assert refused.value.facts == {"text": "-1"}
    assert explain(TALLY, ANS, 0).slips == ()


def test_an_impossible_tally_is_not_explained() -> None:
    with pytest.raises(TooManyDiscs):
        explain(Tally((8, 8, 8, 8)), ANS)
