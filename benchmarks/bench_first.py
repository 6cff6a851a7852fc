"""How long the first slide takes in a new process: with nothing compiled yet, and with it kept on disk."""

import importlib.util
import os
import subprocess
import sys
import tempfile

from benchmarks.measure import alternately, milliseconds, report

COLD_MS, WARM_MS = 10_000, 500  # the design's
STEPS = {
    "python -c 'import numpy'": "import numpy",
    "python -c 'import numba'": "import numba",
    "the first slide": "from sjoelen.physics.release import release\n"
    "from sjoelen.physics.scene import Scene\n"
    "from sjoelen.physics.slide import slide\n"
    "slide(Scene(), release(0.193, 2.0))",
}


def main() -> None:
    with tempfile.TemporaryDirectory() as kept:
        measured = alternately(
            {name: lambda words=words: _run(words, kept) for name, words in STEPS.items()}, 7
        )
    cold = {"the first slide, nothing compiled": [_compiling()]}
    slow, quick = (
        milliseconds(each, 0.0)
        for each in (cold["the first slide, nothing compiled"], measured["the first slide"])
    )
    scipy = "with" if importlib.util.find_spec("scipy") else "without"
    notes = [
        f"In an environment {scipy} scipy, which numba loads where it finds it.",
        f"Wanted at the quickest: {COLD_MS / 1000:g} s with nothing compiled, {_verdict(slow, COLD_MS)};",
        f"{WARM_MS / 1000:g} s with all kept, {_verdict(quick, WARM_MS)}.",
    ]
    print(report("first", "The first slide of a process", measured | cold, *notes))


def _compiling() -> float:
    with tempfile.TemporaryDirectory() as kept:
        began = os.times()
        _run(STEPS["the first slide"], kept)
        return os.times().elapsed - began.elapsed


def _run(words: str, kept: str) -> None:
    subprocess.run([sys.executable, "-c", words], check=True, env=os.environ | {"NUMBA_CACHE_DIR": kept})


def _verdict(found_ms: float, most_ms: float) -> str:
    return f"{found_ms / 1000:.2f} s: {'kept' if found_ms <= most_ms else 'missed'}"
