"""What the browser is told: every edition's clauses, and the sentences of both languages."""

import json
import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path

from babel.messages.pofile import read_po

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src"
GENERATED = HERE / "src" / "generated"
DOMAINS = ("rules", "error", "web")

sys.path.insert(0, str(SOURCE))

from sjoelen.rules.edition import Edition  # noqa: E402
from sjoelen.rules.house import agree, house_rules  # noqa: E402
from sjoelen.rules.shelf import DEFAULT_EDITION, editions  # noqa: E402

OFFERED = [name.replace("discs-N", "discs-20") for name in house_rules() if name != "turns-N"]


def as_json(thing: object) -> object:
    """Clauses are frozen dataclasses all the way down."""
    if is_dataclass(thing):
        return {field.name: as_json(getattr(thing, field.name)) for field in fields(thing)}
    if isinstance(thing, Mapping):
        return {str(key): as_json(value) for key, value in thing.items()}
    return [as_json(each) for each in thing] if isinstance(thing, tuple) else thing


def on_the_shelf(edition: Edition) -> dict[str, object]:
    """The edition, and for each house rule the clauses that it replaces."""
    names = [field.name for field in fields(edition) if field.name != "house_rules"]
    replaced: dict[str, object] = {}
    for rule in OFFERED:
        agreed = agree(edition, [rule])
        changed = (name for name in names if getattr(agreed, name) != getattr(edition, name))
        replaced[rule] = {name: as_json(getattr(agreed, name)) for name in changed}
    return {name: as_json(getattr(edition, name)) for name in names} | {"house_rules": replaced}


def sentences(language: str) -> dict[str, str]:
    """Every sentence of one language by its key; no key may stand in two domains."""
    merged: dict[str, str] = {}
    for domain in DOMAINS:
        with (SOURCE / "sjoelen" / "locale" / language / "LC_MESSAGES" / f"{domain}.po").open("rb") as file:
            catalogue = {str(entry.id): str(entry.string) for entry in read_po(file) if entry.id}
        if doubles := merged.keys() & catalogue.keys():
            raise ValueError(f"{domain}.po repeats {sorted(doubles)}")
        merged |= catalogue
    return merged


def write(name: str, content: object) -> None:
    text = json.dumps(content, ensure_ascii=False, indent=1, sort_keys=True)
    (GENERATED / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    GENERATED.mkdir(parents=True, exist_ok=True)
    shelf = [on_the_shelf(each) for each in editions()]
    write("editions.json", {"default": DEFAULT_EDITION, "house_rules": OFFERED, "editions": shelf})
    for language in ("nl", "en"):
        write(f"messages.{language}.json", sentences(language))
