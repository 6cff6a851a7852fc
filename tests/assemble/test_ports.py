import re
import subprocess
import sys
from datetime import UTC
from zoneinfo import available_timezones

from sjoelen.assemble.ports import SecretIds, SystemClock


def test_an_identity_cannot_be_guessed_and_fits_in_an_address() -> None:
    ids = {SecretIds().new() for _ in range(100)}
    assert len(ids) == 100
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", identity) for identity in ids)


def test_the_clock_tells_utc_and_the_zone_of_the_place() -> None:
    moment = SystemClock().now()
    assert moment.at.tzinfo is UTC
    assert moment.zone in available_timezones()


def test_importing_the_package_loads_nothing_heavy() -> None:
    program = "import sys, sjoelen; print({'fastapi', 'sqlalchemy', 'pydantic', 'click'} & set(sys.modules))"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout == "set()\n"
