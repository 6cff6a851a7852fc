from typing import Any

import pytest

from sjoelen.play.error import SituationWrong
from sjoelen.play.situation_file import DiscEntry, parse_situation_file

OFF_AND_ON = '[[disc]]\noff = "wall"\n[[disc]]\nx = 0.2\ny = 1.0\nbroken = true\n'


def test_a_disc_has_a_history_and_if_it_lies_on_the_board_a_place() -> None:
    file = parse_situation_file(OFF_AND_ON)
    assert file.entries() == (DiscEntry(off="wall"), DiscEntry(broken=True))
    assert file.scene_document() == {"scene": {}, "disc": [{"x": 0.2, "y": 1.0}], "release": []}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("[weather]\n", "field-unknown weather"),
        ("[[verdict]]\ntally = [1]\n", "field-should-be verdict 1.tally list-of 4"),
        ('[[verdict]]\ntally = [0, 0, 0, 0]\nvoid = "rain"\n', None),
    ],
)
def test_a_wrong_field_is_named(text: str, reason: Any) -> None:
    with pytest.raises(SituationWrong) as refused:
        parse_situation_file(text)
    assert reason in {None, refused.value.facts["reason"]}


def test_a_wrong_field_of_a_history_is_named_with_its_disc() -> None:
    with pytest.raises(SituationWrong) as refused:
        parse_situation_file(OFF_AND_ON + 'stacked = "high"\n').entries()
    assert refused.value.facts["reason"] == "field-should-be disc 2.stacked yes-or-no"
