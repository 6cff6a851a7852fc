import json
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from sjoelen.desk.serialization import from_builtins, from_json, to_builtins, to_json


class Colour(StrEnum):
    RED = "red"


@dataclass(frozen=True, slots=True)
class Disc:
    number: int
    name: str = ""
    colour: Colour | None = None
    marks: tuple[tuple[int, str], ...] = ()


DISC = Disc(3, "Zoë", Colour.RED, ((1, "a"),))
CONTENT = {"number": 3, "name": "Zoë", "colour": "red", "marks": [[1, "a"]]}


def test_a_value_is_what_its_json_says() -> None:
    assert to_builtins(DISC) == CONTENT
    assert from_builtins(Disc, CONTENT) == DISC
    assert from_json(Disc, to_json(DISC)) == DISC
    assert to_json(DISC) == '{"number":3,"name":"Zoë","colour":"red","marks":[[1,"a"]]}'


def test_what_is_left_out_has_its_default_and_what_is_unknown_is_ignored() -> None:
    assert from_builtins(Disc, {"number": 3, "of_a_later_version": True}) == Disc(3)


@pytest.mark.parametrize(
    "change",
    [
        {"number": "3"},
        {"number": 3.0},
        {"number": True},
        {"name": 3},
        {"name": "\ud800"},
        {"colour": "blue"},
        {"marks": None},
        {"marks": [[1]]},
    ],
)
def test_nothing_is_converted(change: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        from_builtins(Disc, {**CONTENT, **change})


def test_a_mapping_is_written_as_a_dict() -> None:
    assert to_json(MappingProxyType({"a": MappingProxyType({})})) == '{"a":{}}'


@given(st.text())
def test_a_text_is_written_as_other_programs_write_it(text: str) -> None:
    assert to_json(text) == json.dumps(text, ensure_ascii=False)
