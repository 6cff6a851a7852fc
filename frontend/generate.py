"""Write the data that the browser needs: editions, disputes, incidents, and the texts of each language."""

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
GENERATED = HERE / "src" / "generated"
LOCALE = SOURCE / "sjoelen" / "locale"
DOMAINS = ("rules", "error", "web")
COUNTS = range(200)  # among these every plural form of a language occurs

sys.path.insert(0, str(SOURCE))

from sjoelen.home.turn_order import MOST_TURNS  # noqa: E402
from sjoelen.locale.say import LANGUAGES, say  # noqa: E402
from sjoelen.rules.builtin_editions import DEFAULT_EDITION, editions  # noqa: E402
from sjoelen.rules.disputes import Dispute, answers, disputes  # noqa: E402
from sjoelen.rules.edition import Edition  # noqa: E402
from sjoelen.rules.house_rules import apply_house_rules, house_rules  # noqa: E402
from sjoelen.rules.incident import Incident  # noqa: E402

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


def as_json(value: object) -> object:
    """Clauses are frozen dataclasses all the way down."""
    if is_dataclass(value):
        return {field.name: as_json(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): as_json(item) for key, item in value.items()}
    return [as_json(item) for item in value] if isinstance(value, tuple) else value


def clauses_and_answers(edition: Edition) -> dict[str, object]:
    """The clauses that counting needs, and the edition's answer to each subject of a dispute."""
    all_answers = [answer for dispute in disputes() for answer in answers(dispute, edition)]
    clauses = {name: as_json(getattr(edition, name)) for name in CLAUSES}
    return clauses | {"answers": {answer.subject: as_json(answer) for answer in all_answers}}


def generated_edition(edition: Edition) -> dict[str, object]:
    """The edition, and for each house rule the clauses and answers that it replaces."""
    plain = clauses_and_answers(edition)
    replacements: dict[str, object] = {}
    for rule in OFFERED:
        changed = difference(clauses_and_answers(apply_house_rules(edition, [rule])), plain)
        if "answers" in changed:
            changed["answers"] = difference(changed["answers"], plain["answers"])
        replacements[rule] = changed
    return {"id": edition.id, "title": edition.title, **plain, "house_rules": replacements}


def difference(changed: object, plain: object) -> dict[str, object]:
    """The items of the first mapping that the second does not have."""
    assert isinstance(changed, dict)
    assert isinstance(plain, dict)
    return {name: value for name, value in changed.items() if value != plain[name]}


def incident_row(incident: Incident) -> dict[str, object]:
    """The parts of an incident that the pages need, by name."""
    return {"id": incident, "needs": incident.needs, "explains_shrink": incident.explains_shrink}


def dispute_row(dispute: Dispute) -> dict[str, object]:
    """A question with the subjects that answer it."""
    return {"id": dispute.id, "subjects": [ground.subject for ground in dispute.grounds]}


def written_by_hand() -> str:
    """The source of the pages: it names the errors that the pages find themselves."""
    files = (file for suffix in ("*.ts", "*.tsx") for file in (HERE / "src").rglob(suffix))
    return "".join(file.read_text(encoding="utf-8") for file in files if GENERATED not in file.parents)


def catalogue_of(language: str, domain: str) -> dict[str, object]:
    """The texts of one catalogue; one with plural forms is a mapping by plural category of CLDR."""
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


def texts(language: str) -> dict[str, object]:
    """Every text of one language by its key; no key may stand in two domains."""
    merged: dict[str, object] = {}
    source = written_by_hand()
    for domain in DOMAINS:
        catalogue = catalogue_of(language, domain)
        if domain == "error":
            catalogue = {key: text for key, text in catalogue.items() if f'"{key}"' in source}
        if doubles := merged.keys() & catalogue.keys():
            raise ValueError(f"{domain}.po repeats {sorted(doubles)}")
        merged |= catalogue
    return merged


def write(name: str, content: object, *, sort_keys: bool = True) -> None:
    text = json.dumps(content, ensure_ascii=False, indent=1, sort_keys=sort_keys)
    (GENERATED / name).write_text(text + "\n", encoding="utf-8")


def main() -> None:
    GENERATED.mkdir(parents=True, exist_ok=True)
    contents = {
        "default": DEFAULT_EDITION,
        "house_rules": OFFERED,
        "editions": [generated_edition(edition) for edition in editions()],
        "disputes": [dispute_row(dispute) for dispute in disputes()],
        "turns_max": MOST_TURNS,
        "incidents": [incident_row(incident) for incident in Incident],
    }
    write("editions.json", contents)
    names = {language: say("language.name", language) for language in LANGUAGES}
    write("languages.json", names, sort_keys=False)
    for language in LANGUAGES:
        write(f"messages.{language}.json", texts(language))


if __name__ == "__main__":
    main()
