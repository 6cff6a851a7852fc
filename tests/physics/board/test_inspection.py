import pytest

from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.board.inspection import inspect, read_dimensions
from sjoelen.physics.error import BrokenBoard, MeasureMistyped, MeasureUnknown


@pytest.mark.parametrize(
    ("name", "measured", "excess"),
    [
        ("length_mm", 2003, 0),
        ("length_mm", 2004, 1),
        ("length_mm", 1996.5, 0.5),
        ("line_to_end_mm", 1572, 0),
        ("line_to_end_mm", 1573, 1),
        ("gate_width_mm", 61.25, 0.25),
        ("disc_mass_g", 23, 0),
        ("disc_mass_g", 16, 1),
    ],
)
def test_a_dimension_may_differ_by_its_tolerance_and_no_more(
    name: str, measured: float, excess: float
) -> None:
    assert inspect({name: measured}, board())[0].excess == pytest.approx(excess)


def test_a_dimension_without_a_source_cannot_be_inspected() -> None:
    with pytest.raises(MeasureMistyped):
        inspect({"gate_height_mm": 20}, board())


def test_an_unknown_dimension_is_named() -> None:
    with pytest.raises(MeasureUnknown) as refused:
        inspect({"depth_mm": 1}, board())
    assert refused.value.facts == {"measure": "depth_mm"}


@pytest.mark.parametrize(
    "text", ["length_mm = 'long'", "length_mm = -1", "length_mm = nan", "length_mm = inf", "length_mm = true"]
)
def test_a_measurement_is_a_length(text: str) -> None:
    with pytest.raises(MeasureMistyped):
        read_dimensions(text)


@pytest.mark.parametrize("text", ["", "length_mm = "])
def test_a_list_without_measurements_is_refused(text: str) -> None:
    with pytest.raises(BrokenBoard):
        read_dimensions(text)
