from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

Post = Callable[..., Any]
Json = dict[str, Any]


def test_a_whole_game_is_played(client: TestClient, post: Post, game: Json) -> None:
    anna, bram = (player["id"] for player in game["players"])
    path = f"/games/{game['link']}"
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
    assert (game["strength"], again["link"]) == ("own", None)


def test_the_same_request_gets_the_same_bytes(client: TestClient, post: Post, game: Json) -> None:
    path, body = f"/games/{game['link']}/players", {"name": "Cas"}
    first = post(path, body, "k1")
    post(path, {"name": "Dirk"})
    again = post(path, body, "k1")
    assert (again.status_code, again.content) == (first.status_code, first.content)
    assert len(client.get(f"/api/v1/games/{game['link']}").json()["players"]) == 4


def test_the_same_request_may_be_written_otherwise(post: Post) -> None:
    first = post("/games", {"players": ["Anna"]}, "k")
    again = post("/games", {"turns": None, "house_rules": [], "players": ["Anna"]}, "k")
    assert again.content == first.content


def test_a_key_of_one_game_is_free_in_another(post: Post, game: Json) -> None:
    other = post("/games", {"players": ["Cas"]}).json()
    assert post(f"/games/{game['link']}/players", {"name": "Dirk"}, "k").status_code == 201
    assert post(f"/games/{other['link']}/players", {"name": "Dirk"}, "k").status_code == 201


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
        answer = post(f"/games/{game['link']}/turns", body, params={"lang": language})
        error = answer.json()["error"]
        assert (answer.status_code, error["key"]) == (status, key)
        assert (error["article"] is not None) == (error["family"] == "illegal")
        sentences.add(error["sentence"])
    assert len(sentences) == 2
    assert not any("{" in sentence for sentence in sentences)
    assert post(f"/games/{game['link']}/starter", {}).json()["sequence"] == game["sequence"] + 1


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


PATHS = [
    "",
    "/players",
    "/starter",
    "/end",
    "/turns",
    "/turns/correct",
    "/turns/void",
    "/undo",
    "/teams",
    "/rematch",
    "/links",
]


@pytest.mark.parametrize("path", PATHS)
def test_a_guessed_game_is_not_there(client: TestClient, post: Post, path: str) -> None:
    bodies = {
        "/players": {"name": "A"},
        "/turns": {"player": "p", "turn": 1, "total": 1},
        "/turns/correct": {"player": "p", "turn": 1, "total": 1},
        "/turns/void": {"player": "p", "turn": 1, "incident": "broken-disc"},
        "/teams": {"teams": []},
        "/links": {"strength": "own"},
        "/undo": {"sequence": 1},
    }
    url = f"/games/AAAAAAAAAAAAAAAAAAAAAA{path}"
    answer = post(url, bodies.get(path, {})) if path else client.get(f"/api/v1{url}")
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "unknown-game")


def test_another_game_s_player_is_not_there(post: Post, game: Json) -> None:
    other = post("/games", {"players": ["Cas"]}).json()
    body = {"player": other["players"][0]["id"], "turn": 1, "total": 100}
    answer = post(f"/games/{game['link']}/turns", body)
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "unknown-player")


@pytest.mark.parametrize("key", [None, "", "1", "x" * 15, "x" * 201, "two words", "\u00e9"])
def test_a_change_needs_a_key(client: TestClient, key: str | None) -> None:
    headers = {} if key is None else {"Idempotency-Key": key.encode("latin-1")}
    answer = client.post("/api/v1/games", json={}, headers=headers)  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "idempotency-key-missing")


def test_a_void_turn_names_its_incident_or_the_article_that_voids_nothing(post: Post, game: Json) -> None:
    path, body = f"/games/{game['link']}/turns/void", {"player": game["players"][0]["id"], "turn": 1}
    line = post(path, {**body, "incident": "broken-disc"}).json()["entries"][-1]
    assert (line["type"], line["turn"], line["incident"]) == ("turn_voided", 1, "broken-disc")
    error = post(path, {**body, "incident": "left-board"}).json()["error"]
    assert (error["key"], error["article"]) == ("incident-voids-nothing", "3.2.5.1")


