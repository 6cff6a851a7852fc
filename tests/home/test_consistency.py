import pytest

from sjoelen.home.consistency import check_consistency
from sjoelen.home.error import CorrectedSince, PlayerAlreadyIn
from sjoelen.home.events import GameStarted, PlayerAdded, TurnCorrected
from sjoelen.home.game import evolve, replay
from tests.home.games import started, wrote


def test_a_correction_needs_the_entry_that_it_corrects() -> None:
    game = wrote(started("a"), "a", 1, 100)
    stray = TurnCorrected("a", 1, (), (), (), False, None, 90, 90, corrects=2, reason=None)
    with pytest.raises(CorrectedSince):
        check_consistency(game, evolve(game, stray))


def test_nobody_plays_twice() -> None:
    game = replay([GameStarted("ans-2026", (), 2), PlayerAdded("a", "a"), PlayerAdded("a", "b")])
    with pytest.raises(PlayerAlreadyIn):
        check_consistency(game, game)
