import pytest

from sjoelen.rules.bonus import decline_bonus, slide_bonus, slides_due
from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.choices import BonusProcedure
from sjoelen.rules.commands import begin, count_subturn
from sjoelen.rules.edition import Edition
from sjoelen.rules.error import BonusNotEarned, BonusNotOptional, UnknownGate
from sjoelen.rules.events import BonusDeclined, BonusEarned, BonusSlid, TurnEnd, TurnEnded
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn import Phase, Turn, new_turn, replay

MAXIMUM = Tally((7, 7, 9, 7))


def at_maximum(rules: Edition, tally: Tally = MAXIMUM, subturn: int = 1) -> Turn:
    turn = replay(begin(new_turn(rules)), new_turn(rules))
    return replay(count_subturn(turn, tally, subturn), turn)


ANS, CLUB = at_maximum(edition("ans-2026")), at_maximum(edition("club-short"))


def test_a_bonus_slide_adds_the_value_of_its_compartment() -> None:
    assert slide_bonus(ANS, 4) == (BonusSlid(1, 4, "4.1; 5.1.8"),)
    once = replay(slide_bonus(ANS, 4), ANS)
    assert (once.points, once.bonus_left, once.ended) == (152, 1, False)
    assert slide_bonus(once, 1) == (
        BonusSlid(2, 1, "4.1; 5.1.8"),
        TurnEnded(TurnEnd.BONUS_PLAYED, "4.1; 5.1.8"),
    )
    assert replay(slide_bonus(once, 1), once).points == 153


def test_a_missed_bonus_slide_takes_nothing_back() -> None:
    assert replay(slide_bonus(ANS, 0), ANS).points == 148


@pytest.mark.parametrize("value", [5, -1, 10])
def test_there_is_no_gate_of_another_value(value: int) -> None:
    with pytest.raises(UnknownGate) as refused:
        slide_bonus(ANS, value)
    assert refused.value.facts == {"gate": value, "known": (2, 3, 4, 1)}


def test_a_third_bonus_slide_was_not_earned() -> None:
    twice = replay(slide_bonus(ANS, 4), ANS)
    twice = replay(slide_bonus(twice, 4), twice)
    with pytest.raises(BonusNotEarned) as refused:
        slide_bonus(twice, 4)
    assert refused.value.facts == {"earned": 2, "slides": 3}
    assert refused.value.article == "4.1; 5.1.8"


def test_an_optional_bonus_may_be_declined() -> None:
    assert decline_bonus(CLUB) == (
        BonusDeclined(1, "Puntentelling"),
        TurnEnded(TurnEnd.BONUS_DECLINED, "Puntentelling"),
    )
    assert replay(decline_bonus(CLUB), CLUB).phase is Phase.ENDED


def test_a_bonus_that_is_not_optional_is_not_declined() -> None:
    with pytest.raises(BonusNotOptional) as refused:
        decline_bonus(ANS)
    assert refused.value.article == "4.1; 5.1.8"


def test_a_bonus_that_was_not_earned_is_not_declined() -> None:
    with pytest.raises(BonusNotEarned) as refused:
        decline_bonus(new_turn(edition("club-short")))
    assert refused.value.article == "Puntentelling"
    assert refused.value.facts == {"earned": 0, "slides": 1}


@pytest.mark.parametrize(
    ("name", "procedure", "slides"),
    [
        ("ans-2026", BonusProcedure.SINGLE_SLIDES, (2, 1, 0)),
        ("ans-classic", BonusProcedure.SAME_DISC_TWICE, (2, 1, 0)),
        ("english", BonusProcedure.SINGLE_SLIDES, (2, 1, 0)),
        ("club-short", BonusProcedure.OPTIONAL, (1, 1, 0)),
    ],
)
def test_each_edition_grants_its_own_slides(
    name: str, procedure: BonusProcedure, slides: tuple[int, ...]
) -> None:
    rules = edition(name)
    for subturn, due in enumerate(slides, 1):
        turn = at_maximum(rules, subturn=subturn)
        assert turn.bonus_granted == due
        if due:
            began = replay(begin(new_turn(rules)), new_turn(rules))
            earned = count_subturn(began, MAXIMUM, subturn)[-1]
            assert earned == BonusEarned(due, procedure, rules.bonus.article_of(f"after_subturn_{subturn}"))


def test_system_20_2_grants_one_slide_for_100_after_the_first_sub_turn() -> None:
    rules = edition("system-20-2")
    assert at_maximum(rules, Tally((5, 5, 5, 5))).bonus_left == 1
    assert at_maximum(rules, Tally((5, 5, 5, 5)), 2).bonus_left == 0


def test_no_bonus_is_due_before_a_count_or_with_other_discs() -> None:
    assert slides_due(new_turn(edition("ans-2026"))) == 0
    short = new_turn(edition("system-20-2"))
    short = replay(begin(short, 19), short)
    assert slides_due(replay(count_subturn(short, Tally((5, 5, 5, 4))), short)) == 0


@pytest.mark.parametrize("rule", ["no-bonus", "discs-20"])
def test_house_rules_can_leave_the_bonus_out(rule: str) -> None:
    rules = apply_house_rules(edition("ans-2026"), [rule])
    best = MAXIMUM if rule == "no-bonus" else Tally((5, 5, 5, 5))
    assert at_maximum(rules, best).phase is Phase.ENDED
