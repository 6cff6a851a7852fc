import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Sjoelen


@pytest.fixture
def units(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path / "systemd" / "user"


def command_of(unit: str) -> list[str]:
    (line,) = [line for line in unit.splitlines() if line.startswith("ExecStart=")]
    return shlex.split(line.removeprefix("ExecStart=").replace("%%", "%"))


def test_the_unit_starts_this_installation_with_its_options(sjoelen: Sjoelen, tmp_path: Path) -> None:
    data = tmp_path / "100 % sjoelen"
    unit = sjoelen("service", "show", "--host", "0.0.0.0", "--data", str(data), "--json").record["unit"]
    assert command_of(unit) == [
        sys.executable,
        "-m",
        "sjoelen",
        "serve",
        "--host",
        "0.0.0.0",
        "--data",
        str(data),
    ]


def test_what_is_installed_is_removed_again(sjoelen: Sjoelen, units: Path) -> None:
    out = sjoelen("service", "install", "--port", "8080", "--lang", "en").out
    unit = (units / "sjoelen.service").read_text()
    assert command_of(unit)[-2:] == ["--port", "8080"]
    assert "systemctl --user enable --now sjoelen.service" in out
    assert sjoelen("service", "remove").code == 0
    assert list(units.iterdir()) == []
    done = sjoelen("service", "remove", "--json")
    assert (done.code, done.error["key"]) == (4, "unit-not-installed")


def test_systemd_accepts_the_unit(sjoelen: Sjoelen, units: Path) -> None:
    sjoelen("service", "install", "--public-url", "https://sjoelen.example/")
    analyze = shutil.which("systemd-analyze")
    if analyze is None:  # no systemd on this machine, and so nobody who reads units
        return
    checked = subprocess.run(
        [analyze, "--user", "verify", units / "sjoelen.service"], capture_output=True, text=True, check=False
    )
    assert "sjoelen.service" not in checked.stderr
