"""Time of the first slide of a process: without machine code, and with machine code on disk."""

import importlib.util
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from benchmarks.measure import alternately, milliseconds, report

FLOORS_MS = {"the first slide, nothing compiled": 10_000, "the first slide, all kept": 500}
RUNS = 7
NEEDED = """
from sjoelen.physics.release import release
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import slide
"""
SLIDE = f"{NEEDED}\nslide(Scene(), release(0.193, 2.4))"
COMMAND = (Path(sys.executable).with_name("sjoelen"), "slide", "--at", "0.193", "--speed", "2.4")


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        _python(NEEDED, cache)
        actions = {
            "the first slide, nothing compiled": lambda: _python(SLIDE, _emptied(cache)),
            "the first slide, all kept": lambda: _python(SLIDE, cache),
            "sjoelen slide --at 0.193 --speed 2.4, all kept": lambda: _run(COMMAND, cache),
            **{
                f"import {name}": lambda name=name: _python(f"import {name}", cache)
                for name in ("numpy", "llvmlite.binding", "numba")
                if importlib.util.find_spec(name.partition(".")[0])
            },
        }
        measured = alternately(actions, RUNS)
        processor = {name: min(_processor_s(action) for _ in range(RUNS)) for name, action in actions.items()}
    notes = [
        "Each in a process of its own, in turn, with Python's own bytecode. Installing compiles nothing.",
        "numba, which we do not use, is there to compare. Of the processor alone, at the quickest:",
        "; ".join(f"{name} {seconds:.2f} s" for name, seconds in processor.items()) + ".",
        "",
        *(_verdict(name, milliseconds(measured[name], 0.0), most_ms) for name, most_ms in FLOORS_MS.items()),
    ]
    print(report("first", "The first slide of a process", measured, *notes))


def _emptied(cache: str) -> str:
    for code in Path(cache).rglob("*.code"):
        code.unlink()
    return cache


def _python(words: str, cache: str) -> None:
    _run((sys.executable, "-c", words), cache)


def _run(command: tuple[str | Path, ...], cache: str) -> None:
    environment = os.environ | {"PYTHONPYCACHEPREFIX": cache, "PYTHONDONTWRITEBYTECODE": ""}
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)


def _processor_s(action: Callable[[], None]) -> float:
    before = os.times()
    action()
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def _verdict(name: str, found_ms: float, most_ms: float) -> str:
    verdict = "kept" if found_ms <= most_ms else "missed"
    return f"Wanted of {name}: {most_ms / 1000:g} s; at the quickest {found_ms / 1000:.2f} s: {verdict}."
