"""A desk with a real log in a real file, and dice, clock and identities that can be told beforehand."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sjoelen.desk.ports import Moment, Ports
from sjoelen.storage.log import SqlLog
from tests.databases import BOTH, SQLITE, Cluster, Fresh, Place, new_file
from tools.postgres import NOT_DURABLE, server

ON_BOTH = ("desk", "journeys", "storage")

# A busy machine is no failure.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


class SteadyClock:
    """A second goes by each time it is asked."""

    def __init__(self) -> None:
        self._ticks = count()

    def now(self) -> Moment:
        return Moment(
            datetime(2026, 9, 1, 18, 30, tzinfo=UTC) + timedelta(seconds=next(self._ticks)),
            "Europe/Amsterdam",
        )


class NumberedIds:
    def __init__(self) -> None:
        self._numbers = count(1)

    def new(self) -> str:
        return f"id-{next(self._numbers)}"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server, started when the first test asks for it."""
    with server(*NOT_DURABLE) as address:
        yield Cluster(address)


@pytest.fixture
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Fresh:
    """Makes places for logs: files, unless a folder of tests wants `BOTH`."""
    if getattr(request, "param", SQLITE) == SQLITE:
        return partial(new_file, tmp_path)
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database


@pytest.fixture
def place(fresh: Fresh) -> Iterator[Place]:
    with fresh() as database:
        yield database


@pytest.fixture
def log(place: Place) -> Iterator[SqlLog]:
    opened = SqlLog(place)
    yield opened
    opened.close()


@pytest.fixture
def ports(log: SqlLog) -> Ports:
    return Ports(log, SteadyClock(), random.Random(1), NumberedIds())  # noqa: S311 - a draw to be repeated


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What the desk, the storage and the journeys promise, they promise on both databases."""
    room = Path(metafunc.module.__file__).relative_to(Path(__file__).parent).parts[0]
    own = any("fresh" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    if "fresh" in metafunc.fixturenames and room in ON_BOTH and not own:
        metafunc.parametrize("fresh", BOTH, indirect=True)
