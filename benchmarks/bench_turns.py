"""Whole turns per second with all effects on: engine, referee and log."""

import time
from concurrent.futures import ProcessPoolExecutor
from statistics import mean

from benchmarks.measure import RESULTS, machine
from benchmarks.players import GOOD_MPS, player
from sjoelen.play.board_turn import begin_on_board
from sjoelen.play.fast_subturn import play_turn
from sjoelen.rules.builtin_editions import edition

TURNS, ROUNDS, CORES, WARM = 200, 5, 2, 5
FLOOR, GOAL = 400, 3_000


def main() -> None:
    """Play turns of a good player in one process per core; report the best round."""
    with ProcessPoolExecutor(CORES) as pool:
        list(pool.map(_turns, [(0, WARM)] * 2 * CORES))
        rates, points, slides = [], list[int](), list[int]()
        for round_number in range(ROUNDS):
            began = time.perf_counter()
            for counts in pool.map(
                _turns, [(number + CORES * round_number, TURNS) for number in range(CORES)]
            ):
                points += counts[0]
                slides += counts[1]
            rates.append(CORES * TURNS / (time.perf_counter() - began))
    print(_page(rates, points, slides))


def _turns(seed_and_turns: tuple[int, int]) -> tuple[list[int], list[int]]:
    """Return points and slides of each turn."""
    first, count = seed_and_turns
    points, slides = [], []
    for seed in range(first * count, (first + 1) * count):
        board_turn = play_turn(begin_on_board(edition(), seed=seed), player(GOOD_MPS))
        points.append(board_turn.turn.points or 0)
        slides.append(len(board_turn.slides))
    return points, slides


def _page(rates: list[float], points: list[int], slides: list[int]) -> str:
    best = max(rates)
    page = "\n".join(
        [
            "# Whole turns a second",
            "",
            f"{machine()}; the best of {ROUNDS} rounds of {CORES * TURNS} turns",
            f"on {CORES} cores, everything switched on.",
            f"A good player: {mean(points):.0f} points and {mean(slides):.0f} slides a turn.",
            "",
            "| turns a second | worst round | floor | goal |",
            "| --- | --- | --- | --- |",
            f"| {best:,.0f} | {min(rates):,.0f} | {FLOOR} | {GOAL:,} |",
            "",
            f"The floor is {'kept' if best >= FLOOR else 'missed'}.",
        ]
    )
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "turns.md").write_text(page + "\n", encoding="utf-8")
    return page
