import pytest

from sjoelen.physics.error import NoSuchBoard, TooManyOnBoard
from sjoelen.play.board_turn import begin_on_board, with_events
from sjoelen.play.counting import end_subturn
from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.error import TooFewDiscs, TooManyDiscs
from sjoelen.rules.events import TurnBegun
from sjoelen.rules.house_rules import apply_house_rules
from tests.play.players import all_in


def test_a_turn_begins_with_every_disc_in_the_hand() -> None:
    board_turn = begin_on_board(edition())
    assert board_turn.hand == tuple(range(1, 31))
    assert board_turn.events == (TurnBegun(30, edition().discs_per_turn.article),)
    assert not board_turn.scene().discs


def test_a_turn_may_begin_with_fewer_discs_where_the_edition_lets_it() -> None:
    assert begin_on_board(edition(), discs=29).hand[-1] == 29
    with pytest.raises(TooFewDiscs):
        begin_on_board(edition("club-short"), discs=29)
    with pytest.raises(TooManyDiscs):
        begin_on_board(edition(), discs=31)


def test_a_turn_with_more_discs_than_a_board_carries_is_refused_before_it_begins() -> None:
    house = apply_house_rules(edition(), ["discs-40"])
    with pytest.raises(TooManyOnBoard) as refused:
        begin_on_board(house)
    assert refused.value.facts == {"discs": 40, "most": 30}
    assert begin_on_board(house, discs=30).hand[-1] == 30


def test_an_unknown_board_is_refused() -> None:
    with pytest.raises(NoSuchBoard):
        begin_on_board(edition(), board="pub")


def test_a_scene_numbers_the_discs_anew() -> None:
    board_turn = end_subturn(all_in(begin_on_board(edition()), {3: 5}))
    scene = board_turn.scene()
    assert len(scene.discs) == 5
    assert [disc.on for disc in scene.discs] == [None, 1, 2, 3, None]


def test_the_log_and_the_turn_say_the_same() -> None:
    board_turn = begin_on_board(edition())
    assert with_events(board_turn) == board_turn
