"""The cases of the conformance files, and what they tell of a turn."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.edition import Edition
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.ruling import incident_from
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import Occurrence, TurnRecord

FOLDER = Path(__file__).parent
Case = dict[str, Any]


def read_cases() -> list[Case]:
    documents = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*/*.toml"))]
    return [
        {**case, "kind": kind, "edition": document["edition"], "format": document["format"]}
        for document in documents
        for kind, cases in document.items()
        if isinstance(cases, list)
        for case in cases
    ]


CASES = read_cases()


def cases_of(*kinds: str) -> pytest.MarkDecorator:
    chosen = [case for case in CASES if case["kind"] in kinds]
    return pytest.mark.parametrize("case", chosen, ids=lambda case: f"{case['edition']}-{case['clauses'][0]}")


def rules_of(case: Case) -> Edition:
    return apply_house_rules(edition(case["edition"]), case.get("house_rules", ()))


def record_of(case: Case) -> TurnRecord:
    return TurnRecord(
        counts=tuple((number, Tally(tuple(counts))) for number, counts in enumerate(case["subturns"], 1)),
        occurrences=tuple(
            Occurrence(incident["subturn"], incident_from(incident["incident"]), incident.get("gate"))
            for incident in case.get("incidents", ())
        ),
        bonus=tuple(case.get("bonus", ())),
        bonus_declined=case.get("decline_bonus", False),
        discs=case.get("discs"),
        practice=case.get("practice", 0),
    )


def check_refusal(case: Case, refusal: SjoelenError) -> None:
    assert (refusal.key, refusal.family) == (case.get("error"), case.get("family"))
    assert refusal.facts == case.get("facts", refusal.facts)
