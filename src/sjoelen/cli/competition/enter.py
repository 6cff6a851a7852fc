"""sjoelen competition enter, rename"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any

import click

from sjoelen.cli.competition.competition_desk import BY, competition_command, desk_at
from sjoelen.cli.competition.people import people_lines, people_record
from sjoelen.cli.error import WordMissing, WordTooMany
from sjoelen.cli.file import FILE, read_bytes
from sjoelen.cli.output import answer, error_record, error_sentence, this_reader
from sjoelen.desk.competition import Refusal
from sjoelen.desk.competition_people import Registration, enter_people, preview_entries, rename_person
from sjoelen.desk.listing import full_name, list_name
from sjoelen.desk.person import Person
from sjoelen.error import Phrase
from sjoelen.home.score_sheet import RefusedLine
from sjoelen.paper.people_list import ListedPerson, read_people
from sjoelen.tournament.people.category import Category, category_of
from sjoelen.tournament.people.sorting import Sorting

Describe = Callable[[Person], Person]  # returns the person with the fields of the options


def person_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that describe a person; the command gets `describe`, which applies them."""

    @wraps(function)
    def with_options(
        *, prefix: str | None, family: str | None, club: str | None, member: str | None, **rest: Any
    ) -> Any:
        options = {"prefix": prefix, "family": family, "club": club, "member": member}
        fields = {name: value for name, value in options.items() if value is not None}
        return function(describe=lambda person: replace(person, **fields), **rest)

    for option in (
        click.option("--namesake", is_flag=True),
        click.option("--member", metavar="NUMBER"),
        click.option("--club", metavar="CLUB"),
        click.option("--family", metavar="NAME"),
        click.option("--prefix", metavar="WORDS"),
    ):
        with_options = option(with_options)
    return with_options


@competition_command("enter")
@click.argument("names", nargs=-1)
@click.option("--file", type=FILE, metavar="FILE.csv")
@click.option("--team", metavar="TEAM")
@click.option("--group", metavar="GROUP")
@click.option("--category", default="", metavar="|".join(Category))
@person_options
@click.option("--preview", is_flag=True)
def enter(
    competition: str,
    names: tuple[str, ...],
    *,
    file: Path | None,
    team: str | None,
    group: str | None,
    category: str,
    describe: Describe,
    namesake: bool,
    preview: bool,
    data: Path | None,
) -> None:
    """Enter people by name or from a CSV file."""
    words = [name.strip() for text in names for name in text.split(",") if name.strip()]
    if file and words:
        raise WordTooMany(word=words[0])
    if not file and not words:
        raise WordMissing(word=Phrase("NAMES"))
    defaults = Registration(Person(""), team, group, category_of(category), namesake=namesake)
    typed = tuple(ListedPerson(0, Registration(describe(Person(name)))) for name in words)
    people, refused = read_people(read_bytes(file)) if file else (typed, ())
    registrations = [_with_defaults(person.entry, defaults) for person in people]
    ports = desk_at(data)
    if preview or refused:
        view, refusals = preview_entries(ports, competition, registrations)
    else:
        view, refusals = enter_people(ports, competition, registrations, by=BY)
    if refusals and not file:
        raise refusals[0].error
    refused += tuple(RefusedLine(people[refusal.place].line, refusal.error) for refusal in refusals)
    if preview or refused:
        _preview(view.competition.sorting, _accepted(registrations, refusals), refused)
        return
    answer(
        {"competition": view.id, "entered": len(registrations), "people": people_record(view)},
        [this_reader().say("cli.entered", people=len(registrations), all=len(view.competition.entrants))],
    )


@competition_command("rename")
@click.argument("player")
@click.argument("name", default="")
@person_options
def rename(
    competition: str, player: str, name: str, *, describe: Describe, namesake: bool, data: Path | None
) -> None:
    """Correct the name, club or member number of a person."""

    def correct_person(person: Person) -> Person:
        whole = Person(name.strip(), club=person.club, member=person.member) if name.strip() else person
        return describe(whole)

    view, identity = rename_person(
        desk_at(data), competition, player, correct_person, by=BY, namesake=namesake
    )
    number = view.competition.entrants[identity].number
    (record,) = [row for row in people_record(view) if row["number"] == number]
    answer({"competition": view.id, **record}, people_lines(this_reader(), [record]))


def _with_defaults(registration: Registration, defaults: Registration) -> Registration:
    """Fill the empty fields of a registration from the options of the command."""
    return replace(
        registration,
        team=registration.team or defaults.team,
        group=registration.group or defaults.group,
        category=registration.category or defaults.category,
        namesake=defaults.namesake,
    )


def _accepted(registrations: Sequence[Registration], refusals: Sequence[Refusal]) -> list[Registration]:
    places = {refusal.place for refusal in refusals}
    return [registration for place, registration in enumerate(registrations) if place not in places]


def _preview(rule: Sorting, entries: Sequence[Registration], refused: Sequence[RefusedLine]) -> None:
    """Print the entries without entering them; exit with an error if a line was refused."""
    reader, doubts = this_reader(), sorted(refused, key=lambda doubt: doubt.line)
    records: list[dict[str, object]] = [
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
    doubt_records = [{"line": doubt.line, **error_record(doubt.error)} for doubt in doubts]
    lines = [
        reader.say("cli.doubt", line=doubt.line, sentence=error_sentence(reader, doubt.error))
        for doubt in doubts
    ]
    heading = reader.say("cli.preview", people=len(entries))
    summary = [reader.say("cli.nobody-entered", lines=len(doubts))] if doubts else []
    answer(
        {"preview": records, "doubts": doubt_records},
        [heading, *people_lines(reader, records), *summary, *lines],
    )
    if doubts:
        click.get_current_context().exit(doubts[0].error.exit_code)
