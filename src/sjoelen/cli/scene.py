"""sjoelen scene FILE"""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sjoelen.cli.error import PartNotInstalled
from sjoelen.cli.file import FILE, read_text, write_text
from sjoelen.cli.localized_command import spoken
from sjoelen.cli.output import Reader, answer, cited, this_reader
from sjoelen.cli.position_text import resting
from sjoelen.cli.preparation import tell_of_preparation
from sjoelen.error import ConflictError
from sjoelen.rules.builtin_editions import EDITION_IDS
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.incident import Consequence
from sjoelen.rules.score import unchecked_score

if TYPE_CHECKING:
    from sjoelen.play.referee import DiscVerdict, Verdict
    from sjoelen.play.situation import Situation


@spoken("scene")
@click.argument("file", type=FILE)
@click.option("--edition", multiple=True, metavar="EDITION")
@click.option("--svg", type=FILE, metavar="FILE")
def command(*, file: Path, edition: tuple[str, ...], svg: Path | None) -> None:
    """What a jury says of a situation on the board."""
    try:
        from sjoelen.physics.trajectories.drawing import draw_svg  # noqa: PLC0415 an extra, and slow
        from sjoelen.play.situation import parse_situation  # noqa: PLC0415
    except ImportError:
        raise PartNotInstalled(part="play") from None
    editions = [edition_of(name) for name in edition or EDITION_IDS]
    text = read_text(file)
    tell_of_preparation()
    situation = parse_situation(text)
    verdicts = [(each, situation.verdict(each)) for each in editions]
    if svg:
        write_text(
            svg, draw_svg(situation.scene, next(iter(situation.slides), None), numbers=situation.numbers)
        )
    differing = [each for each in editions if situation.disagreements(each)]
    record = {
        "title": situation.scene.title,
        "clauses": situation.clauses,
        "verdicts": [
            _record(*each, differs=each[0] in differing) | {"stacks": situation.stacks(each[0])}
            for each in verdicts
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
                "disc": each.disc.number,
                "place": each.location.zone,
                "incident": each.incident,
                "gate": _gate(book, each.compartment),
                "fate": each.fate,
                "article": each.article,
            }
            for each in verdict.discs
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
    for each in verdict.discs:
        place = resting(reader, each.location, each.disc.placement, book)
        yield reader.say("cli.scene.lies", disc=each.disc.number, place=place)
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
        for sentence, discs in _said(reader, verdict).items():
            yield "  " + reader.say("cli.scene.ruled", discs=", ".join(map(str, discs)), sentence=sentence)
        if not verdict.void and (stacks := _stacks(reader, book, situation)):
            yield "  " + reader.say("cli.scene.stacked", stacks=stacks)
        if book in differing:
            yield "  " + reader.say("cli.scene.differs")


def _stacks(reader: Reader, book: Edition, situation: "Situation") -> str:
    """The stacks in each compartment where two discs or more count."""
    return "; ".join(
        reader.say("cli.scene.stacks", gate=_gate(book, compartment), heights="-".join(map(str, heights)))
        for compartment, heights in enumerate(situation.stacks(book))
        if sum(heights) > 1
    )


def _said(reader: Reader, verdict: "Verdict") -> dict[str, list[int]]:
    """The sentences about discs to which something happened or that may be slid again, and which discs."""
    said: dict[str, list[int]] = {}
    for each in verdict.discs:
        if sentence := _sentence(reader, each):
            said.setdefault(sentence, []).append(each.disc.number)
    return said


def _sentence(reader: Reader, found: "DiscVerdict") -> str:
    if found.incident is None or found.ruling is None:
        if found.fate == "in-hand":
            return reader.say("cli.scene.in-hand", article=cited(reader, found.article))
        in_play = found.disc.history.in_play
        return "" if in_play else reader.say("cli.scene.played", article=cited(reader, found.article))
    consequence: str = found.ruling.consequence
    if found.ruling.consequence is Consequence.COUNTS_IF_TOUCHING:
        consequence = found.fate
    return reader.say(
        "cli.scene.incident",
        incident=reader.say(f"incident.{found.incident}"),
        consequence=reader.say(f"incident.{consequence}"),
        article=cited(reader, found.article, found.ruling.follows),
    )


def _gate(book: Edition, compartment: int | None) -> int | None:
    return None if compartment is None else book.gate_values.value[compartment]
