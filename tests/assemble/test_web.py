from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sjoelen.assemble.web import app, assemble_web
from sjoelen.settings import Settings
from sjoelen.storage.error import NotADatabase


def test_the_application_keeps_its_games_in_its_folder(tmp_path: Path) -> None:
    with TestClient(assemble_web(Settings(tmp_path)), base_url="http://localhost") as client:
        response = client.post(
            "/api/v1/games", json={"players": ["Anna"]}, headers={"Idempotency-Key": "k" * 16}
        )
    game = response.json()
    with TestClient(assemble_web(Settings(tmp_path)), base_url="http://localhost") as again:
        assert again.get(f"/api/v1/games/{game['link']}").json() == {**game, "link": None}


def test_a_stopped_server_leaves_one_file(tmp_path: Path) -> None:
    with TestClient(assemble_web(Settings(tmp_path)), base_url="http://localhost") as client:
        client.post("/api/v1/games", json={}, headers={"Idempotency-Key": "k" * 16})
    assert [path.name for path in tmp_path.iterdir()] == ["sjoelen.db"]


def test_the_environment_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SJOELEN_DATA", str(tmp_path / "there"))
    with TestClient(app(), base_url="http://localhost") as client:
        assert client.get("/api/v1/health").status_code == 200
    assert (tmp_path / "there" / "sjoelen.db").is_file()


def test_a_file_of_something_else_stops_the_start(tmp_path: Path) -> None:
    (tmp_path / "sjoelen.db").write_text("no database" * 100)
    with pytest.raises(NotADatabase):
        assemble_web(Settings(tmp_path))
