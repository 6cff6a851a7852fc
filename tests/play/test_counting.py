from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from sjoelen.physics.release import release_at
from sjoelen.physics.scene.scene import check_scene
from sjoelen.play.board_turn import BoardTurn, begin_on_board
from sjoelen.play.counting import end_subturn, release_bonus, replay_on_board
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import DiscHistory
from sjoelen.play.error import DiscsInHand
from sjoelen.play.release_disc import after_jury, release_disc
from sjoelen.rules.builtin_editions import EDITION_IDS, edition
from sjoelen.rules.error import BonusNotEarned
from sjoelen.rules.events import BonusSlid, TurnEnd, TurnEnded
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.incident import Incident
from sjoelen.rules.score import unchecked_score
from sjoelen.rules.turn import Phase, new_turn, replay
from tests.play.conftest import lying
from tests.play.players import aimed, all_in, is_open

MOST = {2: 7, 3: 7, 4: 9, 1: 7}  # the only way to 148 (R41)
EVEN = {2: 5, 3: 5, 4: 5, 1: 5}


def played(board_turn: BoardTurn, random: Random) -> BoardTurn:
    while is_open(board_turn):
        if board_turn.turn.phase is Phase.BONUS:
            board_turn, _ = release_bonus(board_turn, aimed(random))
        elif board_turn.hand:
            board_turn, _ = release_disc(board_turn, aimed(random))
        else:
            board_turn = end_subturn(board_turn)
    return board_turn


@pytest.mark.parametrize("book", EDITION_IDS)
@pytest.mark.parametrize("house", [(), ("no-stacking",), ("finger-sweep",), ("reslide", "turns-3")])
def test_a_turn_on_the_board_has_the_log_of_a_counted_turn(book: str, house: Sequence[str]) -> None:
    rules = apply_house_rules(edition(book), house)
    random = Random(f"{book}{house}")  # noqa: S311 - a turn to be repeated
    board_turn = played(begin_on_board(rules, seed=3), random)
    assert board_turn.turn.ended
    assert replay(board_turn.events, new_turn(rules)) == board_turn.turn
    assert (
        board_turn.turn.phase is Phase.VOID
        or board_turn.turn.points == unchecked_score(board_turn.turn.tally, rules).points
    )
    check_scene(board_turn.scene())


def test_a_sub_turn_ends_only_when_every_disc_is_slid() -> None:
    with pytest.raises(DiscsInHand):
        end_subturn(begin_on_board(edition()))


def test_counted_discs_are_stacked_and_the_others_come_back() -> None:
    board_turn = end_subturn(all_in(begin_on_board(edition()), {2: 1, 4: 6}))
    assert board_turn.turn.tally.counts == (1, 0, 6, 0)
    assert len(board_turn.hand) == 23
    assert sorted(board_turn.hand + tuple(disc.number for disc in board_turn.discs)) == list(range(1, 31))


def test_a_disc_set_aside_comes_back_after_the_sub_turn() -> None:
    board_turn = all_in(begin_on_board(edition()), {2: 3})
    apart = replace(
        board_turn, discs=tuple(disc for disc in board_turn.discs if disc.number != 30), apart=(30,)
    )
    assert 30 in end_subturn(apart).hand


def test_a_disc_to_be_restored_counts_in_its_own_compartment() -> None:
    board_turn = all_in(begin_on_board(edition()), {2: 1})
    strayed = Disc(1, None, DiscHistory(compartment=1, strayed=True, in_play=True))
    ended = end_subturn(replace(board_turn, discs=(strayed, *board_turn.discs[1:])))
    assert ended.turn.tally.counts == (0, 1, 0, 0)
    assert ended.turn.incidents[0].gate == 3
    assert ended.discs[0].placement is not None


