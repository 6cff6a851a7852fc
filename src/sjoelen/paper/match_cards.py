"""Print match cards as an HTML page, one sheet of paper for each card, without a script."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from sjoelen.desk.competition_view import CompetitionView
from sjoelen.locale.say import say
from sjoelen.tournament.competition.events import CupRuleDeclared
from sjoelen.tournament.direction.printed_card import CardLine, card_lines
from sjoelen.tournament.direction.seats import ring_of

TEMPLATES = Path(__file__).parent / "templates"
PAPERS = ("A5", "A4")
USUAL_LINES = 10  # R51


@dataclass(frozen=True, slots=True)
class CardRow:
    """A line of a card; `takes_over` is the player who plays on from here, on another player's card."""

    line: CardLine
    takes_over: str
    juror: str


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """The content of one card; `about` holds the club, member number, team, class and category if set."""

    number: int
    name: str
    about: tuple[str, ...]
    series: int
    ring: int | None
    rows: tuple[CardRow, ...]
    total: int
    complete: bool

    @property
    def dense(self) -> bool:
        """Tell whether the lines leave no room for long remarks."""
        return len(self.rows) > USUAL_LINES


@dataclass(frozen=True, slots=True)
class Heading:
    """The text that all cards of a page share."""

    title: str
    edition: str
    gates: tuple[int, ...]
    cup_rules: tuple[CupRuleDeclared, ...]
    code: str
    printed: datetime


def heading_of(view: CompetitionView, series: int, *, code: str, printed: datetime) -> Heading:
    """Return the heading of a series; `code` is the beginning of the hash that seals the log."""
    rules = view.competition.edition_of(series)
    return Heading(view.title, rules.id, rules.gate_values.value, view.competition.cup_rules, code, printed)


def printed_card(view: CompetitionView, player: str, series: int, language: str) -> PrintedCard:
    """Return the card of a player, with names instead of identities."""
    competition, person = view.competition, view.people[player]
    entrant, card = competition.entrants[player], competition.card(player, series)
    category = entrant.category and say(f"card.category.{entrant.category}", language)
    about = (person.club, person.member, entrant.team, entrant.group, category)
    place = ring_of(competition, player, series)
    return PrintedCard(
        number=entrant.number,
        name=view.name_of(player),
        about=tuple(filter(None, about)),
        series=series,
        ring=place[0] if place else None,
        rows=tuple(_rows(view, player, series)),
        total=card.total,
        complete=card.handed_in,
    )


def cards_page(heading: Heading, cards: Iterable[PrintedCard], *, paper: str, language: str) -> str:
    """Return a complete HTML page that prints one sheet for each card."""
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    return environment.get_template("cards.html").render(
        heading=heading,
        cards=tuple(cards),
        paper=paper,
        language=language,
        say=lambda key, **facts: say(key, language, **facts),
        clauses=lambda names: ", ".join(say(_label(name), language) for name in names),
    )


def _rows(view: CompetitionView, player: str, series: int) -> Iterator[CardRow]:
    playing = player
    for line in card_lines(view.competition, player, series):
        takes_over = "" if line.player == playing else view.unique_name(line.player)
        playing = line.player
        yield CardRow(line, takes_over, view.unique_name(line.juror))


def _label(clause: str) -> str:
    return clause if clause.startswith("incident.") else f"clause.{clause}"
