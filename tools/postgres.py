"""A temporary PostgreSQL server that runs while a block runs; it listens on a socket in its own folder."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROLE = "sjoelen"
TIMEOUT_S = 60
NOT_DURABLE = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")


@contextmanager
def server(*settings: str) -> Iterator[str]:
    """Yield the address of its database `postgres`; raises FileNotFoundError where PostgreSQL is missing."""
    programs, folder = programs_folder(), Path(tempfile.mkdtemp(prefix="sjoelen-postgres-"))
    account, log = _account(), folder / "log"
    if account:
        os.chown(folder, account.pw_uid, account.pw_gid)
    try:
        initdb = [str(programs / "initdb"), "--username", ROLE, "--auth", "trust", "--encoding", "UTF8"]
        _run([*initdb, "--locale", "C", "--no-sync", "--pgdata", str(folder / "data")], account)
        every = ["listen_addresses=", f"unix_socket_directories={folder}", "max_connections=200", *settings]
        options = [word for setting in every for word in ("-c", setting)]
        with log.open("w") as output:
            running = subprocess.Popen(
                [programs / "postgres", "-D", folder / "data", *options], stderr=output, **_as(account)
            )
        try:
            address = f"postgresql://{ROLE}@/postgres?host={folder}"
            _wait([str(programs / "pg_isready"), "--quiet", "--host", str(folder)], running, log)
            yield address
        finally:
            running.send_signal(signal.SIGINT)  # ends open connections
            running.wait(TIMEOUT_S)
    finally:
        shutil.rmtree(folder)


def programs_folder() -> Path:
    """Return the folder of `initdb`: that of the PATH, else Debian's newest."""
    if initdb := shutil.which("initdb"):
        return Path(initdb).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not installed:
        raise FileNotFoundError("initdb")
    return installed[-1].parent


def _account() -> pwd.struct_passwd | None:
    """Return the account to run as: PostgreSQL refuses root, then `postgres` or `nobody`; else None."""
    if os.geteuid():
        return None
    accounts = {entry.pw_name: entry for entry in pwd.getpwall()}
    return accounts.get("postgres") or accounts["nobody"]


def _as(account: pwd.struct_passwd | None) -> dict[str, Any]:
    if account is None:
        return {}
    return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": [], "cwd": "/"}


def _run(command: list[str], account: pwd.struct_passwd | None) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **_as(account))


def _wait(ready: list[str], running: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + TIMEOUT_S
    while subprocess.run(ready, check=False).returncode:
        if running.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(log.read_text())
        time.sleep(0.05)
