"""The rows of a standing as JSON records and as a text table."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby

from sjoelen.cli.competition.part import part_title
from sjoelen.cli.output import Reader
from sjoelen.cli.sheet import ratio, rounded
from sjoelen.cli.tabulate import table_lines
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.tournament.duels.knockout_standing import BY_ROUND
from sjoelen.tournament.standings.standing_row import StandingRow, Status
from sjoelen.tournament.standings.ties import POINTS

BY_SCORE = ("first", "tied", POINTS)


def row_records(view: CompetitionView, places: Sequence[StandingRow]) -> list[dict[str, object]]:
    """Return the rows as JSON records with exact fractions."""
    return [
        {
            "part": place.part,
            "rank": place.rank,
            "name": view.name_of(place.contestant),
            "status": place.status,
            "score": ratio(place.score),
            "points": place.points,
            "turns": len(place.turns),
            "average": ratio(place.average),
            "best": place.best,
            "behind": ratio(place.behind),
            "by": place.by,
            "tied": place.tied,
            "open_turns": place.open_turns,
        }
        for place in places
    ]


def row_lines(
    reader: Reader, view: CompetitionView, stage: int, places: Sequence[StandingRow], *, why: bool = False
) -> Iterator[str]:
    """Yield a table for each part and, with `why`, the reason for each rank."""
    parts = [(name, list(rows)) for name, rows in groupby(places, key=lambda place: place.part)]
    for name, rows in parts or [("", [])]:
        if name or len(parts) > 1:
            yield part_title(reader, view, stage, name)
        yield from _table(reader, view, rows)
        if why:
            yield ""
            yield from (_why(reader, view, place) for place in rows)


def _table(reader: Reader, view: CompetitionView, places: Sequence[StandingRow]) -> Iterator[str]:
    scored = any(place.rank is not None and place.score != place.points for place in places)
    heads = ("rank", "player", *(("score",) if scored else ()), "points", "turns", "average", "best")
    rows = [
        [
            "" if place.rank is None else str(place.rank),
            view.list_name(place.contestant),
            *(["" if place.rank is None else exact(reader, place.score)] if scored else []),
            _points(reader, place),
            str(len(place.turns)),
            rounded(reader, place.average),
            "" if place.best is None else str(place.best),
        ]
        for place in places
    ]
    yield from table_lines([reader.say(f"cli.column.{name}") for name in heads], rows, left=(1,))


def exact(reader: Reader, number: Fraction) -> str:
    """Return a whole number as it is, another number rounded to two decimals."""
    return str(number.numerator) if number.denominator == 1 else rounded(reader, number)


def _points(reader: Reader, place: StandingRow) -> str:
    if place.rank is None:
        return reader.say(f"cli.status.{place.status}")
    return str(place.points) if place.turns else ""


def _why(reader: Reader, view: CompetitionView, place: StandingRow) -> str:
    score, behind = exact(reader, place.score), exact(reader, place.behind)
    facts = {"name": view.unique_name(place.contestant), "rank": place.rank, "points": score}
    if place.by == BY_ROUND:
        return reader.say("cli.why.round", **facts)
    if place.status is not Status.PLAYING:
        return reader.say(f"cli.why.{place.status}", **facts)
    if place.rank is None:
        return reader.say("cli.why.playing", **facts)
    reason = place.by or ("tied" if place.tied else "first")
    by_score = reason in BY_SCORE and place.score != place.points
    return reader.say(f"cli.why.{reason}{'-by-score' if by_score else ''}", behind=behind, **facts)
