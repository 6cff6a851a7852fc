from collections.abc import Callable
from typing import Any

from starlette.testclient import TestClient

Post = Callable[..., Any]


def test_a_phone_sends_its_game_to_the_television_that_shows_a_code(
    client: TestClient, post: Post, game: dict[str, Any]
) -> None:
    waiting = post("/televisions", {}).json()
    address = f"/api/v1/televisions/{waiting['television']}"
    assert client.get(address).json() == {**waiting, "link": None}
    answer = post(f"/games/{game['link']}/television", {"code": waiting["code"]})
    assert (answer.status_code, answer.json()["strength"]) == (201, "look")
    link = client.get(address).json()["link"]
    assert client.get(f"/api/v1/games/{link}").json()["strength"] == "look"
    assert client.get(f"/games/{link}/display").status_code == 200
    refused = post(f"/games/{link}/turns", {"player": game["players"][0]["id"], "turn": 1, "total": 9})
    assert refused.status_code == 403


def test_a_wrong_code_is_told_and_too_many_are_refused(post: Post, game: dict[str, Any]) -> None:
    answers = [post(f"/games/{game['link']}/television", {"code": "12"}) for _ in range(11)]
    assert answers[0].json()["error"]["key"] == "unknown-code"
    assert [answer.status_code for answer in answers] == [404] * 10 + [429]


def test_the_pages_of_a_television_are_there(client: TestClient) -> None:
    assert [client.get(path).status_code for path in ("/tv", "/tv/123456")] == [200, 200]
