import re

import pytest
from starlette.testclient import TestClient

from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.board.equipment import Measure
from sjoelen.web.equipment import gates, row

DIMENSIONS = board().dimensions


@pytest.mark.parametrize("language", ["nl", "en"])
def test_every_measure_stands_on_the_page_with_its_clause(client: TestClient, language: str) -> None:
    page = client.get("/equipment", params={"lang": language}).text
    assert page.count('<th scope="row">') == len(DIMENSIONS.__dataclass_fields__)
    assert "2000 ± 3 mm" in page
    assert "<script" not in page


def test_the_board_is_drawn_to_scale(client: TestClient) -> None:
    page = client.get("/equipment").text
    assert 'class="wood" x="0" y="0" width="2000.0" height="410.0"' in page
    assert 'class="bar-part" x="1610.0" y="12.0"' in page
    assert re.findall(r'class="value"[^>]*>(\d)<', page) == ["2", "3", "4", "1"]


def test_the_gates_fill_the_inside_width() -> None:
    drawn_gates = list(gates(DIMENSIONS))
    last = drawn_gates[-1].top_mm + DIMENSIONS.gate_width_mm.value + DIMENSIONS.beside_wall_mm.value
    assert last == DIMENSIONS.side_wall_mm.value + DIMENSIONS.inside_width_mm.value


def test_a_measure_tells_its_tolerance_or_how_far_it_may_be_wrong() -> None:
    assert row("disc_mass_g", Measure(20, "E7", 3), "en")["value"] == "20 ± 3 g"
    guessed = row("rim_radius_mm", Measure(24, assumed=True, least=22.5, most=25.5), "nl")
    assert guessed["value"] == "24 (22,5-25,5) mm"
    assert guessed["where"] == "onze lezing"
