import random

import pytest

from sjoelen.home.draw import draw
from sjoelen.rules.error import NobodyToDraw


def test_the_same_dice_draw_the_same_player() -> None:
    players = ["Anna", "Bram", "Cas"]
    assert draw(players, random.Random(7)) == draw(players, random.Random(7))  # noqa: S311


def test_everyone_is_drawn_about_as_often() -> None:
    dice = random.Random(1)  # noqa: S311
    drawn = [draw(range(4), dice) for _ in range(4000)]
    assert all(900 < drawn.count(player) < 1100 for player in range(4))


def test_one_player_starts_alone() -> None:
    assert draw(["Anna"], random.SystemRandom()) == "Anna"


def test_from_nobody_nobody_is_drawn() -> None:
    with pytest.raises(NobodyToDraw):
        draw([], random.SystemRandom())
