import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.error import HouseRulesClash, UnknownHouseRule
from sjoelen.rules.incident import Incident
from sjoelen.tournament.direction.cup_rules import declare_cup_rule
from sjoelen.tournament.error import CupClauseMissing, ReasonMissing, RulesInUse, UnknownClause
from tests.tournament.competitions import new_competition, with_events, with_results

CUP = new_competition("series-1x10", "anna")
PLAYED = with_results(CUP, {"anna": [100]})


def test_a_cup_committee_deviates_from_clauses_by_an_explanation() -> None:
    (rule,) = declare_cup_rule(PLAYED, ["crossed_out", "incident.on-wall"], None, " no stamps ", by="North")
    assert (rule.clauses, rule.told, rule.by, rule.article) == (
        ("crossed_out", "incident.on-wall"),
        "no stamps",
        "North",
        "1.2",
    )
    after = with_events(PLAYED, (rule,))
    assert after.cup_rules == (rule,)
    assert after.edition == PLAYED.edition


def test_a_house_rule_of_a_cup_changes_the_count_and_names_its_clauses() -> None:
    (rule,) = declare_cup_rule(CUP, (), "no-bonus", "as the cup has always been", by="North")
    assert rule.clauses == ("absolute_maximum", "bonus")
    assert with_events(CUP, (rule,)).edition.absolute_maximum.value == 148
    (again,) = declare_cup_rule(CUP, (), "reslide", "for the youth", by="North")
    assert f"incident.{Incident.BEHIND_LINE}" in again.clauses


@pytest.mark.parametrize(
    ("clauses", "house", "explanation", "error"),
    [
        (["nothing"], None, "x", UnknownClause),
        ([], None, "x", CupClauseMissing),
        (["bonus"], None, "  ", ReasonMissing),
        ([], "free-beer", "x", UnknownHouseRule),
        ([], "discs-20", "x", RulesInUse),
    ],
)
def test_an_empty_or_late_cup_rule_is_refused(
    clauses: list[str], house: str | None, explanation: str, error: type[SjoelenError]
) -> None:
    with pytest.raises(error):
        declare_cup_rule(PLAYED, clauses, house, explanation, by="North")


def test_two_house_rules_of_a_kind_clash() -> None:
    fewer = with_events(CUP, declare_cup_rule(CUP, (), "discs-20", "small boards", by="North"))
    with pytest.raises(HouseRulesClash):
        declare_cup_rule(fewer, (), "discs-10", "smaller boards", by="North")
