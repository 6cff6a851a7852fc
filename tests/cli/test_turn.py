import pytest

from tests.cli.conftest import Sjoelen


def test_a_turn_is_printed_with_its_events_and_their_articles(sjoelen: Sjoelen) -> None:
    done = sjoelen("turn", "5,6,7,5", "7,7,9,7", "--bonus", "2", "--json")
    assert done.code == 0
    assert {name: done.record[name] for name in ("edition", "points", "ended", "bonus_discs")} == {
        "edition": "ans-2026",
        "points": 150,
        "ended": True,
        "bonus_discs": 1,
    }
    assert [event["type"] for event in done.record["events"]] == [
        *("turn_begun", "subturn_counted", "subturn_counted", "bonus_earned", "bonus_slid", "turn_ended"),
    ]
    assert all(event["article"] for event in done.record["events"])


@pytest.mark.parametrize("bonus", [["--bonus", "4,1"], ["--bonus", "4", "--bonus", "1"], ["--bonus", "4, 1"]])
def test_bonus_slides_are_given_together_or_one_by_one(sjoelen: Sjoelen, bonus: list[str]) -> None:
    assert sjoelen("turn", "7,7,9,7", *bonus, "--json").record["points"] == 153


def test_an_incident_is_given_as_sub_turn_slug_and_gate(sjoelen: Sjoelen) -> None:
    counts = ("5,5,5,5", "4,5,5,5", "5,5,5,5")
    done = sjoelen("turn", *counts, "--incident", "2:back-through-gate:2", "--json")
    assert (done.code, done.record["points"]) == (0, 100)
    ruling = done.record["events"][2]
    assert (ruling["type"], ruling["incident"], ruling["gate"]) == ("incident_ruled", "back-through-gate", 2)


def test_a_void_turn_has_no_points(sjoelen: Sjoelen) -> None:
    done = sjoelen("turn", "5,5,5,5", "--incident", "2:broken-disc", "--json")
    assert (done.code, done.record["points"], done.record["ended"]) == (0, None, True)
    assert done.record["events"][-1]["type"] == "turn_voided"


@pytest.mark.parametrize(
    ("words", "code", "key"),
    [
        (["5,5,5,5", "4,5,5,5"], 3, "unexplained-shrink"),
        (["7,7,10,7"], 3, "too-many-discs"),
        (["5,5,5,5", "--bonus", "4"], 3, "bonus-not-earned"),
        (["7,7,9,7", "--bonus", "5"], 4, "unknown-gate"),
        (["7,7,9,7", "--bonus", "x"], 2, "not-a-count"),
        (["7,7,9,7", "7,7,9,7"], 3, "only-bonus-slides-left"),
        (["5,5,5,5", "6,6,6,6", "7,7,7,7", "7,7,8,7"], 3, "turn-is-over"),
        (["7,7,9,7", "--decline-bonus"], 3, "bonus-not-optional"),
        (["5,5,5,5", "--incident", "1:meteor"], 4, "unknown-incident"),
        (["5,5,5,5", "--incident", "meteor"], 2, "bad-incident"),
        (["5,5,5,5", "--incident", "1:"], 2, "bad-incident"),
        (["5,5,5,5", "--incident", "1:on-wall:2:3"], 2, "bad-incident"),
        (["5,5,5,5", "--incident", "x:on-wall:2"], 2, "not-a-count"),
        (["5,5,5,5", "--incident", "1:on-wall"], 2, "gate-missing"),
        (["5,5,5,5", "--incident", "4:left-board"], 2, "no-such-subturn"),
        (["5,5,5,5", "--discs", "31"], 3, "too-many-discs"),
        (["5,5,5,5", "--discs", "0"], 3, "too-few-discs"),
        (["5,5,5,5", "--discs", "-1"], 2, "negative-count"),
        (["5,5,5,5", "--discs", "-1", "--edition", "club-short"], 2, "negative-count"),
        (["5,5,5,5", "--discs", "many"], 2, "not-a-count"),
        (["5,5,5,5", "--practice", "6"], 3, "too-many-practice-discs"),
        (["5,5,5", "--json"], 2, "not-four-counts"),
        (["--surprise", "5,5,5,5"], 2, "no-such-option"),
    ],
)
def test_an_impossible_turn_is_refused(sjoelen: Sjoelen, words: list[str], code: int, key: str) -> None:
    done = sjoelen("turn", *words, "--json")
    assert (done.code, done.error["key"]) == (code, key)


@pytest.mark.parametrize(
    ("words", "last"),
    [
        (["5,5,5,5"], "10 discs in hand; score so far: 100."),
        (["7,7,9,7", "--bonus", "4"], "152 points; 1 bonus slide to go."),
        (["7,8,8,7"], "147 points."),
        (["5,5,5,5", "--incident", "1:broken-disc"], "The turn is void and is replayed."),
    ],
)
def test_the_state_of_the_turn_is_printed(sjoelen: Sjoelen, words: list[str], last: str) -> None:
    assert sjoelen("turn", *words, "--lang", "en").out.splitlines()[-1] == last


def test_an_incident_is_printed_with_its_consequence(sjoelen: Sjoelen) -> None:
    done = sjoelen("turn", "5,5,5,5", "--incident", "1:left-board", "--practice", "5", "--lang", "en")
    assert "5 practice discs slid (art. 6.2)" in done.out
    assert "sub-turn 1: A disc leaves the board from the playing field. It is out of play" in done.out
