"""What a cup committee declares to be otherwise than the book has it (R59)."""

from collections.abc import Sequence

from sjoelen.rules.edition import clauses_of
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.events import CupRuleDeclared
from sjoelen.tournament.error import CupClauseMissing, ReasonMissing, RulesInUse, UnknownClause


def declare_cup_rule(
    competition: Competition, clauses: Sequence[str], house_rule: str | None, told: str, *, by: str
) -> tuple[CupRuleDeclared, ...]:
    """Deviate from clauses, by a house rule that the count follows or in words alone; `told`: how and why.

    No source withholds a clause from a committee. What a turn is worth stays as it is once one is written.
    Raises CupClauseMissing, UnknownClause, ReasonMissing, UnknownHouseRule, HouseRulesClash, RulesInUse.
    """
    edition = competition.edition
    known = clauses_of(edition)
    for clause in clauses:
        if clause not in known:
            raise UnknownClause(clause=clause, known=tuple(known))
    if not told.strip():
        raise ReasonMissing
    changed = list(clauses)
    if house_rule is not None:
        agreed = clauses_of(apply_house_rules(edition, (*competition.house_rules, house_rule)))
        if competition.cards or competition.legs:
            raise RulesInUse(rule=house_rule)
        changed += [name for name in agreed if agreed[name] != known.get(name) and name not in changed]
    if not changed:
        raise CupClauseMissing
    return (CupRuleDeclared(tuple(changed), house_rule, told.strip(), by, edition.cup_deviation_by.article),)
