"""Size of the page, and time until the first count; server and browser start cold."""

import gzip
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from benchmarks.measure import RESULTS, machine
from sjoelen.web.page import STATIC

BROWSER = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
ROUNDS = 5


def main() -> None:
    served, counted = map(median, zip(*(cold_start() for _ in range(ROUNDS)), strict=True))
    lines = [
        "# The page",
        "",
        machine(),
        "",
        f"{ROUNDS} rounds, each from a stopped server, an empty folder and a new browser; median.",
        "",
        "| from | to | seconds |",
        "| --- | --- | --- |",
        f"| `sjoelen serve` | its address | {served:.2f} |",
        f"| the address opened | the first count in a new game of two | {counted:.2f} |",
        "",
        "| file | kB, gzipped |",
        "| --- | --- |",
        *(f"| {name} | {size / 1000:.1f} |" for name, size in weights()),
    ]
    (RESULTS / "page.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


def cold_start() -> tuple[float, float]:
    """Return the seconds until the server prints its address, and from there until a count is on the page."""
    with TemporaryDirectory() as folder:
        began = time.perf_counter()
        command = [sys.executable, "-m", "sjoelen", "serve", "--port", "0", "--data", folder, "--json"]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
            address = json.loads(server.stdout.readline())["address"] if server.stdout else ""
            served = time.perf_counter()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=BROWSER)
                page = browser.new_page(locale="nl-NL")
                opened = time.perf_counter()
                page.goto(address)
                for name, field in (("Anna", "Speler 1"), ("Bram", "Speler 2")):
                    page.get_by_label(field).fill(name)
                page.get_by_role("button", name="Begin het spel").click()
                page.get_by_label("Vak 2: aantal schijven").fill("5")
                counted = time.perf_counter()
                browser.close()
            server.terminate()
    return served - began, counted - opened


def weights() -> list[tuple[str, int]]:
    """List the files that a browser fetches, without the page of the API."""
    files = sorted(
        path for kind in ("*.js", "*.css") for path in STATIC.rglob(kind) if "swagger" not in path.parts
    )
    return [(stem(path), len(gzip.compress(path.read_bytes(), 9))) for path in files]


def stem(path: Path) -> str:
    """Return the name of a built file without its hash."""
    return f"{path.stem.split('-')[0]}{path.suffix}"
