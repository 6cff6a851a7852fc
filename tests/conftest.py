"""A desk with a real log in a real file, and dice, clock and identities that can be told beforehand."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sjoelen.desk.ports import Desk, Moment
from sjoelen.storage.log import SqlLog

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


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqlLog]:
    opened = SqlLog(tmp_path / "sjoelen.db")
    yield opened
    opened.close()


@pytest.fixture
def desk(log: SqlLog) -> Desk:
    return Desk(log, SteadyClock(), random.Random(1), NumberedIds())  # noqa: S311 - a draw to be repeated
