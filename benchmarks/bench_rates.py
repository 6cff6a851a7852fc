"""Frequency of motion out of the plane, in whole turns of two players."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from benchmarks.measure import RESULTS, machine
from benchmarks.players import GOOD_MPS, HARD_MPS, player
from sjoelen.physics.layout import FIRST_BAR_BOX, FIRST_BOX, FIRST_DIVIDER_BOX, WOOD_OFFSET
from sjoelen.physics.prediction.static_contact import box_of_wood
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.scene.support import Support
from sjoelen.physics.trajectories.trajectory import ENGINE, Contact, ContactKind, Trajectory, final_placements
from sjoelen.play.board_turn import begin_on_board
from sjoelen.play.counting import end_subturn
from sjoelen.play.fast_subturn import next_release
from sjoelen.play.hand import GOOD
from sjoelen.play.release_disc import release_disc
from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.turn import Phase

TURNS, PER = 2_000, 10_000
SEEN_NEVER = 3.0  # the rule of three: 0 in n is, 19 times in 20, less often than 3 in n
RARE = "break (R29)"
PLAYERS = {"good": GOOD_MPS, "hard": HARD_MPS}


def main() -> None:
    """Play whole turns of two players who aim at the emptiest compartment, one softly, one hard."""
    with ProcessPoolExecutor(len(PLAYERS)) as pool:
        print(_page(dict(zip(PLAYERS, pool.map(_seen, PLAYERS.values()), strict=True))))


def _seen(speed_mps: float) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in range(TURNS):
        board_turn, play = begin_on_board(edition(), seed=seed), player(speed_mps)
        while not board_turn.turn.ended:
            if board_turn.hand:
                before = board_turn.scene()
                board_turn, trajectory = release_disc(board_turn, next_release(board_turn, play))
                seen.update(_event_names(trajectory, before))
            else:
                board_turn = end_subturn(board_turn)
            if board_turn.turn.phase in (Phase.VOID, Phase.BONUS):
                break
        seen.update(f"jury: {incident.incident}" for incident in board_turn.turn.incidents)
    return seen


def _event_names(trajectory: Trajectory, before: Scene) -> list[str]:
    held = {(number, disc.support) for number, disc in enumerate(before.discs, 1)}
    names = [name for contact in trajectory.contacts if (name := _named(contact))]
    for number, placement in final_placements(trajectory):
        if placement.support not in (Support.FLOOR, Support.GATE) and (number, placement.support) not in held:
            names.append(
                f"{'lean: against' if placement.low_m == 0.0 else 'perch: on'} a {placement.support}"
            )
    names += [
        "off the board (R20, R24)"
        for contact in trajectory.contacts
        if contact.kind is ContactKind.LEFT and contact.y_m > 0.0
    ]
    return names


def _named(contact: Contact) -> str | None:
    simple = {
        ContactKind.FELL_BACK: "climb: fell back",
        ContactKind.STOOD: "stand: in a gate",
        ContactKind.BROKE: RARE,
    }
    if contact.kind is not ContactKind.TOOK_OFF or contact.body is None:
        return simple.get(contact.kind)
    if contact.body < WOOD_OFFSET:
        return "hop or fall from a disc"
    box = box_of_wood(contact.body - WOOD_OFFSET) - FIRST_BOX
    return (
        "climb: up the gate bar" if FIRST_BAR_BOX <= box < FIRST_DIVIDER_BOX else "leap: up a wall or divider"
    )


def _often(seen: int) -> str:
    """Return a count per PER turns, or the upper bound for a count of zero."""
    return f"{PER * seen / TURNS:,.0f}" if seen else f"< {SEEN_NEVER * PER / TURNS:g}"


def _page(counts: dict[str, Counter[str]]) -> str:
    names = sorted({RARE}.union(*counts.values()))
    rows = [
        f"| {name} | " + " | ".join(_often(seen[name]) for seen in counts.values()) + " |" for name in names
    ]
    page = "\n".join(
        [
            "# How often discs leave the plane",
            "",
            f"{machine()}. Engine {ENGINE}.",
            "",
            f"{TURNS:,} whole turns by each of two players on the competition board, club condition. Both",
            f"aim at the gate of a compartment that lags, and let go {1e3 * GOOD.at_m:g} mm,",
            f"{GOOD.angle_deg:g}° and {100 * GOOD.speed:g} % beside what they mean; the good one at",
            f"{GOOD_MPS:g} m/s, the hard one at {HARD_MPS:g}. Every number follows from assumed measures.",
            f"What was not seen once in {TURNS:,} turns is, 19 times in 20, rarer than 3 in {TURNS:,}: less",
            f"than {SEEN_NEVER * PER / TURNS:g} in {PER:,} (<).",
            "",
            "| per 10,000 turns | " + " | ".join(counts) + " |",
            "| --- |" + " ---: |" * len(counts),
            *rows,
        ]
    )
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "rates.md").write_text(page + "\n", encoding="utf-8")
    return page
