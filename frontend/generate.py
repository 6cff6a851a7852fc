"""What the browser is told: what counting and disputes need of every edition, and the sentences of both languages."""

import json
import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from gettext import c2py
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src"
LOCALE = SOURCE / "sjoelen" / "locale"
GENERATED = HERE / "src" / "generated"
DOMAINS = ("rules", "error", "web")
COUNTS = range(200)  # among these every plural form of a language occurs

sys.path.insert(0, str(SOURCE))

from sjoelen.locale.say import LANGUAGES, say  # noqa: E402
from sjoelen.rules.disputes import answers, disputes  # noqa: E402
from sjoelen.rules.edition import Edition  # noqa: E402
from sjoelen.rules.incident import Incident  # noqa: E402
from sjoelen.rules.house_rules import apply_house_rules, house_rules  # noqa: E402
from sjoelen.rules.builtin_editions import DEFAULT_EDITION, editions  # noqa: E402

CLAUSES = (
    "absolute_maximum",
    "bonus",
    "discs_per_turn",
    "gate_values",
    "incidents",
    "kept_discs",
    "set_value",
    "subturns",
)
OFFERED = [name.replace("discs-N", "discs-20") for name in house_rules() if name != "turns-N"]


def as_json(thing: object) -> object:
    """Clauses are frozen dataclasses all the way down."""
    if is_dataclass(thing):
        return {field.name: as_json(getattr(thing, field.name)) for field in fields(thing)}
    if isinstance(thing, Mapping):
        return {str(key): as_json(value) for key, value in thing.items()}
    return [as_json(each) for each in thing] if isinstance(thing, tuple) else thing


def told(edition: Edition) -> dict[str, object]:
    """What counting needs of an edition, and its answer to each subject of a dispute."""
    given = [answer for question in disputes() for answer in answers(question, edition)]
    clauses = {name: as_json(getattr(edition, name)) for name in CLAUSES}
    return clauses | {"answers": {answer.subject: as_json(answer) for answer in given}}


def on_the_shelf(edition: Edition) -> dict[str, object]:
    """The edition, and for each house rule the clauses and answers that it replaces."""
    plain = told(edition)
    replaced: dict[str, object] = {}
    for rule in OFFERED:
        agreed = told(apply_house_rules(edition, [rule]))
        changed = {name: value for name, value in agreed.items() if value != plain[name]}
        if "answers" in changed:
            changed["answers"] = only_new(agreed["answers"], plain["answers"])
        replaced[rule] = changed
    return {"id": edition.id, "title": edition.title, **plain, "house_rules": replaced}


def incident_row(incident: Incident) -> dict[str, object]:
    """All that the pages need to know of an incident, by name."""
    names = ("clause", "needs", "explains_shrink", "shows_at")
    return {"id": incident, **{name: getattr(incident, name) for name in names}}


def only_new(these: object, those: object) -> dict[str, object]:
    """What the one mapping says that the other does not."""
    assert isinstance(these, dict)
    assert isinstance(those, dict)
    return {name: value for name, value in these.items() if value != those[name]}


def raised_here() -> str:
    """All that is written in the pages: of the errors they say those that they find themselves, by name."""
    files = (file for kind in ("*.ts", "*.tsx") for file in (HERE / "src").rglob(kind))
    return "".join(file.read_text(encoding="utf-8") for file in files if GENERATED not in file.parents)


def catalogue_of(language: str, domain: str) -> dict[str, object]:
    """Return the sentences of one catalogue; one with plural forms is a mapping by CLDR's plural category."""
    with (LOCALE / language / "LC_MESSAGES" / f"{domain}.po").open("rb") as file:
        catalogue = read_po(file, locale=language)
    return {
        entry.id if isinstance(entry.id, str) else entry.id[0]: by_category(catalogue, entry.string)
        for entry in catalogue
        if entry.id
    }


def by_category(catalogue: Catalog, forms: object) -> object:
    if isinstance(forms, str) or not isinstance(forms, tuple | list):
        return forms
    number_of_form = c2py(catalogue.plural_expr)
    assert catalogue.locale
    return {catalogue.locale.plural_form(count): forms[number_of_form(count)] for count in COUNTS}


def sentences(language: str) -> dict[str, object]:
    """Every sentence of one language by its key; no key may stand in two domains."""
    merged: dict[str, object] = {}
    written = raised_here()
    for domain in DOMAINS:
        catalogue = catalogue_of(language, domain)
        if domain == "error":
            catalogue = {key: sentence for key, sentence in catalogue.items() if f'"{key}"' in written}
        if doubles := merged.keys() & catalogue.keys():
            raise ValueError(f"{domain}.po repeats {sorted(doubles)}")
        merged |= catalogue
    return merged


def write(name: str, content: object, *, sort_keys: bool = True) -> None:
    text = json.dumps(content, ensure_ascii=False, indent=1, sort_keys=sort_keys)
    (GENERATED / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    GENERATED.mkdir(parents=True, exist_ok=True)
    shelf = [on_the_shelf(each) for each in editions()]
    questions = [{"id": each.id, "subjects": each.subjects} for each in disputes()]
    incidents = [incident_row(incident) for incident in Incident]
    contents = {"default": DEFAULT_EDITION, "house_rules": OFFERED, "editions": shelf, "disputes": questions, "incidents": incidents}
    write("editions.json", contents)
    names = {language: say("language.name", language) for language in LANGUAGES}
    write("languages.json", names, sort_keys=False)
    for language in LANGUAGES:
        write(f"messages.{language}.json", sentences(language))
