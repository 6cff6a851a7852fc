"""Each case of the rules in the conformance files; `docs/rules/conformance.md` describes their format."""

from sjoelen.error import SjoelenError
from sjoelen.rules.bonus import slides_due
from sjoelen.rules.builtin_editions import EDITION_IDS
from sjoelen.rules.choices import BonusProcedure
from sjoelen.rules.citation import label_of
from sjoelen.rules.commands import declare_void
from sjoelen.rules.count_check import check_count
from sjoelen.rules.disputes import answers, dispute
from sjoelen.rules.explain import explain
from sjoelen.rules.reachable import reach
from sjoelen.rules.ruling import consequence_sentence, incident_from, ruling, takes_from_compartment
from sjoelen.rules.score import score
from sjoelen.rules.tally import Tally
from sjoelen.rules.tip import tip
from sjoelen.rules.turn import Phase, Turn
from sjoelen.rules.turn_points import points_of
from sjoelen.rules.turn_record import TurnRecord, reconstruct
from sjoelen.rules.verdict import verdict_of
from sjoelen.search.clause_sentences import citation_text
from tests.conformance.cases import CASES, FOLDER, Case, cases_of, check_refusal, record_of, rules_of

KEYS = {
    *("clauses", "kind", "edition", "format", "why", "house_rules", "error", "family", "facts"),
    *("tally", "sets", "extras", "points", "discs", "most", "total"),
    *("subturns", "incidents", "bonus", "decline_bonus", "practice", "ended", "void", "bonus_discs"),
    *("incident", "consequence", "timing", "by", "in_last_subturn", "article", "parts", "needs"),
    *("explains_shrink", "label", "nl", "en"),
    *("field", "verdict", "numbers", "dispute", "answers", "claimed", "slips"),
    *("least", "never", "in_hand", "tip", "gates", "missing", "slides", "optional"),
    *("turns", "players", "events", "unsent", "next", "open_turns", "complete", "standing", "team_standing"),
    *("leaders", "by", "result", "winners", "names", "left", "handicaps", "undone", "struck", "entries"),
}


@cases_of("score")
def test_a_tally_is_worth_what_the_case_says(case: Case) -> None:
    try:
        result = score(Tally(tuple(case["tally"])), rules_of(case))
    except SjoelenError as refusal:
        check_refusal(case, refusal)
    else:
        assert (result.sets, list(result.extras), result.points) == (
            case["sets"],
            case["extras"],
            case["points"],
        )


@cases_of("limits")
def test_a_count_can_be_as_high_as_the_case_says(case: Case) -> None:
    rules, discs = rules_of(case), case.get("discs")
    turn = Turn(rules, rules.discs_per_turn.value if discs is None else discs)
    try:
        check_count(turn, Tally(tuple(case["tally"])), rules.subturns.value)
    except SjoelenError as refusal:
        check_refusal(case, refusal)
    else:
        assert [highest_count(turn, case["tally"], place) for place in range(4)] == case["most"]


def highest_count(turn: Turn, counts: list[int], place: int) -> int:
    """The last count that is not refused while the others stay."""
    count = counts[place]
    while True:
        higher = [*counts[:place], count + 1, *counts[place + 1 :]]
        try:
            check_count(turn, Tally(tuple(higher)), 1)
        except SjoelenError:
            return count
        count += 1


@cases_of("turn")
def test_a_turn_ends_as_the_case_says(case: Case) -> None:
    try:
        _, turn = reconstruct(record_of(case), rules_of(case))
    except SjoelenError as refusal:
        check_refusal(case, refusal)
        return
    assert "error" not in case
    assert turn.points == case.get("points", turn.points)
    assert turn.ended == case.get("ended", turn.ended)
    assert turn.bonus_granted == case.get("bonus_discs", turn.bonus_granted)
    assert (turn.phase is Phase.VOID) == case.get("void", False)


