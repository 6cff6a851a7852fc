from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient


@pytest.mark.parametrize(
    ("players", "turns", "sheets", "rows"),
    [("3", "5", 3, 15), ("Anna, Bram", "3", 2, 6), ("", "0", 2, 2), ("999", "999", 40, 40 * 99)],
)
def test_an_empty_form_has_room_for_every_turn(
    client: TestClient, players: str, turns: str, *, sheets: int, rows: int
) -> None:
    page = client.get("/form", params={"players": players, "turns": turns}).text
    assert page.count('class="sheet"') == sheets
    assert page.count('<th scope="row">') == rows


@pytest.mark.parametrize(("choice", "paper"), [("A5", "a5"), ("a4", "a4"), ("letter", "a4")])
def test_a_form_fits_its_paper(client: TestClient, choice: str, paper: str) -> None:
    assert f'<body class="{paper}">' in client.get("/form", params={"paper": choice}).text


def test_a_form_in_board_order_says_so(client: TestClient) -> None:
    assert "2-3-4-1" in client.get("/form").text


def test_a_game_fills_its_form_with_what_counts(
    client: TestClient, post: Callable[..., Any], game: dict[str, Any]
) -> None:
    path, anna = f"/games/{game['link']}", game["players"][0]["id"]
    post(f"{path}/turns/void", {"player": anna, "turn": 1, "incident": "broken-disc"})
    post(f"{path}/turns", {"player": anna, "turn": 1, "total": 77})
    post(
        f"{path}/turns/correct", {"player": anna, "turn": 1, "tally": [7, 7, 9, 7], "after": 2, "bonus": [4]}
    )
    post(f"{path}/players/{anna}/handicap", {"points": 5})
    page = client.get(f"{path}/form", params={"paper": "A5"}).text
    assert "Anna" in page
    assert "152 <small>+4</small>" in page
    assert ">157<" in page
    assert ">77<" not in page
    assert client.get("/games/guessed/form").status_code == 404


def test_names_are_written_as_they_are(client: TestClient) -> None:
    assert "&lt;b&gt;" in client.get("/form", params={"players": "<b>,é"}).text


def test_an_empty_form_states_its_house_rules(client: TestClient) -> None:
    page = client.get("/form", params={"house": ["no-stacking", "discs-20"], "lang": "en"}).text
    assert "House rules: No stacking and 20 discs instead of 30." in page
    assert page.count('name="house"') == 2
    assert "House rules" not in client.get("/form?lang=en").text
    assert client.get("/form?house=fly").status_code == 404


def test_the_form_of_a_game_states_its_house_rules(client: TestClient, post: Callable[..., Any]) -> None:
    game = post("/games", {"players": ["Anna"], "house_rules": ["no-bonus"]}).json()
    assert "House rules: No bonus discs." in client.get(f"/games/{game['link']}/form?lang=en").text
