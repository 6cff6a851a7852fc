from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

Post = Callable[..., Any]


@pytest.fixture
def notebook(post: Post) -> str:
    return str(post("/notebooks", {}).json()["notebook"])


def test_a_notebook_holds_games_and_people(client: TestClient, post: Post, notebook: str) -> None:
    game = post("/games", {"players": ["Anna"], "notebook": notebook}).json()
    other = post("/games", {"players": ["Anna"]}).json()
    path = f"/notebooks/{notebook}"
    assert len(post(f"{path}/games", {"link": other["link"]}).json()["games"]) == 2
    anna, again = game["players"][0]["id"], other["players"][0]["id"]
    post(f"/games/{game['link']}/turns", {"player": anna, "turn": 1, "tally": [9, 5, 7, 5]})
    assert post(f"{path}/merge", {"person": again, "into": anna}).json()["people"][0]["games"] == 2
    card = client.get(f"/api/v1{path}/people/{anna}").json()
    assert (card["best"], card["habits"][0]) == (116, {"numerator": 9, "denominator": 1})
    third = post("/games", {"players": [{"person": anna}], "notebook": notebook}).json()
    assert third["players"][0] == {"id": anna, "name": "Anna", "left": False}
    assert len(post(f"{path}/unmerge", {"person": again}).json()["people"]) == 2
    assert len(post(f"{path}/drop", {"link": other["link"]}).json()["games"]) == 2
    assert post(f"{path}/erase", {"person": anna}).json()["people"] == []
    assert client.get(f"/api/v1/games/{game['link']}").json()["players"][0]["name"] == ""


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/games", {"link": "x"}),
        ("/drop", {"link": "x"}),
        ("/merge", {"person": "a", "into": "b"}),
        ("/unmerge", {"person": "a"}),
        ("/erase", {"person": "a"}),
    ],
)
def test_a_guessed_notebook_is_not_there(post: Post, path: str, body: dict[str, str]) -> None:
    answer = post(f"/notebooks/guessed{path}", body)
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "unknown-notebook")


def test_nobody_reads_a_guessed_notebook(client: TestClient, game: dict[str, Any]) -> None:
    for guess in ("guessed", game["link"], game["id"]):
        assert client.get(f"/api/v1/notebooks/{guess}").json()["error"]["key"] == "unknown-notebook"
        assert client.get(f"/api/v1/notebooks/{guess}/people/p").status_code == 404
