"""Release of a disc on the check line."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sjoelen.error import Figure
from sjoelen.physics.error import ReleaseWrong

SPEED_MPS_MAX = 15.0  # faster than any hand; a firm shot is 2.5 to 4
SPIN_RADPS_MAX = 200.0
ANGLE_DEG_MAX = 80.0


@dataclass(frozen=True, slots=True)
class Release:
    """Centre on the check line, metres from the left wall; direction as a unit vector; speed and spin."""

    at_m: float
    ux: float
    uy: float
    speed_mps: float
    spin_radps: float = 0.0


def release_at(at_m: float, speed_mps: float, angle_deg: float = 0.0, spin_radps: float = 0.0) -> Release:
    """Return a release by its angle, degrees to the right of straight on; raises ReleaseWrong."""
    _between("angle", angle_deg, -ANGLE_DEG_MAX, ANGLE_DEG_MAX)
    angle = math.radians(angle_deg)
    return Release(at_m, math.sin(angle), math.cos(angle), speed_mps, spin_radps)


def check_release(release: Release, width_m: float, radius_m: float) -> None:
    """Refuse a release that no hand can make on this board; raises ReleaseWrong."""
    _between("at", release.at_m, radius_m, width_m - radius_m)
    _between("speed", release.speed_mps, 0.0, SPEED_MPS_MAX)
    _between("spin", release.spin_radps, -SPIN_RADPS_MAX, SPIN_RADPS_MAX)
    _between("direction", release.uy, math.cos(math.radians(ANGLE_DEG_MAX)) - 1e-12, 1.0)
    _between("direction", release.ux**2 + release.uy**2, 1.0 - 1e-9, 1.0 + 1e-9)


@contextmanager
def field_prefix(prefix: str) -> Iterator[None]:
    """Prefix the field of a ReleaseWrong with its place in a file or a command."""
    try:
        yield
    except ReleaseWrong as error:
        raise ReleaseWrong(**error.facts | {"field": f"{prefix}{error.facts['field']}"}) from None


def _between(field: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        figures = (Figure(f"{number:g}") for number in (value, least, most))
        raise ReleaseWrong(field=field, **dict(zip(("value", "least", "most"), figures, strict=True)))
