"""The browser's functions give the answers of Python's, for thousands of cases by chance."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.architecture.source import TOOLS
from tests.frontend.cases import cases_by_chance

SEED = 2026


def test_the_browser_answers_as_python_does(tmp_path: Path) -> None:
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(cases_by_chance(SEED)), encoding="utf-8")
    command = [sys.executable, str(TOOLS / "npm.py"), "run", "test"]
    environment = {**os.environ, "SJOELEN_CASES": str(file), "NO_COLOR": "1"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "Test Files  1 passed (1)" in result.stdout
