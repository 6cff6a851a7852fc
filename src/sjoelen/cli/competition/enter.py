"""sjoelen competition enter, rename"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any

import click

from sjoelen.cli.competition.competition_desk import BY, desk_at, held
from sjoelen.cli.competition.people import people_lines, people_record
from sjoelen.cli.error import WordMissing, WordTooMany
from sjoelen.cli.file import FILE, content_of
from sjoelen.cli.output import answer, refusal_record, refusal_sentence, this_reader
from sjoelen.desk.competition import Refusal
from sjoelen.desk.competition_people import Registration, enter_people, preview_entries, rename_person
from sjoelen.desk.listing import full_name, list_name
from sjoelen.desk.person import Person
from sjoelen.error import Phrase
from sjoelen.home.score_sheet import RefusedLine
from sjoelen.paper.people_list import ListedPerson, read_people
from sjoelen.tournament.people.category import category_of
from sjoelen.tournament.people.sorting import Sorting

Described = Callable[[Person], Person]


def describes(act: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the words that describe a person; it gets `described`, which puts them into one."""

    @wraps(act)
    def reading(
        *, prefix: str | None, family: str | None, club: str | None, member: str | None, **rest: Any
    ) -> Any:
        told = {"prefix": prefix, "family": family, "club": club, "member": member}
        said = {name: value for name, value in told.items() if value is not None}
        return act(described=lambda person: replace(person, **said), **rest)

    for option in (
        click.option("--namesake", is_flag=True),
        click.option("--member", metavar="NUMBER"),
        click.option("--club", metavar="CLUB"),
        click.option("--family", metavar="NAME"),
        click.option("--prefix", metavar="WORDS"),
    ):
        reading = option(reading)
    return reading


@held("enter")
@click.argument("names", nargs=-1)
@click.option("--file", type=FILE, metavar="FILE.csv")
@click.option("--team", metavar="TEAM")
@click.option("--group", metavar="GROUP")
@click.option("--category", default="", metavar="youth|senior")
@describes
@click.option("--preview", is_flag=True)
def enter(
    competition: str,
    names: tuple[str, ...],
    *,
    file: Path | None,
    team: str | None,
    group: str | None,
    category: str,
    described: Described,
    namesake: bool,
    preview: bool,
    data: Path | None,
) -> None:
    """Let people take part, by name or from a CSV file."""
    words = [name.strip() for text in names for name in text.split(",") if name.strip()]
    if file and words:
        raise WordTooMany(word=words[0])
    if not file and not words:
        raise WordMissing(word=Phrase("NAMES"))
    common = Registration(Person(""), team, group, category_of(category), namesake=namesake)
    typed = tuple(ListedPerson(0, Registration(described(Person(name)))) for name in words)
    people, refused = read_people(content_of(file)) if file else (typed, ())
    registrations = [_completed(person.entry, common) for person in people]
    ports = desk_at(data)
    if preview or refused:
        view, refusals = preview_entries(ports, competition, registrations)
    else:
        view, refusals = enter_people(ports, competition, registrations, by=BY)
    if refusals and not file:
        raise refusals[0].error
    refused += tuple(RefusedLine(people[each.place].line, each.error) for each in refusals)
    if preview or refused:
        _preview(view.competition.sorting, _accepted(registrations, refusals), refused)
        return
    answer(
        {"competition": view.id, "entered": len(registrations), "people": people_record(view)},
        [this_reader().say("cli.entered", people=len(registrations), all=len(view.competition.entrants))],
    )


@held("rename")
@click.argument("player")
@click.argument("name", default="")
@describes
def rename(
    competition: str, player: str, name: str, *, described: Described, namesake: bool, data: Path | None
) -> None:
    """Put right what someone is called, or their club or member number."""

    def renamed(person: Person) -> Person:
        whole = Person(name.strip(), club=person.club, member=person.member) if name.strip() else person
        return described(whole)

    view, identity = rename_person(desk_at(data), competition, player, renamed, by=BY, namesake=namesake)
    number = view.competition.entrants[identity].number
    (told,) = [each for each in people_record(view) if each["number"] == number]
    answer({"competition": view.id, **told}, people_lines(this_reader(), [told]))


def _completed(listed: Registration, common: Registration) -> Registration:
    """Add to one person what the command line says of all of them."""
    return replace(
        listed,
        team=listed.team or common.team,
        group=listed.group or common.group,
        category=listed.category or common.category,
        namesake=common.namesake,
    )


def _accepted(registrations: Sequence[Registration], refusals: Sequence[Refusal]) -> list[Registration]:
    places = {refusal.place for refusal in refusals}
    return [registration for place, registration in enumerate(registrations) if place not in places]


def _preview(rule: Sorting, entries: Sequence[Registration], refused: Sequence[RefusedLine]) -> None:
    """Show what was read, and fail when a line was refused."""
    reader, doubts = this_reader(), sorted(refused, key=lambda each: each.line)
    read: list[dict[str, object]] = [
        {
            "name": full_name(entry.person),
            "listed": list_name(entry.person, rule),
            "club": entry.person.club or None,
            "member": entry.person.member or None,
            "team": entry.team,
            "group": entry.group,
            "category": entry.category,
        }
        for entry in entries
    ]
    records = [{"line": doubt.line, **refusal_record(doubt.error)} for doubt in doubts]
    lines = [
        reader.say("cli.doubt", line=each.line, sentence=refusal_sentence(reader, each.error))
        for each in doubts
    ]
    heading = reader.say("cli.preview", people=len(entries))
    summary = [reader.say("cli.nobody-entered", lines=len(doubts))] if doubts else []
    answer({"preview": read, "doubts": records}, [heading, *people_lines(reader, read), *summary, *lines])
    if doubts:
        click.get_current_context().exit(doubts[0].error.exit_code)
