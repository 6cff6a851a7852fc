"""How long the first slide of a process takes: with nothing compiled yet, and with all kept on disk."""

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.measure import alternately, milliseconds, report

COLD_MS, WARM_MS = 10_000, 500  # the design's
RUNS = 7
NEEDED = """
from sjoelen.physics.release import release
from sjoelen.physics.scene import Scene
from sjoelen.physics.slide import slide
"""
SLIDE = f"{NEEDED}\nslide(Scene(), release(0.193, 2.4))"
COMMAND = (Path(sys.executable).with_name("sjoelen"), "slide", "--at", "0.193", "--speed", "2.4")


def main() -> None:
    with tempfile.TemporaryDirectory() as kept:
        _python(NEEDED, kept)
        steps = {
            **{
                f"import {name}": f"import {name}"
                for name in ("numpy", "llvmlite.binding", "numba")
                if _has(name)
            },
            "the first slide, all kept": SLIDE,
        }
        measured = alternately(
            {
                "the first slide, nothing compiled": lambda: _python(SLIDE, _emptied(kept)),
                **{name: lambda words=words: _python(words, kept) for name, words in steps.items()},
                "sjoelen slide --at 0.193 --speed 2.4, all kept": lambda: _run(COMMAND, kept),
            },
            RUNS,
        )
    slow, quick = (
        milliseconds(measured[f"the first slide, {state}"], 0.0) for state in ("nothing compiled", "all kept")
    )
    notes = [
        "Each in a process of its own, in turn, with Python's own bytecode. Installing compiles nothing.",
        "numba, which we do not use, stands there to compare." if _has("numba") else "",
        "",
        f"Wanted at the quickest: {COLD_MS / 1000:g} s with nothing compiled, {_verdict(slow, COLD_MS)};",
        f"{WARM_MS / 1000:g} s with all kept, {_verdict(quick, WARM_MS)}.",
    ]
    print(report("first", "The first slide of a process", measured, *notes))


def _has(name: str) -> bool:
    return importlib.util.find_spec(name.partition(".")[0]) is not None


def _emptied(kept: str) -> str:
    for code in Path(kept).rglob("*.code"):
        code.unlink()
    return kept


def _python(words: str, kept: str) -> None:
    _run((sys.executable, "-c", words), kept)


def _run(command: tuple[str | Path, ...], kept: str) -> None:
    environment = os.environ | {"PYTHONPYCACHEPREFIX": kept}
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)


def _verdict(found_ms: float, most_ms: float) -> str:
    return f"{found_ms / 1000:.2f} s: {'kept' if found_ms <= most_ms else 'missed'}"
