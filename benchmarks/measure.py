"""Measurement of times, and the page of their results."""

import os
import platform
import resource
import statistics
import subprocess
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

RESULTS = Path(__file__).parent / "results"


def seconds_of(action: Callable[[], object], times: int) -> list[float]:
    """Return the wall-clock seconds of each of `times` runs, after one that does not count."""
    action()
    measured = []
    for _ in range(times):
        began = time.perf_counter()
        action()
        measured.append(time.perf_counter() - began)
    return measured


def processor_seconds_of(commands: Iterable[Sequence[str]]) -> list[float]:
    """Return the processor seconds of each run of a command, after one that does not count."""
    measured = []
    for words in commands:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        measured.append(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    return measured[1:]


def alternately(actions: Mapping[str, Callable[[], object]], times: int) -> dict[str, list[float]]:
    """Run the actions in turn, `times` rounds, so that a busy moment affects them all."""
    rounds = [{name: seconds_of(action, 1)[0] for name, action in actions.items()} for _ in range(times)]
    return {name: [times[name] for times in rounds] for name in actions}


def milliseconds(measured: list[float], share: float) -> float:
    """Return a quantile in milliseconds."""
    ordered = sorted(measured)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def report(name: str, caption: str, measured: Mapping[str, list[float]], *notes: str) -> str:
    """Write a page with a row for each measurement to results/NAME.md."""
    rows = [
        f"| {name} | {len(seconds)} | {milliseconds(seconds, 0.5):.2f} | {milliseconds(seconds, 0.99):.2f}"
        f" | {1 / statistics.mean(seconds):,.0f} |"
        for name, seconds in measured.items()
    ]
    page = "\n".join(
        [
            f"# {caption}",
            "",
            machine(),
            "",
            "| what | runs | median, ms | 99th percentile, ms | a second |",
            "| --- | --- | --- | --- | --- |",
            *rows,
            "",
            *notes,
        ]
    )
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{name}.md").write_text(page.rstrip() + "\n", encoding="utf-8")
    return page


def machine() -> str:
    """Return the machine and the versions of the measurement."""
    return (
        f"{platform.python_implementation()} {platform.python_version()}, {platform.system()}"
        f" {platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.2f}"
    )
