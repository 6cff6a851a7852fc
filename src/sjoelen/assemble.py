"""The one place where real parts meet."""

import os
import random
import secrets
from datetime import UTC, datetime

from fastapi import FastAPI
from tzlocal import get_localzone_name

from sjoelen.desk.ports import Moment, Ports
from sjoelen.settings import Settings
from sjoelen.storage.log import SqlLog
from sjoelen.storage.sqlite import FILE
from sjoelen.web.app import create_app


class SystemClock:
    """The machine's clock, in the machine's zone."""

    def now(self) -> Moment:
        """This moment."""
        return Moment(datetime.now(UTC), get_localzone_name())


class SecretIds:
    """128 random bits."""

    def new(self) -> str:
        """A new identity, 22 characters."""
        return secrets.token_urlsafe(16)


def assemble_ports(settings: Settings) -> Ports:
    """The desk on its own file or database; raises what `open_database` raises."""
    log = SqlLog(settings.database or settings.data / FILE)
    return Ports(log, SystemClock(), random.SystemRandom(), SecretIds())


def assemble_web(settings: Settings) -> FastAPI:
    """The application on its own file or database; raises what `open_database` raises."""
    ports = assemble_ports(settings)
    return create_app(ports, settings.language, ports.log.close)


def app() -> FastAPI:
    """The application as the environment sets it, for `uvicorn --factory sjoelen.assemble:app`."""
    return assemble_web(Settings.from_environment(os.environ))
