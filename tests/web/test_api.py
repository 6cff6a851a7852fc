from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from sjoelen.rules.incident import Incident
from sjoelen.rules.shelf import EDITION_IDS, edition

Post = Callable[..., Any]
Json = dict[str, Any]


def test_the_server_says_that_it_answers(client: TestClient) -> None:
    assert client.get("/api/v1/health").json()["status"] == "ok"


def test_every_edition_is_listed_and_shown_with_its_articles(client: TestClient) -> None:
    listed = client.get("/api/v1/editions").json()
    assert [each["id"] for each in listed["editions"]] == list(EDITION_IDS)
    assert listed["default"] == EDITION_IDS[0]
    for name in EDITION_IDS:
        shown = client.get(f"/api/v1/editions/{name}").json()
        clause = edition(name).discs_per_turn
        assert shown["discs_per_turn"] == {
            "value": clause.value,
            "article": clause.article,
            "silent": clause.silent,
            "follows": clause.follows,
            "house": False,
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


def test_a_whole_game_is_played(client: TestClient, post: Post, game: Json) -> None:
    anna, bram = (player["id"] for player in game["players"])
    path = f"/games/{game['id']}"
    assert post(f"{path}/starter", {}).json()["starter"] in (anna, bram)
    counts = {"player": anna, "turn": 1, "tally": [7, 7, 9, 7], "after": 2, "bonus": [4]}
    assert post(f"{path}/turns", counts).json()["entries"][-1]["points"] == 152
    post(f"{path}/turns", {"player": bram, "turn": 1, "total": 100})
    post(f"{path}/turns", {"player": anna, "turn": 2, "tally": [9, 5, 7, 5]})
    last = post(f"{path}/turns", {"player": bram, "turn": 2, "tally": [5, 5, 6, 5]})
    assert (last.status_code, last.json()["complete"]) == (201, True)
    assert [(place["rank"], place["points"]) for place in last.json()["standing"]] == [(1, 268), (2, 204)]
    undone = post(f"{path}/undo", {"sequence": last.json()["sequence"]}).json()
    assert undone["next"] == {"player": bram, "turn": 2}
    again = post(f"{path}/undo", {"sequence": undone["sequence"]}).json()
    assert again["standing"] == last.json()["standing"]
    assert client.get(f"/api/v1{path}").json() == again


def test_the_same_request_gets_the_same_bytes(client: TestClient, post: Post, game: Json) -> None:
    path, body = f"/games/{game['id']}/players", {"name": "Cas"}
    first = post(path, body, "k1")
    post(path, {"name": "Dirk"})
    again = post(path, body, "k1")
    assert (again.status_code, again.content) == (first.status_code, first.content)
    assert len(client.get(f"/api/v1/games/{game['id']}").json()["players"]) == 4


def test_the_same_request_may_be_written_otherwise(post: Post) -> None:
    first = post("/games", {"players": ["Anna"]}, "k")
    again = post("/games", {"turns": None, "house_rules": [], "players": ["Anna"]}, "k")
    assert again.content == first.content


def test_a_key_of_one_game_is_free_in_another(post: Post, game: Json) -> None:
    other = post("/games", {"players": ["Cas"]}).json()
    assert post(f"/games/{game['id']}/players", {"name": "Dirk"}, "k").status_code == 201
    assert post(f"/games/{other['id']}/players", {"name": "Dirk"}, "k").status_code == 201


BAD_TURNS: list[tuple[Json, int, str]] = [
    ({"tally": [-1, 5, 5, 5]}, 400, "negative-count"),
    ({"tally": [1.5, 5, 5, 5]}, 400, "not-a-whole-number"),
    ({"tally": ["9", 5, 7, 5]}, 400, "not-a-whole-number"),
    ({"tally": [True, 5, 7, 5]}, 400, "not-a-whole-number"),
    ({"tally": [5, 5, 5]}, 400, "not-four-counts"),
    ({"tally": [8, 8, 8, 7]}, 409, "too-many-discs"),
    ({"tally": [10**30, 0, 0, 0]}, 409, "too-many-discs"),
    ({"tally": [9, 5, 7, 5], "bonus": [4]}, 409, "bonus-not-earned"),
    ({"tally": [7, 7, 9, 7], "after": 2}, 409, "bonus-still-due"),
    ({"tally": [7, 7, 9, 7], "after": 2, "bonus": [5]}, 404, "unknown-gate"),
    ({"tally": [7, 7, 9, 7], "after": 2, "decline_bonus": True}, 409, "bonus-not-optional"),
    ({"tally": [9, 5, 7, 5], "after": 1}, 409, "turn-is-not-over"),
    ({"tally": [9, 5, 7, 5], "after": 4}, 400, "no-such-subturn"),
    ({"tally": [9, 5, 7, 5], "total": 116}, 400, "tally-or-total"),
    ({}, 400, "tally-or-total"),
    ({"total": -1}, 400, "not-a-score"),
    ({"total": 157}, 409, "unreachable-total"),
    ({"total": 1e2}, 400, "not-a-whole-number"),
    ({"total": 100, "turn": 3}, 409, "turn-after-last"),
    ({"total": 100, "turn": 0}, 400, "turn-before-first"),
    ({"total": 100, "player": "nobody"}, 404, "unknown-player"),
    ({"total": 100, "colour": "red"}, 400, "field-unknown"),
    ({"total": 100, "player": None}, 400, "field-unreadable"),
]


@pytest.mark.parametrize(("wrong", "status", "key"), BAD_TURNS)
def test_a_turn_that_cannot_be_is_refused_in_a_sentence(
    post: Post, game: Json, wrong: Json, status: int, key: str
) -> None:
    body = {"player": game["players"][0]["id"], "turn": 1, **wrong}
    sentences = set()
    for language in ("nl", "en"):
        answer = post(f"/games/{game['id']}/turns", body, params={"lang": language})
        error = answer.json()["error"]
        assert (answer.status_code, error["key"]) == (status, key)
        assert (error["article"] is not None) == (error["family"] == "illegal")
        sentences.add(error["sentence"])
    assert len(sentences) == 2
    assert not any("{" in sentence for sentence in sentences)
    assert post(f"/games/{game['id']}/starter", {}).json()["sequence"] == game["sequence"] + 1


BAD_GAMES: list[tuple[Json, int, str]] = [
    ({"edition": "ans-1999"}, 404, "unknown-edition"),
    ({"house_rules": ["fly"]}, 404, "unknown-house-rule"),
    ({"house_rules": ["discs-20", "discs-24"]}, 400, "house-rules-clash"),
    ({"turns": 0}, 400, "turns-out-of-range"),
    ({"turns": 100}, 400, "turns-out-of-range"),
    ({"turns": 2.5}, 400, "not-a-whole-number"),
    ({"players": ["x" * 200]}, 400, "name-too-long"),
    ({"players": ["Anna", ""]}, 400, "name-empty"),
    ({"players": ["An\nna"]}, 400, "name-unreadable"),
    ({"players": ["Anna", "anna"]}, 409, "name-taken"),
    ({"players": [f"p{number}" for number in range(41)]}, 400, "too-many-players"),
    ({"players": "Anna"}, 400, "field-unreadable"),
]


@pytest.mark.parametrize(("wrong", "status", "key"), BAD_GAMES)
def test_a_game_that_cannot_be_is_not_started(post: Post, wrong: Json, status: int, key: str) -> None:
    answer = post("/games", {"edition": "ans-2026", "turns": 3, **wrong})
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)


