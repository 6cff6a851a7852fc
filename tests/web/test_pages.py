from typing import Any

import pytest
from starlette.testclient import TestClient


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
    shells = {client.get(path).text for path in ("/", "/people", f"/games/{game['link']}")}
    shells.add(client.get(f"/games/{game['link']}/display?theme=dark").text)
    assert len(shells) == 1
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


@pytest.mark.parametrize(
    "path", ["/", "/people", "/api/docs", "/rules", "/rules/ans-2026", "/disputes", "/counting", "/form"]
)
def test_no_page_holds_a_script_or_style_of_its_own(client: TestClient, path: str) -> None:
    page = client.get(path).text
    assert "<style" not in page
    assert "style=" not in page
    assert page.count("<script") == page.count("></script>")