def test_a_disc_that_came_back_through_its_gate_explains_the_smaller_count() -> None:
    first = end_subturn(all_in(begin_on_board(edition()), {2: 2}))
    number = first.discs[1].number
    out = Disc(number, lying(0.05, 0.05), DiscHistory(in_play=True, returned=(0,)))
    second = all_in(replace(first, discs=(first.discs[0],)), {})
    ended = end_subturn(replace(second, discs=(*second.discs, out)))
    assert ended.turn.tally.counts == (1, 0, 0, 0)
    assert ended.turn.incidents[-1].incident is Incident.BACK_THROUGH_GATE


def test_without_stacking_discs_stay_where_they_lie() -> None:
    house = apply_house_rules(edition(), ["no-stacking"])
    before = all_in(begin_on_board(house), {3: 4})
    after = end_subturn(before)
    assert [disc.placement for disc in after.discs] == [disc.placement for disc in before.discs[:4]]


def test_a_finger_along_the_gates_counts_only_as_a_house_rule() -> None:
    for rules, count in ((edition(), 0), (apply_house_rules(edition(), ["finger-sweep"]), 1)):
        board_turn = all_in(begin_on_board(rules), {})
        hanging = replace(board_turn.discs[0], placement=lying(0.146, 1.19))
        ended = end_subturn(replace(board_turn, discs=(hanging, *board_turn.discs[1:])))
        assert ended.turn.tally.counts == (0, count, 0, 0)


def test_148_after_one_sub_turn_takes_a_disc_from_the_4_twice() -> None:
    board_turn = end_subturn(all_in(begin_on_board(edition()), MOST))
    assert (board_turn.turn.phase, len(board_turn.hand), len(board_turn.discs)) == (Phase.BONUS, 1, 29)
    lifted = board_turn.hand[0]
    assert sum(disc.history.compartment == 2 for disc in board_turn.discs) == 8
    board_turn, _ = release_bonus(board_turn, release_at(0.146, 3.0))
    assert (board_turn.turn.bonus_left, len(board_turn.hand)) == (1, 1)
    board_turn, _ = release_bonus(board_turn, release_at(0.052, 0.5))
    assert board_turn.events[-1] == TurnEnded(TurnEnd.BONUS_PLAYED, edition().bonus.article)
    first, second = (event.value for event in board_turn.events if isinstance(event, BonusSlid))
    assert second == 0
    assert board_turn.turn.points == 148 + first
    assert lifted not in board_turn.hand


def test_the_older_edition_slides_the_same_disc_twice() -> None:
    board_turn = end_subturn(all_in(begin_on_board(edition("ans-classic")), MOST))
    (lifted,) = board_turn.hand
    board_turn, _ = release_bonus(board_turn, release_at(0.193, 0.8))
    assert board_turn.hand == (lifted,)


def test_a_bonus_disc_that_does_not_pass_the_line_is_slid_again() -> None:
    board_turn = end_subturn(all_in(begin_on_board(edition()), MOST))
    again, _ = release_bonus(board_turn, release_at(0.193, 0.1))
    assert (again.hand, again.turn) == (board_turn.hand, board_turn.turn)


def test_there_is_no_bonus_slide_without_a_bonus() -> None:
    with pytest.raises(BonusNotEarned):
        release_bonus(begin_on_board(edition()), release_at(0.193, 1.0))


def test_in_20_2_the_bonus_comes_after_five_sets() -> None:
    board_turn = end_subturn(all_in(begin_on_board(edition("system-20-2")), EVEN))
    assert (board_turn.turn.phase, board_turn.turn.points, len(board_turn.hand)) == (Phase.BONUS, 100, 1)


def test_a_void_turn_is_replayed_with_every_disc() -> None:
    board_turn = begin_on_board(edition())
    broken = Disc(1, lying(), DiscHistory(in_play=True, broken=True))
    void = after_jury(replace(board_turn, hand=board_turn.hand[1:], discs=(broken,)))
    again = replay_on_board(void)
    assert (again.hand, again.discs, again.turn.replays) == (board_turn.hand, (), 1)
    assert again.events[: len(void.events)] == void.events