def test_an_emoji_is_a_name(post: Post) -> None:
    answer = post("/games", {"players": ["🥏 Zoë 👩‍👩‍👧"]})
    assert answer.json()["players"][0]["name"] == "🥏 Zoë 👩‍👩‍👧"


@pytest.mark.parametrize("path", ["", "/players", "/starter", "/turns", "/undo"])
def test_a_guessed_game_is_not_there(client: TestClient, post: Post, path: str) -> None:
    bodies = {
        "/players": {"name": "A"},
        "/turns": {"player": "p", "turn": 1, "total": 1},
        "/undo": {"sequence": 1},
    }
    url = f"/games/AAAAAAAAAAAAAAAAAAAAAA{path}"
    answer = post(url, bodies.get(path, {})) if path else client.get(f"/api/v1{url}")
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "unknown-game")


def test_another_game_s_player_is_not_there(post: Post, game: Json) -> None:
    other = post("/games", {"players": ["Cas"]}).json()
    body = {"player": other["players"][0]["id"], "turn": 1, "total": 100}
    answer = post(f"/games/{game['id']}/turns", body)
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "unknown-player")


@pytest.mark.parametrize("key", [None, "", "x" * 201, "two words", "\u00e9"])
def test_a_change_needs_a_key(client: TestClient, key: str | None) -> None:
    headers = {} if key is None else {"Idempotency-Key": key.encode("latin-1")}
    answer = client.post("/api/v1/games", json={}, headers=headers)  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "idempotency-key-missing")


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
