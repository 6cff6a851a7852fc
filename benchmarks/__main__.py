"""python -m benchmarks [NAME ...]: run these benchmarks, or all."""

import sys
from importlib import import_module
from pathlib import Path


def main(names: list[str]) -> None:
    """Run these benchmarks, or all."""
    files = Path(__file__).parent.glob("bench_*.py")
    for name in names or sorted(file.stem.removeprefix("bench_") for file in files):
        import_module(f"benchmarks.bench_{name}").main()


main(sys.argv[1:])
