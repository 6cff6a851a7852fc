import pytest
from pydantic import BaseModel, ValidationError

from sjoelen.web.requests import NewGame, NewPlayer, NewTurn, Undo


@pytest.mark.parametrize(
    ("shape", "body"),
    [
        (NewPlayer, {"name": "half a pair \ud800"}),
        (NewPlayer, {"name": "Anna", "age": 9}),
        (NewPlayer, {"name": 9}),
        (NewGame, {"turns": "3"}),
        (NewGame, {"players": "Anna"}),
        (NewTurn, {"player": "p", "turn": 1, "tally": [1.0, 2, 3, 4]}),
        (Undo, {"sequence": True}),
        (Undo, {}),
    ],
)
def test_nothing_is_guessed_or_converted(shape: type[BaseModel], body: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        shape.model_validate(body)
