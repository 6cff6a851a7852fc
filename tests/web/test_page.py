import json
from pathlib import Path

from starlette.testclient import TestClient

from sjoelen.web.page import front_end


def test_the_built_scripts_and_styles_are_found(tmp_path: Path) -> None:
    (tmp_path / ".vite").mkdir()
    chunks = {
        "src/main.tsx": {"file": "assets/main-1.js", "isEntry": True, "css": ["assets/main-2.css"]},
        "src/style/reading.css": {"file": "assets/reading-4.css", "isEntry": True},
        "_part.js": {"file": "assets/part-3.js"},
    }
    (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(chunks))
    assert front_end(tmp_path) == {
        "scripts": ["/static/assets/main-1.js"],
        "styles": ["/static/assets/main-2.css"],
        "reading_styles": ["/static/assets/reading-4.css"],
    }
    assert front_end(tmp_path / "unbuilt") == {"scripts": [], "styles": [], "reading_styles": []}


def test_a_page_offers_itself_in_the_other_language(client: TestClient) -> None:
    page = client.get("/disputes?q=bonus&lang=nl").text
    assert 'href="/disputes?q=bonus&amp;lang=en"' in page


def test_a_page_wears_what_was_asked_for_else_what_was_chosen(client: TestClient) -> None:
    worn = '<html lang="nl" data-theme="{}">'.format
    assert worn("system") in client.get("/rules?lang=nl").text
    client.cookies.set("theme", "hall")
    assert worn("hall") in client.get("/rules").text
    assert worn("dark") in client.get("/rules?theme=dark").text
    assert worn("hall") in client.get('/rules?theme="><script>').text
