import pytest

from sjoelen.desk.competition_people import Registration
from sjoelen.desk.person import Person
from sjoelen.paper.error import ColumnTwice
from sjoelen.paper.people_list import read_people
from sjoelen.tournament.people.category import Category

JAN = Person("Jan", "van den", "Berg")


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("Anna", Registration(Person("Anna"))),
        ("Anna;De Schijf;jeugd", Registration(Person("Anna"), "De Schijf", "jeugd")),
        ("naam;klasse\nRenée;A", Registration(Person("Renée"), None, "A")),
        ("class,team,name\nA,De Schijf,Anna", Registration(Person("Anna"), "De Schijf", "A")),
        ("class,club,name\nA,De Schijf,Anna", Registration(Person("Anna", club="De Schijf"), None, "A")),
        ("volgnr;naam\n7;Anna", Registration(Person("Anna"))),
        ("Voornaam;Tussenvoegsel;Achternaam\nJan;van den;Berg", Registration(JAN)),
        ("Voornaam;Tussenvoegsel;Naam\nJan;van den;Berg", Registration(JAN)),
        ("first name,infix,last name\nJan,van den,Berg", Registration(JAN)),
        ("achternaam\nBerg", Registration(Person("", "", "Berg"))),
        ("naam;bondsnummer\nAnna;0107", Registration(Person("Anna", member="0107"))),
        ("naam;categorie\nAnna;Jeugd", Registration(Person("Anna"), category=Category.YOUTH)),
        ("name,category\nAnna,senior", Registration(Person("Anna"), category=Category.SENIOR)),
        ('name\n"Berg, Jan van den"', Registration(Person("Berg, Jan van den"))),
    ],
)
def test_people_are_found_by_their_heading_or_their_order(text: str, entry: Registration) -> None:
    for encoding in ("utf-8", "utf-8-sig", "cp1252", "utf-16"):
        (listed,), doubts = read_people(text.encode(encoding))
        assert (listed.entry, doubts) == (entry, ())


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (";x;", "name-missing"),
        ('"Bram', "torn-line"),
        ("a;b;c;d", "cells-too-many"),
        ("Bram;A;baby", "category-unknown"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str, key: str) -> None:
    people, (doubt,) = read_people(f"naam;klasse;categorie\nAnna\n{line}\nCas".encode())
    assert [(person.line, person.entry.person.given) for person in people] == [(2, "Anna"), (4, "Cas")]
    assert (doubt.line, doubt.error.key) == (3, key)


def test_a_column_stands_once() -> None:
    with pytest.raises(ColumnTwice):
        read_people(b"name;naam\na;b")
