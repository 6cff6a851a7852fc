import pytest

from sjoelen.rules.builtin_editions import EDITION_IDS, edition
from sjoelen.rules.choices import BonusProcedure, Permission, ReboundedDisc, SweptDisc
from sjoelen.rules.edition import Clause, Ruling
from sjoelen.rules.error import HouseRulesClash, UnknownHouseRule
from sjoelen.rules.house_rules import apply_house_rules, house_rules
from sjoelen.rules.incident import Actor, Consequence, Incident, Timing
from sjoelen.rules.ruling import ruling

ANS = edition("ans-2026")


def test_without_house_rules_an_edition_stays_itself() -> None:
    assert apply_house_rules(ANS, []) == ANS


@pytest.mark.parametrize("name", EDITION_IDS)
def test_no_bonus_leaves_the_maximum_of_the_edition(name: str) -> None:
    rules = apply_house_rules(edition(name), ["no-bonus"])
    assert set(rules.bonus.value.slides_after_subturn) == {0}
    assert rules.absolute_maximum == Clause(edition(name).maximum.value, "R75")
    assert len(rules.bonus.value.slides_after_subturn) == rules.subturns.value
    assert rules.bonus.value.procedure is BonusProcedure.SINGLE_SLIDES


@pytest.mark.parametrize(("discs", "most"), [(20, 100), (10, 48), (6, 28), (4, 20), (60, 300), (31, 152)])
def test_another_number_of_discs_has_its_own_maximum_and_no_bonus(discs: int, most: int) -> None:
    rules = apply_house_rules(ANS, [f"discs-{discs}"])
    assert (rules.discs_per_turn.value, rules.maximum.value, rules.absolute_maximum.value) == (
        discs,
        most,
        most,
    )
    assert rules.maximum.article == "R75"
    assert set(rules.bonus.value.slides_after_subturn) == {0}


def test_the_editions_own_number_of_discs_changes_nothing() -> None:
    rules = apply_house_rules(ANS, ["discs-30"])
    assert (rules.bonus, rules.discs_per_turn) == (ANS.bonus, ANS.discs_per_turn)


def test_each_switch_changes_its_clause_and_marks_it() -> None:
    rules = apply_house_rules(ANS, ["no-stacking", "finger-sweep", "reslide", "discs-on-bar", "turns-3"])
    assert not rules.stacking.value.stacked
    assert rules.swept_disc == Clause(SweptDisc.COUNTS, "R75")
    assert rules.discs_on_bar == Clause(Permission.ALLOWED, "R75")
    assert rules.turns_per_match == Clause((3,), "R75")
    assert rules.rebounded_disc == Clause(ReboundedDisc.SLID_AGAIN, "R75")
    ruled = ruling(Incident.BEHIND_LINE, rules)
    assert ruled == Ruling(Consequence.SLID_AGAIN, Timing.AT_ONCE, Actor.PLAYER, "R75")
    assert rules.house_rules == ("no-stacking", "finger-sweep", "reslide", "discs-on-bar", "turns-3")


def test_a_switch_leaves_every_other_clause_alone() -> None:
    rules = apply_house_rules(ANS, ["reslide"])
    assert rules.incidents[Incident.LEFT_BOARD] == ANS.incidents[Incident.LEFT_BOARD]
    assert rules.bonus == ANS.bonus


def test_a_rule_given_twice_is_one_rule() -> None:
    assert apply_house_rules(ANS, ["no-bonus", "no-bonus"]).house_rules == ("no-bonus",)


@pytest.mark.parametrize(
    "rule",
    [
        "",
        "bonus",
        "discs",
        "discs-3",
        "discs-61",
        "discs-0",
        "discs-020",
        "discs-x",
        "turns-0",
        "turns-100",
        "reslide-2",
    ],
)
def test_an_unknown_house_rule_is_refused_with_those_there_are(rule: str) -> None:
    with pytest.raises(UnknownHouseRule) as refused:
        apply_house_rules(ANS, [rule])
    assert refused.value.facts == {"rule": rule, "known": house_rules()}


def test_two_numbers_of_discs_clash() -> None:
    with pytest.raises(HouseRulesClash) as refused:
        apply_house_rules(ANS, ["discs-20", "discs-25"])
    assert refused.value.facts == {"first": "discs-20", "second": "discs-25"}


def test_the_switches_are_those_of_the_sources() -> None:
    assert house_rules() == (
        *("no-bonus", "discs-N", "no-stacking", "finger-sweep", "reslide", "discs-on-bar", "turns-N"),
    )
