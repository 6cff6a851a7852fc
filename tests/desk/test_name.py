import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.desk.error import NameEmpty, NameTooLong, NameUnreadable
from sjoelen.desk.name import clean_name, same_name
from sjoelen.error import SjoelenError


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna\t", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("👩‍👩‍👧 🥏", "👩‍👩‍👧 🥏"),
        ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
        ("נועה", "נועה"),
        ("x" * 40, "x" * 40),
        ("<b>'); DROP TABLE", "<b>'); DROP TABLE"),
    ],
)
def test_a_name_is_kept_as_it_is_written(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", "   ", "\u200d", "\u0301", "\u2800", "\u3164"])
def test_a_name_has_something_to_see(text: str) -> None:
    with pytest.raises(NameEmpty):
        clean_name(text)


@pytest.mark.parametrize("text", ["x" * 41, "x" * 200, "a" + "\u0301" * 201])
def test_a_name_fits_on_the_sheet(text: str) -> None:
    with pytest.raises(NameTooLong) as caught:
        clean_name(text)
    assert caught.value.facts["most"] == 40


@pytest.mark.parametrize(
    "text", ["An\nna", "An\x00na", "\u202eannA", "An\u2028na", "An\ud800na", "An\ufeffna"]
)
def test_a_name_holds_nothing_that_cannot_be_shown(text: str) -> None:
    with pytest.raises(NameUnreadable):
        clean_name(text)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Anna", "ANNA"),
        ("Strauß", "STRAUSS"),
        ("Zoë", "ZOE\u0308"),
        ("Anna", "\uff21nna"),
        ("Anna", "An\u200dna"),
        ("Jan de Wit", "Jan  de\u00a0Wit"),
    ],
)
def test_names_that_sound_alike_are_the_same(first: str, second: str) -> None:
    assert same_name(first, second)
    assert not same_name(first, "Bram")


@given(st.text())
def test_tidying_twice_changes_nothing_more(text: str) -> None:
    try:
        name = clean_name(text)
    except SjoelenError:
        return
    assert clean_name(name) == name
