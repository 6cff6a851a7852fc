"""Every import contract holds, and is seen to break when it is broken."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.source import ROOT, SRC

PROJECT = ROOT / "pyproject.toml"
CONTRACTS: list[dict[str, Any]] = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"][
    "contracts"
]
STOREYS = [[room.strip(" ()") for room in storey.split("|")] for storey in CONTRACTS[0]["layers"]]
ROOMS = {path.stem for path in SRC.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()}

# contract, the module that trespasses, what it imports
TRESPASSES = [
    ("storeys", "desk/trespass.py", "import sjoelen.storage"),
    ("storeys", "rules/trespass.py", "import sjoelen.tournament"),
    ("storeys", "web/trespass.py", "import sjoelen.storage"),
    ("storeys", "locale/trespass.py", "import sjoelen.rules"),
    ("storeys", "web/trespass.py", "import sjoelen.cli"),
    ("storeys", "attic.py", ""),
    ("rules-are-pure", "rules/trespass.py", "import time"),
    ("rules-are-pure", "rules/trespass.py", "from random import Random"),
    ("rules-are-pure", "rules/trespass.py", "from pathlib import Path"),
    ("rules-are-pure", "rules/trespass.py", "import socket"),
    ("rules-are-pure", "rules/trespass.py", "import importlib.resources"),
    ("games-know-rules", "tournament/trespass.py", "import sjoelen.settings"),
    ("games-know-rules", "tournament/trespass.py", "import sjoelen.locale"),
    ("games-know-rules", "home/trespass.py", "import sjoelen.physics"),
    ("storeys", "home/trespass.py", "import sjoelen.tournament"),
    ("tournament-storeys", "tournament/rings/trespass.py", "import sjoelen.tournament.competition.format"),
    ("tournament-storeys", "tournament/attic.py", ""),
    ("physics-storeys", "physics/motion/trespass.py", "import sjoelen.physics.contacts.collision"),
    ("physics-storeys", "physics/attic.py", ""),
    ("faces-speak", "desk/trespass.py", "import sjoelen.locale"),
    ("faces-speak", "storage/trespass.py", "from sjoelen import locale"),
    ("storeys", "search/trespass.py", "import sjoelen.play"),
    ("storeys", "rules/trespass.py", "import sjoelen.search"),
    ("second-opinion", "desk/trespass.py", "import sjoelen.recount.standing"),
    ("storeys", "recount/trespass.py", "import sjoelen.rules.score"),
    ("storeys", "recount/trespass.py", "import sjoelen.error"),
    ("storeys", "machine/trespass.py", "import sjoelen.physics.engine"),
]


def lint(source: Path, *contracts: str) -> subprocess.CompletedProcess[str]:
    chosen = [argument for contract in contracts for argument in ("--contract", contract)]
    return subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache", *chosen, PROJECT],
        cwd=source,
        env=os.environ | {"PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    ignored = shutil.ignore_patterns("__pycache__", "static", "locale/*/*")
    shutil.copytree(SRC, tmp_path / "sjoelen", ignore=ignored)
    return tmp_path


def test_every_contract_holds(copy: Path) -> None:
    result = lint(copy)
    assert result.returncode == 0, result.stdout


def test_every_contract_has_a_trespass() -> None:
    assert {contract for contract, _, _ in TRESPASSES} == {contract["id"] for contract in CONTRACTS}


@pytest.mark.parametrize(("contract", "module", "trespass"), TRESPASSES)
def test_a_trespass_breaks_its_contract(copy: Path, contract: str, module: str, trespass: str) -> None:
    (copy / "sjoelen" / module).write_text(f'"""Where it may not be."""\n\n{trespass}\n', encoding="utf-8")
    result = lint(copy, contract)
    assert result.returncode == 1
    assert "Contracts: 0 kept, 1 broken." in result.stdout


def test_the_tournament_is_kept_from_every_room_below_it_but_the_rules() -> None:
    height = next(index for index, storey in enumerate(STOREYS) if "tournament" in storey)
    below = {room for storey in STOREYS[height + 1 :] for room in storey} & ROOMS
    contract = next(contract for contract in CONTRACTS if contract["id"] == "games-know-rules")
    assert set(contract["forbidden_modules"]) == {f"sjoelen.{room}" for room in below - {"rules", "error"}}
    assert set(contract["source_modules"]) == {"sjoelen.home", "sjoelen.tournament"}
