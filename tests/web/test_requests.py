import pytest
from pydantic import BaseModel, ValidationError

from sjoelen.error import SjoelenError
from sjoelen.rules.error import TallyOrTotal, UnknownIncident
from sjoelen.rules.incident import Incident
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import Occurrence, TurnRecord, last_counts
from sjoelen.web.requests import NewGame, NewPlayer, NewTurn, OccurrenceBody, SubturnCounts, Undo


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


def test_the_body_of_a_turn_holds_a_record_of_it() -> None:
    body = NewTurn(
        player="p",
        turn=2,
        counts=[SubturnCounts(subturn=1, tally=[1, 2, 3, 4])],
        occurrences=[OccurrenceBody(subturn=1, incident="left-board")],
        bonus=[4],
        discs=29,
    )
    left = Occurrence(1, Incident.LEFT_BOARD)
    assert body.record() == TurnRecord(((1, Tally((1, 2, 3, 4))),), (left,), (4,), discs=29)
    body = NewTurn(player="p", turn=1, tally=[9, 5, 7, 5], after=2)
    assert body.record() == last_counts(Tally((9, 5, 7, 5)), 2)
    assert NewTurn(player="p", turn=1, total=90).record() == TurnRecord(total=90)


@pytest.mark.parametrize(
    ("fields", "leaf"),
    [
        ({"tally": [9, 5, 7, 5], "counts": [{"subturn": 1, "tally": [1, 2, 3, 4]}]}, TallyOrTotal),
        ({"after": 2, "counts": [{"subturn": 1, "tally": [1, 2, 3, 4]}]}, TallyOrTotal),
        ({"after": 2, "total": 100}, TallyOrTotal),
        ({"occurrences": [{"subturn": 1, "incident": "eaten"}]}, UnknownIncident),
    ],
)
def test_a_body_that_contradicts_itself_has_no_record(
    fields: dict[str, object], leaf: type[SjoelenError]
) -> None:
    body = NewTurn.model_validate({"player": "p", "turn": 1, **fields})
    with pytest.raises(leaf):
        body.record()
