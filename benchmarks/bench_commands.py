"""Processor time of whole commands, in seconds."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.measure import milliseconds, processor_seconds_of, report

SJOELEN = str(Path(sys.executable).with_name("sjoelen"))
RUNS = 15
PLAYERS, SERIES, TURNS = 130, 2, 10
LINES = 8000
COUNTS = ("7", "7", "7", "5")
LIMITS_MS = {
    "competition record, 4 players": 400,
    f"competition record, {PLAYERS} × {SERIES * TURNS} turns": 500,
    f"sheet, {LINES:,} lines": 1000,
    f"sheet, {LINES:,} lines with totals": 1000,
}


def main() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        small, large = small_competition(folder / "small"), large_competition(folder / "large")
        plain, totals = score_sheet(folder / "plain.csv"), score_sheet(folder / "totals.csv", totals=True)
        measured = {
            "score": processor_seconds_of(repeat([SJOELEN, "score", *COUNTS], RUNS)),
            "competition record, 4 players": processor_seconds_of(small),
            "competition standing, 4 players": processor_seconds_of(
                repeat(competition(folder / "small", "standing"), RUNS)
            ),
            f"competition record, {PLAYERS} × {SERIES * TURNS} turns": processor_seconds_of(large),
            f"competition standing, {PLAYERS} × {SERIES * TURNS} turns": processor_seconds_of(
                repeat(competition(folder / "large", "standing"), RUNS)
            ),
            f"sheet, {LINES:,} lines": processor_seconds_of(repeat([SJOELEN, "sheet", plain], RUNS)),
            f"sheet, {LINES:,} lines with totals": processor_seconds_of(
                repeat([SJOELEN, "sheet", totals], RUNS)
            ),
        }
    notes = [
        f"{name}: wanted {limit} ms: {'kept' if milliseconds(measured[name], 0.5) < limit else 'missed'}."
        for name, limit in LIMITS_MS.items()
    ]
    print(report("commands", "Processor time of a command", measured, "\n".join(notes)))


def competition(folder: Path, command: str, *words: str) -> list[str]:
    return [SJOELEN, "competition", command, "spring", *words, "--data", str(folder)]


def run(folder: Path, command: str, *words: str) -> None:
    subprocess.run(competition(folder, command, *words), check=True, stdout=subprocess.DEVNULL)


def small_competition(folder: Path) -> Iterator[list[str]]:
    """Make a competition of four players; yield the commands that record their turns."""
    run(folder, "new", "--seed", "1")
    run(folder, "enter", "Anna,Bram,Cas,Daan")
    run(folder, "start", "--boards", "2")
    slots = [(str(player), str(turn)) for turn in range(1, TURNS + 1) for player in range(1, 5)][:RUNS]
    return (competition(folder, "record", *slot, *COUNTS) for slot in slots)


def large_competition(folder: Path) -> Iterator[list[str]]:
    """Make a competition with all but some last turns; yield the commands that record those."""
    run(folder, "new", "--seed", "1", "--format", f"series-{SERIES}x{TURNS}")
    run(folder, "enter", ",".join(f"Player {number:03d}" for number in range(PLAYERS)))
    left = [str(player) for player in range(1, RUNS + 1)]
    for series in range(1, SERIES + 1):
        run(folder, "start", "--boards", "10", "--rows", "7", "--series", str(series))
        lines = [
            json.dumps({"player": player, "turn": turn, "counts": list(map(int, COUNTS))})
            for player in range(1, PLAYERS + 1)
            for turn in range(1, TURNS + 1)
            if (series, turn) != (SERIES, TURNS) or str(player) not in left
        ]
        sheet = folder / "turns.jsonl"
        sheet.write_text("\n".join(lines), encoding="utf-8")
        run(folder, "record-sheet", str(sheet), "--series", str(series))
    options = ("--series", str(SERIES))
    return (competition(folder, "record", player, str(TURNS), *COUNTS, *options) for player in left)


def score_sheet(path: Path, *, totals: bool = False) -> str:
    """Write a sheet of random turns, as four counts or as totals."""
    dice, rows = random.Random(1), ["player;turn;total" if totals else "player;turn;2;3;4;1"]  # noqa: S311
    for line in range(LINES):
        cells = [dice.randint(20, 140)] if totals else [dice.randint(3, 7) for _ in range(4)]
        rows.append(";".join(map(str, (f"Player {line // 20}", line % 20 + 1, *cells))))
    path.write_text("\n".join(rows), encoding="utf-8")
    return str(path)
