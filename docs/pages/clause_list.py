"""Every clause by its id: the fact, its sources, the text of each edition, and the proof."""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from docs.pages.markdown import page, table
from sjoelen.rules.builtin_editions import EDITION_IDS, editions
from sjoelen.rules.statements import clause_of, stands_in
from sjoelen.rules.statements import clauses as clauses_of
from sjoelen.search.clause_sentences import citation, title_of, verdict_in

ROOT = Path(__file__).resolve().parents[2]
CONFORMANCE = ROOT / "tests" / "conformance"
Entry = dict[str, Any]
LEAD = """Each fact of the rules has an id, which code, tests and messages cite. R is about playing, E about
the equipment. Each entry gives the text of every edition, its [sources](#sources), and the proof that the
program follows it: cases of [conformance files](../rules/conformance.md), or named tests. Where there is no
proof yet, the entry says so."""


@cache
def entries() -> dict[str, Entry]:
    """Return the clauses by id."""
    return tomllib.loads((ROOT / "docs" / "rules" / "clauses.toml").read_text(encoding="utf-8"))


@cache
def sources() -> dict[str, Entry]:
    """Return the sources by id."""
    return tomllib.loads((ROOT / "docs" / "sources.toml").read_text(encoding="utf-8"))


@cache
def cases() -> Counter[tuple[str, str]]:
    """Return the number of conformance cases that name a clause, by clause and edition."""
    numbers: Counter[tuple[str, str]] = Counter()
    for path in sorted(CONFORMANCE.glob("*/*.toml")):
        document = tomllib.loads(path.read_text(encoding="utf-8"))
        listed = [case for kind in document.values() if isinstance(kind, list) for case in kind]
        numbers.update((clause, document["edition"]) for case in listed for clause in case["clauses"])
    return numbers


def clauses() -> str:
    """Return the page of all clauses and their sources."""
    return page(
        "# Clauses",
        LEAD,
        *(part for name, entry in entries().items() for part in clause_parts(name, entry)),
        "## Sources",
        table(
            ("source", "title", "language", "date", "cited by"),
            (
                (name, source["title"], source["language"], source["date"], source["cited_by"])
                for name, source in sources().items()
            ),
        ),
        "R60 in place of a source: our own reading.",
    )


def clause_parts(name: str, entry: Entry) -> tuple[str, ...]:
    """Return heading, fact, tables, sources and proof of one clause."""
    return (
        f"({name})=\n## {name} {entry['caption']}",
        entry["fact"],
        *(edition_table(subject) for subject in clauses_of()[name]),
        f"Sources: {' · '.join(entry['sources'])}",
        f"Proof: {'; '.join(proof(name, entry))}.",
    )


def edition_table(subject: str) -> str:
    """Return what each edition says of one subject."""
    return table(
        (f"`{subject}`", title_of(subject, "en"), "article"),
        (
            (edition.id, verdict_in(edition, subject, "en"), citation(clause_of(edition, subject), "en"))
            for edition in editions()
            if stands_in(subject, edition)
        ),
    )


def proof(name: str, entry: Entry) -> list[str]:
    """Return the cases and tests that prove a clause, or what is missing."""
    counts = {edition: cases()[name, edition] for edition in EDITION_IDS}
    shown = ", ".join(f"{edition} {count}" for edition, count in counts.items() if count)
    proofs = [f"{sum(counts.values())} conformance cases ({shown})"] if shown else []
    proofs += [f"`{test}`" for test in entry.get("tests", ())]
    return [*proofs, entry["missing"]] if "missing" in entry else proofs
