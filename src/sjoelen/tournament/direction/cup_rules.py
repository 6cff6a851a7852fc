"""Cup rules: a cup committee's deviations from clauses of the edition (R59)."""

from collections.abc import Sequence

from sjoelen.rules.edition import clauses_of
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.events import CupRuleDeclared
from sjoelen.tournament.error import CupClauseMissing, ReasonMissing, RulesInUse, UnknownClause


def declare_cup_rule(
    competition: Competition, clauses: Sequence[str], house_rule: str | None, explanation: str, *, by: str
) -> tuple[CupRuleDeclared, ...]:
    """Deviate from clauses, by a house rule that changes the count or by an explanation alone.

    A committee can change any clause, since no source forbids it. A house rule must come before the first
    entry. `explanation`: the change and its reason.
    Raises CupClauseMissing, UnknownClause, ReasonMissing, UnknownHouseRule, HouseRulesClash, RulesInUse.
    """
    edition = competition.edition
    clauses_before = clauses_of(edition)
    for clause in clauses:
        if clause not in clauses_before:
            raise UnknownClause(clause=clause, known=tuple(clauses_before))
    if not explanation.strip():
        raise ReasonMissing
    changed = list(clauses)
    if house_rule is not None:
        clauses_after = clauses_of(apply_house_rules(edition, (*competition.house_rules, house_rule)))
        if competition.cards or competition.legs:
            raise RulesInUse(rule=house_rule)
        changed += [
            name
            for name in clauses_after
            if clauses_after[name] != clauses_before.get(name) and name not in changed
        ]
    if not changed:
        raise CupClauseMissing
    return (
        CupRuleDeclared(
            tuple(changed), house_rule, explanation.strip(), by, edition.cup_deviation_by.article
        ),
    )
