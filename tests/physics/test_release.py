import pytest

from sjoelen.physics.error import ReleaseWrong
from sjoelen.physics.release import Release, check_release, release_at


def test_an_angle_to_the_right_is_a_direction_with_positive_x() -> None:
    release = release_at(0.2, 2.0, 30.0)
    assert (release.ux, release.uy) == pytest.approx((0.5, 0.75**0.5))


@pytest.mark.parametrize("angle", [81.0, -90.0, float("nan")])
def test_a_release_to_the_side_is_refused(angle: float) -> None:
    with pytest.raises(ReleaseWrong):
        release_at(0.2, 2.0, angle)


@pytest.mark.parametrize(("ux", "uy"), [(0.0, -1.0), (0.5, 0.5), (0.0, 1.1), (float("nan"), 1.0)])
def test_a_direction_is_a_unit_vector_towards_the_gates(ux: float, uy: float) -> None:
    with pytest.raises(ReleaseWrong):
        check_release(Release(0.2, ux, uy, 2.0), 0.386, 0.026)
