"""What a wheel holds beside Python: compiled catalogues and the built front end."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    """Compiles catalogues always; builds the front end unless it is there or the install is editable."""

    def dependencies(self) -> list[str]:
        return self._output("tools/npm.py", "--requirement").split() if self._front_end_is_due else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 hatchling's signature
        self._run("tools/catalogues.py")
        if version != "editable" and self._front_end_is_due:
            self._run("frontend/generate.py")
            self._run("tools/npm.py", "ci", "--no-audit", "--no-fund")
            self._run("tools/npm.py", "run", "build")

    @property
    def _front_end_is_due(self) -> bool:
        """A checkout always builds; an unpacked sdist (PKG-INFO) already holds the result."""
        root = Path(self.root)
        built = (root / "src/sjoelen/web/static").is_dir()
        return not (built and (root / "PKG-INFO").is_file())

    @property
    def _environment(self) -> dict[str, str]:
        """The package is not installed yet; the build requirements may be on the path as well."""
        path = [str(Path(self.root) / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
        return os.environ | {"PYTHONPATH": os.pathsep.join(path)}

    def _run(self, *command: str) -> None:
        subprocess.run([sys.executable, *command], cwd=self.root, env=self._environment, check=True)

    def _output(self, *command: str) -> str:
        line = [sys.executable, *command]
        return subprocess.run(line, cwd=self.root, capture_output=True, text=True, check=True).stdout
