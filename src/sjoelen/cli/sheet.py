"""sjoelen sheet FILE.csv"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import click

from sjoelen.cli.file import FILE, read_bytes
from sjoelen.cli.localized_command import localized_command, rules_options
from sjoelen.cli.output import Reader, answer, error_record, error_sentence, this_reader
from sjoelen.cli.tabulate import table_lines
from sjoelen.desk.name import clean_name, comparison_key
from sjoelen.error import SjoelenError
from sjoelen.home.score_sheet import RefusedLine, SheetLine, standing_of_sheet
from sjoelen.home.standing import PlayerRow
from sjoelen.paper.score_sheet import read_sheet
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.house_rules import apply_house_rules


@localized_command("sheet")
@click.argument("file", type=FILE)
@rules_options
def command(file: Path, edition: str, house: tuple[str, ...]) -> None:
    """Compute the standing from a score sheet, and list its wrong lines."""
    rules = apply_house_rules(edition_of(edition), house)
    notes, unreadable = read_sheet(read_bytes(file))
    tidy, misnamed = _with_tidy_names(notes)
    rows, doubts = standing_of_sheet(tidy, rules)
    refused = sorted((*unreadable, *misnamed, *doubts), key=lambda doubt: doubt.line)
    answer(_record(rules, rows, refused), _lines(this_reader(), rows, refused))
    if refused:
        click.get_current_context().exit(refused[0].error.exit_code)


def _with_tidy_names(notes: Sequence[SheetLine]) -> tuple[list[SheetLine], list[RefusedLine]]:
    """Give each player the first spelling of the name: Anna and ANNA are one player."""
    tidy, doubts, first_spellings = list[SheetLine](), list[RefusedLine](), dict[str, str]()
    for note in notes:
        try:
            name = clean_name(note.player)
            tidy.append(replace(note, player=first_spellings.setdefault(comparison_key(name), name)))
        except SjoelenError as error:
            doubts.append(RefusedLine(note.line, error))
    return tidy, doubts


def _record(
    rules: Edition, rows: Sequence[PlayerRow[str]], refused: Sequence[RefusedLine]
) -> dict[str, object]:
    return {
        "edition": rules.id,
        "standing": [
            {
                "rank": row.rank,
                "player": row.player,
                "points": row.points,
                "turns": row.turns,
                "average": ratio(row.average),
                "best": row.best,
            }
            for row in rows
        ],
        "doubts": [{"line": doubt.line, **error_record(doubt.error)} for doubt in refused],
    }


def ratio(average: Fraction | None) -> dict[str, int] | None:
    """Return an exact average as numerator and denominator, or None."""
    if average is None:
        return None
    return {"numerator": average.numerator, "denominator": average.denominator}


def _lines(reader: Reader, rows: Sequence[PlayerRow[str]], refused: Sequence[RefusedLine]) -> Iterator[str]:
    heads = [
        reader.say(f"cli.column.{name}") for name in ("rank", "player", "points", "turns", "average", "best")
    ]
    cells = [
        [
            f"{row.rank}",
            row.player,
            f"{row.points}",
            f"{row.turns}",
            rounded(reader, row.average),
            f"{row.best}",
        ]
        for row in rows
    ]
    yield from table_lines(heads, cells, left=(1,))
    if refused:
        yield ""
        yield reader.say("cli.doubts", lines=len(refused))
    for doubt in refused:
        yield reader.say("cli.doubt", line=doubt.line, sentence=error_sentence(reader, doubt.error))


def rounded(reader: Reader, average: Fraction | None) -> str:
    """Return an average rounded to two decimals, halves away from zero, or an empty text."""
    if average is None:
        return ""
    size = abs(average)
    hundredths = (size.numerator * 200 + size.denominator) // (2 * size.denominator)
    sign = "-" if average < 0 and hundredths else ""
    return f"{sign}{hundredths // 100}{reader.say('decimal-mark')}{hundredths % 100:02d}"
