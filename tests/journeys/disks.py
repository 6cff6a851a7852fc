"""Disks that refuse: a real one that is small, or, where nothing may be mounted, a limit on every file."""

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.cli.conftest import Run

SIZE_MB = 2
PAGE = 4096


@dataclass
class Disk:
    """Where the data lies; `full` and `read_only` make it refuse until it is `free` again."""

    folder: Path
    limit: int = resource.RLIM_INFINITY

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def sjoelen(self, *words: str) -> Run:
        """The program in a process of its own."""
        done = subprocess.run(
            [sys.executable, "-m", "sjoelen", *words, "--data", self.data],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (self.limit, self.limit)),
        )
        return Run(done.returncode, done.stdout, done.stderr)

    def full(self, but_for: int = 0) -> None:
        raise NotImplementedError

    def read_only(self) -> None:
        raise NotImplementedError

    def free(self) -> None:
        raise NotImplementedError


class SmallDisk(Disk):
    """A file system of two megabytes."""

    def full(self, but_for: int = 0) -> None:
        """Filled by something else, but for so many bytes."""
        stat = os.statvfs(self.folder)
        left = stat.f_bavail * stat.f_frsize - but_for
        with (self.folder / "filler").open("wb") as filler:
            os.posix_fallocate(filler.fileno(), 0, left)

    def read_only(self) -> None:
        subprocess.run(["mount", "-o", "remount,ro", self.folder], check=True)

    def free(self) -> None:
        subprocess.run(["mount", "-o", "remount,rw", self.folder], check=True)
        (self.folder / "filler").unlink(missing_ok=True)


class LimitedFiles(Disk):
    """Files that may not grow: the kernel refuses the write, though not for want of space."""

    def full(self, but_for: int = 0) -> None:
        self.limit = but_for

    def read_only(self) -> None:
        self.limit = 0

    def free(self) -> None:
        self.limit = resource.RLIM_INFINITY


def may_mount() -> bool:
    tried = ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    return os.geteuid() == 0 and subprocess.run(tried, capture_output=True, check=False).returncode == 0


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    place = folder / "disk"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE_MB}m", "tmpfs", place], check=True)
    try:
        yield SmallDisk(place)
    finally:
        subprocess.run(["umount", "--lazy", place], check=True)


@contextmanager
def limited_files(folder: Path) -> Iterator[Disk]:
    yield LimitedFiles(folder)


DISKS = {"small disk": small_disk} if may_mount() else {"files that may not grow": limited_files}
