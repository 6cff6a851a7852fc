"""The ports of the desk on the real database, clock and dice."""

import random
import secrets
from datetime import UTC, datetime

from tzlocal import get_localzone_name

from sjoelen.desk.ports import Moment, Ports
from sjoelen.settings import Settings
from sjoelen.storage.log import SqlLog
from sjoelen.storage.sqlite import FILE


class SystemClock:
    """The machine's clock, in the machine's time zone."""

    def now(self) -> Moment:
        """Return the present moment."""
        return Moment(datetime.now(UTC), get_localzone_name())


class SecretIds:
    """Identities of 128 random bits."""

    def new(self) -> str:
        """Return a new identity of 22 characters."""
        return secrets.token_urlsafe(16)


def assemble_ports(settings: Settings) -> Ports:
    """Open the database of these settings; raises what `open_database` raises."""
    log = SqlLog(settings.database or settings.data / FILE)
    return Ports(log, SystemClock(), random.SystemRandom(), SecretIds())
