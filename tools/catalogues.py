"""Compile every complete language, src/sjoelen/locale/LANGUAGE/LC_MESSAGES/DOMAIN.po, to the .mo beside it.

A language that lacks a sentence is left uncompiled, so that nobody is offered it, and its gaps are printed.
"""

import sys
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE = Path(__file__).resolve().parent.parent / "src" / "sjoelen" / "locale"
SOURCE = "nl"


def read(source: Path) -> Catalog:
    with source.open("rb") as text:
        return read_po(text, locale=source.parts[-3], domain=source.stem, abort_invalid=True)


def keys(source: Path) -> set[str]:
    """Return the keys of the sentences that are translated in every form."""
    if not source.is_file():
        return set()
    messages = [message for message in read(source) if message.id and not message.fuzzy]
    return {
        message.id if isinstance(message.id, str) else message.id[0]
        for message in messages
        if message.string and (isinstance(message.string, str) or all(message.string))
    }


def compile_language(folder: Path, sources: list[Path]) -> None:
    gaps = [
        f"{folder.parent.name}: {source.stem} lacks {key}"
        for source in sources
        for key in sorted(keys(source) - keys(folder / source.name))
    ]
    print("\n".join(gaps), end="\n" if gaps else "")
    for source in sources:
        compiled = folder / f"{source.stem}.mo"
        compiled.unlink(missing_ok=True)
        if not gaps:
            with compiled.open("wb") as file:
                write_mo(file, read(folder / source.name))


def main(locale: Path) -> None:
    sources = sorted((locale / SOURCE / "LC_MESSAGES").glob("*.po"))
    for folder in sorted(locale.glob("*/LC_MESSAGES")):
        compile_language(folder, sources)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else LOCALE)
