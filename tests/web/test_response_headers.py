from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.staticfiles import StaticFiles
from starlette.testclient import TestClient

from sjoelen.web.response_headers import SECURITY_HEADERS, SecurityHeaders


@pytest.mark.parametrize("path", ["/", "/api/v1/health", "/api/docs", "/nothing"])
def test_every_answer_says_what_it_may_do(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert {name: answer.headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert answer.headers["cache-control"] == "no-store"


def test_nothing_inline_and_nothing_from_elsewhere_runs() -> None:
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


def test_only_what_changes_its_name_with_its_content_is_kept_for_long(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("favicon.svg", "assets/main-1234.js"):
        (tmp_path / name).write_text("")
    app = Starlette()
    app.mount("/static", StaticFiles(directory=tmp_path))
    client = TestClient(SecurityHeaders(app))
    cache_controls = {
        path: client.get(f"/static/{path}").headers["cache-control"]
        for path in ("favicon.svg", "assets/main-1234.js", "assets/gone.js")
    }
    assert cache_controls == {
        "favicon.svg": "no-cache",
        "assets/main-1234.js": "public, max-age=31536000, immutable",
        "assets/gone.js": "no-cache",
    }


def test_the_service_worker_may_answer_for_the_pages_and_nothing_else_may(tmp_path: Path) -> None:
    for name in ("sw.js", "other.js"):
        (tmp_path / name).write_text("")
    app = Starlette()
    app.mount("/static", StaticFiles(directory=tmp_path))
    client = TestClient(SecurityHeaders(app))
    answers = [client.get(f"/static/{name}") for name in ("sw.js", "other.js")]
    assert [answer.headers.get("service-worker-allowed") for answer in answers] == ["/", None]
