import gzip
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from sjoelen.web.static_files import CompressedFiles

TEXT = "console.log('sjoelen');\n" * 500


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    (tmp_path / "main.js").write_text(TEXT, encoding="utf-8")
    (tmp_path / "icon.png").write_bytes(b"\x89PNG" * 500)
    app = FastAPI()
    app.mount("/static", CompressedFiles(directory=tmp_path))
    return TestClient(app)


def test_a_script_is_sent_compressed_to_who_can_read_that(client: TestClient) -> None:
    with client.stream("GET", "/static/main.js", headers={"Accept-Encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert (answer.headers["vary"], len(sent)) == ("Accept-Encoding", int(answer.headers["content-length"]))
    assert gzip.decompress(sent).decode() == TEXT
    assert len(sent) < len(TEXT) / 10
    assert "javascript" in answer.headers["content-type"]


def test_others_get_it_as_it_is(client: TestClient) -> None:
    plain = client.get("/static/main.js", headers={"Accept-Encoding": "identity"})
    assert ("content-encoding" not in plain.headers, plain.text) == (True, TEXT)
    assert plain.headers["vary"] == "Accept-Encoding"
    picture = client.get("/static/icon.png", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in picture.headers


def test_what_is_known_is_not_sent_again(client: TestClient) -> None:
    first = client.get("/static/main.js")
    again = client.get("/static/main.js", headers={"If-None-Match": first.headers["etag"].removeprefix("W/")})
    assert (again.status_code, again.content) == (304, b"")


def test_a_file_that_changed_is_compressed_anew(client: TestClient, tmp_path: Path) -> None:
    assert client.get("/static/main.js").text == TEXT
    (tmp_path / "main.js").write_text("other", encoding="utf-8")
    assert client.get("/static/main.js").text == "other"
    assert client.get("/static/none.js").status_code == 404
