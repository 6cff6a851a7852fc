"""A real server on its own file, and a real browser in front of it."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP sjoelbak.test 127.0.0.1",  # plain http, as in a home network
]
PATIENCE_MS = 20_000
EXPECTED = (
    "Failed to load resource",
    "net::ERR_",
    "ERR_INTERNET_DISCONNECTED",
    "An unknown error occurred when fetching the script.",  # a service worker's, while the server is stopped
    "Cross-Origin-Opener-Policy header has been ignored",  # on plain http
)
SERVE_WITH_FIXED_LOTS = """
import random, runpy, secrets, sys
seed = int(sys.argv.pop(1))
random.SystemRandom = lambda: random.Random(seed)  # lots that a failed test can draw again
runpy.run_module("sjoelen", run_name="__main__")
"""
PHONE: ViewportSize = {"width": 360, "height": 740}


@dataclass
class Server:
    """The app in a process of its own; what was stored outlives it, and so does its address.

    `lots`: the seed of the draws.
    """

    data: Path
    port: int = 0
    lots: int = 0
    process: "subprocess.Popen[str] | None" = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            sys.executable,
            "-c",
            SERVE_WITH_FIXED_LOTS,
            str(self.lots),
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--public-url",
            "http://sjoelbak.test/",
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert address, line
        self.port = int(address[1])

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None


@pytest.fixture(scope="module")
def module_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for a file of tests: every phone has a browser profile of its own."""
    server = Server(tmp_path_factory.mktemp("server") / "data")
    yield server
    server.kill()


@pytest.fixture
def server(module_server: Server) -> Server:
    """The server, running again if the test before stopped it."""
    if module_server.process is None:
        module_server.start()
    return module_server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after each file: its event loop would be in the way of tests that run one of their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def phones(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Phones with a Dutch browser each, whose consoles stay silent but for the answers they were refused."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def phone(viewport: ViewportSize = PHONE, **options: Any) -> Page:
        context = browser.new_context(
            viewport=viewport, base_url=server.address, **{"locale": "nl-NL", **options}
        )
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield phone
    for context in contexts:
        context.close()
    assert [text for text in complaints if not any(expected in text for expected in EXPECTED)] == []


@pytest.fixture
def page(phones: Callable[..., Page]) -> Page:
    """One phone."""
    return phones()


@pytest.fixture(autouse=True)
def patience() -> None:
    expect.set_options(timeout=PATIENCE_MS)
