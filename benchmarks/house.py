"""python -m benchmarks.house NAME=FOLDER ...: the size of checkouts side by side, in results/house.md."""

import ast
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.measure import RESULTS, machine

ROOT = Path(__file__).parents[1]

# Posts one turn to the application and prints the modules of ours in which a function ran.
TURN = """
import threading
from fastapi.testclient import TestClient
try:
    from sjoelen.assemble.web import app
except ImportError:  # of a checkout from before the room was divided
    from sjoelen.assemble import app

modules, active = set(), False


def profile(frame, event, argument):
    name = frame.f_globals.get("__name__", "")
    if active and event == "call" and name.startswith("sjoelen."):
        modules.add(name)


threading.setprofile(profile)
with TestClient(app(), base_url="http://localhost") as client:
    headers = {"Idempotency-Key": "first-key-of-this-game"}
    game = client.post("/api/v1/games", json={"players": ["Anna"]}, headers=headers).json()
    turn = {"player": game["players"][0]["id"], "turn": 1, "tally": [9, 5, 7, 5]}
    active = True
    headers = {"Idempotency-Key": "second-key-of-this-game"}
    answer = client.post(f"/api/v1/games/{game['link']}/turns", json=turn, headers=headers)
    active = False
    assert answer.status_code == 201, answer.text
print(len(modules))
"""


def functions(folder: Path) -> Iterator[int]:
    """The lines of every Python function."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield (node.end_lineno or node.lineno) - node.lineno + 1


def files(folder: Path, *endings: str) -> list[int]:
    """The lines of every file with one of these endings, generated ones left out."""
    paths = [path for ending in endings for path in folder.rglob(f"*{ending}")]
    own = [path for path in paths if not {"generated", "node_modules", "static"} & set(path.parts)]
    return [len(path.read_text(encoding="utf-8").splitlines()) for path in own]


def modules_of_a_turn(checkout: Path) -> int:
    with tempfile.TemporaryDirectory() as data:
        environment = os.environ | {"PYTHONPATH": str(checkout / "src"), "SJOELEN_DATA": data}
        own = checkout.resolve() / ".venv" / "bin" / "python"
        done = subprocess.run(
            [own if own.exists() else sys.executable, "-c", TURN],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    return int(done.stdout)


def figures(checkout: Path) -> dict[str, str]:
    python, scripts = checkout / "src", checkout / "frontend" / "src"
    tests, lengths = files(checkout / "tests", ".py"), list(functions(python))
    return {
        "Python files": f"{len(files(python, '.py'))}",
        "Python lines": f"{sum(files(python, '.py')):,}",
        "lines of the longest Python file": f"{max(files(python, '.py'))}",
        "functions": f"{len(lengths):,}",
        "lines of the median function": f"{statistics.median(lengths):.0f}",
        "lines of the longest function": f"{max(lengths)}",
        "TypeScript files": f"{len(files(scripts, '.ts', '.tsx'))}",
        "TypeScript lines": f"{sum(files(scripts, '.ts', '.tsx')):,}",
        "test files": f"{len(tests)}",
        "test lines": f"{sum(tests):,}",
        "modules in which a function runs when a turn is posted": f"{modules_of_a_turn(checkout)}",
    }


def main(arguments: list[str]) -> None:
    named = dict(argument.split("=", 1) for argument in arguments) or {"now": str(ROOT)}
    columns = {name: figures(Path(folder)) for name, folder in named.items()}
    rows = [
        f"| {label} | {' | '.join(column[label] for column in columns.values())} |"
        for label in next(iter(columns.values()))
    ]
    page = [
        "# The size of the house",
        "",
        machine(),
        "",
        f"| what | {' | '.join(columns)} |",
        f"| --- |{' ---: |' * len(columns)}",
        *rows,
    ]
    (RESULTS / "house.md").write_text("\n".join(page) + "\n", encoding="utf-8")
    print("\n".join(page))


if __name__ == "__main__":
    main(sys.argv[1:])
