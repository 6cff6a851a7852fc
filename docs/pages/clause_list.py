"""Every clause by its id: the fact, where it stands, what each edition says, and what proves it."""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from docs.pages.markdown import page, table
from docs.pages.sentences import citation, label, subject, verdict
from sjoelen.rules.builtin_editions import EDITION_IDS, editions

ROOT = Path(__file__).resolve().parents[2]
CONFORMANCE = ROOT / "tests" / "conformance"
Entry = dict[str, Any]


@cache
def entries() -> dict[str, Entry]:
    return tomllib.loads((ROOT / "docs" / "rules" / "clauses.toml").read_text(encoding="utf-8"))


@cache
def sources() -> dict[str, Entry]:
    return tomllib.loads((ROOT / "docs" / "sources.toml").read_text(encoding="utf-8"))


@cache
def cases() -> Counter[tuple[str, str]]:
    """How many conformance cases name a clause, by clause and edition."""
    counted: Counter[tuple[str, str]] = Counter()
    for path in sorted(CONFORMANCE.glob("*/*.toml")):
        document = tomllib.loads(path.read_text(encoding="utf-8"))
        listed = [case for kind in document.values() if isinstance(kind, list) for case in kind]
        counted.update((clause, document["edition"]) for case in listed for clause in case["clauses"])
    return counted


def clauses() -> str:
    every = entries()
    return page(
        "# Clauses",
        "Each fact of the rules has an id, which code, tests and messages cite. R is about playing, E about "
        "the equipment. Below each stand what every edition says, its [sources](#sources), and what proves "
        "that the program keeps to it: cases of [conformance files](../rules/conformance.md), named tests, "
        "or the admission that there is nothing yet.",
        *(part for name, entry in every.items() for part in clause_parts(name, entry)),
        "## Sources",
        table(
            ("source", "what it is", "language", "date", "cited by"),
            (
                (name, source["title"], source["language"], source["date"], source["cited_by"])
                for name, source in sources().items()
            ),
        ),
        "R60 in place of a source: our own reading.",
    )


def clause_parts(name: str, entry: Entry) -> tuple[str, ...]:
    return (
        f"({name})=\n## {name} {entry['caption']}",
        entry["fact"],
        *(edition_table(field) for field in entry.get("fields", ())),
        f"Sources: {' · '.join(entry['sources'])}",
        f"Proof: {'; '.join(proof(name, entry))}.",
    )


def edition_table(field: str) -> str:
    rows = [(each.id, subject(each, field)) for each in editions()]
    return table(
        (f"`{field}`", label(field, "en"), "article"),
        ((name, verdict(field, clause, "en"), citation(clause, "en")) for name, clause in rows),
    )


def proof(name: str, entry: Entry) -> list[str]:
    counts = {edition: cases()[name, edition] for edition in EDITION_IDS}
    shown = ", ".join(f"{edition} {count}" for edition, count in counts.items() if count)
    told = [f"{sum(counts.values())} conformance cases ({shown})"] if shown else []
    told += [f"`{test}`" for test in entry.get("tests", ())]
    return [*told, entry["missing"]] if "missing" in entry else told
