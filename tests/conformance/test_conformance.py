"""Each case of the conformance files; `docs/rules/conformance.md` describes their format."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.builtin_editions import EDITION_IDS, edition
from sjoelen.rules.disputes import answers, dispute
from sjoelen.rules.explain import explain
from sjoelen.rules.reachable import reach
from sjoelen.rules.ruling import incident_from, ruling
from sjoelen.rules.score import score
from sjoelen.rules.tally import Tally
from sjoelen.rules.tip import Tip, TipKind, tip
from sjoelen.rules.turn import Phase
from sjoelen.rules.turn_record import Occurrence, TurnRecord, reconstruct
from sjoelen.rules.verdict import verdict_of

HERE = Path(__file__).parent
KINDS = {"score", "turn", "ruling", "clause", "dispute", "explanation", "reach", "tip"}
Case = dict[str, Any]


def read_files() -> list[Case]:
    documents = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("*/*.toml"))]
    return [
        {**case, "kind": kind, "edition": document["edition"], "format": document["format"]}
        for document in documents
        for kind in KINDS & set(document)
        for case in document[kind]
    ]


CASES = read_files()


def cases(kind: str) -> pytest.MarkDecorator:
    chosen = [case for case in CASES if case["kind"] == kind]
    return pytest.mark.parametrize("case", chosen, ids=lambda case: f"{case['edition']}-{case['clauses'][0]}")


def record(case: Case) -> TurnRecord:
    return TurnRecord(
        counts=tuple((number, Tally(tuple(counts))) for number, counts in enumerate(case["subturns"], 1)),
        occurrences=tuple(
            Occurrence(each["subturn"], incident_from(each["incident"]), each.get("gate"))
            for each in case.get("incidents", ())
        ),
        bonus=tuple(case.get("bonus", ())),
        bonus_declined=case.get("decline_bonus", False),
        discs=case.get("discs"),
        practice=case.get("practice", 0),
    )


def check_refusal(case: Case, refused: SjoelenError) -> None:
    assert (refused.key, refused.family) == (case["error"], case["family"])


@cases("score")
def test_a_tally_is_worth_what_the_case_says(case: Case) -> None:
    try:
        found = score(Tally(tuple(case["tally"])), edition(case["edition"]))
    except SjoelenError as refused:
        check_refusal(case, refused)
    else:
        assert found.points == case["points"]


@cases("turn")
def test_a_turn_ends_as_the_case_says(case: Case) -> None:
    try:
        _, turn = reconstruct(record(case), edition(case["edition"]))
    except SjoelenError as refused:
        check_refusal(case, refused)
        return
    assert "error" not in case
    assert turn.points == case.get("points", turn.points)
    assert turn.ended == case.get("ended", turn.ended)
    assert turn.bonus_granted == case.get("bonus_discs", turn.bonus_granted)
    assert (turn.phase is Phase.VOID) == case.get("void", False)


@cases("ruling")
def test_an_incident_leads_to_what_the_case_says(case: Case) -> None:
    found = ruling(case["incident"], edition(case["edition"]))
    assert incident_from(case["incident"]).clause in case["clauses"]
    assert (found.consequence, found.timing) == (case["consequence"], case["timing"])
    assert (found.article, found.silent, found.follows) == (
        case["article"],
        case["silent"],
        case.get("follows"),
    )


@cases("clause")
def test_a_clause_says_what_the_case_says(case: Case) -> None:
    clause = getattr(edition(case["edition"]), case["field"])
    assert verdict_of(clause) == (case["verdict"], tuple(case["numbers"]))
    assert (clause.article, clause.silent, clause.follows) == (
        case["article"],
        case["silent"],
        case.get("follows"),
    )


@cases("dispute")
def test_a_dispute_is_answered_as_the_case_says(case: Case) -> None:
    found = answers(dispute(case["dispute"]), edition(case["edition"]))
    assert [
        {name: getattr(each, name) for name in ("subject", "verdict", "standing", "article", "silent")}
        for each in found
    ] == case["answers"]


@cases("explanation")
def test_a_wrong_score_is_explained_by_every_slip_that_makes_it(case: Case) -> None:
    found = explain(Tally(tuple(case["tally"])), edition(case["edition"]), case["claimed"])
    assert sorted({slip.kind for slip in found.slips}) == case["slips"]


@cases("reach")
def test_what_is_still_possible_is_what_the_case_says(case: Case) -> None:
    _, turn = reconstruct(record(case), edition(case["edition"]))
    found = reach(turn)
    assert (found.least, found.most) == (case["least"], case["most"])
    assert not set(case.get("never", ())) & set(found.totals)


@cases("tip")
def test_the_tip_is_the_one_of_the_case(case: Case) -> None:
    _, turn = reconstruct(record(case), edition(case["edition"]))
    found = tip(turn)
    if "tip" not in case:
        assert found is None
    else:
        assert found == Tip(TipKind(case["tip"]), tuple(case["gates"]), case["missing"])


def test_every_edition_has_its_files() -> None:
    assert {path.parent.name for path in HERE.glob("*/*.toml")} == set(EDITION_IDS)


def test_every_case_names_its_clauses_and_nothing_unknown() -> None:
    known = {
        *("clauses", "kind", "edition", "format", "why", "error", "family", "tally", "points", "subturns"),
        *("incidents", "bonus", "decline_bonus", "discs", "practice", "ended", "void", "bonus_discs"),
        *("incident", "consequence", "timing", "article", "silent", "follows", "field", "verdict", "numbers"),
        *("dispute", "answers", "claimed", "slips", "least", "most", "never"),
        *("tip", "gates", "missing"),
    }
    for case in CASES:
        assert case["format"] == 1
        assert case["clauses"]
        assert set(case) <= known
