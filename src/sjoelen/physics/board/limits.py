"""Limits of the measures of any board: beyond them the engine has no meaning, or no end."""

from collections.abc import Mapping
from dataclasses import fields

from sjoelen.physics.board.equipment import Condition, Dimensions
from sjoelen.physics.layout import BANDS_MAX
from sjoelen.physics.release import SPEED_MPS_MAX

SPIN_COUPLING = 1.2, 1.95  # near 0.9 and 2 the table of `glide_curve` has no end
NUMBER_MAX = 1e9  # the integers of TOML have no limit
LENGTH_MM, SHARE, SPEED_MPS = (1.0, 10_000.0), (0.0, 1.0), (0.001, SPEED_MPS_MAX)
LIMITS: Mapping[str, tuple[float, float]] = {
    **{field.name: LENGTH_MM for field in fields(Dimensions)},
    **{field.name: SPEED_MPS for field in fields(Condition) if field.name.endswith("_mps")},
    **{field.name: SHARE for field in fields(Condition) if "restitution" in field.name},
    "disc_mass_g": (1.0, 1000.0),
    "friction_slow": (0.01, 2.0),
    "friction_fast": (0.01, 2.0),
    "friction_bands": (1.0, BANDS_MAX),
    "impact_mps": (0.01, 100.0),
    "break_mps": (0.1, 1000.0),
    "disc_grip": (0.0, 2.0),
    "wall_grip": (0.0, 2.0),
    "inertia": (0.45, 0.6),
    "gravity_mps2": (1.0, 30.0),
    "floor_restitution": (0.0, 0.9),  # with 1 a disc would bounce without end
    "rest_mps": (1e-4, 0.1),
    "bounce_mps": (1e-5, 0.5),
    "edge_slope": (0.001, 0.5),
    "edge_slope_most": (0.1, 0.99),
    "edge_round_m": (1e-4, 0.006),
    "crest_share": SHARE,
}
