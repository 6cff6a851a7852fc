from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

Post = Callable[..., Any]
Json = dict[str, Any]

LOOK, ENTER, OWN = "look", "enter", "own"
ROUTES: list[tuple[str, str, Json | None]] = [
    (LOOK, "", None),
    (OWN, "/links", None),
    (ENTER, "/players", {"name": "Zoë"}),
    (ENTER, "/players/{player}/name", {"name": "Zoë"}),
    (ENTER, "/players/{player}/leave", {}),
    (ENTER, "/players/{player}/rejoin", {}),
    (ENTER, "/players/{player}/handicap", {"points": 3}),
    (ENTER, "/teams", {"teams": []}),
    (ENTER, "/starter", {}),
    (ENTER, "/end", {}),
    (ENTER, "/turns", {"player": "{player}", "turn": 1, "total": 100}),
    (ENTER, "/turns/correct", {"player": "{player}", "turn": 1, "total": 100}),
    (ENTER, "/turns/void", {"player": "{player}", "turn": 1, "incident": "broken-disc"}),
    (ENTER, "/undo", {"sequence": 2}),
    (ENTER, "/rematch", {}),
    (OWN, "/links", {"strength": "look"}),
    (OWN, "/links/revoke", {"link_id": "x"}),
    (OWN, "/television", {"code": "123456"}),
]


def issued(post: Post, game: Json, strength: str) -> Json:
    answer: Json = post(f"/games/{game['link']}/links", {"strength": strength}).json()
    return answer


@pytest.fixture
def use(client: TestClient, post: Post, game: Json) -> Callable[..., Any]:
    """Use a link at an address, to look or to change."""

    def ask(link: str, path: str, body: Json | None) -> Any:
        url = f"/games/{link}{path.format(player=game['players'][0]['id'])}"
        return client.get(f"/api/v1{url}") if body is None else post(url, body)

    return ask


@pytest.mark.parametrize(("needed", "path", "body"), ROUTES)
def test_a_link_that_is_too_weak_is_forbidden(
    use: Callable[..., Any], post: Post, game: Json, *, needed: str, path: str, body: Json | None
) -> None:
    for strength in (LOOK, ENTER)[: (LOOK, ENTER, OWN).index(needed)]:
        answer = use(issued(post, game, strength)["link"], path, body)
        error = answer.json()["error"]
        assert (answer.status_code, error["family"], error["key"]) == (403, "forbidden", "link-too-weak")


@pytest.mark.parametrize(("path", "body"), [route[1:] for route in ROUTES])
def test_a_guessed_a_revoked_and_a_link_of_another_game_tell_nothing(
    use: Callable[..., Any], client: TestClient, game: Json, *, post: Post, path: str, body: Json | None
) -> None:
    revoked = issued(post, game, OWN)
    post(f"/games/{game['link']}/links/revoke", {"link_id": revoked["id"]})
    answers = [
        use(link, path, body)
        for link in ("AAAAAAAAAAAAAAAAAAAAAA", revoked["link"], revoked["id"], game["id"])
    ]
    assert {(answer.status_code, answer.content) for answer in answers} == {(404, answers[0].content)}
    assert answers[0].json()["error"]["key"] == "unknown-game"
    other = post("/games", {"players": ["Cas"]}).json()
    before = client.get(f"/api/v1/games/{game['link']}").content
    use(other["link"], path, body)
    assert client.get(f"/api/v1/games/{game['link']}").content == before


def test_links_are_listed_without_telling_them(client: TestClient, post: Post, game: Json) -> None:
    look = issued(post, game, LOOK)
    listed = client.get(f"/api/v1/games/{game['link']}/links").json()["links"]
    assert [(link["strength"], link["mine"]) for link in listed] == [("own", True), ("look", False)]
    assert look["link"] not in str(listed)
    assert issued(post, game, "all")["error"]["key"] == "strength-unknown"
