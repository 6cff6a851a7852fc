"""sjoelen scene FILE"""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sjoelen.cli.error import PartNotInstalled
from sjoelen.cli.file import FILE, read_text, write_text
from sjoelen.cli.localized_command import localized_command
from sjoelen.cli.output import Reader, answer, cited, this_reader
from sjoelen.cli.position_text import position_text
from sjoelen.cli.preparation import announce_preparation
from sjoelen.error import ConflictError
from sjoelen.rules.builtin_editions import EDITION_IDS
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.incident import Consequence
from sjoelen.rules.score import unchecked_score

if TYPE_CHECKING:
    from sjoelen.play.referee import DiscVerdict, Verdict
    from sjoelen.play.situation import Situation


@localized_command("scene")
@click.argument("file", type=FILE)
@click.option("--edition", multiple=True, metavar="EDITION")
@click.option("--svg", type=FILE, metavar="FILE")
def command(*, file: Path, edition: tuple[str, ...], svg: Path | None) -> None:
    """Judge a situation on the board as a jury does."""
    try:
        from sjoelen.physics.trajectories.drawing import draw_svg  # noqa: PLC0415 an extra, and slow
        from sjoelen.play.situation import parse_situation  # noqa: PLC0415
    except ImportError:
        raise PartNotInstalled(part="play") from None
    editions = [edition_of(name) for name in edition or EDITION_IDS]
    text = read_text(file)
    announce_preparation()
    situation = parse_situation(text)
    verdicts = [(rules, situation.verdict(rules)) for rules in editions]
    if svg:
        write_text(
            svg, draw_svg(situation.scene, next(iter(situation.slides), None), numbers=situation.numbers)
        )
    differing = [rules for rules in editions if situation.disagreements(rules)]
    record = {
        "title": situation.scene.title,
        "clauses": situation.clauses,
        "verdicts": [
            _record(rules, verdict, differs=rules in differing) | {"stacks": situation.stacks(rules)}
            for rules, verdict in verdicts
        ],
    }
    answer(record, _lines(this_reader(), situation, verdicts, differing))
    if differing:
        click.get_current_context().exit(ConflictError.exit_code)


def _record(book: Edition, verdict: "Verdict", *, differs: bool) -> dict[str, Any]:
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
    for disc in verdict.discs:
        place = position_text(reader, disc.location, disc.disc.placement, book)
        yield reader.say("cli.scene.lies", disc=disc.disc.number, place=place)
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
        for sentence, discs in _discs_by_sentence(reader, verdict).items():
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


def _discs_by_sentence(reader: Reader, verdict: "Verdict") -> dict[str, list[int]]:
    """Map each sentence about an incident or another slide to the numbers of its discs."""
    discs: dict[str, list[int]] = {}
    for disc in verdict.discs:
        if sentence := _sentence(reader, disc):
            discs.setdefault(sentence, []).append(disc.disc.number)
    return discs


def _sentence(reader: Reader, disc: "DiscVerdict") -> str:
    if disc.incident is None or disc.ruling is None:
        if disc.fate == "in-hand":
            return reader.say("cli.scene.in-hand", article=cited(reader, disc.article))
        in_play = disc.disc.history.in_play
        return "" if in_play else reader.say("cli.scene.played", article=cited(reader, disc.article))
    consequence: str = disc.ruling.consequence
    if disc.ruling.consequence is Consequence.COUNTS_IF_TOUCHING:
        consequence = disc.fate
    return reader.say(
        "cli.scene.incident",
        incident=reader.say(f"incident.{disc.incident}"),
        consequence=reader.say(f"incident.{consequence}"),
        article=cited(reader, disc.article),
    )


def _gate(book: Edition, compartment: int | None) -> int | None:
    return None if compartment is None else book.gate_values.value[compartment]
