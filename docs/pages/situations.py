"""Every situation of `scenes/verdicts`: drawn to scale, and what a jury says of it."""

from collections.abc import Iterator
from pathlib import Path

from docs.pages.markdown import page, table
from docs.pages.sentences import sentences
from sjoelen.physics.trajectories.drawing import drawn
from sjoelen.play.referee import Fate, Finding, Verdict
from sjoelen.play.situation import Situation, parse_situation
from sjoelen.rules.builtin_editions import editions
from sjoelen.rules.edition import Edition

ABOUT = """What a jury says in each edition: so does `sjoelen scene FILE` of the files in `scenes/verdicts`.
Discs count from 1 in the order of the file, those that were slid after them; a disc off the floor has a
heavy edge, dashed if it is tilted; a hollow one is where a disc lay before it was struck."""
START_M, LINE_M, END_M, HAND_M = -0.43, 0.0, 1.57, 0.1
FOLDER = Path(__file__).resolve().parents[2] / "scenes" / "verdicts"


def pages() -> dict[str, str]:
    """The page and its drawings."""
    told = {path.stem: parse_situation(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.toml")}
    found = dict(sorted(told.items(), key=lambda each: (_clause(each[1]), each[0])))
    parts = [part for name, each in found.items() for part in _told(name, each)]
    drawings = {
        f"situations/{name}.svg": drawn(
            each.scene, next(iter(each.slides), None), part_m=_part(each), numbers=each.numbers
        )
        for name, each in found.items()
    }
    return {"situations.md": page("# Situations", ABOUT, *parts), **drawings}


def _part(situation: Situation) -> tuple[float, float]:
    """What is to be seen: from a hand before the first disc to a hand behind the last, within the board."""
    along = [each.lying.y_m for each in situation.discs if each.lying] or [LINE_M]
    return max(min(along) - HAND_M, START_M), min(max(along) + HAND_M, END_M)


def _clause(situation: Situation) -> tuple[int, str]:
    number = situation.clauses[0].lstrip("R")
    return int("".join(each for each in number if each.isdigit())), number


def _told(name: str, situation: Situation) -> Iterator[str]:
    title = situation.scene.titled("en")
    yield f"## {title}"
    yield f"{', '.join(situation.clauses)}. `{name}.toml`"
    yield f"```{{image}} situations/{name}.svg\n:width: 10em\n:alt: {title}\n```"
    rows: dict[tuple[str, str], list[str]] = {}
    for book in editions():
        verdict = situation.judged(book)
        said = f"{_findings(verdict, book)} {_stacks(situation, book)}".strip() or "Nothing."
        rows.setdefault((_count(verdict), said), []).append(f"`{book.id}`")
    yield table(("edition", "count", "what is said"), ((", ".join(who), *said) for said, who in rows.items()))


def _count(verdict: Verdict) -> str:
    return "void" if verdict.void else str(verdict.tally)


def _findings(verdict: Verdict, book: Edition) -> str:
    said = [_sentence(each, book) for each in verdict.findings]
    if verdict.miscount:
        said.append(sentences("en", "rules")[f"incident.{verdict.miscount}"] + ".")
    return " ".join(each for each in said if each)


def _stacks(situation: Situation, book: Edition) -> str:
    if "R12" not in situation.clauses:
        return ""
    stacks = zip(book.gate_values.value, situation.stacks(book), strict=True)
    said = (f"{'-'.join(map(str, heights))} in the {gate}" for gate, heights in stacks if heights)
    return f"Stacks from the back wall on: {', '.join(said)}."


def _sentence(found: Finding, book: Edition) -> str:
    if found.incident is None and found.fate is Fate.IN_HAND:
        return f"Disc {found.disc.number} may be taken back."
    if found.incident is None:
        return "" if found.disc.past.in_play else f"Disc {found.disc.number} counts as played."
    gate = f" ({book.gate_values.value[found.compartment]})" if found.compartment is not None else ""
    return f"Disc {found.disc.number}: {found.incident}{gate}, {found.fate}."
