"""Compiles every catalogue, src/sjoelen/locale/LANGUAGE/LC_MESSAGES/DOMAIN.po, to the .mo beside it."""

from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE = Path(__file__).resolve().parent.parent / "src" / "sjoelen" / "locale"


def main() -> None:
    for source in sorted(LOCALE.glob("*/LC_MESSAGES/*.po")):
        with source.open("rb") as text:
            catalogue = read_po(text, locale=source.parts[-3], domain=source.stem, abort_invalid=True)
        with source.with_suffix(".mo").open("wb") as compiled:
            write_mo(compiled, catalogue)


if __name__ == "__main__":
    main()
