"""Journeys go by the command line too."""

from tests.cli.conftest import sjoelen

__all__ = ["sjoelen"]
