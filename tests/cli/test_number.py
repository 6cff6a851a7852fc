import click
import pytest

from sjoelen.cli.number import Number


@pytest.mark.parametrize(("typed", "value"), [("0.193", 0.193), ("0,193", 0.193), ("-5", -5.0), (0.0, 0.0)])
def test_a_number_is_typed_with_a_point_or_a_comma(typed: str | float, value: float) -> None:
    assert Number().convert(typed, None, None) == value


@pytest.mark.parametrize("typed", ["abc", "", "1.000,5", "0,1,2"])
def test_what_is_no_number_is_refused(typed: str) -> None:
    with pytest.raises(click.BadParameter):
        Number().convert(typed, None, None)
