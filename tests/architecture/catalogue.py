"""The source of a catalogue, before it is compiled."""

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from tests.architecture.source import LOCALE

LANGUAGES = sorted(folder.parent.name for folder in LOCALE.glob("*/LC_MESSAGES"))
DOMAINS = sorted({source.stem for source in LOCALE.glob("*/LC_MESSAGES/*.po")})


def read(language: str, domain: str) -> Catalog:
    with (LOCALE / language / "LC_MESSAGES" / f"{domain}.po").open("rb") as text:
        return read_po(text, locale=language, domain=domain, abort_invalid=True)


def catalogue(language: str, domain: str) -> dict[str, tuple[str, ...]]:
    """Key to its sentence, or to its plural forms, in the order of the file."""
    return {
        message.id if isinstance(message.id, str) else message.id[0]: forms(message.string)
        for message in read(language, domain)
        if message.id
    }


def forms(string: str | list[str] | tuple[str, ...] | None) -> tuple[str, ...]:
    return (string or "",) if isinstance(string, str | None) else tuple(string)
