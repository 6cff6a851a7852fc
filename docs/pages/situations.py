"""Every situation of `scenes/verdicts`: a drawing to scale, and the verdict of a jury."""

from collections.abc import Iterator
from pathlib import Path

from docs.pages.markdown import page, table
from sjoelen.locale.say import say
from sjoelen.play.referee import DiscVerdict, Fate, Verdict
from sjoelen.play.situation import Situation, parse_situation
from sjoelen.play.situation_drawing import draw_situation
from sjoelen.play.verdict_reason import Reason, lath_gap_mm, reason_of
from sjoelen.rules.builtin_editions import editions
from sjoelen.rules.edition import Edition

ABOUT = """The verdict of a jury in each edition. `sjoelen scene FILE` prints the same for a file of
`scenes/verdicts`. Discs are numbered from 1 in the order of the file; discs that are slid come after those
that lie. A disc off the floor has a heavy edge, dashed if it is tilted; below the board it is seen from
aside. A hollow disc shows where a disc lay before it was struck. The mark of a disc is the value for which
it counts in `ans-2026`, or a cross."""
FOLDER = Path(__file__).resolve().parents[2] / "scenes" / "verdicts"


def pages() -> dict[str, str]:
    """Return the page and its drawings."""
    files = sorted(FOLDER.glob("*.toml"))
    situations = {path.stem: parse_situation(path.read_text(encoding="utf-8")) for path in files}
    in_order = sorted(situations.items(), key=lambda item: (_clause(item[1]), item[0]))
    drawings = {
        f"situations/{name}.svg": draw_situation(situation, editions()[0]) for name, situation in in_order
    }
    parts = [part for name, situation in in_order for part in _parts(name, situation)]
    return {"situations.md": page("# Situations", ABOUT, *parts), **drawings}


def _clause(situation: Situation) -> tuple[int, str]:
    number = situation.clauses[0].lstrip("R")
    return int("".join(letter for letter in number if letter.isdigit())), number


def _parts(name: str, situation: Situation) -> Iterator[str]:
    title = situation.scene.titled("en")
    yield f"## {title}"
    yield f"{', '.join(situation.clauses)}. `{name}.toml`"
    yield f"```{{image}} situations/{name}.svg\n:width: 10em\n:alt: {title}\n```"
    rows: dict[tuple[str, str], list[str]] = {}
    for book in editions():
        verdict = situation.verdict(book)
        text = f"{_findings(situation, verdict, book)} {_stacks(situation, book)}".strip() or "Nothing."
        rows.setdefault((_count(verdict), text), []).append(f"`{book.id}`")
    yield table(("edition", "count", "verdict"), ((", ".join(ids), *cells) for cells, ids in rows.items()))


def _count(verdict: Verdict) -> str:
    return "void" if verdict.void else str(verdict.tally)


def _findings(situation: Situation, verdict: Verdict, book: Edition) -> str:
    sentences = [_lath(finding, situation) or _sentence(finding, book) for finding in verdict.discs]
    if verdict.miscount:
        sentences.append(say(f"incident.{verdict.miscount}", "en") + ".")
    return " ".join(sentence for sentence in sentences if sentence)


def _lath(finding: DiscVerdict, situation: Situation) -> str:
    number, gap_mm = finding.disc.number, lath_gap_mm(finding, situation.lines)
    match reason_of(finding, situation.lines):
        case Reason.LATH_PASSES:
            return f"The lath leaves disc {number} where it is."
        case Reason.LATH_MOVES:
            return f"The lath moves disc {number}, which sticks out {abs(gap_mm or 0.0):.1f} mm."
        case _:
            return ""


def _stacks(situation: Situation, book: Edition) -> str:
    if "R12" not in situation.clauses:
        return ""
    stacks = zip(book.gate_values.value, situation.stacks(book), strict=True)
    heights_of = (f"{'-'.join(map(str, heights))} in the {gate}" for gate, heights in stacks if heights)
    return f"Stacks from the back wall on: {', '.join(heights_of)}."


def _sentence(finding: DiscVerdict, book: Edition) -> str:
    number = finding.disc.number
    if finding.incident is None and finding.fate is Fate.IN_HAND:
        return f"Disc {number} may be taken back."
    if finding.incident is None:
        return "" if finding.disc.history.in_play else f"Disc {number} counts as played."
    gate = f" ({book.gate_values.value[finding.compartment]})" if finding.compartment is not None else ""
    return f"Disc {number}: {finding.incident}{gate}, {finding.fate}."
