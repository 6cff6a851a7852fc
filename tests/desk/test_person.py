from dataclasses import astuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.desk.error import NameEmpty, NameTooLong, NameUnreadable, PrefixAlone
from sjoelen.desk.person import Person, clean_person, decode_person, encode_person, split_name
from sjoelen.error import SjoelenError

PARTS = st.text(st.characters(exclude_categories=["C", "Z"]), max_size=8)


@given(st.builds(Person, PARTS, PARTS, PARTS, PARTS, PARTS))
def test_what_is_told_of_a_person_is_kept_as_one_text(person: Person) -> None:
    assert decode_person(encode_person(person)) == person


def test_a_name_alone_is_kept_as_it_is_and_a_later_release_may_keep_more() -> None:
    assert encode_person(Person("Jan van den Berg")) == "Jan van den Berg"
    assert decode_person("Jan\tvan den\tBerg\tDe Schijf\t1\tlater") == Person(
        "Jan", "van den", "Berg", "De Schijf", "1"
    )


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Jan van den Berg", ("Jan", "van den", "Berg")),
        ("Jan Willem de Vries", ("Jan Willem", "de", "Vries")),
        ("Anna De Boer", ("Anna", "De", "Boer")),
        ("Anna in 't Veld", ("Anna", "in 't", "Veld")),
        ("Berg, Jan van den", ("Jan", "van den", "Berg")),
        ("Jansen, Anna Maria", ("Anna Maria", "", "Jansen")),
        ("de Vries", ("", "de", "Vries")),
        ("Anna Jansen", ("Anna", "", "Jansen")),
        ("Anna", ("", "", "Anna")),
        ("Anna de", ("Anna", "", "de")),
        ("", ("", "", "")),
    ],
)
def test_a_whole_name_is_read_as_dutch_names_are_made(name: str, parts: tuple[str, str, str]) -> None:
    assert astuple(split_name(Person(name, club="x")))[:4] == (*parts, "x")


def test_what_was_told_apart_is_not_guessed_again() -> None:
    whole = Person("Maria", "", "Jansen de Boer")
    assert split_name(whole) == whole


def test_every_part_is_tidied() -> None:
    assert clean_person(Person(" Jan ", " van den", "Berg ", " De Schijf")) == Person(
        "Jan", "van den", "Berg", "De Schijf"
    )


@pytest.mark.parametrize(
    ("person", "leaf"),
    [
        (Person(""), NameEmpty),
        (Person("Jan", "van den"), PrefixAlone),
        (Person("J" * 21, "", "B" * 21), NameTooLong),
        (Person("Jan\tB"), NameUnreadable),
        (Person("Jan", club="De\nSchijf"), NameUnreadable),
    ],
)
def test_what_cannot_stand_on_a_card_is_refused(person: Person, leaf: type[SjoelenError]) -> None:
    with pytest.raises(leaf):
        clean_person(person)
