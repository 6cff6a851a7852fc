"""What is installed from a wheel is whole."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOT_SOURCE = shutil.ignore_patterns(
    ".*_cache", ".git", ".venv", "build", "mutants", "node_modules", "static", "*.mo"
)


def build(source: Path, target: str, **environment: str) -> Path:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", "dist"],
        cwd=source,
        env=os.environ | environment,
        check=True,
    )
    (built,) = (source / "dist").iterdir()
    return built


@pytest.fixture(scope="module")
def unpacked_sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    checkout, folder = tmp_path_factory.mktemp("checkout"), tmp_path_factory.mktemp("sdist")
    shutil.copytree(ROOT, checkout, ignore=NOT_SOURCE, dirs_exist_ok=True)
    with tarfile.open(build(checkout, "sdist")) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.4 and later
        archive.extractall(folder)  # noqa: S202 we made it ourselves
    (unpacked,) = folder.iterdir()
    return unpacked


def test_a_wheel_made_without_node_holds_everything(unpacked_sdist: Path) -> None:
    with ZipFile(build(unpacked_sdist, "wheel", PATH="")) as wheel:
        held = set(wheel.namelist())
    source = ROOT / "src"
    packaged = [path for pattern in ("*.py", "*.toml", "*.html") for path in source.rglob(pattern)]
    assert {path.relative_to(source).as_posix() for path in packaged if "static" not in path.parts} <= held
    assert any(name.startswith("sjoelen/web/static/") for name in held)
    catalogues = {name.removesuffix(".po") for name in held if name.endswith(".po")}
    assert catalogues
    assert {f"{name}.mo" for name in catalogues} <= held
