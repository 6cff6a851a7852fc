from dataclasses import replace

import pytest

from sjoelen.physics.error import ReleaseWrong
from sjoelen.physics.release import release_at
from sjoelen.physics.slide import slide
from sjoelen.play.board_turn import begin_on_board
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import DiscHistory
from sjoelen.play.error import HandEmpty
from sjoelen.play.location import Zone, location_of
from sjoelen.play.release_disc import after_jury, release_disc, slide_disc
from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.events import IncidentRuled, TurnVoided
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.incident import Consequence, Incident
from sjoelen.rules.turn import Phase
from tests.play.conftest import PLAN, disc, lying
from tests.play.players import all_in

BEGUN = begin_on_board(edition(), seed=7)


def test_a_slide_takes_the_first_disc_of_the_hand() -> None:
    board_turn, trajectory = release_disc(BEGUN, release_at(0.146, 1.9))
    assert board_turn.hand == tuple(range(2, 31))
    (first,) = board_turn.discs
    assert first.number == 1
    assert location_of(first.placement, PLAN).zone in (Zone.FIELD, Zone.GATE, Zone.COMPARTMENT)
    assert board_turn.slides[0].release == trajectory.release == release_at(0.146, 1.9)


def test_a_slide_in_the_log_replays_to_the_same_bits() -> None:
    board_turn = BEGUN
    for speed in (1.7, 1.9, 2.6):
        before = board_turn
        board_turn, trajectory = release_disc(board_turn, release_at(0.15, speed))
        record = board_turn.slides[-1]
        assert slide(before.scene(), record.release, record.seed) == trajectory


def test_a_disc_that_did_not_pass_the_line_is_back_in_the_hand() -> None:
    board_turn, _ = release_disc(BEGUN, release_at(0.146, 0.1))
    assert (board_turn.hand, board_turn.discs) == (BEGUN.hand, ())
    assert len(board_turn.slides) == 1


def test_a_slide_with_an_empty_hand_is_refused() -> None:
    with pytest.raises(HandEmpty):
        release_disc(all_in(BEGUN, {2: 1}), release_at(0.146, 1.9))


def test_an_impossible_release_is_refused_in_a_turn() -> None:
    with pytest.raises(ReleaseWrong):
        slide_disc(BEGUN, release_at(0.146, 16.0))
    assert BEGUN.hand[0] == 1


def test_a_disc_over_the_bar_is_set_aside_and_logged_with_its_article() -> None:
    flown = Disc(1, lying(0.146, 1.4), DiscHistory(over_bar=True, in_play=True))
    board_turn = after_jury(replace(BEGUN, hand=BEGUN.hand[1:], discs=(flown, disc(2, 0.2, 0.8))))
    assert ([disc.number for disc in board_turn.discs], board_turn.apart) == ([2], (1,))
    (ruled,) = board_turn.turn.incidents
    assert (ruled.incident, ruled.consequence, ruled.subturn, ruled.article) == (
        Incident.OVER_GATE_BAR,
        Consequence.ASIDE,
        1,
        "3.2.5.2; 5.1.3",
    )


def test_a_foreign_disc_is_taken_out() -> None:
    board_turn = after_jury(replace(BEGUN, discs=(replace(disc(99, 0.2, 0.8), foreign=True),)))
    assert (board_turn.discs, board_turn.apart, board_turn.hand) == ((), (), BEGUN.hand)
    assert board_turn.turn.incidents[0].incident is Incident.FOREIGN_DISC


def test_a_broken_disc_voids_the_turn() -> None:
    broken = Disc(1, lying(), DiscHistory(in_play=True, broken=True))
    board_turn = after_jury(replace(BEGUN, discs=(broken,)))
    assert board_turn.turn.phase is Phase.VOID
    assert [type(event) for event in board_turn.events[-2:]] == [IncidentRuled, TurnVoided]


def test_a_rebounded_disc_is_set_aside_or_by_house_rule_back_in_the_hand() -> None:
    behind = disc(1, 0.2, -0.2)
    apart = after_jury(replace(BEGUN, hand=(2, 3), discs=(behind,)))
    assert (apart.apart, apart.hand) == ((1,), (2, 3))
    house = begin_on_board(apply_house_rules(edition(), ["reslide"]))
    again = after_jury(replace(house, hand=(2, 3), discs=(behind,)))
    assert (again.apart, again.hand) == ((), (1, 2, 3))
    assert again.turn.incidents[0].consequence is Consequence.SLID_AGAIN


def test_a_disc_that_is_put_back_later_is_not_set_aside() -> None:
    out = Disc(1, None, DiscHistory(compartment=1, strayed=True, in_play=True))
    board_turn = after_jury(replace(BEGUN, hand=(2,), discs=(out,)))
    assert board_turn.discs == (out,)
    older = after_jury(replace(begin_on_board(edition("ans-classic")), hand=(2,), discs=(out,)))
    assert (older.discs, older.apart) == ((), (1,))