def test_a_whole_evening_of_pairs_with_a_late_correction(post: Post, game: Json) -> None:
    path, (anna, bram) = f"/games/{game['link']}", (player["id"] for player in game["players"])
    cas = post(f"{path}/players", {"name": "Cas"}).json()["players"][2]["id"]
    post(f"{path}/players/{cas}/handicap", {"points": 10})
    post(f"{path}/players/{anna}/name", {"name": "Anneke"})
    post(f"{path}/teams", {"teams": [{"name": "Rood", "players": [anna, cas]}]})
    post(f"{path}/players/{bram}/leave", {})
    counts = {
        "counts": [{"subturn": 1, "tally": [5, 6, 5, 5]}, {"subturn": 3, "tally": [9, 5, 7, 5]}],
        "occurrences": [{"subturn": 2, "incident": "back-through-gate", "gate": 3}],
    }
    first = post(f"{path}/turns", {"player": anna, "turn": 1, **counts}).json()
    assert (first["entries"][-1]["points"], first["players"][0]["name"]) == (116, "Anneke")
    seen = first["entries"][-1]["sequence"]
    wrong = {"player": anna, "turn": 1, "total": 120, "expects": seen + 1}
    assert post(f"{path}/turns/correct", wrong).json()["error"]["key"] == "turn-changed-meanwhile"
    right = post(f"{path}/turns/correct", {**wrong, "expects": seen, "reason": "geteld"}).json()
    assert [entry["struck"] for entry in right["entries"][-2:]] == [True, False]
    last = post(f"{path}/players/{bram}/rejoin", {}).json()
    assert (last["team_standing"][0]["points"], last["leader"]) == (
        120,
        {"players": [], "by": 120, "teams": [last["teams"][0]["id"]]},
    )
    again = post(f"{path}/rematch", {}).json()
    assert again["link"] not in (None, game["link"])
    assert [player["id"] for player in again["players"]] == [anna, bram, cas]


def test_two_devices_are_told_apart_in_a_conflict(client: TestClient, game: Json) -> None:
    url, body = f"/api/v1/games/{game['link']}/turns", {"player": game["players"][0]["id"], "turn": 1}
    codes = []
    for device, total in (("one", 100), ("two", 120)):
        headers = {"Idempotency-Key": device.ljust(16, "-"), "Device": device}
        codes.append(client.post(url, json={**body, "total": total}, headers=headers))
    won, lost = codes
    facts = lost.json()["error"]["facts"]
    assert (facts["points"], facts["by"]) == (100, won.json()["entries"][-1]["by"])
    bad = client.post(url, json=body, headers={"Idempotency-Key": "k" * 16, "Device": "a b"})
    assert bad.json()["error"]["key"] == "device-unreadable"


def test_a_key_belongs_to_the_device_that_sent_it(client: TestClient) -> None:
    body = {"players": ["Anna"]}
    links = []
    for device in ("one", "two", "one"):
        headers = {"Idempotency-Key": "k" * 16, "Device": device}
        links.append(client.post("/api/v1/games", json=body, headers=headers).json()["link"])
    assert links[0] == links[2] != links[1]


def test_a_rematch_is_not_told_again_through_a_revoked_link(post: Post, game: Json) -> None:
    issued = post(f"/games/{game['link']}/links", {"strength": "enter"}).json()
    enter = issued["link"]
    first = post(f"/games/{enter}/rematch", {}, key="rematch")
    assert (first.status_code, bool(first.json()["link"])) == (201, True)
    assert post(f"/games/{game['link']}/links/revoke", {"link_id": issued["id"]}).status_code == 201
    again = post(f"/games/{enter}/rematch", {}, key="rematch")
    assert (again.status_code, "link" in again.json()) == (404, False)


@pytest.mark.parametrize("teams", [201, 1000])
def test_a_list_without_end_is_refused_before_any_work(post: Post, game: Json, teams: int) -> None:
    body = {"teams": [{"name": "T", "players": []}] * teams}
    assert post(f"/games/{game['link']}/teams", body).status_code == 400
