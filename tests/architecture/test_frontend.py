"""Laws of the browser's part that Python checks."""

import json

from tests.architecture.source import FRONTEND


def test_the_lock_file_holds_no_download_address() -> None:
    packages = json.loads((FRONTEND / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in packages.items() if "://" in package.get("resolved", "")] == []
