import json
from itertools import product
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sjoelen.play.situation import parse_situation, summary_of
from sjoelen.rules.builtin_editions import editions

ROOT = Path(__file__).parents[2]
SCENES = sorted((ROOT / "scenes" / "verdicts").glob("*.toml"))
HANGING = "[[disc]]\nx = 0.146\ny = 1.17\n"


def test_every_scene_is_judged_as_by_the_jury(client: TestClient) -> None:
    for path, book in product(SCENES, (editions()[0], editions()[2])):
        text = path.read_text(encoding="utf-8")
        situation = parse_situation(text)
        answer = client.post("/api/v1/scenes/judge", json={"toml": text, "edition": book.id})
        assert answer.status_code == 200
        body, summary = answer.json(), summary_of(situation.verdict(book), book)
        assert (tuple(body["tally"]), body["void"]) == (summary.tally, summary.void)
        for expected in summary.disc:
            verdict = body["verdicts"][expected.number - 1]
            assert (verdict["number"], verdict["fate"]) == (expected.number, expected.fate)
            assert verdict["incident"] == expected.incident
            assert verdict["article"]


def test_a_disc_in_a_gate_has_the_reason_the_lath_and_the_article(client: TestClient) -> None:
    body = client.post("/api/v1/scenes/judge", json={"toml": HANGING}).json()
    assert (body["edition"], body["tally"], body["points"]) == ("ans-2026", [0, 0, 0, 0], 0)
    assert body["verdicts"] == [
        {
            "number": 1,
            "place": "gate",
            "gate": 3,
            "counts_in": None,
            "reason": "lath-moves",
            "lath_mm": -36.0,
            "incident": None,
            "consequence": None,
            "fate": "stays",
            "article": "3.2.6",
        }
    ]


def test_the_discs_come_back_as_a_scene_file_has_them(client: TestClient) -> None:
    text = HANGING + '[[disc]]\noff = "end"\n[[disc]]\nx = 0.24\ny = 0.9\ngate = 4\nstrayed = true\n'
    first, gone, strayed = client.post("/api/v1/scenes/judge", json={"toml": text}).json()["discs"]
    place = {"x": 0.146, "y": 1.17, "support": "floor", "low": 0.0, "high": None, "on": None}
    assert (first["placement"], first["in_play"]) == (place, True)
    assert (gone["placement"], gone["left_at_end"]) == (None, True)
    assert (strayed["gate"], strayed["strayed"]) == (4, True)


@pytest.mark.parametrize(
    ("text", "status", "key"),
    [
        ("[scene", 400, "broken-scene"),
        ("", 400, "situation-wrong"),
        (HANGING + HANGING, 400, "discs-overlap"),
        ("[[disc]]\nx = 0.099\ny = 1.4\n", 400, "disc-in-wood"),
    ],
)
def test_what_is_no_scene_is_refused_with_a_sentence(
    client: TestClient, text: str, status: int, key: str
) -> None:
    answer = client.post("/api/v1/scenes/judge", json={"toml": text})
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)
    assert answer.json()["error"]["sentence"]


def test_a_scene_in_an_unknown_edition_is_refused(client: TestClient) -> None:
    assert client.post("/api/v1/scenes/judge", json={"toml": HANGING, "edition": "pub"}).status_code == 404


def test_a_board_has_its_measures_and_its_wood(client: TestClient) -> None:
    board = client.get("/api/v1/boards/competition").json()
    assert (board["width"], board["gates"], board["end"], board["radius"]) == (386.0, 1180.0, 1570.0, 26.0)
    dividers = [(wood["left"], wood["right"]) for wood in board["wood"] if wood["support"] == "divider"]
    assert dividers == [(93.0, 105.0), (187.0, 199.0), (281.0, 293.0)]
    assert client.get("/api/v1/boards/pub").status_code == 404


def test_a_stack_is_seen_from_aside(client: TestClient) -> None:
    stack = '[[disc]]\nx = 0.2\ny = 0.8\n[[disc]]\nx = 0.2\ny = 0.8\nsupport = "disc"\non = 1\nlow = 0.013\n'
    (view,) = client.post("/api/v1/scenes/judge", json={"toml": stack}).json()["side_views"]
    assert view.startswith("<svg")


def test_the_front_end_is_tested_on_this_board(client: TestClient) -> None:
    file = ROOT / "frontend" / "src" / "scene" / "testBoard.json"
    assert client.get("/api/v1/boards/competition").json() == json.loads(file.read_text(encoding="utf-8"))
