"""How often discs leave the plane: sub-turns of a fair player, counted per ten thousand turns."""

from collections import Counter
from dataclasses import replace

import numpy as np

from benchmarks.measure import RESULTS, machine
from sjoelen.physics.columns import ANY_BOX, BAR_BOX, DIVIDERS, WOOD_FROM
from sjoelen.physics.lying import Lying
from sjoelen.physics.ray import box_behind
from sjoelen.physics.release import release
from sjoelen.physics.scene import Scene
from sjoelen.physics.slide import slide
from sjoelen.physics.support import Support
from sjoelen.physics.trajectory import Contact, Kind, Trajectory, after

TURNS, SLIDES, PER = 300, 30, 10_000
BAR_M, TOO_HARD = 1.187, 0.15
GATES_M, STACK_M, CLEAR_M = (0.052, 0.146, 0.24, 0.334), 1.2216, 0.06


def main() -> None:
    """A turn here is a sub-turn on an empty board and one on a board with stacks, thirty slides each."""
    found: Counter[str] = Counter()
    for turn in range(TURNS):
        dice = np.random.default_rng(turn)
        for number, start in enumerate((Scene(), Scene(_stacked()))):
            _sub_turn(start, dice, 2 * turn + number, found)
    print(_page(found))


def _sub_turn(table: Scene, dice: np.random.Generator, seed: int, found: Counter[str]) -> None:
    """Aim at a gate with an error of 8 mm and half a degree, and now and then too hard."""
    for number in range(SLIDES):
        if len(table.discs) == SLIDES:
            return
        at_m = float(np.clip(dice.choice(GATES_M) + dice.normal(0, 0.008), 0.03, 0.356))
        speed = float(
            np.clip(dice.normal(1.95, 0.2) if dice.uniform() > TOO_HARD else dice.normal(2.9, 0.5), 1.0, 5)
        )
        made = release(at_m, speed, float(dice.normal(0, 0.5)), float(dice.normal(0, 5)))
        path = slide(table, made, seed * SLIDES + number)
        found.update(_told(path, table))
        table = Scene(_left_lying(path))


def _told(path: Trajectory, before: Scene) -> list[str]:
    held = {(number, each.support) for number, each in enumerate(before.discs, 1)}
    told = [name for each in path.contacts if (name := _named(each))]
    for number, each in after(path):
        if each.support not in (Support.FLOOR, Support.GATE) and (number, each.support) not in held:
            told.append(f"{'lean: against' if each.low_m == 0.0 else 'perch: on'} a {each.support}")
    flown: dict[int, float] = {}
    for each in path.contacts:
        if each.kind is Kind.TOOK_OFF:
            flown[each.disc] = each.y_m
        elif each.kind is Kind.LANDED and (flown[each.disc] - BAR_M) * (each.y_m - BAR_M) < 0.0:
            told.append("over the gate bar (R21, R24b)")
        elif each.kind is Kind.LEFT and each.y_m > 0.0:
            told.append("off the board (R20, R24)")
    return told


def _named(contact: Contact) -> str | None:
    simple = {Kind.FELL_BACK: "climb: fell back", Kind.STOOD: "stand: in a gate", Kind.BROKE: "break (R29)"}
    if contact.kind is not Kind.TOOK_OFF or contact.met is None:
        return simple.get(contact.kind)
    if contact.met < WOOD_FROM:
        return "hop or fall from a disc"
    box = box_behind(contact.met - WOOD_FROM) - ANY_BOX
    return "climb: up the gate bar" if BAR_BOX <= box < DIVIDERS else "leap: up a wall or divider"


def _left_lying(path: Trajectory) -> tuple[Lying, ...]:
    """What stays for the next slide: all clear of the line and of what was taken away."""
    kept = {number: each for number, each in after(path) if each.y_m > CLEAR_M}
    while lost := [number for number, each in kept.items() if _on(each) not in (None, *kept)]:
        for number in lost:
            del kept[number]
    places = {number: place for place, number in enumerate(kept, 1)}
    return tuple(
        replace(each, on=places[each.on]) if _on(each) is not None else each for each in kept.values()
    )


def _on(lying: Lying) -> int | None:
    return lying.on if lying.support is Support.DISC else None


def _stacked() -> tuple[Lying, ...]:
    lying: list[Lying] = []
    for x in GATES_M:
        lying.append(Lying(x, STACK_M))
        for high in range(1, 4):
            lying.append(Lying(x, STACK_M, Support.DISC, 0.013 * high, 0.013 * (high + 1), len(lying)))
    return tuple(lying)


def _page(found: Counter[str]) -> str:
    page = "\n".join(
        [
            "# How often discs leave the plane",
            "",
            f"{machine()}.",
            "",
            f"{TURNS} times a sub-turn on an empty board and one on a board with four stacks, by a fair",
            "player: aimed at a gate with an error of 8 mm and half a degree, 15 % of the slides too hard.",
            "Not yet whole turns of a game.",
            "Every number follows from assumed measures.",
            "",
            f"| what | per {PER:,} turns | seen |",
            "| --- | --- | --- |",
            *(f"| {name} | {PER * count / TURNS:,.0f} | {count} |" for name, count in sorted(found.items())),
        ]
    )
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "rates.md").write_text(page + "\n", encoding="utf-8")
    return page
