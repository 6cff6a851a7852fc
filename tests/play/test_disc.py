from dataclasses import replace

from sjoelen.physics.scene.support import Support
from sjoelen.play.disc import renumbered
from tests.play.conftest import lying


def test_only_a_disc_on_a_disc_is_renumbered() -> None:
    upon, on_wood = replace(lying(support=Support.DISC), on=3), lying(support=Support.DIVIDER)
    assert renumbered(upon, {3: 8}).on == 8
    assert renumbered(on_wood, {}) is on_wood