@cases_of("total")
def test_a_total_without_counts_is_accepted_as_the_case_says(case: Case) -> None:
    try:
        points = points_of(TurnRecord(total=case["total"]), rules_of(case))
    except SjoelenError as refusal:
        check_refusal(case, refusal)
    else:
        assert "error" not in case
        assert points == case["total"]


@cases_of("bonus_due")
def test_the_bonus_slides_that_are_due_are_those_of_the_case(case: Case) -> None:
    rules = rules_of(case)
    _, turn = reconstruct(record_of(case), rules)
    assert slides_due(turn) == case["slides"]
    if case["slides"]:
        bonus = rules.bonus
        assert (bonus.value.procedure is BonusProcedure.OPTIONAL) == case["optional"]
        assert bonus.article_of(f"after_subturn_{len(case['subturns'])}") == case["article"]


@cases_of("tip")
def test_the_tip_is_that_of_the_case(case: Case) -> None:
    _, turn = reconstruct(record_of(case), rules_of(case))
    advice = tip(turn)
    if advice is None:
        assert case["tip"] == "none"
    else:
        assert (advice.kind, list(advice.gates), advice.missing) == (
            case["tip"],
            case["gates"],
            case.get("missing", 0),
        )


@cases_of("ruling")
def test_an_incident_leads_to_what_the_case_says(case: Case) -> None:
    incident = incident_from(case["incident"])
    result = ruling(incident, rules_of(case))
    assert incident.clause in case["clauses"]
    assert (result.consequence, result.timing) == (case["consequence"], case["timing"])
    assert (result.by, result.article) == (case["by"], case["article"])
    last = consequence_sentence(result.consequence, rules_of(case).subturns.value, rules_of(case))
    assert last == case.get("in_last_subturn", case["consequence"])
    assert incident.needs == case["needs"]
    assert takes_from_compartment(incident, result.consequence) == case["explains_shrink"]


@cases_of("void")
def test_an_incident_voids_the_turn_as_the_case_says(case: Case) -> None:
    _, turn = reconstruct(record_of(case), rules_of(case))
    try:
        declare_void(turn, incident_from(case["incident"]))
    except SjoelenError as refusal:
        check_refusal(case, refusal)
    else:
        assert "error" not in case


@cases_of("clause")
def test_a_clause_says_what_the_case_says(case: Case) -> None:
    clause = getattr(rules_of(case), case["field"])
    assert verdict_of(clause) == (case["verdict"], tuple(case["numbers"]))
    assert (clause.article, clause.parts) == (case["article"], case.get("parts", {}))


@cases_of("citation")
def test_a_citation_reads_as_the_case_says(case: Case) -> None:
    article = case["article"]
    assert label_of(article) == case["label"]
    assert [citation_text(article, language) for language in ("nl", "en")] == [case["nl"], case["en"]]


@cases_of("dispute")
def test_a_dispute_is_answered_as_the_case_says(case: Case) -> None:
    names = ("subject", "reply", "verdict", "article")
    result = answers(dispute(case["dispute"]), rules_of(case))
    expected = [{"reply": None, **answer} for answer in case["answers"]]
    assert [{name: getattr(answer, name) for name in names} for answer in result] == expected


@cases_of("explanation")
def test_a_wrong_score_is_explained_by_every_slip_that_makes_it(case: Case) -> None:
    explanation = explain(Tally(tuple(case["tally"])), rules_of(case), case["claimed"])
    assert sorted({slip.kind for slip in explanation.slips}) == case["slips"]


@cases_of("reach")
def test_what_is_still_possible_is_what_the_case_says(case: Case) -> None:
    _, turn = reconstruct(record_of(case), rules_of(case))
    possible = reach(turn)
    assert (possible.least, possible.most) == (case["least"], case["most"])
    assert turn.in_hand == case["in_hand"]
    assert not set(case.get("never", ())) & set(possible.totals)


def test_every_edition_has_its_files() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.toml")} == set(EDITION_IDS)


def test_every_case_names_its_clauses_and_nothing_unknown() -> None:
    for case in CASES:
        assert case["format"] == 1
        assert case["clauses"]
        assert set(case) <= KEYS
