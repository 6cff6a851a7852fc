import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

Post = Callable[..., Any]
Json = dict[str, Any]


@pytest.mark.parametrize("path", ["/events", "/export", "/qr.svg"])
def test_a_guessed_a_revoked_and_another_kind_of_token_open_no_stream(
    client: TestClient, post: Post, game: Json, path: str
) -> None:
    revoked = post(f"/games/{game['link']}/links", {"strength": "own"}).json()
    post(f"/games/{game['link']}/links/revoke", {"link_id": revoked["id"]})
    tokens = ("AAAAAAAAAAAAAAAAAAAAAA", revoked["link"], revoked["id"], game["id"])
    answers = [client.get(f"/api/v1/games/{token}{path}") for token in tokens]
    assert {(answer.status_code, answer.content) for answer in answers} == {(404, answers[0].content)}
    assert answers[0].json()["error"]["key"] == "unknown-game"


def test_the_address_of_a_game_is_drawn(client: TestClient, post: Post, game: Json) -> None:
    look = post(f"/games/{game['link']}/links", {"strength": "look"}).json()["link"]
    picture = client.get(f"/api/v1/games/{look}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert re.match(r"<svg [^>]*xmlns=", picture.text)
    other = client.get(f"/api/v1/games/{game['link']}/qr.svg", params={"of": look})
    assert other.text == picture.text
    stranger = post("/games", {}).json()["link"]
    assert client.get(f"/api/v1/games/{game['link']}/qr.svg", params={"of": stranger}).status_code == 404
    assert picture.text != client.get(f"/api/v1/games/{game['link']}/qr.svg").text


def test_a_game_goes_into_a_file_and_is_here_already(client: TestClient, post: Post, game: Json) -> None:
    file = client.get(f"/api/v1/games/{game['link']}/export")
    assert "attachment" in file.headers["content-disposition"]
    assert json.loads(file.text)["format"] == "sjoelen-game"
    answer = post("/import", {"file": file.text})
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "game-already-here")
    look = post(f"/games/{game['link']}/links", {"strength": "look"}).json()["link"]
    assert client.get(f"/api/v1/games/{look}/export").status_code == 403


def test_a_large_file_is_read(post: Post) -> None:
    answer = post("/import", {"file": " " * 200_000})
    assert answer.json()["error"]["key"] == "file-torn"


def test_a_turn_is_shown_while_it_is_played(client: TestClient, post: Post, game: Json) -> None:
    own, player = game["link"], game["players"][0]["id"]
    look = post(f"/games/{own}/links", {"strength": "look"}).json()["link"]
    body: Json = {"player": player, "turn": 1, "subturn": 2, "tally": [1, 2, 3, 4]}

    def put(link: str, content: Json) -> Any:
        return client.put(f"/api/v1/games/{link}/live-count", json=content)

    shown = put(own, body)
    assert (shown.status_code, shown.json()) == (200, {**body, "bonus": [], "total": None})
    assert client.get(f"/api/v1/games/{own}").json()["sequence"] == game["sequence"] + 1  # the link alone
    refusals = [
        put(look, body),
        put("guessed", body),
        put(own, {**body, "more": 1}),
        put(own, {**body, "turn": 0}),
    ]
    assert [answer.status_code for answer in refusals] == [403, 404, 400, 400]
