"""House rules: switches on top of any edition."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from types import MappingProxyType
from typing import TypeVar

from sjoelen.rules.choices import BonusProcedure, Permission, ReboundedDisc, SweptDisc
from sjoelen.rules.citation import HOUSE
from sjoelen.rules.edition import Bonus, Clause, Edition, Ruling
from sjoelen.rules.error import HouseRulesClash, UnknownHouseRule
from sjoelen.rules.incident import Actor, Consequence, Incident, Timing

Value = TypeVar("Value")


def apply_house_rules(edition: Edition, rules: Iterable[str]) -> Edition:
    """Return the edition with house rules; the clauses that they change cite R75.

    Rules: no-bonus, no-stacking, finger-sweep, reslide, discs-on-bar, discs-N (4 to 60), turns-N (1 to 99).
    Raises UnknownHouseRule, HouseRulesClash.
    """
    changed = edition
    families: dict[str, str] = {}
    for rule in rules:
        family, number = _parse(rule)
        if families.setdefault(family, rule) != rule:
            raise HouseRulesClash(first=families[family], second=rule)
        if rule not in changed.house_rules:
            changed = replace(SWITCHES[family](changed, number), house_rules=(*changed.house_rules, rule))
    return changed


def house_rules() -> tuple[str, ...]:
    """Return every house rule by name; N stands for a number."""
    return tuple(f"{name}-N" if name in NUMBERED else name for name in SWITCHES)


def _parse(rule: str) -> tuple[str, int]:
    numbered = re.fullmatch(r"(discs|turns)-([1-9][0-9]?)", rule)
    family, number = (numbered[1], int(numbered[2])) if numbered else (rule, 0)
    least, most = NUMBERED.get(family, (0, 0))
    if family not in SWITCHES or not least <= number <= most:
        raise UnknownHouseRule(rule=rule, known=house_rules())
    return family, number


def _no_bonus(edition: Edition, _: int) -> Edition:
    never = Bonus(edition.bonus.value.at_score, (0,) * edition.subturns.value, BonusProcedure.SINGLE_SLIDES)
    return replace(edition, bonus=_house(never), absolute_maximum=_house(edition.maximum.value))


def _discs(edition: Edition, discs: int) -> Edition:
    if discs == edition.discs_per_turn.value:
        return edition
    sets, extras = divmod(discs, len(edition.gate_values.value))
    most = edition.set_value.value * sets + max(edition.gate_values.value) * extras
    return replace(
        _no_bonus(edition, 0),
        discs_per_turn=_house(discs),
        maximum=_house(most),
        absolute_maximum=_house(most),
    )


def _no_stacking(edition: Edition, _: int) -> Edition:
    return replace(edition, stacking=_house(replace(edition.stacking.value, stacked=False)))


def _finger_sweep(edition: Edition, _: int) -> Edition:
    return replace(edition, swept_disc=_house(SweptDisc.COUNTS))


def _reslide(edition: Edition, _: int) -> Edition:
    again = Ruling(Consequence.SLID_AGAIN, Timing.AT_ONCE, Actor.PLAYER, HOUSE)
    incidents = MappingProxyType({**edition.incidents, Incident.BEHIND_LINE: again})
    return replace(edition, incidents=incidents, rebounded_disc=_house(ReboundedDisc.SLID_AGAIN))


def _discs_on_bar(edition: Edition, _: int) -> Edition:
    return replace(edition, discs_on_bar=_house(Permission.ALLOWED))


def _turns(edition: Edition, turns: int) -> Edition:
    return replace(edition, turns_per_match=_house((turns,)))


def _house(value: Value) -> Clause[Value]:
    return Clause(value, HOUSE)


NUMBERED = {"discs": (4, 60), "turns": (1, 99)}
SWITCHES: dict[str, Callable[[Edition, int], Edition]] = {
    "no-bonus": _no_bonus,
    "discs": _discs,
    "no-stacking": _no_stacking,
    "finger-sweep": _finger_sweep,
    "reslide": _reslide,
    "discs-on-bar": _discs_on_bar,
    "turns": _turns,
}
