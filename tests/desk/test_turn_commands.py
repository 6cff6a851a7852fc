from functools import partial

import pytest

from sjoelen.desk import home_game, turn_commands
from sjoelen.desk.error import NameTooLong
from sjoelen.desk.ports import Ports
from sjoelen.error import SjoelenError
from sjoelen.home.error import TurnAlreadyRecorded, TurnChangedMeanwhile, UnknownPlayer
from sjoelen.rules.error import TallyOrTotal, TooManyDiscs, UnexplainedShrink
from sjoelen.rules.incident import Incident
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import Occurrence, TurnRecord, last_counts
from tests.desk.games import link_of, new_game, new_request, write

LAST = Tally((9, 5, 7, 5))
COUNTS = ((1, Tally((4, 3, 2, 1))), (3, LAST))
SHRINKING = ((1, Tally((5, 6, 5, 5))), (3, LAST))


@pytest.mark.parametrize(
    ("record", "refusal"),
    [
        (TurnRecord(), TallyOrTotal),
        (TurnRecord(bonus=(2,)), TallyOrTotal),
        (last_counts(Tally((8, 8, 8, 7))), TooManyDiscs),
        (TurnRecord(SHRINKING), UnexplainedShrink),
    ],
)
def test_of_a_turn_that_cannot_be_nothing_is_stored(
    ports: Ports, record: TurnRecord, refusal: type[SjoelenError]
) -> None:
    game = new_game(ports, "Anna")
    with pytest.raises(refusal):
        write(ports, link_of(game), (game.players[0].id, 1), record)
    with pytest.raises(UnknownPlayer):
        write(ports, link_of(game), ("nobody", 1), TurnRecord(total=100))
    assert home_game.show_game(ports, link_of(game)).sequence == game.sequence


def test_every_count_and_incident_of_a_turn_is_stored(ports: Ports) -> None:
    game = new_game(ports, "Anna")
    record = TurnRecord(SHRINKING, (Occurrence(2, Incident.BACK_THROUGH_GATE, 3),))
    line = write(ports, link_of(game), (game.players[0].id, 1), record).entries[-1]
    assert [(item.subturn, item.tally) for item in line.counts] == [(1, (5, 6, 5, 5)), (3, (9, 5, 7, 5))]
    assert [(item.incident, item.gate) for item in line.occurrences] == [("back-through-gate", 3)]
    assert (line.tally, line.after, line.points) == ((9, 5, 7, 5), 3, 116)


def test_a_void_turn_stays_on_the_sheet_and_its_place_stays_open(ports: Ports) -> None:
    game = new_game(ports, "Anna")
    link, anna = link_of(game), game.players[0].id
    void = turn_commands.void_turn(ports, new_request(), link, (anna, 1), incident="broken-disc")
    line = void.entries[-1]
    assert (line.type, line.player, line.turn, line.incident) == ("turn_voided", anna, 1, "broken-disc")
    assert (void.next, void.standing) == (game.next, game.standing)
    recorded = write(ports, link, (anna, 1), TurnRecord(total=100))
    assert (recorded.entries[-2], recorded.standing[0].points) == (line, 100)
    with pytest.raises(TurnAlreadyRecorded) as caught:
        turn_commands.void_turn(ports, new_request(), link, (anna, 1), incident="too-many-discs")
    assert caught.value.facts["by"] == recorded.entries[-1].by
    assert home_game.undo_entry(ports, new_request(), link, line.sequence).entries[line.sequence - 1].undone


def test_a_conflict_says_who_was_first_and_with_what(ports: Ports) -> None:
    game = new_game(ports, "Anna")
    link, anna = link_of(game), game.players[0].id
    first = write(ports, link, (anna, 1), TurnRecord(total=100), new_request(device="phone of one"))
    theirs = first.entries[-1]
    with pytest.raises(TurnAlreadyRecorded) as caught:
        write(ports, link, (anna, 1), TurnRecord(total=120), new_request(device="phone of another"))
    facts = {"player": anna, "turn": 1, "points": 100, "entry": theirs.sequence, "by": theirs.by}
    assert caught.value.facts == facts
    assert len(theirs.by) == 8
    with pytest.raises(TurnChangedMeanwhile) as caught_too:
        write(ports, link, (anna, 2), TurnRecord(total=120), expects=theirs.sequence)
    assert caught_too.value.facts["by"] is None


def test_a_correction_stands_in_place_of_what_is_struck_through(ports: Ports) -> None:
    game = new_game(ports, "Anna")
    link, anna = link_of(game), game.players[0].id
    first = write(ports, link, (anna, 1), TurnRecord(total=100)).entries[-1]
    correct = partial(
        turn_commands.correct_turn, ports, new_request("once"), link, (anna, 1), TurnRecord(COUNTS)
    )
    correct = partial(correct, expects=first.sequence, reason="Anna miscounted the 3")
    game = correct()
    assert correct() == game
    old, new = game.entries[-2:]
    assert (old.struck, old.undone, new.struck, new.corrects) == (True, False, False, old.sequence)
    assert (new.reason, game.standing[0].points) == ("Anna miscounted the 3", 116)
    undone = home_game.undo_entry(ports, new_request(), link, new.sequence)
    assert (undone.entries[-3].struck, undone.standing[0].points) == (False, 100)


def test_a_reason_is_optional_and_short(ports: Ports) -> None:
    game = new_game(ports, "Anna")
    link, anna = link_of(game), game.players[0].id
    write(ports, link, (anna, 1), TurnRecord(total=100))
    with pytest.raises(NameTooLong):
        turn_commands.correct_turn(
            ports, new_request(), link, (anna, 1), TurnRecord(total=90), reason="x" * 300
        )
    game = turn_commands.correct_turn(ports, new_request(), link, (anna, 1), TurnRecord(total=90))
    assert game.entries[-1].reason is None
