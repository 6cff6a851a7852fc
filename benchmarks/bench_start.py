"""Time of `sjoelen score`, beside an empty Python and one that imports click."""

import subprocess
import sys
from pathlib import Path

from benchmarks.measure import alternately, milliseconds, report

LIMIT_MS = 150  # the design's


def main() -> None:
    program = Path(sys.executable).with_name("sjoelen")
    commands = {
        "python -c pass": [sys.executable, "-c", "pass"],
        "python -c 'import click'": [sys.executable, "-c", "import click"],
        "sjoelen score 9 5 7 5": [str(program), "score", "9", "5", "7", "5"],
        "sjoelen turn 5,6,7,5 7,7,9,7 --bonus 2": [
            *(str(program), "turn", "5,6,7,5", "7,7,9,7", "--bonus", "2"),
        ],
    }
    measured = alternately({name: lambda words=words: run(words) for name, words in commands.items()}, 40)
    elapsed_ms = milliseconds(measured["sjoelen score 9 5 7 5"], 0.5)
    verdict = "kept" if elapsed_ms < LIMIT_MS else "missed"
    print(report("start", "From the command to its answer", measured, f"Wanted: {LIMIT_MS} ms: {verdict}."))


def run(words: list[str]) -> None:
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
