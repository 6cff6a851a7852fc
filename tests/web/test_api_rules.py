from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from sjoelen.rules.builtin_editions import EDITION_IDS, edition
from sjoelen.rules.citation import label_of
from sjoelen.rules.disputes import disputes
from sjoelen.rules.incident import Incident

Json = dict[str, Any]


def test_the_server_says_that_it_answers(client: TestClient) -> None:
    assert client.get("/api/v1/health").json()["status"] == "ok"


def test_every_edition_is_listed_and_shown_with_its_articles(client: TestClient) -> None:
    listed = client.get("/api/v1/editions").json()
    assert [edition["id"] for edition in listed["editions"]] == list(EDITION_IDS)
    assert listed["default"] == EDITION_IDS[0]
    for name in EDITION_IDS:
        shown = client.get(f"/api/v1/editions/{name}").json()
        clause = edition(name).discs_per_turn
        assert shown["discs_per_turn"] == {
            "value": clause.value,
            "article": clause.article,
            "label": label_of(clause.article),
            "parts": {},
            "says": {
                "title": "clause.discs_per_turn",
                "verdict": "clause.discs_per_turn.number",
                "facts": {"numbers": [clause.value], "n1": clause.value},
            },
        }
        assert set(shown["incidents"]) == set(Incident)


def test_a_score_is_counted(client: TestClient) -> None:
    assert client.get("/api/v1/score", params={"tally": "9,5,7,5"}).json() == {
        "edition": "ans-2026",
        "tally": [9, 5, 7, 5],
        "sets": 5,
        "extras": [4, 0, 2, 0],
        "points": 116,
    }


@pytest.mark.parametrize(
    ("tally", "status", "key"),
    [
        ("9,5,7", 400, "not-four-counts"),
        ("9,5,7,x", 400, "not-a-count"),
        ("9,5,7,-5", 400, "negative-count"),
        ("9,9,9,9", 409, "too-many-discs"),
    ],
)
def test_a_score_of_what_cannot_lie_there_is_refused(
    client: TestClient, tally: str, status: int, key: str
) -> None:
    answer = client.get("/api/v1/score", params={"tally": tally})
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)


def test_house_rules_stand_on_top_of_an_edition(client: TestClient) -> None:
    shown = client.get("/api/v1/editions/ans-2026", params={"house": ["no-bonus", "discs-20"]}).json()
    assert (shown["discs_per_turn"]["value"], shown["bonus"]["label"]) == (20, "house")
    assert shown["house_rules"] == ["no-bonus", "discs-20"]
    assert client.get("/api/v1/editions/ans-2026?house=fly").status_code == 404


def test_every_question_is_answered_in_both_languages(client: TestClient) -> None:
    bodies = {lang: client.get("/api/v1/disputes", params={"lang": lang}).json() for lang in ("nl", "en")}
    assert [row["id"] for row in bodies["nl"]["disputes"]] == [dispute.id for dispute in disputes()]
    assert bodies["nl"]["disputes"] != bodies["en"]["disputes"]
    assert all(row["answers"] for row in bodies["en"]["disputes"])


def test_a_question_is_answered_in_the_reader_s_language(client: TestClient) -> None:
    questions = {"nl": "mag ik de schijven stapelen", "en": "may I stack the discs"}
    for language, question in questions.items():
        shown = client.get("/api/v1/search", params={"q": question, "lang": language}).json()
        assert (shown["edition"], shown["language"], shown["fits"]) == ("ans-2026", language, True)
        assert shown["answers"][0]["clauses"] == ["R12"]
    assert client.get("/api/v1/search").status_code == 400


def judged(client: TestClient, **body: Any) -> Json:
    answer: Json = client.post("/api/v1/judge", json=body, params={"lang": "en"}).json()
    return answer


def test_a_turn_in_the_making_comes_with_a_tip(client: TestClient) -> None:
    shown = judged(client, counts=[{"subturn": 2, "tally": [5, 3, 5, 5]}])
    assert (shown["points"], shown["in_hand"], shown["error"]) == (74, 12, None)
    assert (shown["tip"]["key"], shown["tip"]["gates"]) == ("tip.lagging", [3])
    assert "3" in shown["tip"]["sentence"]


def test_a_count_that_goes_down_asks_what_happened(client: TestClient) -> None:
    counts = [{"subturn": 1, "tally": [5, 3, 5, 5]}, {"subturn": 2, "tally": [4, 3, 5, 5]}]
    shown = judged(client, counts=counts)
    assert (shown["error"]["key"], shown["error"]["facts"]["gate"]) == ("unexplained-shrink", 2)
    assert shown["points"] == 74
    explained = judged(
        client, counts=counts, occurrences=[{"subturn": 2, "incident": "back-through-gate", "gate": 2}]
    )
    assert explained["error"] is None


def test_an_ended_turn_has_no_tip(client: TestClient) -> None:
    assert judged(client, counts=[{"subturn": 3, "tally": [9, 5, 7, 5]}])["tip"] is None


def test_what_cannot_be_read_is_not_judged(post: Callable[..., Any]) -> None:
    assert post("/judge", {"edition": "nope"}).status_code == 404
    assert post("/judge", {"counts": [{"subturn": 1, "tally": [1, 2, 3]}]}).status_code == 400
