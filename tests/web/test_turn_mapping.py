from sjoelen.desk.turn_commands import Written
from sjoelen.web.requests import NewTurn, Occurred, SubturnCounts
from sjoelen.web.turn_mapping import written_of


def test_a_turn_goes_to_the_desk_as_it_was_told() -> None:
    body = NewTurn(
        player="p",
        turn=2,
        counts=[SubturnCounts(subturn=1, tally=[1, 2, 3, 4])],
        occurrences=[Occurred(subturn=1, incident="left-board")],
        bonus=[4],
        discs=29,
        expects=7,
    )
    assert written_of(body) == Written(
        "p",
        2,
        counts=((1, (1, 2, 3, 4)),),
        occurrences=((1, "left-board", None),),
        bonus=(4,),
        discs=29,
        expects=7,
    )
    assert written_of(NewTurn(player="p", turn=1, tally=[9, 5, 7, 5])).tally == (9, 5, 7, 5)
