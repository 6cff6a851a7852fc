import pytest

from sjoelen.tournament.error import CategoryUnknown
from sjoelen.tournament.people.category import Category, category_of


@pytest.mark.parametrize(
    ("word", "category"),
    [("Jeugd", Category.YOUTH), (" youth ", Category.YOUTH), ("senioren", Category.SENIOR), (" ", None)],
)
def test_youth_and_seniors_are_read_as_people_write_them(word: str, category: Category | None) -> None:
    assert category_of(word) is category


def test_an_unknown_category_is_refused() -> None:
    with pytest.raises(CategoryUnknown):
        category_of("baby")
