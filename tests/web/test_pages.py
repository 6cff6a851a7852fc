import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from sjoelen.web.pages import _front_end


@pytest.mark.parametrize(
    ("language", "title"), [("nl", "Sjoelen: de stand bijhouden"), ("en", "Sjoelen: keep the score")]
)
def test_a_page_is_in_the_reader_s_language(client: TestClient, language: str, title: str) -> None:
    page = client.get("/", params={"lang": language})
    assert f'<html lang="{language}">' in page.text
    assert f"<title>{title}</title>" in page.text
    assert "<noscript>" in page.text
    assert f"lang={language}" in page.headers["set-cookie"]


def test_a_language_that_was_not_asked_for_is_not_remembered(client: TestClient) -> None:
    assert "set-cookie" not in client.get("/").headers


def test_a_game_has_its_page_and_a_guessed_one_has_none(client: TestClient, game: dict[str, Any]) -> None:
    assert client.get(f"/games/{game['link']}").status_code == 200
    guessed = client.get("/games/AAAAAAAAAAAAAAAAAAAAAA")
    assert (guessed.status_code, guessed.headers["content-type"]) == (404, "text/html; charset=utf-8")


def test_a_page_can_be_asked_for_its_head(client: TestClient) -> None:
    assert client.head("/").status_code == 200


def test_the_page_of_the_api_is_served_by_us(client: TestClient) -> None:
    page = client.get("/api/docs").text
    assert "//" not in page.replace("<!doctype html>", "")
    script = client.get("/api/docs/start.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "/api/v1/openapi.json" in script.text


@pytest.mark.parametrize("path", ["/", "/api/docs"])
def test_no_page_holds_a_script_or_style_of_its_own(client: TestClient, path: str) -> None:
    page = client.get(path).text
    assert "<style" not in page
    assert "style=" not in page
    assert page.count("<script") == page.count("></script>")


def test_the_built_scripts_and_styles_are_found(tmp_path: Path) -> None:
    (tmp_path / ".vite").mkdir()
    chunks = {
        "src/main.tsx": {"file": "assets/main-1.js", "isEntry": True, "css": ["assets/main-2.css"]},
        "_part.js": {"file": "assets/part-3.js"},
    }
    (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(chunks))
    assert _front_end(tmp_path) == {
        "scripts": ["/static/assets/main-1.js"],
        "styles": ["/static/assets/main-2.css"],
    }
    assert _front_end(tmp_path / "unbuilt") == {"scripts": [], "styles": []}
