"""The web application on the real database."""

import os

from fastapi import FastAPI

from sjoelen.assemble.ports import assemble_ports
from sjoelen.settings import Settings
from sjoelen.web.app import create_app


def assemble_web(settings: Settings) -> FastAPI:
    """Create the application of these settings; raises what `open_database` raises."""
    ports = assemble_ports(settings)
    return create_app(ports, settings.language, ports.log.close, settings.public_url)


def app() -> FastAPI:
    """Create the application of the environment, for `uvicorn --factory sjoelen.assemble.web:app`."""
    return assemble_web(Settings.from_environment(os.environ))
