"""Board, discs and their condition as one value."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measure:
    """A value in the unit of its name, with its grounds.

    A measured value has an `article` (E1–E10) and may have a `tolerance` either way. A value without a source
    is `assumed`: then `least` and `most` bound it, and `source` gives the reason.
    """

    value: float
    article: str | None = None
    tolerance: float | None = None
    assumed: bool = False
    least: float | None = None
    most: float | None = None
    source: str | None = None


@dataclass(frozen=True, slots=True)
class Dimensions:
    """Dimensions E1–E10, in millimetres and grams as in the rule books."""

    length_mm: Measure
    line_to_end_mm: Measure
    gate_to_end_mm: Measure
    inside_width_mm: Measure
    outside_width_mm: Measure
    gate_width_mm: Measure
    between_gates_mm: Measure
    beside_wall_mm: Measure
    side_wall_mm: Measure
    divider_mm: Measure
    back_wall_mm: Measure
    gate_bar_mm: Measure
    wall_height_mm: Measure
    gate_height_mm: Measure
    gate_bar_height_mm: Measure
    divider_height_mm: Measure
    push_off_bar_mm: Measure
    disc_diameter_mm: Measure
    disc_thickness_mm: Measure
    disc_mass_g: Measure
    rim_radius_mm: Measure


@dataclass(frozen=True, slots=True)
class Condition:
    """Behaviour of the wood: every value is an assumption until it is measured.

    Friction is `friction_slow` below `slow_mps` and `friction_fast` above `fast_mps`. Between them it falls
    on a line, averaged in equal bands of speed. `friction_bands` counts all bands: of two, the fast one
    reaches down to `slow_mps`; a single one is slow. Restitution falls linearly from `_slow` at rest to
    `_fast` at `impact_mps` and stays there. The values from `edge_slope` on take a disc out of the plane.
    """

    friction_slow: Measure
    friction_fast: Measure
    slow_mps: Measure
    fast_mps: Measure
    friction_bands: Measure
    disc_restitution_slow: Measure
    disc_restitution_fast: Measure
    wall_restitution_slow: Measure
    wall_restitution_fast: Measure
    impact_mps: Measure
    disc_grip: Measure
    wall_grip: Measure
    inertia: Measure
    gravity_mps2: Measure
    rest_mps: Measure
    bounce_mps: Measure
    edge_slope: Measure
    edge_slope_most: Measure
    edge_round_m: Measure
    lift_mps: Measure
    floor_restitution: Measure
    settle_mps: Measure
    crest_share: Measure
    shed_mps: Measure
    wedge_mps: Measure
    break_mps: Measure


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A board that can be played on; each is equal to itself alone."""

    id: str
    title: str
    sources: tuple[str, ...]
    dimensions: Dimensions
    conditions: Mapping[str, Condition]
