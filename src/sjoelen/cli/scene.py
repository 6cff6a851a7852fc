"""sjoelen scene FILE"""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sjoelen.cli.error import PartNotInstalled
from sjoelen.cli.file import FILE, read_text, write_text
from sjoelen.cli.localized_command import localized_command
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.cli.position_text import position_text
from sjoelen.cli.preparation import announce_preparation
from sjoelen.cli.verdict_text import reason_text
from sjoelen.error import ConflictError
from sjoelen.rules.builtin_editions import EDITION_IDS
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.score import unchecked_score

if TYPE_CHECKING:
    from sjoelen.play.referee import Verdict
    from sjoelen.play.situation import Situation


@localized_command("scene")
@click.argument("file", type=FILE)
@click.option("--edition", multiple=True, metavar="EDITION")
@click.option("--svg", type=FILE, metavar="FILE")
def command(*, file: Path, edition: tuple[str, ...], svg: Path | None) -> None:
    """Judge a situation on the board as a jury does."""
    try:
        from sjoelen.play.situation import parse_situation  # noqa: PLC0415 an extra, and slow
        from sjoelen.play.situation_drawing import draw_situation  # noqa: PLC0415
    except ImportError:
        raise PartNotInstalled(part="play") from None
    editions = [edition_of(name) for name in edition or EDITION_IDS]
    text = read_text(file)
    announce_preparation()
    situation = parse_situation(text)
    verdicts = [(rules, situation.verdict(rules)) for rules in editions]
    if svg:
        write_text(svg, draw_situation(situation, editions[0]))
    differing = [rules for rules in editions if situation.disagreements(rules)]
    record = {
        "title": situation.scene.title,
        "clauses": situation.clauses,
        "verdicts": [
            _record(rules, situation, verdict, differs=rules in differing)
            | {"stacks": situation.stacks(rules)}
            for rules, verdict in verdicts
        ],
    }
    answer(record, _lines(this_reader(), situation, verdicts, differing))
    if differing:
        click.get_current_context().exit(ConflictError.exit_code)


def _record(book: Edition, situation: "Situation", verdict: "Verdict", *, differs: bool) -> dict[str, Any]:
    from sjoelen.play.verdict_reason import lath_gap_mm, reason_of  # noqa: PLC0415 an extra, and slow

    return {
        "edition": book.id,
        "tally": verdict.tally.counts,
        "points": None if verdict.void else unchecked_score(verdict.tally, book).points,
        "void": verdict.void,
        "differs_from_file": differs,
        "discs": [
            {
                "disc": disc.disc.number,
                "place": disc.location.zone,
                "incident": disc.incident,
                "gate": _gate(book, disc.compartment),
                "fate": disc.fate,
                "article": disc.article,
                "counts_in": _gate(book, disc.counts_in),
                "reason": reason_of(disc, situation.lines),
                "lath_mm": lath_gap_mm(disc, situation.lines),
            }
            for disc in verdict.discs
        ],
    }


def _lines(
    reader: Reader,
    situation: "Situation",
    verdicts: list[tuple[Edition, "Verdict"]],
    differing: list[Edition],
) -> Iterator[str]:
    title = situation.scene.titled(reader.language)
    clauses = f"({', '.join(situation.clauses)})" if situation.clauses else ""
    if heading := f"{title} {clauses}".strip():
        yield heading
    book, verdict = verdicts[0]
    yield reader.say("cli.scene.lie")
    for disc in verdict.discs:
        place = position_text(reader, disc.location, disc.disc.placement, book)
        yield "  " + reader.say("cli.scene.ruled", discs=str(disc.disc.number), sentence=place)
    for book, verdict in verdicts:
        yield ""
        points = unchecked_score(verdict.tally, book).points
        yield reader.say(
            "cli.scene.void" if verdict.void else "cli.scene.counted",
            edition=reader.say(f"edition.{book.id}"),
            tally=str(verdict.tally),
            points=points,
            reason=reader.say(f"incident.{verdict.void}") if verdict.void else "",
        )
        for sentence, discs in _discs_by_sentence(reader, book, verdict, situation).items():
            yield "  " + reader.say("cli.scene.ruled", discs=", ".join(map(str, discs)), sentence=sentence)
        if not verdict.void and (stacks := _stacks(reader, book, situation)):
            yield "  " + reader.say("cli.scene.stacked", stacks=stacks)
        if book in differing:
            yield "  " + reader.say("cli.scene.differs")


def _stacks(reader: Reader, book: Edition, situation: "Situation") -> str:
    """List the stacks of each compartment with at least two counted discs."""
    return "; ".join(
        reader.say("cli.scene.stacks", gate=_gate(book, compartment), heights="-".join(map(str, heights)))
        for compartment, heights in enumerate(situation.stacks(book))
        if sum(heights) > 1
    )


def _discs_by_sentence(
    reader: Reader, book: Edition, verdict: "Verdict", situation: "Situation"
) -> dict[str, list[int]]:
    """Map each sentence to the numbers of its discs; in a void turn only the reason of the void counts."""
    discs: dict[str, list[int]] = {}
    for disc in verdict.discs:
        if verdict.void is None or disc.incident is verdict.void:
            reason = reason_text(reader, book, disc, situation.lines)
            gate = _gate(book, disc.counts_in)
            sentence = reason
            if verdict.void is None:
                key = "scene.counts-not" if gate is None else "scene.counts"
                sentence = reader.say(key, gate=gate, reason=reason)
            discs.setdefault(sentence, []).append(disc.disc.number)
    return discs


def _gate(book: Edition, compartment: int | None) -> int | None:
    return None if compartment is None else book.gate_values.value[compartment]
