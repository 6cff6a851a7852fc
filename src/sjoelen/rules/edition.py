"""An edition of the rules as one value: every clause with its article."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Generic, TypeVar

from sjoelen.rules.choices import (
    Agreement,
    BonusProcedure,
    CardCourier,
    CardKeeper,
    Corrector,
    Counter,
    CountOnRequest,
    Crossing,
    Decider,
    DoubtfulDisc,
    EarlyEnd,
    InCompartment,
    InPlay,
    KeptDiscs,
    Permission,
    Position,
    ReboundedDisc,
    ReplayMoment,
    StackPlace,
    Steadier,
    SweptDisc,
    TouchedDisc,
)
from sjoelen.rules.incident import Actor, Consequence, Incident, Timing

Value = TypeVar("Value", covariant=True)


@dataclass(frozen=True, slots=True)
class Clause(Generic[Value]):
    """A value and its citation; `parts` are citations of parts of the value that differ from it."""

    value: Value
    article: str
    parts: Mapping[str, str] = field(default_factory=dict)

    def article_of(self, part: str) -> str:
        """Return the citation of a part of the value."""
        return self.parts.get(part, self.article)


@dataclass(frozen=True, slots=True)
class Bonus:
    """The bonus slides for the score `at_score`, by the sub-turn after which it was counted."""

    at_score: int
    slides_after_subturn: tuple[int, ...]
    procedure: BonusProcedure


@dataclass(frozen=True, slots=True)
class Stacking:
    """Discs in a compartment's first and later stacks, and the clearance of the lowest, in millimetres."""

    stacked: bool
    first: int
    later: int
    place: StackPlace
    clearance_mm_max: int


@dataclass(frozen=True, slots=True)
class Ruling:
    """The consequence of an incident, its timing, who acts, and the article; `parts` as in a clause."""

    consequence: Consequence
    timing: Timing
    by: Actor
    article: str
    parts: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules, complete in itself."""

    id: str
    title: str
    sources: tuple[str, ...]
    discs_per_turn: Clause[int]
    counted_beforehand_by: Clause[Counter]
    practice_discs: Clause[int]
    subturns: Clause[int]
    gate_values: Clause[tuple[int, ...]]
    set_value: Clause[int]
    maximum: Clause[int]
    absolute_maximum: Clause[int]
    bonus: Clause[Bonus]
    early_end: Clause[EarlyEnd]
    kept_discs: Clause[KeptDiscs]
    points_left_over: Clause[int]
    agreement: Clause[Agreement]
    position: Clause[Position]
    moving_board: Clause[Permission]
    lubricant: Clause[Permission]
    steadied_by: Clause[Steadier]
    in_play: Clause[InPlay]
    touched_disc: Clause[TouchedDisc]
    rebounded_disc: Clause[ReboundedDisc]
    touching: Clause[Permission]
    straightening: Clause[Permission]
    in_compartment: Clause[InCompartment]
    doubtful_disc: Clause[DoubtfulDisc]
    swept_disc: Clause[SweptDisc]
    stacking: Clause[Stacking]
    discs_on_bar: Clause[Permission]
    counts_on_request: Clause[CountOnRequest]
    jury_talking: Clause[Permission]
    turns_per_match: Clause[tuple[int, ...]]
    friendly_turns: Clause[tuple[int, ...]]
    juror_card_on_table: Clause[Permission]
    corrected_by: Clause[Corrector]
    crossed_out: Clause[Crossing]
    card_passed_by: Clause[CardCourier]
    finished_card: Clause[CardKeeper]
    replay_moment: Clause[ReplayMoment]
    cup_deviation_by: Clause[Decider]
    unforeseen_decided_by: Clause[Decider]
    eating: Clause[Permission]
    incidents: Mapping[Incident, Ruling]
    house_rules: tuple[str, ...] = ()


Clauses = dict[str, Clause[Any] | Ruling]


def clauses_of(rules: Edition) -> Clauses:
    """Return every clause and ruling by name, in the order of the edition; rulings as `incident.SLUG`."""
    values = {part.name: getattr(rules, part.name) for part in fields(rules)}
    clauses: Clauses = {name: value for name, value in values.items() if isinstance(value, Clause)}
    return clauses | {f"incident.{incident}": ruling for incident, ruling in rules.incidents.items()}
