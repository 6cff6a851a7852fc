"""Settings that the environment may give."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from platformdirs import user_data_path

from sjoelen.error import InvalidError

LOOPBACK = "127.0.0.1"
PORT = 8000
MOST_PORT = 65535


class BadSetting(InvalidError):
    """The environment has an impossible setting. Facts: name, value."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The places of data and database, the address to listen on, and the language.

    `database`: the address of a PostgreSQL database, which then takes the place of the file in `data`.
    `public_url`: the address by which others reach the server, such as that of a reverse proxy.
    """

    data: Path
    database: str | None = None
    host: str = LOOPBACK
    port: int = PORT
    language: str = "nl"
    public_url: str | None = None

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Self:
        """SJOELEN_DATA, _DATABASE, _HOST, _PORT, _LANG and _PUBLIC_URL; raises BadSetting."""
        data = environment.get("SJOELEN_DATA")
        return cls(
            data=Path(data) if data else user_data_path("sjoelen", appauthor=False),
            database=environment.get("SJOELEN_DATABASE") or None,
            host=environment.get("SJOELEN_HOST") or LOOPBACK,
            port=_port(environment.get("SJOELEN_PORT") or str(PORT)),
            language=environment.get("SJOELEN_LANG") or "nl",
            public_url=_web_address(environment.get("SJOELEN_PUBLIC_URL") or None),
        )


def _web_address(text: str | None) -> str | None:
    if text is None or re.fullmatch(r"https?://[^/?#\s]+(/[^?#\s]*)?", text):
        return text
    raise BadSetting(name="SJOELEN_PUBLIC_URL", value=text)


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) <= MOST_PORT:
        return int(text)
    raise BadSetting(name="SJOELEN_PORT", value=text)
